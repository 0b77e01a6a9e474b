import { expect, test } from "vitest";
import type { Counted } from "./course";
import { acts } from "./show";
import type { Chances, DieTold, Effect, MomentTold } from "./wire";

const chances: Chances = { wins: {}, major: {}, losses: {} };
const say = { effect: ({ losses, stars }: Effect) => `${losses} ${"★".repeat(stars)}`.trim(), broken: "broken" };
const tally = (losses: string, stars: number): Counted => ({
  ...{ losses, stars, morale: 3, broken: stars >= 3, stack: "A+" },
});
const die = (seat: string, what: string, losses: string, stars: number): DieTold => ({
  ...{ seat, what, clause: "", column: "B", column_clause: "", lines: [] },
  faces: [{ face: 8, total: 8, losses, stars, passed: null }],
});
const moment = (thrown: DieTold | null, attacker: Counted, defender: Counted): MomentTold => ({
  ...{ round: 1, die: thrown, face: 8, told: [], tallies: { attacker, defender }, chances, counted: [] },
});
const BEFORE = { attacker: tally("0", 0), defender: tally("0", 0) };

test("fire is seen as a shot, shock as a clash, each with its die and what it costs the enemy", () => {
  const found = acts(
    [
      moment(die("attacker", "fire", "1", 0), tally("0", 0), tally("1", 0)),
      moment(die("defender", "shock", "2", 1), tally("2", 1), tally("1", 0)),
    ],
    BEFORE,
    say,
  );
  expect(found.map(({ act }) => act)).toEqual(["shot", "dice", "told", "clash", "dice", "told"]);
  expect(found[1]).toMatchObject({ piece: "attacker", faces: [8], hits: [0], said: "1", sides: 1 });
  expect(found[2]).toMatchObject({ piece: "defender", text: "−1" });
  expect(found[5]).toMatchObject({ piece: "attacker", text: "−2 ★" });
});

test("who breaks goes back, then is pursued; what does nothing floats nowhere", () => {
  const routed = tally("2", 3);
  const found = acts(
    [
      moment(die("attacker", "shock", "2", 3), tally("0", 0), routed),
      moment(null, tally("0", 0), routed),
      moment(die("attacker", "pursuit", "0", 0), tally("0", 0), routed),
    ],
    BEFORE,
    say,
  );
  expect(found.map(({ act }) => act)).toEqual(["clash", "dice", "told", "told", "go", "go", "dice"]);
  expect(found[3]).toMatchObject({ piece: "defender", text: "broken" });
  expect(found[4]).toMatchObject({ moves: [{ piece: "defender" }], how: "back" });
  expect(found[5]).toMatchObject({ moves: [{ piece: "attacker" }], how: "charge" });
  expect(found[6]).toMatchObject({ hits: [] });
});
