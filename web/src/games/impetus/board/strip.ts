// A road or river as it is drawn: along its line, with its bends rounded. Lengths are in U, from the middle.

import { Scatter } from "../../../board/scatter";
import type { Point } from "../../../board/shapes";
import type { Piece } from "../wire";
import type { View } from "../../../board/view";

/** The points between which a strip runs straight. */
export const line = ({ ends, bends }: Pick<Piece, "ends" | "bends">): Point[] =>
  ends ? [ends[0], ...bends, ends[1]] : [];

type Spot = [number, number];
const STEPS = 8;

export class Strip {
  readonly scatter: Scatter;
  /** Half of its length and half of its width. */
  readonly half: [number, number];
  readonly #line: Point[];
  readonly #lengths: number[];

  constructor(
    readonly piece: Piece,
    readonly view: View,
  ) {
    this.scatter = new Scatter(`${piece.kind} ${piece.id}`);
    this.#line = rounded(line(piece), piece.across);
    this.#lengths = [0];
    this.#line
      .slice(1)
      .forEach((point, place) =>
        this.#lengths.push((this.#lengths[place] ?? 0) + span(this.#line[place] ?? point, point) / 1000),
      );
    this.half = [(this.#lengths.at(-1) ?? 0) / 2, piece.across / 2000];
  }

  get border(): Spot[] {
    return [...this.beside(-this.half[1]), ...this.beside(this.half[1]).reverse()];
  }

  /** The whole line, so far to its left. */
  beside(left: number): Spot[] {
    return this.#lengths.map((at) => this.local(at - this.half[0], left));
  }

  local(ahead: number, left: number): Spot {
    const [[x, y], heading] = this.#at(ahead);
    return this.view.at([x - left * 1000 * Math.sin(heading), y + left * 1000 * Math.cos(heading)]);
  }

  spread(gap: number, inset: number, jitter: number): Spot[] {
    const [half, side] = this.half;
    const rows = Math.floor(side / gap) + 1;
    const found: Spot[] = [];
    for (let row = -rows; row <= rows; row++) {
      for (let column = 0; column <= (2 * half) / gap; column++) {
        const ahead = column * gap + (row % 2 ? gap / 2 : 0) - half + this.scatter.around(jitter * gap);
        const left = row * gap * 0.9 + this.scatter.around(jitter * gap);
        if (Math.abs(left) <= side - inset && Math.abs(ahead) <= half - inset) found.push(this.local(ahead, left));
      }
    }
    return found.sort((a, b) => a[1] - b[1]);
  }

  /** The point of the line so far from its middle, and the way that it runs there. */
  #at(ahead: number): [Point, number] {
    const along = Math.min(2 * this.half[0], Math.max(0, ahead + this.half[0]));
    const last = this.#line.length - 2;
    const place = Math.min(
      last,
      Math.max(
        0,
        this.#lengths.findLastIndex((length) => length <= along),
      ),
    );
    const [a, b]: [Point, Point] = [this.#line[place] ?? [0, 0], this.#line[place + 1] ?? [0, 0]];
    const [from, to] = [this.#lengths[place] ?? 0, this.#lengths[place + 1] ?? 1];
    const part = (along - from) / (to - from || 1);
    const here = this.#way(place);
    const other = this.#way(Math.min(last, Math.max(0, place + (part > 0.5 ? 1 : -1))));
    const turn = Math.atan2(Math.sin(other - here), Math.cos(other - here));
    return [[a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], here + turn * Math.abs(part - 0.5)];
  }

  #way(place: number): number {
    const [a, b]: [Point, Point] = [this.#line[place] ?? [0, 0], this.#line[place + 1] ?? [0, 0]];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  }
}

const span = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The line with a curve for each bend, as wide as its stretches allow. */
function rounded(points: Point[], width: number): Point[] {
  return points.flatMap((bend, place) => {
    const [before, after] = [points[place - 1], points[place + 1]];
    if (!before || !after) return [bend];
    const [start, end] = [towards(bend, before, width), towards(bend, after, width)];
    return Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const part = step / STEPS;
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      return [a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]];
    });
  });
}

function towards(bend: Point, other: Point, width: number): Point {
  const part = Math.min(0.45, width / (span(bend, other) || 1));
  return [bend[0] + (other[0] - bend[0]) * part, bend[1] + (other[1] - bend[1]) * part];
}
