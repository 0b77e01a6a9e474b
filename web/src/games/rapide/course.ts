// What happened in a battle, moment by moment, without what was taken back.

import type { Logged } from "../../page/api";
import type { Chances, Detail, MomentTold, Tally } from "./wire";

/** A tally in which nothing is missing: what the state forgets is known from the moment before. */
export type Counted = { [Field in keyof Tally]: NonNullable<Tally[Field]> };

export interface Happened extends Omit<MomentTold, "tallies"> {
  /** The entry that it belongs to. */
  entry: number;
  tallies: Record<string, Counted>;
}

type Told = Pick<Logged, "n" | "kind" | "to"> & { detail?: unknown };

/** The entries up to one of them that were not taken back, the first first. */
export function standing(log: readonly Told[], last: number): Told[] {
  const known = new Map(log.map((each) => [each.n, each]));
  const found: Told[] = [];
  for (let at = last; at > 0;) {
    const entry = known.get(at);
    if (entry?.kind === "undone") at = entry.to;
    else {
      if (entry) found.unshift(entry);
      at--;
    }
  }
  return found;
}

const whole = (now: Tally, before: Counted | undefined): Counted => ({
  ...now,
  stars: now.stars ?? before?.stars ?? 0,
  broken: now.broken ?? before?.broken ?? false,
});

export function carried(
  now: Record<string, Tally>,
  before: Record<string, Counted> | undefined,
): Record<string, Counted> {
  return Object.fromEntries(Object.entries(now).map(([seat, tally]) => [seat, whole(tally, before?.[seat])]));
}

/** Everything that happened up to an entry. */
export function happened(log: readonly Told[], last: number): Happened[] {
  const found: Happened[] = [];
  for (const { n, detail } of standing(log, last))
    for (const moment of (detail as Detail | null | undefined)?.moments ?? [])
      found.push({ ...moment, entry: n, tallies: carried(moment.tallies, found.at(-1)?.tallies) });
  return found;
}

/** How the chances went. */
export const chancesOf = (moments: readonly Happened[], now: Chances): Chances[] => [
  ...moments.map((each) => each.chances),
  now,
];
