import { describe, expect, it } from "vitest";
import type { Operation, ReplayEntry } from "../wire";
import { Course } from "./course";

const entry = (n: number, patch: Operation[], told = true, to = 0): ReplayEntry => ({
  n,
  seat: "red",
  kind: to ? "undone" : "ordered",
  lines: told ? [{ text: "x", clauses: [], level: 0, seat: "", units: [], lines: [] }] : [],
  throws: [],
  patch,
  awaits: { seats: [], what: "", clause: "", outcome: null, units: [], throw: null },
  head: "",
  to,
  events: [],
  detail: null,
});

const course = (): Course =>
  new Course({
    ...{ name: "", form: "opened", seat: "", mine: false, game: "", version: 0, dice: "", title: {}, players: {} },
    ...{ seats: [], scenario: null, scene: null, opening: [], turns: [], finished: true, outcome: null, origin: null },
    ...{ drawable: false, comments: [], called: {} },
    state: { turn: 0, poses: [1] },
    marks: null,
    entries: [
      entry(1, []),
      entry(2, [{ op: "replace", path: "/state/turn", value: 1 }], false),
      entry(3, [{ op: "replace", path: "/state/poses", value: [2] }]),
      entry(4, [], false),
      entry(5, [{ op: "replace", path: "/state/poses", value: [1] }], true, 2),
    ],
  });

describe("a course", () => {
  it("folds what each entry has changed, wherever it is asked first", () => {
    const found = course();
    expect(found.state(5)).toEqual({ turn: 1, poses: [1] });
    expect(found.state(3)).toEqual({ turn: 1, poses: [2] });
    expect(found.state(0)).toEqual({ turn: 0, poses: [1] });
  });

  it("steps over entries of which there is nothing to tell, and stays within the game", () => {
    const found = course();
    expect([0, 1, 3, 5].map((n) => found.step(n, 1))).toEqual([1, 3, 5, 5]);
    expect([5, 3, 1, 0].map((n) => found.step(n, -1))).toEqual([3, 1, 0, 0]);
  });

  it("knows turns, and what was undone", () => {
    const found = course();
    expect([0, 1, 2, 5].map((n) => found.turn(n))).toEqual([0, 0, 1, 1]);
    expect([...found.undone()]).toEqual([3, 4]);
  });
});
