import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Words } from "./words";

const text = (language: string): string => readFileSync(new URL(`./words/${language}.ftl`, import.meta.url), "utf-8");
const keys = (language: string): string[] => [...text(language).matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? "").sort();

describe("words", () => {
  it.each(LANGUAGES)("%s has every key", (language) => {
    expect(keys(language)).toEqual(keys("en"));
  });
  it.each(LANGUAGES)("%s can be read", (language) => {
    const words = new Words(language, text(language));
    for (const key of keys(language)) expect(words.has(key), key).toBe(true);
    expect(words.say("do-sidestep", { way: "aside", corner: "left" })).not.toContain("{");
  });
});
