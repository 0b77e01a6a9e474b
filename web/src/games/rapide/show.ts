// A battle as it is seen: each die at the side that throws it, and what it does to whom.

import type { Act } from "../../page/show";
import { carried, type Counted } from "./course";
import type { DieTold, Effect, MomentTold } from "./wire";

export type Tallies = Record<string, Counted>;

/** Words for what a show says. */
export interface Saying {
  effect(found: Effect): string;
  broken: string;
}

/** Cards move a little: where they end is up to the table. */
const going = (piece: string, how: "charge" | "back"): Act => ({ act: "go", moves: [{ piece, way: [] }], how });

/** What a side does before its die falls. */
function begins({ what, seat }: DieTold, other: string): Act[] {
  if (what === "fire") return [{ act: "shot", from: seat, to: other, hit: true }];
  if (what === "shock") return [{ act: "clash", pieces: [seat, other] }];
  if (what === "pursuit") return [going(seat, "charge")];
  return what === "retreat" ? [going(seat, "back")] : [];
}

function thrown({ seat, faces }: DieTold, found: Effect, say: Saying): Act {
  const does = found.losses !== "0" || found.stars > 0 || found.passed === true;
  const said = say.effect(found);
  return {
    ...{ act: "dice", piece: seat, against: "", said, seat: "", sides: faces.length },
    ...{ faces: [found.face], hits: does ? [0] : [] },
  };
}

/** What a side has lost by a die, and that it has broken. */
function suffered(seat: string, before: Counted | undefined, after: Counted, text: string, say: Saying): Act[] {
  const lost = before && (before.losses !== after.losses || before.stars !== after.stars);
  const told = (words: string): Act => ({ act: "told", piece: seat, text: words, tone: "bad" });
  return [
    ...(lost && text ? [told(text)] : []),
    ...(before && !before.broken && after.broken ? [told(say.broken), going(seat, "back")] : []),
  ];
}

function actsOf({ die, face }: MomentTold, before: Tallies, after: Tallies, say: Saying): Act[] {
  const found = die?.faces.find((each) => each.face === face);
  if (!die || !found) return [];
  const other = Object.keys(after).find((seat) => seat !== die.seat) ?? "";
  const text = found.passed === null ? `−${say.effect(found)}` : "";
  return [
    ...begins(die, other),
    thrown(die, found, say),
    ...Object.entries(after).flatMap(([seat, now]) => suffered(seat, before[seat], now, text, say)),
  ];
}

/** Several dice, one after the other; `before` is how the sides stood. */
export function acts(moments: readonly MomentTold[], before: Tallies, say: Saying): Act[] {
  let now = before;
  return moments.flatMap((moment) => {
    const [then, after] = [now, carried(moment.tallies, now)];
    now = after;
    return actsOf(moment, then, after, say);
  });
}
