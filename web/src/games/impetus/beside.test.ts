import { expect, test } from "vitest";
import { beside } from "./beside";

const card = { width: 300, height: 200 };
const host = { width: 1000, height: 700 };
const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 40 });

test("a card stands right of its piece where there is room, else left of it", () => {
  expect(beside(box(100, 300), card, host)).toMatchObject({ x: 174, y: 220 });
  expect(beside(box(900, 300), card, host)).toMatchObject({ x: 586, y: 220 });
});

test("it stays on the table", () => {
  expect(beside(box(100, 0), card, host).y).toBe(8);
  expect(beside(box(100, 690), card, host).y).toBe(492);
});

test("on a small screen it stands below or above its piece", () => {
  expect(beside(box(100, 100), card, { width: 390, height: 500 })).toMatchObject({ x: 8, y: 154 });
  expect(beside(box(100, 400), card, { width: 390, height: 500 })).toMatchObject({ x: 8, y: 186 });
});

test("where there is little room it is lower, and covers nothing", () => {
  expect(beside(box(100, 180), { width: 300, height: 400 }, { width: 390, height: 500 })).toEqual({
    x: 8,
    y: 234,
    most: 258,
  });
});
