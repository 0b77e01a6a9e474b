// How figures stand on a base: in ranks, closer or looser, fewer after losses, out of line when disordered.

import type { Measures } from "./figures";
import type { Scatter } from "./scatter";

/** How many units of the drawing of a figure a U has. */
export const PER_U = 11.5;
/** The borders of a base at its sides, its front and its rear; thin bases have less at the rear. */
export const RIM = 1.8;
export const FRONT = 2.4;
const REAR = 6;
const THIN = 26;
/** Ranks are at most this much further apart than they could be. */
const WIDEST = 1.35;
/** How far figures stand from their places, and turned by how many degrees: in order, and disordered. */
const UNEVEN = 0.5;
const ASTRAY = 2.6;
const SWAY = 3;
const TURNED = 24;

export interface Place {
  x: number;
  y: number;
  turn: number;
}

/** A part of a base. */
export interface Room {
  front: number;
  top: number;
  bottom: number;
}

export const rearBorder = (depth: number): number => (depth >= THIN ? REAR : REAR * 0.7);

/** The places of those who are left, the front rank first; gaps open at the ends of the last rank. */
export function ranked(
  figure: Measures,
  room: Room,
  share: number,
  scatter: Scatter,
  disordered: boolean,
): readonly Place[] {
  const files = Math.max(1, Math.floor(room.front / figure.across));
  const gap = room.front / files;
  const across = Array.from({ length: files }, (_, file) => (file - (files - 1) / 2) * gap);
  across.sort((a, b) => Math.abs(a) - Math.abs(b) || a - b);
  const loose = Math.max(UNEVEN, figure.loose) + (disordered ? ASTRAY : 0);
  const spots = rows(figure, room).flatMap((y) => across.map((x) => ({ x, y })));
  return spots.slice(0, Math.max(1, Math.ceil(spots.length * share))).map(({ x, y }) => ({
    x: x + scatter.around(loose),
    y: y + scatter.around(loose),
    turn: scatter.around(disordered ? TURNED : SWAY),
  }));
}

function rows(figure: Measures, room: Room): number[] {
  const [first, last] = [room.top + figure.deep / 2, room.bottom - figure.deep * 0.4];
  const ranks = Math.min(figure.ranks, 1 + Math.floor(Math.max(0, last - first) / figure.deep));
  if (ranks === 1) return [(room.top + room.bottom) / 2];
  const gap = Math.min((last - first) / (ranks - 1), figure.deep * WIDEST);
  const start = (first + last - gap * (ranks - 1)) / 2;
  return Array.from({ length: ranks }, (_, rank) => start + rank * gap);
}

/** Along all four sides, each looking outwards. */
export function squared(figure: Measures, room: Room, share: number, scatter: Scatter): readonly Place[] {
  const [half, top, bottom] = [
    room.front / 2 - figure.deep / 2,
    room.top + figure.deep / 2,
    room.bottom - figure.deep / 2,
  ];
  const [wide, deep] = [Math.floor((2 * half) / figure.across), Math.floor((bottom - top) / figure.across)];
  const along = (count: number, low: number, high: number): number[] =>
    Array.from({ length: count }, (_, n) => low + ((n + 0.5) / count) * (high - low));
  const found = [
    ...along(wide, -half, half).map((x) => ({ x, y: top, turn: 0 })),
    ...along(wide, -half, half).map((x) => ({ x, y: bottom, turn: 180 })),
    ...along(deep, top, bottom).flatMap((y) => [
      { x: -half, y, turn: -90 },
      { x: half, y, turn: 90 },
    ]),
  ];
  const kept = Math.max(1, Math.ceil(found.length * share));
  return found.slice(0, kept).map(({ x, y, turn }) => ({ x, y, turn: turn + scatter.around(SWAY) }));
}
