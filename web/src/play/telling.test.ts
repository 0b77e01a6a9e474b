import { describe, expect, it } from "vitest";
import type { Event, Scenario, State } from "../impetus";
import type { ThrowMessage } from "../wire";
import { Words } from "../words";
import { Names } from "./names";
import { tell } from "./telling";

const words = new Words("en", `
role-red = Red
troop-fp = heavy foot
why-vbu = VBU
impetus-hits = { $hits } hits
impetus-dice = { $dice } dice
impetus-moved-advance = { $units } advanced { $distance } U
impetus-shot-fired = { $unit } shot at { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
`);
const profile = { type: "FP", move: 5000, vbu: 5, impetus: 1, vd: 2, weapon: "", traits: [], may_lead: false };
const army = (ids: string[]) => ({ army: { name: { en: "", fr: "", es: "" }, units: ids.map((id) => ({ id, profile, leads: false, name: null })) } });
const scenario = { red: army(["fp-1", "fp-2"]), blue: army(["fp-1"]) } as unknown as Scenario;
const names = new Names(words, scenario);
const before = { units: [{ id: "red.fp-1", profile, lost: 0 }], poses: [[0, 0, 0]] } as unknown as State;

describe("telling", () => {
  it("tells moves of a group as one", () => {
    const events = ["fp-1", "fp-2"].map((id) => ({ event: "moved", unit: `red.${id}`, pose: [2500, 0, 0], way: "advance", clause: "BI 5.2a" }) as Event);
    expect(tell(names, before, events, []).map((each) => each.text)).toEqual(["heavy foot 1, heavy foot 2 advanced 2.5 U"]);
  });
  it("gives a throw to the event that it led to", () => {
    const event = { event: "shot-fired", unit: "red.fp-1", target: "blue.fp-1", lines: [{ value: 3, clause: "", why: "vbu" }], hits: 1, clause: "BI 6.1.4" } as Event;
    const thrown = { faces: [6, 2, 1], count: 3, lines: [] } as unknown as ThrowMessage;
    expect(tell(names, before, [event], [thrown])[0]?.text).toBe("heavy foot 1 shot at heavy foot 1, 3 dice (+3 VBU): 6 2 1 – 1 hits");
  });
  it("says nothing of what only the program needs", () => {
    expect(tell(names, before, [{ event: "proceeded" }], [])).toEqual([]);
  });
});
