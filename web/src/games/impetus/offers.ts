// Offers sorted for people: stretches of one order belong together, and each kind has its place.

import type { Offer } from "../../page/api";
import type { BattleTypes, Ordered } from "./types";
import type { Path, Piece } from "./wire";

export interface Stretch {
  low: number;
  high: number;
  /** Whom a charge meets. */
  meets?: string[];
}

export interface Group {
  key: string;
  order: Ordered;
  field: string;
  path: Path | null;
  stretches: Stretch[];
}

/** Offers that differ only in the stretch of their number become one. */
export function grouped(offers: readonly Offer<BattleTypes>[]): Group[] {
  const found = new Map<string, Group>();
  for (const { order, field, low, high, path } of offers) {
    const plain = field ? { ...order, [field]: 0 } : order;
    const turned = field === "angle" && order.order === "wheel-at-halt" ? (high <= 0 ? "-" : "+") : "";
    const key = `${field}${turned} ${JSON.stringify(plain)}`;
    const stretch = path?.meets.length ? { low, high, meets: path.meets } : { low, high };
    const group = found.get(key);
    if (group) group.stretches.push(stretch);
    else found.set(key, { key, order, field, path, stretches: field ? [stretch] : [] });
  }
  return [...found.values()];
}

/** The order of a group with its number filled in. */
export const filled = (group: Group, number: number): Ordered =>
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
  return (over ?? 0) / (under ?? 1) || 0;
}

/** A chance as people read it: never certain unless it is. */
export const percent = (value: number): string =>
  `${value > 0 && value < 0.005 ? "<1" : value < 1 && value > 0.995 ? ">99" : Math.round(value * 100)} %`;

/** Throws that are read as hits: their lines count dice. To any other die they are added. */
export const HITS = ["fire", "melee", "pila", "point-blank"];

/** Ground that may be laid or moved; a straight piece and a winding one of the same kind are two choices. */
export function grounds(orders: readonly Ordered[]): { group: Group; piece: Piece }[] {
  const found = new Map<string, { group: Group; piece: Piece }>();
  for (const order of orders) {
    const { piece } = order;
    if (!["place-piece", "move-piece"].includes(order.order) || typeof piece !== "object") continue;
    const key = `${order.order} ${piece.id}${piece.bends.length ? " winding" : ""}`;
    if (!found.has(key)) found.set(key, { group: { key, order, field: "", path: null, stretches: [] }, piece });
  }
  return [...found.values()];
}
