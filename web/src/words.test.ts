import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Words } from "./words";

const text = (language: string): string => readFileSync(new URL(`./words/${language}.ftl`, import.meta.url), "utf-8");
const keys = (language: string): string[] =>
  [...text(language).matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? "").sort();

describe("words", () => {
  it.each(LANGUAGES)("%s has every key", (language) => {
    expect(keys(language)).toEqual(keys("en"));
  });
  it.each(LANGUAGES)("%s can be read", (language) => {
    const words = new Words(language, text(language));
    for (const key of keys(language)) expect(words.has(key), key).toBe(true);
    expect(words.say("dice-said", { faces: "1 2", hits: 1 })).toMatch(/^1 2, \w+/);
  });
  it("call a game by its name, or by what they have", () => {
    const words = new Words("en", "game-chess = Chess\nof = A game of { GAME($game) }.");
    expect(words.say("of", { game: "chess" })).toBe("A game of Chess.");
    expect(words.say("of", { game: "go" })).toBe("A game of go.");
  });
});
