import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Event, Scenario, State } from "../impetus";
import { Names } from "../play/names";
import { tell } from "../play/telling";
import type { ThrowMessage } from "../wire";
import { Words } from "../words";
import { corpsOf, leaderOf, spent } from "./shapes";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const words = new Words("en", ["grandeur-play", "grandeur-page", "grandeur", "impetus-play", "impetus"].map((name) => file(`../../../src/sandtable/data/words/en/${name}.ftl`)).join("\n"));
const general = (id: string, name: string) => ({ id, grade: "bold", brave: true, name: { en: name, fr: name, es: name } });
const side = (corps: string) => ({
  army: { name: { en: "", fr: "", es: "" }, units: [{ id: "fp-1", profile: { type: "FP" }, leads: false, name: null, command: "division-1" }], commander: general("general-1", "Wellington"), corps: [{ id: corps, general: null, name: null, divisions: [{ id: "division-1", general: general("general-2", "Picton"), name: null }] }] },
});
const scenario = { red: side("corps-1"), blue: side("corps-1") } as unknown as Scenario;
const names = new Names(words, scenario);
const thrown = (what: string, ...faces: number[]): ThrowMessage => ({ seat: "red", what, clause: "", count: faces.length, sides: 6, lines: [], faces, hits: [], reading: "" });
const told = (events: Event[], throws: ThrowMessage[]): string[] => tell(names, undefined, events, throws).map(({ text }) => text);

describe("what happens in Grandeur", () => {
  it("takes its own throw, and no other", () => {
    const lost: Event = { event: "general-lost", general: "red.general-2", clause: "GR 2.3" };
    const tested: Event = { event: "discipline-tested", units: ["red.fp-1"], purpose: "square", lines: [], needed: 4, passed: true };
    expect(told([lost, tested], [thrown("discipline-square", 5)])).toEqual(["Picton was taken or killed by the enemy", "infantry 1 tested discipline to form square, 5 against 4: passed"]);
  });

  it("names corps and generals", () => {
    expect(told([{ event: "corps-activated", seat: "blue", corps: "corps-1", units: [] }], [])).toEqual(["Blue: Corps 1 acts"]);
    expect(told([{ event: "general-attached", general: "red.general-1", unit: "red.fp-1" }], [])).toEqual(["Wellington joined infantry 1"]);
  });

  it("is silent where nothing is to be read", () => {
    expect(told([{ event: "move-watched", units: ["red.fp-1"] }, { event: "phase-began", units: ["red.fp-1"] }], [])).toEqual([]);
  });
});

describe("corps", () => {
  const state = { scenario, acted: ["blue.corps-1"], corps: "", leaders: [{ id: "red.general-1" }] } as unknown as State;

  it("hold their units, through divisions", () => expect(corpsOf(state, "red.fp-1")).toBe("red.corps-1"));
  it("that have acted are done, the others are not", () => expect([spent(state, "blue.fp-1"), spent(state, "red.fp-1")]).toEqual([true, false]));
  it("are led by whoever stands on the table", () => expect([leaderOf(state, "red.general-1")?.id, leaderOf(state, "red.general-2")]).toEqual(["red.general-1", undefined]));
});
