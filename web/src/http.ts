// The lobby over HTTP, and the tickets that this browser holds.

import type { Choices, ClauseText, MatchCard, NewMatch, Problem, Ticket } from "./wire";

const KEY = "sandtable.tickets";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

export function tickets(): Ticket[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Ticket[];
  } catch {
    return [];
  }
}

export const ticketsOf = (match: string): Ticket[] => tickets().filter((each) => each.match === match);

function keep(found: Ticket[]): void {
  localStorage.setItem(KEY, JSON.stringify([...found, ...tickets()].slice(0, 60)));
}

export function forget(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(tickets().filter((each) => each.match !== match)));
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, { ...init, headers: { ...bearer(), ...init.headers } });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused({ status: answer.status, key: problem.key ?? "error-server", args: problem.args ?? {} });
}

function bearer(): Record<string, string> {
  const tokens = tickets().map((each) => each.token);
  return tokens.length ? { Authorization: `Bearer ${tokens.join(",")}` } : {};
}

export const choices = (): Promise<Choices> => ask("/api/choices");
export const matches = (): Promise<MatchCard[]> => (tickets().length ? ask("/api/matches") : Promise.resolve([]));

export async function newMatch(wanted: NewMatch): Promise<Ticket[]> {
  const init = { method: "POST", body: JSON.stringify(wanted), headers: { "Content-Type": "application/json" } };
  const found = await ask<Ticket[]>("/api/matches", init);
  keep(found);
  return found;
}

/** The game file, as something to save. */
export async function file(match: string): Promise<Blob> {
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
