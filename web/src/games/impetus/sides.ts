// From which side of the table somebody plays.

import type { Battle } from "./battle.svelte";
import { SEATS } from "./types";

/** Whether those who play at this screen stand on the far side: alone here, with their army or its places up there. */
export function homely({ match, state, groups }: Battle): boolean {
  const [seat, other] = SEATS.filter((each) => match?.holds(each));
  if (!seat || other) return false;
  const own = state.units.flatMap((unit, place) => (unit.seat === seat ? [state.poses[place]?.[1] ?? 0] : []));
  const places = groups.flatMap(({ order }) => (order.order === "deploy" && order.y !== undefined ? [order.y] : []));
  const all = own.length ? own : places;
  return all.length > 0 && all.reduce((sum, y) => sum + y, 0) / all.length > state.scenario.board.short / 2;
}
