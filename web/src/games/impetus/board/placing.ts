// Setting up: ranks for units, and pieces of ground that are moved before they are laid.

import { within } from "../../../board/motion";
import type { Body, Rank } from "./scene";
import type { Point } from "../../../board/shapes";
import type { Piece } from "../wire";
import { line } from "./strip";
import { fixed, tag, type View } from "../../../board/view";

/** The heading of those who look down the table: their rear is up. */
const DOWN = 27000;

type Base = Pick<Body, "front" | "depth">;

/** The ground behind each rank down to the next, as wide as a base stands there: where something may be set up. */
export function paintZone(view: View, ranks: readonly Rank[], baseOf: (body: string) => Base | undefined): string {
  const ys = [...new Set(ranks.map(({ y }) => y))].sort((a, b) => a - b);
  return ranks
    .flatMap(({ body, y, heading, stretches }) => {
      const { front = 0, depth = 0 } = baseOf(body) ?? {};
      const up = heading === DOWN;
      const next = up ? ys.find((each) => each > y) : ys.findLast((each) => each < y);
      const end = next ?? (up ? y + depth : y - depth);
      return stretches.map(({ low, high }) => {
        const [a, b] = [view.at([low - front / 2, y]), view.at([high + front / 2, end])];
        const [x, top] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
        return tag("rect", {
          class: "set-up",
          x,
          y: top,
          width: Math.abs(a[0] - b[0]),
          height: Math.abs(a[1] - b[1]),
        });
      });
    })
    .join("");
}

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
export function nextPlace(
  ranks: readonly Rank[],
  now: { rank: Rank; x: number },
  right: number,
  up: number,
): { rank: Rank; x: number } {
  const ys = [...new Set(ranks.map((rank) => rank.y))].sort((a, b) => a - b);
  const y = ys[Math.min(ys.length - 1, Math.max(0, ys.indexOf(now.rank.y) + up))] ?? now.rank.y;
  const found = nearestPlace(
    ranks.filter((rank) => rank.y === y),
    [now.x + right, y],
  );
  return found ?? now;
}

const onEdge = ([x, y]: Point, view: View): boolean => x <= 0 || y <= 0 || x >= view.long || y >= view.short;

/** The nearest point of the table's edge. */
export function toEdge([x, y]: Point, view: View): Point {
  const [a, b] = [Math.min(view.long, Math.max(0, x)), Math.min(view.short, Math.max(0, y))];
  const ways: [number, Point][] = [
    [a, [0, b]],
    [view.long - a, [view.long, b]],
    [b, [a, 0]],
    [view.short - b, [a, view.short]],
  ];
  return ways.reduce((best, each) => (each[0] < best[0] ? each : best))[1];
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** A piece moved by so much; the ends of a strip that lie on the edge of the table stay on it. */
export function shifted(piece: Piece, right: number, up: number, view: View): Piece {
  if (!piece.ends) return { ...piece, x: Math.round(piece.x + right), y: Math.round(piece.y + up) };
  const [one, other] = piece.ends.map((end) => along(end, right, up, view)) as [Point, Point];
  const [dx, dy] = [one[0] - piece.ends[0][0], one[1] - piece.ends[0][1]];
  const aside =
    Math.abs(dx) + Math.abs(dy) > 0 || piece.bends.length === 0
      ? [dx, dy]
      : [other[0] - piece.ends[1][0], other[1] - piece.ends[1][1]];
  return {
    ...piece,
    ends: [one, other],
    bends: piece.bends.map(([x, y]) => onTable([x + (aside[0] ?? 0), y + (aside[1] ?? 0)], view)),
  };
}

const onTable = ([x, y]: Point, view: View): Point =>
  whole([Math.min(view.long, Math.max(0, x)), Math.min(view.short, Math.max(0, y))]);

/** An end on the edge goes along that edge; any other goes freely. */
function along(end: Point, right: number, up: number, view: View): Point {
  if (!onEdge(end, view)) return whole([end[0] + right, end[1] + up]);
  const level = end[1] <= 0 || end[1] >= view.short;
  const [x, y] = level ? [end[0] + right, end[1]] : [end[0], end[1] + up];
  return whole([Math.min(view.long, Math.max(0, x)), Math.min(view.short, Math.max(0, y))]);
}

/** One point of a strip's line somewhere else; an end stays on the edge of the table if it was there. */
export function pulled(piece: Piece, which: number, point: Point, view: View): Piece {
  const points = line(piece).map((old, place, { length }): Point => {
    if (place !== which) return old;
    const end = place === 0 || place === length - 1;
    return end ? whole(onEdge(old, view) ? toEdge(point, view) : point) : onTable(point, view);
  });
  return drawn(piece, points);
}

const drawn = (piece: Piece, points: Point[]): Piece => ({
  ...piece,
  ends: [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]],
  bends: points.slice(1, -1),
});

/** As many bends as a road or river may have. */
export const BENDS = 5;

/** A strip with one more bend, in the middle of its longest stretch. */
export function bent(piece: Piece): Piece {
  const points = line(piece);
  const lengths = points
    .slice(1)
    .map(([x, y], place) => Math.hypot(x - (points[place]?.[0] ?? 0), y - (points[place]?.[1] ?? 0)));
  const longest = lengths.indexOf(Math.max(...lengths));
  const [a, b]: [Point, Point] = [points[longest] ?? [0, 0], points[longest + 1] ?? [0, 0]];
  return drawn(piece, points.toSpliced(longest + 1, 0, whole([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])));
}

/** A strip with its last bend taken out. */
export const straighter = (piece: Piece): Piece => ({ ...piece, bends: piece.bends.slice(0, -1) });

export const turned = (piece: Piece, by: number): Piece => ({
  ...piece,
  heading: (((piece.heading + by) % 36000) + 36000) % 36000,
});

/** Whether a point lies on a piece, or close to it. */
export function holds(piece: Piece, [x, y]: Point): boolean {
  if (!piece.ends) return Math.hypot(piece.x - x, piece.y - y) < Math.max(piece.along, piece.across) / 2 + 1500;
  const points = line(piece);
  return points.slice(1).some(([bx, by], place) => {
    const [ax, ay] = points[place] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(ax + part * dx - x, ay + part * dy - y) < piece.across / 2 + 2500;
  });
}

/** The knobs at the ends of a strip and at its bends. */
export function paintEnds(view: View, piece: Piece, scale: number): string {
  return line(piece)
    .map((end, place) => {
      const [x, y] = view.at(end);
      return tag(
        "g",
        {
          class: "strip-end",
          "data-end": String(place),
          transform: `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(scale)})`,
        },
        tag("circle", { class: "touch", r: 14 }),
        tag("circle", { class: "knob", r: 7.5 }),
      );
    })
    .join("");
}
