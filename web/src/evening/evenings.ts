// Evenings over HTTP: lists of matches that a group plays, under one token.

import { ask, sent } from "../http";
import type { EveningMessage, EveningTicket, Ticket } from "../wire";
import { held, hold } from "./held";

const by = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

export const evening = (token: string): Promise<EveningMessage> => ask("/api/evening", { headers: by(token) });
export const renameEvening = (token: string, name: string): Promise<EveningMessage> =>
  ask("/api/evening", sent("PATCH", { name }, by(token)));
export const deleteEvening = (token: string): Promise<void> =>
  ask("/api/evening", { method: "DELETE", headers: by(token) });

export async function newEvening(): Promise<string> {
  const { token } = await ask<EveningTicket>("/api/evenings", sent("POST", { name: "" }));
  hold(token);
  return token;
}

const at = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
export const renameMatch = (match: string, name: string): Promise<void> => ask(at(match), sent("PATCH", { name }));
export const deleteMatch = (match: string): Promise<void> => ask(at(match), { method: "DELETE" });

/** The seats of a match that an evening of this browser plays; none if it belongs to no such evening. */
export async function seatsByEvening(match: string): Promise<Ticket[]> {
  if (!held().length) return [];
  const path = `/api/evening/matches/${encodeURIComponent(match)}/seats`;
  return ask<Ticket[]>(path, { method: "POST" }).catch(() => []);
}
