// Setting up: ranks for units, and pieces of ground that are moved before they are laid.

import { within } from "./motion";
import type { Rank } from "./scene";
import type { Piece, Point } from "./shapes";
import { fixed, tag, type View } from "./view";

export const paintRanks = (view: View, ranks: readonly Rank[]): string =>
  ranks
    .flatMap((rank) =>
      rank.stretches.map(({ low, high }) => {
        const [[ax, ay], [bx, by]] = [view.at([low, rank.y]), view.at([high + 1, rank.y])];
        return tag("line", { class: "rank-line", "data-body": rank.body, x1: ax, y1: ay, x2: bx, y2: by });
      }),
    )
    .join("");

/** The place along the ranks that is nearest to a point. */
export function nearestPlace(ranks: readonly Rank[], point: Point): { rank: Rank; x: number } | undefined {
  let best: { rank: Rank; x: number; off: number } | undefined;
  for (const rank of ranks) {
    const x = within(Math.round(point[0]), rank.stretches);
    const off = Math.hypot(x - point[0], rank.y - point[1]);
    if (!best || off < best.off) best = { rank, x, off };
  }
  return best;
}

/** The place that the arrow keys lead to: along the rank, or to the next one. */
export function nextPlace(ranks: readonly Rank[], now: { rank: Rank; x: number }, right: number, up: number): { rank: Rank; x: number } {
  const ys = [...new Set(ranks.map((rank) => rank.y))].sort((a, b) => a - b);
  const y = ys[Math.min(ys.length - 1, Math.max(0, ys.indexOf(now.rank.y) + up))] ?? now.rank.y;
  const found = nearestPlace(ranks.filter((rank) => rank.y === y), [now.x + right, y]);
  return found ?? now;
}

const onEdge = ([x, y]: Point, view: View): boolean => x <= 0 || y <= 0 || x >= view.long || y >= view.short;

/** The nearest point of the table's edge. */
export function toEdge([x, y]: Point, view: View): Point {
  const [a, b] = [Math.min(view.long, Math.max(0, x)), Math.min(view.short, Math.max(0, y))];
  const ways: [number, Point][] = [[a, [0, b]], [view.long - a, [view.long, b]], [b, [a, 0]], [view.short - b, [a, view.short]]];
  return ways.reduce((best, each) => (each[0] < best[0] ? each : best))[1];
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** A piece moved by so much; the ends of a strip that lie on the edge of the table stay on it. */
export function shifted(piece: Piece, right: number, up: number, view: View): Piece {
  if (!piece.ends) return { ...piece, x: Math.round(piece.x + right), y: Math.round(piece.y + up) };
  const moved = piece.ends.map((end) => along(end, right, up, view)) as [Point, Point];
  return { ...piece, ends: moved };
}

/** An end on the edge goes along that edge; any other goes freely. */
function along(end: Point, right: number, up: number, view: View): Point {
  if (!onEdge(end, view)) return whole([end[0] + right, end[1] + up]);
  const level = end[1] <= 0 || end[1] >= view.short;
  const [x, y] = level ? [end[0] + right, end[1]] : [end[0], end[1] + up];
  return whole([Math.min(view.long, Math.max(0, x)), Math.min(view.short, Math.max(0, y))]);
}

/** One end of a strip at a point, on the edge of the table if it was there. */
export function ended(piece: Piece, which: number, point: Point, view: View): Piece {
  if (!piece.ends) return piece;
  const ends = piece.ends.map((end, place) => (place === which ? whole(onEdge(end, view) ? toEdge(point, view) : point) : end)) as [Point, Point];
  return { ...piece, ends };
}

export const turned = (piece: Piece, by: number): Piece => ({ ...piece, heading: (((piece.heading + by) % 36000) + 36000) % 36000 });

/** Whether a point lies on a piece, or close to it. */
export function holds(piece: Piece, [x, y]: Point): boolean {
  if (!piece.ends) return Math.hypot(piece.x - x, piece.y - y) < Math.max(piece.along, piece.across) / 2 + 1500;
  const [[ax, ay], [bx, by]] = piece.ends;
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + part * dx - x, ay + part * dy - y) < piece.across / 2 + 2500;
}

/** The knobs at the ends of a strip. */
export function paintEnds(view: View, piece: Piece, scale: number): string {
  if (!piece.ends) return "";
  return piece.ends
    .map((end, place) => {
      const [x, y] = view.at(end);
      return tag("g", { class: "strip-end", "data-end": String(place), transform: `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(scale)})` }, tag("circle", { class: "touch", r: 14 }), tag("circle", { class: "knob", r: 7.5 }));
    })
    .join("");
}
