// How people meet: listed matches, links that carry a token in their fragment, and what becomes of it on arrival.

import { ask, joined, keep } from "../http";
import type { AskLink, MatchCard, Ticket } from "../wire";

const POST = { method: "POST", headers: { "Content-Type": "application/json" } };
const KEPT = "sandtable.link";

export type Way = "join" | "seat" | "watch" | "quiet";
export interface Come {
  way: Way;
  token: string;
}

export const listed = (): Promise<MatchCard[]> => ask("/api/listed");

/** A ticket for a token that came by a link; the link opens nothing any more, unless it is for watching. */
export async function join(token: string, name: string, way: Way = "join"): Promise<Ticket> {
  const ticket = kept(await ask<Ticket>("/api/join", { ...POST, body: JSON.stringify({ token, name }) }));
  await joined([ticket], way === "join");
  return ticket;
}

/** An open seat of a listed match. */
export async function take(match: string, seat: string, name: string): Promise<Ticket> {
  const path = `/api/matches/${encodeURIComponent(match)}/join`;
  const ticket = kept(await ask<Ticket>(path, { ...POST, body: JSON.stringify({ seat, name }) }));
  await joined([ticket], true);
  return ticket;
}

/** A listed match is watched by its name. */
export const watch = (match: string): Ticket =>
  kept({ match, seat: "", token: "", kind: "watch", commitment: "", entries: 0, head: "", joins: false });

function kept(ticket: Ticket): Ticket {
  keep([ticket]);
  return ticket;
}

export const link = (match: string, wanted: AskLink): Promise<Ticket> =>
  ask(`/api/matches/${encodeURIComponent(match)}/links`, { ...POST, body: JSON.stringify(wanted) });

export async function quiet(told: string): Promise<void> {
  const [match = "", seat = "", code = ""] = told.split(".");
  await ask("/api/quiet", { ...POST, body: JSON.stringify({ match, seat, code }) });
}

/** The address that somebody is sent; what it opens stands in the fragment, which no server ever sees. */
export const address = (way: Way, token: string): string => `${location.origin}${location.pathname}#${way}=${token}`;

/** What a fragment opens: the token is put away, and the address bar keeps only the way. */
export function arrived(fragment: string): Come | undefined {
  const found = /^(join|seat|watch|quiet)(?:=(.+))?$/.exec(fragment);
  if (!found) return undefined;
  const way = found[1] as Way;
  if (!found[2]) return remembered(way);
  const come = { way, token: found[2] };
  sessionStorage.setItem(KEPT, JSON.stringify(come));
  history.replaceState(null, "", `${location.pathname}#${way}`);
  return come;
}

function remembered(way: Way): Come | undefined {
  try {
    const come = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Come | null;
    return come?.way === way ? come : undefined;
  } catch {
    return undefined;
  }
}

export const forgotten = (): void => sessionStorage.removeItem(KEPT);

const NAME = "sandtable.name";
export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const nameMe = (name: string): void => localStorage.setItem(NAME, name.trim().slice(0, 40));
