// When each act of a show begins and how long it is seen, in milliseconds at the usual pace.

import type { Act } from "../page/show";

export interface Cue {
  act: Act;
  at: number;
  lasts: number;
}

/** How long an act is seen, and when the next begins. */
interface Times {
  lasts: number;
  next: number;
}

const GO: Record<string, Times> = {
  march: { lasts: 500, next: 520 },
  charge: { lasts: 650, next: 600 },
  back: { lasts: 550, next: 520 },
  walk: { lasts: 1400, next: 1450 },
};
const TIMES: Record<Exclude<Act["act"], "go">, Times> = {
  shot: { lasts: 450, next: 250 },
  clash: { lasts: 350, next: 150 },
  dice: { lasts: 1300, next: 750 },
  told: { lasts: 1200, next: 300 },
  fall: { lasts: 900, next: 500 },
  banner: { lasts: 2200, next: 900 },
};
/** A second throw of the same fight begins so soon after the first. */
const BOTH = 300;
/** So many shots are watched as long as a fight. */
const SHOTS = 3;
/** A fight is over after so long. */
export const FIGHT = 4000;

function times(act: Act, next: Act | undefined): Times {
  if (act.act === "go") return GO[act.how] ?? TIMES.told;
  const found = TIMES[act.act];
  return act.act === "dice" && next?.act === "dice" ? { ...found, next: BOTH } : found;
}

/** Acts with their times. A fight that would take longer than one likes to watch is played faster. */
export function script(acts: readonly Act[]): Cue[] {
  let at = 0;
  const cues = acts.map((act, place) => {
    const { lasts, next } = times(act, acts[place + 1]);
    const cue = { act, at, lasts };
    at += next;
    return cue;
  });
  const count = (name: string): number => acts.filter(({ act }) => act === name).length;
  const fights = Math.max(1, count("clash") + Math.ceil(count("shot") / SHOTS));
  const faster = Math.min(1, (FIGHT * fights) / (ends(cues) || 1));
  return cues.map((cue) => ({ act: cue.act, at: cue.at * faster, lasts: cue.lasts * faster }));
}

export const ends = (cues: readonly Cue[]): number => Math.max(0, ...cues.map(({ at, lasts }) => at + lasts));

/** The pieces that an act shows. */
export function pieces(act: Act): string[] {
  if (act.act === "go") return act.moves.map(({ piece }) => piece);
  if (act.act === "shot") return [act.from, act.to];
  if (act.act === "clash") return [...act.pieces];
  return act.act === "banner" ? [] : [act.piece];
}
