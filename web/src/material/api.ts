// Own material over HTTP.

import { Refused } from "../http";
import { settings } from "../settings.svelte";
import type { Material, MaterialCheck, MaterialDraft, MaterialGuess, MaterialText, Problem } from "../wire";

export interface Place {
  ruleset: string;
  kind: string;
  name: string;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.now.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api/material${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused({ status: answer.status, key: problem.key ?? "error-server", args: problem.args ?? {} });
}

const at = ({ ruleset, kind, name }: Place, more = ""): string =>
  `/${[ruleset, kind, name].map(encodeURIComponent).join("/")}${more}`;

export const all = (): Promise<Material> => ask("GET", "");
export const read = (place: Place): Promise<MaterialText> => ask("GET", at(place));
export const shipped = (place: Place): Promise<MaterialDraft> => ask("GET", at(place, "/shipped"));
export const check = (place: Place, text: string): Promise<MaterialCheck> => ask("POST", at(place, "/check"), { text });
/** What an uploaded text seems to be. */
export const guess = (text: string): Promise<MaterialGuess | null> => ask("POST", "/guess", { text });
export const write = (place: Place, text: string, over: string): Promise<MaterialText> =>
  ask("PUT", at(place), { text, over });
export const rename = (place: Place, name: string): Promise<MaterialText> => ask("POST", at(place, "/name"), { name });
export const remove = (place: Place): Promise<void> => ask("DELETE", at(place));
