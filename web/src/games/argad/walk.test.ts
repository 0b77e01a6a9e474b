import { expect, test } from "vitest";
import type { Point } from "../../board/shapes";
import { along, reached, slide, together } from "./walk";

const way: Point[] = [
  [0, 0],
  [3000, 0],
  [3000, 4000],
];

test("a place on a way is as far along it as one walks", () => {
  expect(reached(way, [3000, 1000])).toBe(4000);
  expect(along(way, 4000, 0)).toEqual([3000, 1000, 9000]);
  expect(along(way, 9000, 0)).toEqual([3000, 4000, 9000]);
});

test("who was stopped early stands while the others walk on", () => {
  const [far, near] = together([
    { figure: "far", way, pace: 7000, tick: 100, start: 0, end: 0, stand: [3000, 4000, 0] },
    {
      figure: "near",
      way: [
        [0, 9000],
        [8000, 9000],
      ],
      pace: 8000,
      tick: 25,
      start: 0,
      end: 0,
      stand: [2000, 9000, 0],
    },
  ]);
  expect(near?.at(0.125)).toEqual([1000, 9000, 0]);
  expect(near?.at(0.6)).toEqual([2000, 9000, 0]);
  expect(far?.at(0.5)).toEqual([3000, 500, 9000]);
  expect(far?.at(1)).toEqual([3000, 4000, 0]);
});

test("a push turns by the shorter side", () => {
  expect(slide("x", [0, 0, 35000], [10, 0, 1000]).at(0.5)).toEqual([5, 0, 36000]);
});
