// What has moved between two states.

import type { Pointed } from "../../page/api";
import type { BattleState } from "./types";

type Stands = { units: { id: string }[]; poses: BattleState["poses"] };

/** Those who stand elsewhere than before; nobody if there was no before. */
export function went(before: Stands | undefined, after: Stands): Pointed {
  const moved = after.units.flatMap((unit, place) => {
    const [start, end] = [before?.poses[before.units.findIndex((each) => each.id === unit.id)], after.poses[place]];
    return start && end && start.some((number, axis) => number !== end[axis]) ? [{ id: unit.id, start, end }] : [];
  });
  return { units: moved.map(({ id }) => id), moves: moved.map(({ start, end }) => ({ start, end })) };
}
