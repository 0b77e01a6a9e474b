// Orders, questions and dice in words.

import { unitsOf, type Order, type Piece } from "../impetus";
import type { Args } from "../words";
import type { Names } from "./names";

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

function args(names: Names, order: Order): Args {
  const angle = order.angle ?? 0;
  const corner = order.order === "sidestep" || order.order === "wheel-at-halt" ? (angle >= 0 ? "left" : "right") : order.corner ?? "left";
  return {
    distance: tenth((order.distance ?? 0) / 1000),
    angle: tenth(Math.abs(angle) / 100),
    corner: order.order === "charge" && !angle ? "none" : corner,
    bonus: order.bonus ? "yes" : "no",
    target: names.unit(order.target ?? ""),
    side: order.side ?? "front",
    then: order.then ?? "stay",
    one: names.unit(order.one ?? ""),
    other: names.unit(order.other ?? ""),
    against: names.units(order.against ?? []),
    half: order.half ?? "upper",
    rear: order.rear ? names.unit(order.rear) : "none",
    x: tenth((order.x ?? 0) / 1000),
    y: tenth((order.y ?? 0) / 1000),
    heading: tenth((order.heading ?? 0) / 100),
    piece: typeof order.piece === "string" ? names.ground(order.piece) : order.piece ? names.piece(order.piece as Piece) : "",
  };
}

const large = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An order in words, as a sentence. */
export const ordered = (names: Names, order: Order): string => large(names.words.say(`order-${order.order}`, args(names, order)));

/** A kind of order without its numbers: the label of a handle or a slider. */
export function kind(names: Names, order: Order): string {
  const key = `do-${order.order}`;
  if (!names.words.has(key)) return ordered(names, order);
  const angle = order.angle ?? 0;
  const way = order.order === "sidestep" ? (Math.abs(angle) < 8000 ? "ahead" : Math.abs(angle) > 10000 ? "back" : "aside") : "aside";
  return names.words.say(key, { ...args(names, order), way });
}

/** The units that an order names. */
export const named = (order: Order): string[] =>
  [...unitsOf(order), order.target, order.one, order.other, ...(order.against ?? [])].filter((each): each is string => !!each);

/** What dice are thrown for. */
export function thrownFor(names: Names, what: string): string {
  for (const key of [`impetus-what-${what}`, `what-${what}`]) if (names.words.has(key)) return names.words.say(key);
  return what;
}
