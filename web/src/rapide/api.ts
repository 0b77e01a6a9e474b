// Combat Rapide over HTTP, and the evenings that this browser holds.

import { Refused } from "../http";
import { settings } from "../settings.svelte";
import type { Problem, RapideBattle, RapideCard, RapideCheck, RapideChoices, RapideEvening, RapideNew, RapideTicket } from "../wire";

const KEY = "sandtable.evenings";
const MOST = 30;

export interface Held {
  token: string;
  name: string;
  opened: number;
}

/** The evenings of this browser; the first is the one that is open. */
export function held(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

function keep(evenings: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(evenings.slice(0, MOST)));
}

/** This evening is the one that is open from now on. */
export function hold(token: string, name = "", opened = Date.now() / 1000): void {
  const known = held();
  const before = known.find((each) => each.token === token);
  keep([{ name, opened, ...(name ? {} : before), token }, ...known.filter((each) => each.token !== token)]);
}

/** What the server says an evening is called; the order stays. */
export function noted(token: string, { name, opened }: RapideEvening): void {
  keep(held().map((each) => (each.token === token ? { token, name, opened } : each)));
}

export function letGo(token: string): void {
  keep(held().filter((each) => each.token !== token));
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function ask<T>(method: Method, path: string, body?: unknown, tokens: string[] = held().map((each) => each.token)): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.now.language };
  if (tokens.length) headers.Authorization = `Bearer ${tokens.join(",")}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api/rapide/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused({ status: answer.status, key: problem.key ?? "error-server", args: problem.args ?? {} });
}

let offered: Promise<RapideChoices> | undefined;
export const choices = (): Promise<RapideChoices> =>
  (offered ??= ask<RapideChoices>("GET", "choices").catch((error: unknown) => {
    offered = undefined;
    throw error;
  }));

export const check = (form: Record<string, unknown>, tables: string[]): Promise<RapideCheck> => ask("POST", "check", { form, tables });

export const evening = (token: string): Promise<RapideEvening> => ask("GET", "evening", undefined, [token]);
export const renameEvening = (token: string, name: string): Promise<RapideEvening> => ask("PATCH", "evening", { name }, [token]);
export const deleteEvening = (token: string): Promise<void> => ask("DELETE", "evening", undefined, [token]);

export async function newEvening(): Promise<string> {
  const { token } = await ask<RapideTicket>("POST", "evenings", { name: "" });
  hold(token);
  return token;
}

/** Where this tab remembers how many dice of the program it has shown. */
export const fallen = (battle: string): string => `sandtable.fallen ${battle}`;

/** A battle is begun in the evening that is open; without one, in a new one. Nobody has seen its dice yet. */
export async function begin(wanted: RapideNew): Promise<RapideBattle> {
  const begun = await ask<RapideBattle>("POST", "battles", wanted, [held()[0]?.token ?? (await newEvening())]);
  sessionStorage.setItem(fallen(begun.card.battle), "0");
  return begun;
}

const at = (battle: string): string => `battles/${encodeURIComponent(battle)}`;
export const battle = (name: string): Promise<RapideBattle> => ask("GET", at(name));
export const renameBattle = (name: string, called: string): Promise<RapideCard> => ask("PATCH", at(name), { name: called });
export const deleteBattle = (name: string): Promise<void> => ask("DELETE", at(name));

/** A die, an order, a step back or the end; the battle as it stands then. */
export const act = (name: string, what: "die" | "order" | "undo" | "close", body: object): Promise<RapideBattle> =>
  ask("POST", `${at(name)}/${what}`, body);

/** The game file is saved by the browser. */
export async function save(name: string): Promise<void> {
  const headers = { Authorization: `Bearer ${held().map((each) => each.token).join(",")}` };
  const answer = await fetch(`/api/rapide/${at(name)}/file`, { headers });
  if (!answer.ok) throw new Refused({ status: answer.status, key: "fault-no-battle", args: {} });
  const address = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement("a"), { href: address, download: `${name}.sand` }).click();
  URL.revokeObjectURL(address);
}
