// A piece that is dragged itself: of all ways that are offered, the one that brings it nearest to the hand.

import { along, nearest, within } from "../../../board/motion";
import type { Point } from "../../../board/shapes";
import type { Grip } from "./scene";

/** A way that a hand follows: the number that brings the piece nearest, and the one that the hand would like. */
export interface Followed {
  grip: Grip;
  number: number;
  wanted: number;
  /** How far the hand is from where it took hold of the piece. */
  off: number;
}

/** Ways that lead nearly as near are taken in the order in which they are offered. */
const ALIKE = 120;

/** Where a point of the piece is after so much of a way. */
const led = (grip: Grip, from: Point, number: number): Point => {
  const [x, y] = along([from[0], from[1], 0], grip.path, number);
  return [x, y];
};

const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The way along which a piece that is held at `from` comes nearest to `to`; none if it does best to stay. */
export function follow(grips: readonly Grip[], from: Point, to: Point): Followed | undefined {
  let best: Followed | undefined;
  for (const grip of grips) {
    const wanted = nearest(grip.path, from, to);
    const number = within(wanted, grip.stretches);
    const off = apart(led(grip, from, number), to);
    if (off < (best ? best.off - ALIKE : apart(from, to))) best = { grip, number, wanted, off };
  }
  return best;
}
