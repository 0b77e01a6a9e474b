import { describe, expect, it } from "vitest";
import { ranked, squared } from "./ranks";
import { Scatter } from "./scatter";

const FOOT = { across: 10, deep: 10, ranks: 2, loose: 0 };
const ROOM = { front: 80, top: 2, bottom: 34 };
const stands = (share = 1, disordered = false) => ranked(FOOT, ROOM, share, new Scatter("a"), disordered);

describe("figures on a base", () => {
  it("stand in ranks, the same each time", () => {
    expect(stands()).toHaveLength(16);
    expect(stands()).toEqual(stands());
    for (const { x, y } of stands()) {
      expect(Math.abs(x)).toBeLessThan(ROOM.front / 2);
      expect(y).toBeGreaterThan(ROOM.top);
      expect(y).toBeLessThan(ROOM.bottom);
    }
  });

  it("are fewer after losses, and never none", () => {
    expect(stands(0.5)).toHaveLength(8);
    expect(stands(0)).toHaveLength(1);
  });

  it("are out of line when disordered", () => {
    const furthest = (of: readonly { turn: number }[]) => Math.max(...of.map(({ turn }) => Math.abs(turn)));
    expect(furthest(stands(1, true))).toBeGreaterThan(furthest(stands()));
  });

  it("look outwards from a square", () => {
    const turns = squared(FOOT, { front: 80, top: 2, bottom: 70 }, 1, new Scatter("a")).map(({ turn }) => turn);
    expect(new Set(turns.map((turn) => (Math.round(turn / 90) + 4) % 4))).toEqual(new Set([0, 1, 2, 3]));
  });
});
