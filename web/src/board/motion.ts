// Where a piece stands for a number along a path: the only geometry of moves that the browser knows.

import type { Pose } from "./shapes";

export interface Path {
  kind: "straight" | "turn";
  angle: number;
  pivot: [number, number];
  sign: number;
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
  const turn = path.sign * number;
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [px, py] = path.pivot;
  const [dx, dy] = [x - px, y - py];
  const faced = (((heading + turn) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
  return [px + whole(dx * c - dy * s), py + whole(dx * s + dy * c), faced];
}

/** The number along a path that lies nearest to a point, for a grip that stands at `grip` when the number is 0. */
export function nearest(path: Path, grip: [number, number], point: [number, number]): number {
  if (path.kind === "straight") {
    const angle = radians(path.angle);
    return whole((point[0] - grip[0]) * Math.cos(angle) + (point[1] - grip[1]) * Math.sin(angle));
  }
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
