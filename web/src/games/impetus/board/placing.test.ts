import { describe, expect, it } from "vitest";
import { bent, holds, nearestPlace, nextPlace, pulled, shifted, straighter, toEdge, turned } from "./placing";
import type { Rank } from "./scene";
import type { Piece } from "../wire";
import { View } from "../../../board/view";

const view = new View(80000, 60000, false);
const wood: Piece = {
  id: "wood-1",
  kind: "wood",
  x: 20000,
  y: 10000,
  heading: 35000,
  along: 9000,
  across: 6000,
  ends: null,
  fordable: false,
  bends: [],
};
const road: Piece = {
  ...wood,
  id: "road-1",
  kind: "road",
  ends: [
    [20000, 0],
    [20000, 60000],
  ],
  across: 2000,
};
const rank = (y: number, low: number, high: number): Rank => ({
  key: `rank ${y}`,
  body: "red.fp-1",
  y,
  heading: 9000,
  stretches: [{ low, high }],
});

describe("setting up", () => {
  it("moves an area freely and turns it round the clock", () => {
    expect(shifted(wood, 1000.4, -500, view)).toMatchObject({ x: 21000, y: 9500 });
    expect(turned(wood, 1500).heading).toBe(500);
    expect(turned({ ...wood, heading: 500 }, -1500).heading).toBe(35000);
  });
  it("keeps the ends of a strip on the edges where they are", () => {
    expect(shifted(road, 5000, 9000, view).ends).toEqual([
      [25000, 0],
      [25000, 60000],
    ]);
    expect(shifted(road, 90000, 0, view).ends).toEqual([
      [80000, 0],
      [80000, 60000],
    ]);
  });
  it("lets an end that lies inside the table go anywhere", () => {
    const lane: Piece = {
      ...road,
      ends: [
        [20000, 0],
        [20000, 30000],
      ],
    };
    expect(shifted(lane, 1000, 2000, view).ends).toEqual([
      [21000, 0],
      [21000, 32000],
    ]);
    expect(pulled(lane, 1, [33000, 31000], view).ends).toEqual([
      [20000, 0],
      [33000, 31000],
    ]);
  });
  it("takes an end along the edge of the table", () => {
    expect(pulled(road, 0, [41000, 7000], view).ends).toEqual([
      [41000, 0],
      [20000, 60000],
    ]);
    expect(toEdge([79000, 30000], view)).toEqual([80000, 30000]);
    expect(toEdge([-5000, 30000], view)).toEqual([0, 30000]);
  });
  it("bends a strip, pulls the bend, keeps it on the table, and straightens it again", () => {
    const once = bent(road);
    expect(once.bends).toEqual([[20000, 30000]]);
    const aside = pulled(once, 1, [27000, 31000], view);
    expect([aside.ends, aside.bends]).toEqual([road.ends, [[27000, 31000]]]);
    expect(pulled(once, 1, [-5000, 70000], view).bends).toEqual([[0, 60000]]);
    expect(bent(aside).bends).toEqual([
      [23500, 15500],
      [27000, 31000],
    ]);
    expect(shifted(aside, 5000, 0, view)).toMatchObject({
      ends: [
        [25000, 0],
        [25000, 60000],
      ],
      bends: [[32000, 31000]],
    });
    expect(straighter(aside).bends).toEqual([]);
    expect(holds(aside, [26500, 31000])).toBe(true);
    expect(holds(aside, [20000, 31000])).toBe(false);
  });
  it("knows what is under the finger", () => {
    expect(holds(wood, [22000, 10000])).toBe(true);
    expect(holds(wood, [40000, 10000])).toBe(false);
    expect(holds(road, [20500, 44000])).toBe(true);
    expect(holds(road, [30000, 44000])).toBe(false);
  });
  it("goes to the nearest place of all ranks, and by arrows along and across them", () => {
    const ranks = [rank(10000, 15000, 40000), rank(12000, 15000, 60000)];
    expect(nearestPlace(ranks, [50000, 10200])).toMatchObject({ x: 50000, rank: { y: 12000 } });
    const now = { rank: rank(10000, 15000, 40000), x: 39800 };
    expect(nextPlace(ranks, now, 1000, 0)).toMatchObject({ x: 40000, rank: { y: 10000 } });
    expect(nextPlace(ranks, now, 0, 1)).toMatchObject({ x: 39800, rank: { y: 12000 } });
    expect(nextPlace(ranks, now, 0, -1)).toMatchObject({ x: 39800, rank: { y: 10000 } });
    expect(nearestPlace([], [0, 0])).toBeUndefined();
  });
});
