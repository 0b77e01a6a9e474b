// Everybody walks at once: where each is at a moment, from the ways that were walked.

import type { Point, Pose } from "../../board/shapes";
import type { Walked } from "./wire";

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** How far along a way its point nearest to a place is. */
export function reached(way: readonly Point[], place: Point): number {
  let [best, found, gone] = [Infinity, 0, 0];
  for (let n = 1; n < way.length; n++) {
    const [a, b] = [way[n - 1] as Point, way[n] as Point];
    const size = apart(a, b);
    const share = size
      ? Math.max(0, Math.min(1, ((place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1])) / size ** 2))
      : 0;
    const off = apart(place, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    if (off < best - 1e-6) [best, found] = [off, gone + size * share];
    gone += size;
  }
  return found;
}

/** Where somebody is who has gone so far along a way, and which way they look. */
export function along(way: readonly Point[], distance: number, heading: number): Pose {
  let left = distance;
  let looks = heading;
  for (let n = 1; n < way.length; n++) {
    const [a, b] = [way[n - 1] as Point, way[n] as Point];
    const size = apart(a, b);
    if (!size) continue;
    if (left > 0) looks = (Math.atan2(b[1] - a[1], b[0] - a[0]) / Math.PI) * 18000;
    if (left <= size) return [a[0] + ((b[0] - a[0]) * left) / size, a[1] + ((b[1] - a[1]) * left) / size, looks];
    left -= size;
  }
  const [x, y] = way.at(-1) ?? [0, 0];
  return [x, y, looks];
}

export interface Going {
  id: string;
  at(share: number): Pose;
}

/** All walks of a turn, each with its own speed: who stopped early stands while others go on. */
export function together(walks: readonly (Walked & { stand: Pose })[]): Going[] {
  const last = Math.max(1, ...walks.filter(({ way }) => way.length > 1).map(({ tick }) => tick));
  return walks.map(({ figure, way, tick, start, stand }) => {
    const whole = reached(way, [stand[0], stand[1]]);
    const end = tick / last;
    return {
      id: figure,
      at: (share) =>
        share >= end || share >= 1 || way.length < 2 ? stand : along(way, end ? (whole * share) / end : whole, start),
    };
  });
}

/** Straight from one place to another, by the shorter turn. */
export function slide(id: string, from: Pose, to: Pose): Going {
  const turn = ((((to[2] - from[2]) % 36000) + 54000) % 36000) - 18000;
  return {
    id,
    at: (share) =>
      share >= 1
        ? to
        : [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + turn * share],
  };
}
