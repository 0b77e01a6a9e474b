import { describe, expect, it } from "vitest";
import type { Operation } from "../wire";
import { check, Misfit, patched, sorted, View } from "./patch";

const replace = (path: string, value: unknown): Operation => ({ op: "replace", path, value });
const add = (path: string, value: unknown): Operation => ({ op: "add", path, value });
const remove = (path: string): Operation => ({ op: "remove", path, value: undefined });

describe("a patch", () => {
  const old = Object.freeze({
    state: Object.freeze({ turn: 1, units: Object.freeze([{ id: "a" }, { id: "b" }]), "m/n~o": 1 }),
    marks: null,
  });

  it("changes, adds and takes away, and leaves the old document alone", () => {
    const next = patched<unknown>(old, [
      replace("/state/turn", 2),
      add("/state/units/1", { id: "c" }),
      remove("/state/units/0"),
      add("/state/units/2", { id: "d" }),
      replace("/state/m~1n~0o", 3),
      add("/state/new", [1]),
      replace("/marks", { squares: [] }),
    ]);
    expect(next).toEqual({
      state: { turn: 2, units: [{ id: "c" }, { id: "b" }, { id: "d" }], "m/n~o": 3, new: [1] },
      marks: { squares: [] },
    });
    expect(old.state).toEqual({ turn: 1, units: [{ id: "a" }, { id: "b" }], "m/n~o": 1 });
    expect("marks" in (patched<unknown>(old, [remove("/marks")]) as object)).toBe(false);
  });

  it("keeps every object that it does not touch", () => {
    const next = patched(old, [replace("/state/units/1/id", "x")]);
    expect(next.state.units[0]).toBe(old.state.units[0]);
    expect(next.state.units[1]).toEqual({ id: "x" });
    expect(patched(old, [replace("/state/turn", 2)]).state.units).toBe(old.state.units);
  });

  it("replaces everything", () => expect(patched<unknown>(old, [replace("", { state: 1 })])).toEqual({ state: 1 }));

  it.each([
    [replace("/state/nothing", 1)],
    [remove("/state/nothing")],
    [add("/state/units/9", 1)],
    [remove("/state/units/2")],
    [replace("/state/turn/deeper", 1)],
    [replace("/state/units/x", 1)],
  ])("is refused where there is nothing: %o", (operation) => {
    expect(() => patched<unknown>(old, [operation])).toThrow(Misfit);
  });
});

describe("the check", () => {
  it("sorts keys by their code points", () => {
    expect(
      sorted({ b: 1, a: [true, null, "x"], é: 2, "\u{1F600}": 3, "\uffff": 4, "10": 5, "9": 6, A: 7, "": 8 }),
    ).toBe('{"":8,"10":5,"9":6,"A":7,"a":[true,null,"x"],"b":1,"é":2,"\uffff":4,"\u{1F600}":3}');
  });

  it("is the CRC-32 that the server works out", () => {
    expect(check("123456789")).toBe(2203660321);
    expect(check({ state: { name: "Österreich 🐎", turn: 3 }, marks: null })).toBe(3136011023);
  });
});

describe("a view", () => {
  it("follows patch by patch, and keeps what it has if one does not fit", () => {
    const view = new View();
    view.whole({ state: { turn: 1 }, marks: null });
    const next = { state: { turn: 2 }, marks: null };
    expect(view.entered({ patch: [replace("/state/turn", 2)], check: check(next) })).toEqual(next);
    expect(() =>
      view.entered({ patch: [replace("/state/turn", 4)], check: check({ ...next, state: { turn: 3 } }) }),
    ).toThrow(Misfit);
    const third = { state: { turn: 3 }, marks: null };
    expect(view.entered({ patch: [replace("/state/turn", 3)], check: check(third) })).toEqual(third);
  });
});
