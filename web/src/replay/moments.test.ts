import { describe, expect, it } from "vitest";
import { WALK } from "../argad/walk";
import type { State } from "../impetus";
import type { ReplayEntry } from "../wire";
import { dealtIn, lasts, moved } from "./moments";

const entry = (...events: unknown[]): ReplayEntry => ({ events }) as unknown as ReplayEntry;

describe("a moment", () => {
  it("tells who hit whom, and at whom a shot went that missed", () => {
    const shots = { event: "shots-shown", shots: [{ figure: "archer", target: "rider" }] };
    const found = dealtIn(entry(shots, { event: "shot-judged", figure: "archer", victim: "", hit: false }, { event: "struck", striker: "robber", target: "bailiff", outcome: "kill" }, { event: "struck", striker: "bailiff", target: "robber", outcome: "miss" }));
    expect(found).toEqual([
      { from: "archer", to: "rider", how: "shot", hit: false },
      { from: "robber", to: "bailiff", how: "blow", hit: true },
      { from: "bailiff", to: "robber", how: "blow", hit: false },
    ]);
  });

  it("lasts as long as somebody walks", () => {
    expect(lasts(entry({ event: "moved", walk: { way: [[0, 0], [1, 0]] } }))).toBeGreaterThan(WALK);
    expect(lasts(entry({ event: "moved", walk: { way: [[0, 0]] } }))).toBe(0);
    expect(lasts(undefined)).toBe(0);
  });

  it("marks those who stand elsewhere than before, also after a loss", () => {
    const state = (...units: [string, number][]): State => ({ units: units.map(([id]) => ({ id })), poses: units.map(([, x]) => [x, 0, 0]) }) as unknown as State;
    expect(moved(state(["a", 1], ["b", 2], ["c", 3]), state(["b", 2], ["c", 4]))).toEqual({ units: ["c"], moves: [{ start: [3, 0, 0], end: [4, 0, 0] }] });
  });
});
