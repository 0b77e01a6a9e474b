// The lobby over HTTP, and the tickets that this browser holds.

import { held } from "./evening/held";
import { forgetIt } from "./fair/memory";
import { contribute, noted } from "./fair/nonces";
import type { Choices, ClauseText, GameOffer, MatchCard, NewMatch, Nonces, Problem, ReadyBattle, Ticket } from "./wire";

const KEY = "sandtable.tickets";

export class Refused extends Error {
  readonly problem: Problem;

  /** `clause`: which rule forbids it, if one does. */
  constructor(problem: Omit<Problem, "clause"> & Partial<Problem>) {
    super(problem.key);
    this.problem = { clause: "", ...problem };
  }
}

/** A fault that says why a match cannot be taken up; its file is to be had all the same. */
export const unopened = (key = ""): boolean =>
  ["fault-rules-unknown", "fault-match-unreadable", "fault-match-damaged"].includes(key);

export function tickets(): Ticket[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Ticket[];
  } catch {
    return [];
  }
}

/** The seats of a match that this browser holds; if none, its leave to watch. */
export function ticketsOf(match: string): Ticket[] {
  const held = tickets().filter((each) => each.match === match && each.kind !== "invitation");
  const seats = held.filter((each) => each.seat);
  return seats.length ? seats : held.slice(0, 1);
}

/** What this browser may send to others, so that they take seats of a match. */
export const invitationsOf = (match: string): Ticket[] =>
  tickets().filter((each) => each.match === match && each.kind === "invitation");

/** This browser holds these seats from now on. */
export function keep(found: Ticket[]): void {
  const others = tickets().filter(
    (each) =>
      !found.some(
        (ticket) => ticket.match === each.match && ticket.seat === each.seat && ticket.kind === (each.kind ?? "seat"),
      ),
  );
  localStorage.setItem(KEY, JSON.stringify([...found, ...others].slice(0, 100)));
}

export function forget(match: string): void {
  forgetIt(match);
  localStorage.setItem(KEY, JSON.stringify(tickets().filter((each) => each.match !== match)));
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, { ...init, headers: { ...bearer(), ...init.headers } });
  if (answer.ok) return (await answer.json().catch(() => undefined)) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused({
    status: answer.status,
    key: problem.key ?? "error-server",
    args: problem.args ?? {},
    clause: problem.clause ?? "",
  });
}

/** Seats, and the evenings whose matches everybody who holds them plays. */
function bearer(): Record<string, string> {
  const seats = tickets().filter((each) => each.token && each.kind !== "invitation");
  const tokens = [...seats, ...held()].map((each) => each.token);
  return tokens.length ? { Authorization: `Bearer ${tokens.join(",")}` } : {};
}

/** The games that may be played; a house that says nothing for so long does not answer. */
export const offered = (): Promise<GameOffer[]> => ask("/api/games", { signal: AbortSignal.timeout(15_000) });
/** All that the forms of all games offer. */
export const choices = (): Promise<Choices> => ask("/api/choices");
/** The ready battles of a game, told in a language. */
export const battles = (game: string, language: string): Promise<ReadyBattle[]> =>
  ask(`/api/games/${encodeURIComponent(game)}/battles`, { headers: { "Accept-Language": language } });
export const matches = (): Promise<MatchCard[]> => (tickets().length ? ask("/api/matches") : Promise.resolve([]));

/** A request with a body. */
export const sent = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", ...headers },
});

/** What a game says of a set-up before it is played. */
export const checked = (game: string, setup: unknown): Promise<unknown> =>
  ask(`/api/games/${encodeURIComponent(game)}/check`, sent("POST", { setup }));

/** The tickets of a new match. Those of an evening are its own, and every browser that holds it gets them again. */
export async function newMatch(wanted: NewMatch): Promise<Ticket[]> {
  const found = await ask<Ticket[]>("/api/matches", sent("POST", wanted));
  keep(wanted.evening ? found.filter(({ kind }) => kind === "invitation") : found);
  await joined(found, !wanted.evening);
  return found;
}

/** Wants a rematch, or none; the tickets of the new match once everybody wants it. */
export const askRematch = (match: string, wanted: boolean): Promise<Ticket[]> =>
  ask(`/api/matches/${encodeURIComponent(match)}/rematch`, sent("POST", { wanted }));

/** This browser draws the nonces of the seats that it has got, and adds them; `own`: nobody else holds these seats. */
export async function joined(found: readonly Ticket[], own: boolean): Promise<void> {
  const [first] = found.filter(({ seat, kind }) => seat && kind !== "invitation");
  if (!first) return;
  noted(first);
  const seats = found.filter(({ joins }) => joins).map(({ seat }) => seat);
  await contribute(first.match, seats, addNonces, own).catch(() => undefined);
}

/** Adds nonces of seats; those that are missing when the match is opened are added then. */
export const addNonces = (match: string, nonces: Record<string, string>): Promise<Nonces> =>
  ask(`/api/matches/${encodeURIComponent(match)}/nonces`, sent("POST", { nonces }));

/** The game file is saved where the browser saves things. */
export async function save(match: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await file(match));
  link.download = `${match}.sand`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The game file, as something to save. */
const file = async (match: string): Promise<Blob> => (await fetched(match)).blob();

async function fetched(match: string, since = ""): Promise<Response> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/file${since}`, { headers: bearer() });
  if (!answer.ok) throw new Refused({ status: answer.status, key: "error-server", args: {} });
  return answer;
}

/** The lines of the game file: all of them, or those after an entry. */
export async function linesOf(match: string, since?: number): Promise<string[]> {
  const text = await (await fetched(match, since === undefined ? "" : `?since=${String(since)}`)).text();
  return text.split("\n").filter(Boolean);
}

let book: Promise<ClauseText[]> | undefined;
export const clauses = (): Promise<ClauseText[]> =>
  (book ??= ask<ClauseText[]>("/api/clauses").catch((error: unknown) => {
    book = undefined;
    throw error;
  }));
