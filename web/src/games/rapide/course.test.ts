import { expect, test } from "vitest";
import { happened, standing } from "./course";
import type { Chances, MomentTold, Tally } from "./wire";

const chances: Chances = { wins: {}, major: {}, losses: {} };
const tally = (stars: number | null, losses: string): Tally => ({
  stars,
  morale: 4,
  losses,
  broken: stars === null ? null : stars > 3,
  stack: "A+",
});
const moment = (face: number, now: Tally): MomentTold => ({
  round: 1,
  die: null,
  face,
  told: [],
  tallies: { attacker: now },
  chances,
  counted: [],
});
const entry = (n: number, kind: string, to = 0, ...moments: MomentTold[]) => ({ n, kind, to, detail: { moments } });

test("what was taken back did not happen", () => {
  const log = [
    entry(1, "begun", 0, moment(0, tally(0, "0"))),
    entry(2, "rolled", 0, moment(9, tally(2, "2"))),
    entry(3, "undone", 1),
    entry(4, "rolled", 0, moment(4, tally(1, "1"))),
  ];
  expect(standing(log, 4).map(({ n }) => n)).toEqual([1, 4]);
  expect(happened(log, 4).map(({ face }) => face)).toEqual([0, 4]);
  expect(happened(log, 2).map(({ face }) => face)).toEqual([0, 9]);
});

test("what the state forgets is known from before", () => {
  const log = [entry(1, "rolled", 0, moment(9, tally(4, "2"))), entry(2, "rolled", 0, moment(3, tally(null, "6½")))];
  const last = happened(log, 2).at(-1);
  expect(last?.tallies.attacker).toEqual({ stars: 4, broken: true, morale: 4, losses: "6½", stack: "A+" });
});
