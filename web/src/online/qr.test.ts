import { describe, expect, it } from "vitest";
import { qr } from "./qr";

const FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const text = (rows: boolean[][], x: number, y: number, size: number): string[] =>
  rows.slice(y, y + size).map((row) =>
    row
      .slice(x, x + size)
      .map(Number)
      .join(""),
  );

describe("a QR code", () => {
  const rows = qr("http://127.0.0.1:8000/#join=mUw5cY4Zq0k3vN8bT2pRj6sXhL9aGfEd7iOoCtBy1Ku") ?? [];

  it("is as large as its text needs, and has its three finders", () => {
    expect(rows.length).toBe(37);
    for (const [x, y] of [
      [0, 0],
      [30, 0],
      [0, 30],
    ] as const)
      expect(text(rows, x, y, 7)).toEqual(FINDER);
  });

  it("says its mask and its correction twice, alike", () => {
    const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => rows[y]?.[8]);
    const other = [36, 35, 34, 33, 32, 31, 30, 29].map((x) => rows[8]?.[x]);
    expect(beside).toEqual(other);
    expect(rows[29]?.[8]).toBe(true);
  });

  it("of the same text is the same, and of too long a text none", () => {
    expect(qr("a")).toEqual(qr("a"));
    expect(qr("a")?.length).toBe(21);
    expect(qr("x".repeat(500))).toBeUndefined();
  });
});
