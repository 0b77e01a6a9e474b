// Offers sorted for people: stretches of one order belong together, and each kind has its place.

import type { Order } from "../impetus";
import type { OfferMessage, PathMessage } from "../wire";

export interface Stretch {
  low: number;
  high: number;
}

export interface Group {
  key: string;
  order: Order;
  field: string;
  path: PathMessage | null;
  stretches: Stretch[];
}

/** Offers that differ only in the stretch of their number become one. */
export function grouped(offers: readonly OfferMessage[]): Group[] {
  const found = new Map<string, Group>();
  for (const { order, field, low, high, path } of offers) {
    const plain = field ? { ...order, [field]: 0 } : order;
    const turned = field === "angle" && order.order === "wheel-at-halt" ? (high <= 0 ? "-" : "+") : "";
    const key = `${field}${turned} ${JSON.stringify(plain)}`;
    const group = found.get(key);
    if (group) group.stretches.push({ low, high });
    else found.set(key, { key, order, field, path, stretches: field ? [{ low, high }] : [] });
  }
  return [...found.values()];
}

/** The order of a group with its number filled in. */
export const filled = (group: Group, number: number): Order =>
  group.field ? { ...group.order, [group.field]: number } : group.order;

/** The largest number that is offered, counted away from zero. */
export const furthest = (group: Group): number =>
  group.stretches.reduce((most, { low, high }) => {
    const end = Math.abs(low) > Math.abs(high) ? low : high;
    return Math.abs(end) > Math.abs(most) ? end : most;
  }, 0);

export const lowest = (group: Group): number => Math.min(...group.stretches.map(({ low }) => low));
export const highest = (group: Group): number => Math.max(...group.stretches.map(({ high }) => high));

/** The fraction that the server writes as "n/d". */
export function chance(text: unknown): number {
  const [over, under] = String(text).split("/").map(Number);
  return (over ?? 0) / (under ?? 1 ) || 0;
}

/** Throws that are read as hits: their lines count dice. To any other die they are added. */
export const HITS = ["fire", "melee", "pila", "point-blank"];
