// What Grandeur's JSON has besides that of Basic Impetus: shapes only, no rules.

import type { Pose } from "../board/shapes";
import type { Named, Seat, State } from "../impetus";

export interface General {
  id: string;
  grade: string;
  brave: boolean;
  name: Named | null;
}

/** The switches of a scenario, as the start page has them. */
export interface Switched {
  weather: string;
  divisions: boolean;
  squares_by_order: boolean;
  most_points: number;
}

/** A general on the table, or with a unit. */
export interface Leader {
  id: string;
  seat: Seat;
  rank: "army" | "corps" | "division";
  command: string;
  grade: string;
  pose: Pose;
  brave: boolean;
  unit: string;
  moved: boolean;
}

/** So many stars has a rank. */
export const STARS: Record<Leader["rank"], number> = { army: 3, corps: 2, division: 1 };

export interface Division {
  id: string;
  general: General | null;
  name: Named | null;
}

export interface Corps extends Division {
  divisions: Division[];
}

/** The corps that a unit belongs to, with its side before it (`red.i`). */
export function corpsOf(state: State, unit: string): string {
  const seat = unit.startsWith("red.") ? "red" : "blue";
  const { units, corps = [] } = state.scenario[seat].army;
  const command = units.find((each) => `${seat}.${each.id}` === unit)?.command ?? "";
  const found = corps.find((each) => each.id === command || each.divisions.some((division) => division.id === command));
  return `${seat}.${found?.id ?? ""}`;
}

/** A unit may not act any more in this turn: its corps has acted, or acts and it is done. */
export const spent = (state: State, unit: string): boolean => state.acted?.includes(corpsOf(state, unit)) === true || state.corps === corpsOf(state, unit);

export const leadersOf = (state: State): Leader[] => state.leaders ?? [];

export const leaderOf = (state: State, id: string): Leader | undefined => leadersOf(state).find((each) => each.id === id);

/** The general who is with a unit. */
export const ledBy = (state: State, unit: string): Leader | undefined => leadersOf(state).find((each) => each.unit === unit);
