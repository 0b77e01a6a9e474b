import { describe, expect, it } from "vitest";
import { ends, FIGHT, script } from "../../board/script";
import type { Logged } from "../../page/api";
import type { ThrowMessage } from "../../wire";
import { acts, TELLS } from "./show";
import type { BattleTypes } from "./types";
import type { Event } from "./wire";

const thrown = (seat: string, faces: number[], hits: number[], after: number): ThrowMessage => ({
  ...{ seat, faces, hits, after, what: "", clause: "", count: faces.length, sides: 6, lines: [], reading: "" },
});

const entry = (events: Event[], throws: ThrowMessage[]): Logged<BattleTypes> => ({
  ...{ n: 39, seat: "red", kind: "ordered", events, throws, to: 0, lines: [] },
});

const around = {
  say: (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join(" "),
  length: (thousandths: number) => `${thousandths / 1000} U`,
  role: (seat: string) => seat.toUpperCase(),
  ours: (seat: string) => seat === "red",
};

/** A charge, a melee that the enemy loses, a retreat; as the server tells it. */
const CHARGE: Event[] = [
  { event: "charge-declared", units: ["red.a"], bonus: false },
  { event: "moved", unit: "red.a", pose: [0, 5000, 9000], way: "charge", clause: "BI 5.6" },
  { event: "mains-met", one: "red.a", other: "blue.b", supports: [] },
  { event: "melee-thrown", unit: "red.a", lines: [], hits: 2 },
  { event: "melee-thrown", unit: "blue.b", lines: [], hits: 0 },
  { event: "tested", unit: "blue.b", lines: [], critical: 2, lost: 1 },
  { event: "strength-lost", unit: "blue.b", amount: 1, clause: "BI 6.2b" },
  { event: "disordered", unit: "blue.b", clause: "BI 6.2c" },
  { event: "melee-judged", one: "red.a", other: "blue.b", loser: "blue.b", supports: [] },
  { event: "retreat-thrown", unit: "blue.b", distance: 4000, clause: "BI 7.6.1b" },
  { event: "moved", unit: "blue.b", pose: [0, 9000, 27000], way: "retreat", clause: "BI 7.6.1b" },
];
const THROWS = [
  thrown("red", [6, 5, 1, 6], [0, 3], 3),
  thrown("blue", [1, 2], [], 4),
  thrown("blue", [3], [], 5),
  thrown("blue", [4], [], 9),
];

describe("a charge and a melee as a show", () => {
  const found = acts(entry(CHARGE, THROWS), around, TELLS);

  it("has its acts in the order of the events, each throw with its own dice", () => {
    expect(found.map(({ act }) => act)).toEqual([
      "told",
      "go",
      "clash",
      "dice",
      "dice",
      "dice",
      "told",
      "told",
      "dice",
      "go",
    ]);
    expect(found.flatMap((each) => (each.act === "dice" ? [[each.piece, each.faces, each.said]] : []))).toEqual([
      ["red.a", [6, 5, 1, 6], "show-hits 2"],
      ["blue.b", [1, 2], "show-hits 0"],
      ["blue.b", [3], ""],
      ["blue.b", [4], "4 U"],
    ]);
    expect(found.flatMap((each) => (each.act === "go" ? [each.how] : []))).toEqual(["charge", "back"]);
    expect(found.flatMap((each) => (each.act === "dice" ? [each.against] : []))[0]).toBe("blue.b");
  });

  it("is watched in two to four seconds, each act after the one before", () => {
    const cues = script(found);
    expect(ends(cues)).toBeGreaterThan(2000);
    expect(ends(cues)).toBeLessThanOrEqual(FIGHT);
    cues.reduce((before, { at }) => (expect(at).toBeGreaterThan(before), at), -1);
  });

  it("moves a group at once, and each leg of a way after the one before", () => {
    const moved = (unit: string, way: "wheel" | "advance", y: number): Event => ({
      ...{ event: "moved", unit, pose: [0, y, 0], way, clause: "" },
    });
    const legs = [moved("a", "wheel", 1), moved("b", "wheel", 1), moved("a", "advance", 2), moved("b", "advance", 2)];
    const gone = acts(entry(legs, []), around, TELLS);
    expect(gone.map((each) => each.act === "go" && each.moves.map(({ piece }) => piece))).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  it("tells whose turn it is, and who won the initiative with which dice", () => {
    const turn: Event[] = [
      { event: "turn-began", number: 2 },
      { event: "initiative-thrown", seat: "red", total: 10 },
      { event: "initiative-thrown", seat: "blue", total: 14 },
      { event: "initiative-won", seat: "blue" },
      { event: "half-turn-began", seat: "blue" },
    ];
    const [banner] = acts(entry(turn, [thrown("red", [3, 5], [], 1), thrown("blue", [6, 6], [], 2)]), around, TELLS);
    expect(banner).toEqual({
      act: "banner",
      title: "show-turn-of BLUE",
      note: "show-initiative 2 BLUE",
      seat: "blue",
      dice: [
        { seat: "red", faces: [3, 5], hits: [], said: "RED: 10" },
        { seat: "blue", faces: [6, 6], hits: [], said: "BLUE: 14" },
      ],
    });
  });
});
