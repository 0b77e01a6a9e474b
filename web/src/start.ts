// What the start page has asked for, and who takes each seat.

import type { Choosable, NewMatch, SeatPlan } from "./wire";
import type { SeatWanted } from "./page/api";

const KEY = "sandtable.asked";

/** What is kept of a request; older pages called the game otherwise. */
interface Kept {
  game?: string;
  ruleset?: string;
  evening?: string;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function remember(match: string, { game, evening = "" }: NewMatch): void {
  const kept = Object.entries(all()).slice(-40);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, { game, evening }]])));
}

/** The last match of this game that was asked for here belongs to an evening; so does the first one. */
export function inEvening(game: string): boolean {
  const last = Object.values(all()).findLast((each) => (each.game ?? each.ruleset) === game);
  return !last || !!last.evening;
}

const COMPUTER = "captain";
const PERSON = "person";

/** Who takes the seats that no person takes, unless somebody chooses: the captain, or the last of those who play it. */
export const computer = (players: readonly Choosable[]): string =>
  players.some(({ id }) => id === COMPUTER) ? COMPUTER : (players.at(-1)?.id ?? PERSON);

/** Who takes each seat: whom somebody has chosen, whom the game proposes, or a person against the computer. */
export const seated = (
  seats: readonly SeatWanted[],
  chosen: Record<string, string>,
  players: readonly Choosable[],
): SeatPlan[] =>
  seats.map(({ id, player }, place) => ({
    seat: id,
    player: chosen[id] ?? player ?? (place ? computer(players) : PERSON),
  }));
