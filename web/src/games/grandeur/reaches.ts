// Which command radii and chains are drawn: those of the sides and ranks that somebody wants to see.

import type { Regions } from "../../page/api";
import type { Seat } from "../impetus/types";
import { leaderOf } from "./chain";
import type { Leader, State } from "./wire";

export const RANKS = ["army", "corps", "division"] as const;

export interface Wanted {
  seats: Seat[];
  ranks: Leader["rank"][];
}

/** So many circles can be told apart. */
const FEW = 6;

/** One's own side; of many generals only those of army and corps. */
export function first(state: State, seat: Seat): Wanted {
  const mine = state.leaders.filter((each) => each.seat === seat);
  const ranks = RANKS.filter((rank) => mine.some((each) => each.rank === rank));
  return { seats: [seat], ranks: mine.length <= FEW ? ranks : ranks.filter((rank) => rank !== "division") };
}

/** The regions that are shown; a circle is called after its rank, that of the general who is looked at is strong. */
export function shown(regions: Regions, state: State, wanted: Wanted, looked: string): Regions {
  const found: Regions = {};
  for (const [key, outline] of Object.entries(regions)) {
    const [kind = "", id = "", more = ""] = key.split(" ");
    const leader = leaderOf(state, id);
    if (!leader || (kind !== "command" && kind !== "chain")) found[key] = outline;
    else if (id === looked) found[`${kind} ${id} ${leader.rank} strong ${more}`.trim()] = outline;
    else if (
      wanted.seats.some((seat) => seat === leader.seat) &&
      (kind === "chain" || wanted.ranks.includes(leader.rank))
    )
      found[`${kind} ${id} ${leader.rank} ${more}`.trim()] = outline;
  }
  return found;
}
