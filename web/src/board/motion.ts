// Where a piece stands for a number along a path: the only geometry of moves that the browser knows.

import type { Pose } from "./shapes";

export interface Path {
  kind: "straight" | "turn" | "road";
  angle: number;
  pivot: [number, number];
  sign: number;
  /** On a road: from which number on a leg is gone, where the middle of the front is then, and the heading along it. */
  legs: [number, number, number, number][];
}

export const WHOLE_TURN = 36000;

const radians = (angle: number): number => (angle / 18000) * Math.PI;

/** The nearest whole number, halves away from zero, as the server rounds. */
export const whole = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0;

/** A pose after so much of a path: thousandths of a U straight ahead, or hundredths of a degree about the pivot. */
export function along(pose: Pose, path: Path, number: number): Pose {
  const [x, y, heading] = pose;
  if (path.kind === "straight") {
    const angle = radians(path.angle);
    return [x + whole(number * Math.cos(angle)), y + whole(number * Math.sin(angle)), heading];
  }
  if (path.kind === "road") return byRoad(pose, path, number);
  const turn = path.sign * number;
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [px, py] = path.pivot;
  const [dx, dy] = [x - px, y - py];
  const faced = (((heading + turn) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
  return [px + whole(dx * c - dy * s), py + whole(dx * s + dy * c), faced];
}

/** A rigid body follows a road: it stands to the middle of its front as it stood, turned along the leg. */
function byRoad([x, y, heading]: Pose, path: Path, number: number): Pose {
  const [start, ax, ay, angle] = path.legs.filter(([from]) => from < number).at(-1) ??
    path.legs[0] ?? [0, ...path.pivot, path.angle];
  const turn = number > 0 ? angle - path.angle : 0;
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [dx, dy] = [x - path.pivot[0], y - path.pivot[1]];
  const far = number - start;
  const faced = (((heading + turn) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
  return [
    whole(ax + dx * c - dy * s + far * Math.cos(radians(angle))),
    whole(ay + dx * s + dy * c + far * Math.sin(radians(angle))),
    faced,
  ];
}

/** The number along a road that brings a grip nearest to a point. */
function nearestByRoad(path: Path, grip: [number, number], point: [number, number]): number {
  let best = { number: 0, off: Infinity };
  path.legs.forEach(([start, , , angle], place) => {
    const [x, y] = byRoad([grip[0], grip[1], 0], path, start + 1);
    const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    const end = (path.legs[place + 1]?.[0] ?? Infinity) - start - 1;
    const ahead = Math.min(end, Math.max(0, (point[0] - x) * c + (point[1] - y) * s));
    const off = Math.hypot(point[0] - x - ahead * c, point[1] - y - ahead * s);
    if (off < best.off) best = { number: whole(start + 1 + ahead), off };
  });
  return best.number;
}

/** The number along a path that lies nearest to a point, for a grip that stands at `grip` when the number is 0. */
export function nearest(path: Path, grip: [number, number], point: [number, number]): number {
  if (path.kind === "straight") {
    const angle = radians(path.angle);
    return whole((point[0] - grip[0]) * Math.cos(angle) + (point[1] - grip[1]) * Math.sin(angle));
  }
  if (path.kind === "road") return nearestByRoad(path, grip, point);
  const bearing = ([x, y]: [number, number]): number => Math.atan2(y - path.pivot[1], x - path.pivot[0]);
  let turn = ((bearing(point) - bearing(grip)) / Math.PI) * 18000 * path.sign;
  if (turn < -WHOLE_TURN / 2) turn += WHOLE_TURN;
  if (turn > WHOLE_TURN / 2) turn -= WHOLE_TURN;
  return whole(turn);
}

/** The number that is allowed and nearest, of several stretches. */
export function within(number: number, stretches: readonly { low: number; high: number }[]): number {
  let best = stretches[0]?.low ?? 0;
  for (const { low, high } of stretches) {
    const held = Math.min(high, Math.max(low, number));
    if (Math.abs(held - number) < Math.abs(best - number)) best = held;
  }
  return best;
}
