import { describe, expect, it } from "vitest";
import { along, nearest, whole, within, type Path } from "./motion";

const straight = (angle: number): Path => ({ kind: "straight", angle, pivot: [0, 0], sign: 1, legs: [] });

describe("motion", () => {
  it("rounds halves away from zero", () => {
    expect([whole(2.5), whole(-2.5), whole(-0.2)]).toEqual([3, -3, 0]);
  });
  it("goes straight along an angle and keeps its heading", () => {
    expect(along([1000, 2000, 9000], straight(9000), 500)).toEqual([1000, 2500, 9000]);
    expect(along([0, 0, 100], straight(3000), 1000)).toEqual([866, 500, 100]);
  });
  it("turns about a pivot to either side", () => {
    const left: Path = { kind: "turn", angle: 0, pivot: [0, 0], sign: 1, legs: [] };
    expect(along([1000, 0, 0], left, 9000)).toEqual([0, 1000, 9000]);
    expect(along([1000, 0, 0], { ...left, sign: -1 }, 9000)).toEqual([0, -1000, 27000]);
  });
  it("finds the number for a grip that is dragged", () => {
    expect(nearest(straight(0), [0, 0], [700, 300])).toBe(700);
    expect(nearest({ kind: "turn", angle: 0, pivot: [0, 0], sign: -1, legs: [] }, [0, 1000], [1000, 1000])).toBe(4500);
  });
  it("follows the bends of a road as one body", () => {
    const road: Path = {
      kind: "road",
      angle: 9000,
      pivot: [0, 0],
      sign: 1,
      legs: [
        [0, 0, 0, 9000],
        [1000, 0, 1000, 0],
      ],
    };
    expect(along([0, 0, 9000], road, 0)).toEqual([0, 0, 9000]);
    expect(along([0, 0, 9000], road, 1000)).toEqual([0, 1000, 9000]);
    expect(along([0, 0, 9000], road, 1500)).toEqual([500, 1000, 0]);
    expect(along([0, -200, 9000], road, 1500)).toEqual([300, 1000, 0]);
    expect(nearest(road, [0, 0], [10, 600])).toBe(600);
    expect(nearest(road, [0, 0], [700, 1100])).toBe(1700);
  });
  it("stays within the stretches that were offered", () => {
    const stretches = [
      { low: 1, high: 100 },
      { low: 300, high: 400 },
    ];
    expect([-5, 90, 180, 250, 999].map((n) => within(n, stretches))).toEqual([1, 90, 100, 300, 400]);
  });
});
