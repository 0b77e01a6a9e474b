// The lobby over HTTP, and the tickets that this browser holds.

import type { Choices, ClauseText, MatchCard, NewMatch, Problem, Ticket } from "./wire";

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
export const unopened = (key = ""): boolean => ["fault-rules-unknown", "fault-match-unreadable"].includes(key);

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
export const invitationsOf = (match: string): Ticket[] => tickets().filter((each) => each.match === match && each.kind === "invitation");

/** This browser holds these seats from now on. */
export function keep(found: Ticket[]): void {
  const others = tickets().filter((each) => !found.some((ticket) => ticket.match === each.match && ticket.seat === each.seat && ticket.kind === (each.kind ?? "seat")));
  localStorage.setItem(KEY, JSON.stringify([...found, ...others].slice(0, 100)));
}

export function forget(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(tickets().filter((each) => each.match !== match)));
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, { ...init, headers: { ...bearer(), ...init.headers } });
  if (answer.ok) return (await answer.json().catch(() => undefined)) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused({ status: answer.status, key: problem.key ?? "error-server", args: problem.args ?? {}, clause: problem.clause ?? "" });
}

function bearer(): Record<string, string> {
  const tokens = tickets().filter((each) => each.token && each.kind !== "invitation").map((each) => each.token);
  return tokens.length ? { Authorization: `Bearer ${tokens.join(",")}` } : {};
}

/** What may be played; a house that says nothing for so long does not answer. */
export const choices = (): Promise<Choices> => ask("/api/choices", { signal: AbortSignal.timeout(15_000) });
export const matches = (): Promise<MatchCard[]> => (tickets().length ? ask("/api/matches") : Promise.resolve([]));

export async function newMatch(wanted: NewMatch): Promise<Ticket[]> {
  const init = { method: "POST", body: JSON.stringify(wanted), headers: { "Content-Type": "application/json" } };
  const found = await ask<Ticket[]>("/api/matches", init);
  keep(found);
  return found;
}

/** The game file is saved where the browser saves things. */
export async function save(match: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await file(match));
  link.download = `${match}.sand`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The game file, as something to save. */
async function file(match: string): Promise<Blob> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/file`, { headers: bearer() });
  if (!answer.ok) throw new Refused({ status: answer.status, key: "error-server", args: {} });
  return answer.blob();
}

let book: Promise<ClauseText[]> | undefined;
export const clauses = (): Promise<ClauseText[]> =>
  (book ??= ask<ClauseText[]>("/api/clauses").catch((error: unknown) => {
    book = undefined;
    throw error;
  }));
