import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Scenario, State } from "../impetus";
import { Names } from "../play/names";
import { Words } from "../words";
import { corpsOf, leaderOf, spent } from "./shapes";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const words = new Words("en", ["grandeur-play", "grandeur-page", "grandeur", "impetus-play", "impetus"].map((name) => file(`../../../src/sandtable/games/${name.split("-")[0]}/data/words/en/${name}.ftl`)).join("\n"));
const general = (id: string, name: string) => ({ id, grade: "bold", brave: true, name: { en: name, fr: name, es: name } });
const side = (corps: string) => ({
  army: { name: { en: "", fr: "", es: "" }, units: [{ id: "fp-1", profile: { type: "FP" }, leads: false, name: null, command: "division-1" }], commander: general("general-1", "Wellington"), corps: [{ id: corps, general: null, name: null, divisions: [{ id: "division-1", general: general("general-2", "Picton"), name: null }] }] },
});
const scenario = { red: side("corps-1"), blue: side("corps-1") } as unknown as Scenario;
const names = new Names(words, scenario);

describe("names", () => {
  it("are those of corps and generals too", () => {
    expect([names.corps("blue.corps-1"), names.unit("red.general-1"), names.unit("red.fp-1")]).toEqual(["Corps 1", "Wellington", "infantry 1"]);
  });
});

describe("corps", () => {
  const state = { scenario, acted: ["blue.corps-1"], corps: "", leaders: [{ id: "red.general-1" }] } as unknown as State;

  it("hold their units, through divisions", () => expect(corpsOf(state, "red.fp-1")).toBe("red.corps-1"));
  it("that have acted are done, the others are not", () => expect([spent(state, "blue.fp-1"), spent(state, "red.fp-1")]).toEqual([true, false]));
  it("are led by whoever stands on the table", () => expect([leaderOf(state, "red.general-1")?.id, leaderOf(state, "red.general-2")]).toEqual(["red.general-1", undefined]));
});
