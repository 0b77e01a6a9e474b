import { expect, test } from "vitest";
import { beside, common } from "./place";

const note = { width: 280, height: 120 };
const screen = { width: 1440, height: 900 };

test("a note lies to the right of what it speaks of, where there is room", () => {
  const at = beside({ left: 600, top: 400, width: 60, height: 40 }, note, screen);
  expect([at.left, at.top]).toEqual([674, 360]);
});

test("it never covers it, wherever that is", () => {
  for (const left of [0, 400, 1100, 1380])
    for (const top of [0, 300, 860]) {
      const of = { left, top, width: 60, height: 40 };
      const at = beside(of, note, screen);
      const apart =
        at.left >= left + 60 || at.left + at.width <= left || at.top >= top + 40 || at.top + at.height <= top;
      expect(apart, `${left} ${top}`).toBe(true);
      expect(at.left >= 0 && at.top >= 0 && at.left + at.width <= 1440 && at.top + at.height <= 900).toBe(true);
    }
});

test("on a phone it goes below or above", () => {
  const at = beside({ left: 150, top: 200, width: 60, height: 40 }, note, { width: 390, height: 844 });
  expect(at.top).toBe(254);
});

test("what a panel cuts off is no part of what is seen", () => {
  const panel = { left: 0, top: 500, width: 390, height: 200 };
  expect(common({ left: 10, top: 650, width: 100, height: 200 }, panel)).toEqual({
    left: 10,
    top: 650,
    width: 100,
    height: 50,
  });
  expect(common({ left: 10, top: 750, width: 100, height: 200 }, panel)).toBeUndefined();
});
