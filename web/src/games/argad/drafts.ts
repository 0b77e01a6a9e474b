// Orders that are not given yet, kept in this browser until another question is asked.

import type { Item } from "./items";

const KEY = "sandtable.argad.drafts";
/** So many are kept; the oldest are forgotten first. */
const MOST = 12;

interface Kept {
  match: string;
  seat: string;
  /** Which question they answer. */
  moment: number;
  items: Record<string, Item>;
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** What was about to be ordered by a seat when it was last asked this; nothing if that was another question. */
export function draftOf(match: string, seat: string, moment: number): Record<string, Item> | undefined {
  return all().find((each) => each.match === match && each.seat === seat && each.moment === moment)?.items;
}

/** Keeps it in place of what the seat was about to order before. */
export function keepDraft(match: string, seat: string, moment: number, items: Record<string, Item>): void {
  const others = all().filter((each) => each.match !== match || each.seat !== seat);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(-MOST + 1), { match, seat, moment, items }]));
  } catch {
    // A full memory loses a draft, and nothing else.
  }
}
