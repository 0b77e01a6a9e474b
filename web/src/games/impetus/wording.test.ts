import { describe, expect, it } from "vitest";
import type { Args } from "../../words";
import { Names } from "./names";
import { percent } from "./offers";
import { kind } from "./wording";

const words = {
  language: "en" as const,
  say: (key: string, { target = "", army = "" }: Args = {}): string => `${key} ${target}${army}`.trim(),
  has: (): boolean => false,
};
const army = { name: { en: "", fr: "", es: "" }, units: [] };
const names = new Names(words, { red: { army }, blue: { army } });

describe("an order in words", () => {
  it("names no target where there is none", () => {
    expect(kind(names, { order: "shoot", unit: "red.t-1", target: "" })).toBe("shoot-nobody");
    expect(kind(names, { order: "shoot", unit: "red.t-1", target: "blue.fp-1" })).toBe("Order-shoot blue.fp-1");
  });
});

describe("a side", () => {
  const called = (red: string, blue: string): Names => {
    const side = (en: string) => ({ army: { name: { en, fr: en, es: en }, units: [] } });
    return new Names(words, { red: side(red), blue: side(blue) });
  };

  it("is called by its army", () => expect(called("Normans", "Romans").side("red")).toBe("Normans"));
  it("has its colour besides if both are alike", () =>
    expect(called("Romans", "Romans").side("blue")).toBe("army-of-blue Romans"));
  it("has its colour if its army has no name", () => expect(called("", "Romans").side("red")).toBe("red"));
  it("stands without its own brackets behind a unit", () =>
    expect(called("Carthage (Hannibal)", "Romans").refused({ key: "x", args: {}, named: { target: "red.fp-1" } })).toBe(
      "x red.fp-1 (Carthage, Hannibal)",
    ));
});

describe("a chance", () => {
  it.each([
    [0, "0 %"],
    [0.001, "<1 %"],
    [0.256, "26 %"],
    [0.999, ">99 %"],
    [1, "100 %"],
  ])("of %d is told as %s", (value, told) => expect(percent(value)).toBe(told));
});
