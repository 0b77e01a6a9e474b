import { expect, test } from "vitest";
import { holds } from "./hands";

test("a line that is drawn around something holds it, however it is bent", () => {
  const bent: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 3],
    [0, 10],
  ];
  expect(holds(bent, [1, 5])).toBe(true);
  expect(holds(bent, [9, 5])).toBe(true);
  expect(holds(bent, [5, 8])).toBe(false);
  expect(holds([[3, 3]], [3, 3])).toBe(false);
});
