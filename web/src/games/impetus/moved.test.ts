import { expect, test } from "vitest";
import { went } from "./moved";

test("those are marked who stand elsewhere than before, also after a loss", () => {
  const stands = (...units: [string, number][]) => ({
    units: units.map(([id]) => ({ id })),
    poses: units.map(([, x]): [number, number, number] => [x, 0, 0]),
  });
  expect(went(stands(["a", 1], ["b", 2], ["c", 3]), stands(["b", 2], ["c", 4]))).toEqual({
    units: ["c"],
    moves: [{ start: [3, 0, 0], end: [4, 0, 0] }],
  });
  expect(went(undefined, stands(["b", 2])).units).toEqual([]);
});
