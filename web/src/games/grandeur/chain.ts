// Who belongs to whom: generals, corps, and the units that they lead.

import type { General, Leader, State } from "./wire";
import { isSeat, type Seat } from "../impetus/types";

/** So many stars has a rank. */
export const STARS: Record<Leader["rank"], number> = { army: 3, corps: 2, division: 1 };

type Held = Pick<State, "scenario">;

/** The side that a piece belongs to. */
export const sideOf = (piece: string): Seat => (piece.startsWith("red.") ? "red" : "blue");

/** The corps that a unit belongs to, with its side before it (`red.i`). */
export function corpsOf(state: Held, unit: string): string {
  const seat = sideOf(unit);
  const { units, corps } = state.scenario[seat].army;
  const command = units.find((each) => `${seat}.${each.id}` === unit)?.command ?? "";
  const found = corps.find((each) => each.id === command || each.divisions.some((division) => division.id === command));
  return `${seat}.${found?.id ?? ""}`;
}

/** A unit may not act any more in this turn: its corps has acted, or acts and it is done. */
export const spent = (state: Held & Pick<State, "acted" | "corps">, unit: string): boolean =>
  state.acted.includes(corpsOf(state, unit)) || state.corps === corpsOf(state, unit);

export const leaderOf = (state: Pick<State, "leaders">, id: string): Leader | undefined =>
  state.leaders.find((each) => each.id === id);

/** All generals of a side with their rank and command, on the table or not. */
export function generalsOf(
  { scenario }: Held,
  seat: Seat,
): { general: General; rank: Leader["rank"]; command: string }[] {
  const { commander, corps } = scenario[seat].army;
  const all = [
    { general: commander, rank: "army" as const, command: "" },
    ...corps.flatMap((each) => [
      { general: each.general, rank: "corps" as const, command: each.id },
      ...each.divisions.map(({ general, id }) => ({ general, rank: "division" as const, command: id })),
    ]),
  ];
  return all.flatMap(({ general, ...rest }) => (general ? [{ general, ...rest }] : []));
}

/** A general who does not stand on the table yet. */
export function spareGeneral(state: Held, id: string): Leader | undefined {
  const seat = id.split(".")[0];
  const found = isSeat(seat) && generalsOf(state, seat).find(({ general }) => `${seat}.${general.id}` === id);
  if (!found) return undefined;
  const { general, rank, command } = found;
  const { grade, brave } = general;
  return { id, seat, rank, command, grade, brave, pose: [0, 0, 0], unit: "", moved: false };
}
