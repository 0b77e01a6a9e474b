// Orders, questions and dice in words.

import { unitsOf, type Ordered } from "./types";
import type { Args } from "../../words";
import type { Names } from "./names";

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** Whither a sidestep goes. */
function way(order: Ordered): string {
  const angle = Math.abs(order.angle ?? 0);
  if (order.order !== "sidestep" || (angle >= 8000 && angle <= 10000)) return "aside";
  return angle < 8000 ? "ahead" : "back";
}

function args(names: Names, order: Ordered, seat = ""): Args {
  const angle = order.angle ?? 0;
  const corner =
    order.order === "sidestep" || order.order === "wheel-at-halt"
      ? angle >= 0
        ? "left"
        : "right"
      : (order.corner ?? "left");
  return {
    distance: tenth((order.distance ?? 0) / 1000),
    angle: tenth(Math.abs(angle) / 100),
    corner: order.order === "charge" && !angle ? "none" : corner,
    way: way(order),
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
    unit: names.unit(order.unit ?? ""),
    piece: typeof order.piece === "string" ? names.ground(order.piece) : order.piece ? names.piece(order.piece) : "",
    ...names.more.args?.(order, seat),
  };
}

const large = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An order in words, as a sentence. */
export const ordered = (names: Names, order: Ordered, seat = ""): string =>
  large(names.words.say(`order-${order.order}`, args(names, order, seat)));

/** A kind of order without its numbers: the label of a handle or a slider. */
export function kind(names: Names, order: Ordered): string {
  const key = `do-${order.order}`;
  if (order.order === "shoot" && !order.target) return names.words.say("shoot-nobody");
  if (!names.words.has(key)) return ordered(names, order);
  return names.words.say(key, args(names, order));
}

/** The units that an order names. */
export const named = (order: Ordered): string[] =>
  [...unitsOf(order), order.target, order.one, order.other, ...(order.against ?? [])].filter(
    (each): each is string => !!each,
  );

/** What dice are thrown for. */
export function thrownFor(names: Names, what: string): string {
  for (const key of [`impetus-what-${what}`, `what-${what}`]) if (names.words.has(key)) return names.words.say(key);
  return what;
}
