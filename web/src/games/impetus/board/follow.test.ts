import { expect, test } from "vitest";
import { follow } from "./follow";
import type { Grip } from "./scene";

const way = (key: string, path: Partial<Grip["path"]>, high: number): Grip => ({
  key,
  sign: key,
  label: key,
  path: { pieces: ["a"], kind: "straight", angle: 9000, pivot: [0, 0], sign: 1, legs: [], meets: [], far: 0, ...path },
  stretches: [{ low: 1, high }],
  out: 0,
  barred: false,
  single: false,
  text: String,
});

const ahead = way("advance", {}, 5000);
const left = way("sidestep", { angle: 18000 }, 5000);
const wheel = way("wheel", { kind: "turn", pivot: [-3000, 0], sign: 1 }, 4500);
const all = [ahead, wheel, left];
const at = (x: number, y: number): [string, number] | undefined => {
  const found = follow(all, [0, 0], [x, y]);
  return found && [found.grip.key, found.number];
};

test("the hand leads the piece along the nearest way", () => {
  expect(at(0, 3000)).toEqual(["advance", 3000]);
  expect(at(-2000, 100)).toEqual(["sidestep", 2000]);
  expect(at(-879, 2121)).toEqual(["wheel", 4500]);
});

test("it goes no further than is offered", () => {
  expect(at(0, 9000)).toEqual(["advance", 5000]);
  expect(follow(all, [0, 0], [0, 9000])?.wanted).toBe(9000);
});

test("a hand that goes where nothing leads moves nothing", () => {
  expect(at(2000, -2000)).toBeUndefined();
  expect(at(0, 0)).toBeUndefined();
});
