// The evenings that this browser holds; the first is the one that is open.

import { settings, t } from "../settings.svelte";

const KEY = "sandtable.evenings";
const MOST = 30;

export interface Held {
  token: string;
  name: string;
  opened: number;
}

export function held(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

const keep = (evenings: Held[]): void => localStorage.setItem(KEY, JSON.stringify(evenings.slice(0, MOST)));

/** This evening is the one that is open from now on. */
export function hold(token: string, name = "", opened = Date.now() / 1000): void {
  const known = held();
  const before = known.find((each) => each.token === token);
  keep([{ name, opened, ...(name ? {} : before), token }, ...known.filter((each) => each.token !== token)]);
}

/** What the server says an evening is called; the order stays. */
export function noted(token: string, { name, opened }: Omit<Held, "token">): void {
  keep(held().map((each) => (each.token === token ? { token, name, opened } : each)));
}

/** The link of an evening: its token is put away and leaves the address at once. */
export function cameInto(fragment: string): string | undefined {
  const token = /^evening=(.+)$/.exec(fragment)?.[1];
  if (!token) return undefined;
  hold(token);
  history.replaceState(null, "", `${location.pathname}#evening`);
  return "evening";
}

export function letGo(token: string): void {
  keep(held().filter((each) => each.token !== token));
}

const day = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.locale, { dateStyle: "long" }).format(seconds * 1000);

/** What an evening is called; one without a name by its date. */
export const eveningName = ({ name, opened }: Omit<Held, "token">): string =>
  name || t("evening-called", { date: day(opened) });
