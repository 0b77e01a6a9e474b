import { describe, expect, it } from "vitest";
import type { Offer } from "../../page/api";
import { chance, filled, furthest, grouped } from "./offers";
import type { BattleTypes, Ordered } from "./types";

const offer = (order: Ordered, field = "", low = 0, high = 0): Offer<BattleTypes> => ({
  order,
  field,
  low,
  high,
  path: null,
});

describe("offers", () => {
  it("puts the stretches of one order together", () => {
    const groups = grouped([
      offer({ order: "advance", units: ["a"], distance: 0 }, "distance", 1, 50),
      offer({ order: "advance", units: ["a"], distance: 0 }, "distance", 90, 120),
      offer({ order: "pass", units: ["a"] }),
    ]);
    expect(groups.map((each) => each.stretches.length)).toEqual([2, 0]);
    expect(furthest(groups[0]!)).toBe(120);
    expect(filled(groups[0]!, 99)).toEqual({ order: "advance", units: ["a"], distance: 99 });
  });
  it("keeps turns to the left and to the right apart", () => {
    const turn = { order: "wheel-at-halt", unit: "a" };
    const groups = grouped([
      offer({ ...turn, angle: 1 }, "angle", 1, 90),
      offer({ ...turn, angle: -1 }, "angle", -90, -1),
    ]);
    expect(groups.map(furthest)).toEqual([90, -90]);
  });
  it("reads chances", () => {
    expect([chance("1/4"), chance("0/1"), chance("1"), chance(undefined)]).toEqual([0.25, 0, 1, 0]);
  });
});
