import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "../../words";
import { barredKey, grips, presses, ranks } from "./grips";
import { Names } from "./names";
import { grouped } from "./offers";
import type { Ordered } from "./types";
import type { Path } from "./wire";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const GAME = "../../../../src/sandtable/games/impetus/data/words/en/impetus-page.ftl";
const words = new Words("en", read(GAME), read("../../words/en.ftl"));
const army = { name: { en: "", fr: "", es: "" }, units: [] };
const names = new Names(words, { red: { army }, blue: { army } });
const path: Path = {
  pieces: ["red.fp-1"],
  kind: "straight",
  angle: 9000,
  pivot: [0, 0],
  sign: 1,
  legs: [],
  meets: [],
  far: 0,
};
const advance: Ordered = { order: "advance", units: ["red.fp-1"], distance: 0 };
const offer = (order: Ordered, field: string, low = 0, high = 5000) => ({ order, field, low, high, path });
const refusal = { clause: "BI 5.5b", key: "k", args: {}, pieces: [], witnesses: [], named: {} };

describe("grips", () => {
  it("are made of offers with a number and a way", () => {
    const found = grips(
      names,
      grouped([offer(advance, "distance"), offer({ order: "pass", units: ["red.fp-1"] }, "")]),
      [],
      (_, number) => `${number}`,
      9000,
    );
    expect(found.map(({ label, barred }) => [label, barred])).toEqual([["Advance", false]]);
    expect(found[0]?.text(7)).toBe("7");
    expect(found[0]?.stretches).toEqual([{ low: 0, high: 5000 }]);
  });
  it("stay for what people will try, barred, and say so", () => {
    const wheel: Ordered = { order: "wheel", units: ["red.fp-1"], corner: "left", angle: 0 };
    const shut = [
      { order: { order: "rally", unit: "red.fp-1" }, refusals: [refusal], path: null },
      { order: wheel, refusals: [refusal], path },
    ];
    const found = grips(names, [], shut, () => "", 9000);
    expect(found.map(({ key, label, barred }) => [key, label, barred])).toEqual([
      [barredKey(1), "Wheel left: Unavailable", true],
    ]);
  });
});

describe("presses", () => {
  it("aim once at each target, and lead to the group", () => {
    const shoot = (then: Ordered["then"]): Ordered => ({ order: "shoot", unit: "red.t-1", target: "blue.cp-1", then });
    const found = presses(
      names,
      grouped([offer(shoot("stay"), ""), offer(shoot("move"), "")]),
      ["red.t-1"],
      ["red.t-1+red.t-2"],
    );
    expect(found.map(({ kind, to }) => [kind, to])).toEqual([
      ["aim", "blue.cp-1"],
      ["join", "red.t-1"],
    ]);
    expect(found[1]?.key).toBe("join red.t-1+red.t-2");
  });
});

describe("ranks", () => {
  it("are those of the unit alone, or with another behind it", () => {
    const deploy = (rear: string, y: number): Ordered => ({
      order: "deploy",
      unit: "red.fp-1",
      x: 0,
      y,
      heading: 9000,
      rear,
    });
    const groups = grouped([
      offer(deploy("", 1000), "x"),
      offer(deploy("red.fp-2", 1500), "x"),
      offer(deploy("", 2000), "x"),
    ]);
    expect(ranks(groups, "").map(({ y }) => y)).toEqual([1000, 2000]);
    expect(ranks(groups, "red.fp-2").map(({ y }) => y)).toEqual([1500]);
  });
});
