// The same battle again with sides exchanged: offered, accepted or turned down; who has agreed goes to the new match.

import { askRematch, joined, keep, Refused, ticketsOf } from "../http";
import type { Ticket } from "../wire";

/** Wants a rematch of a match, or none. If it is there, the page goes to it; `false` as long as others are asked. */
export async function rematch(game: string, match: string, wanted = true): Promise<boolean> {
  const found = await askRematch(match, wanted);
  if (found.length) await go(game, match, found);
  return found.length > 0;
}

/** The seats of an evening are its own; those of a browser are kept in it. */
async function go(game: string, before: string, found: readonly Ticket[]): Promise<void> {
  const own = ticketsOf(before).length > 0;
  if (own) keep([...found]);
  await joined(found, own);
  const name = found[0]?.match ?? "";
  location.hash = own ? name : `${game}/${name}`;
}

/** What went wrong, as words say it. */
export const problem = (error: unknown): { key: string; args: Record<string, string> } =>
  error instanceof Refused ? error.problem : { key: "error-offline", args: {} };
