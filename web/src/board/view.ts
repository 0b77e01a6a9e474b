// From the table to the picture: the table's y grows upward, that of a picture downward. A U is ten picture units.

import type { Point, Pose } from "./shapes";

export const PER_U = 10;
export const size = (thousandths: number): number => (thousandths / 1000) * PER_U;
export const fixed = (value: number): string => String(Math.round(value * 100) / 100);

export class View {
  /** `turned`: the table stands on its short side, so that a long one fits a phone. `flipped`: from the far side. */
  constructor(
    readonly long: number,
    readonly short: number,
    readonly turned: boolean,
    readonly flipped = false,
  ) {}

  get width(): number {
    return size(this.turned ? this.short : this.long);
  }

  get height(): number {
    return size(this.turned ? this.long : this.short);
  }

  /** A point as it lies from the side that the table is seen from; the same way back. */
  #seen([x, y]: Point | readonly [number, number]): Point {
    return this.flipped ? [this.long - x, this.short - y] : [x, y];
  }

  at(point: Point | readonly [number, number]): [number, number] {
    const [x, y] = this.#seen(point);
    return this.turned ? [size(y), size(x)] : [size(x), size(this.short - y)];
  }

  /** The point of the table under a spot of the picture. */
  back([right, down]: [number, number]): Point {
    const [a, b] = [(right / PER_U) * 1000, (down / PER_U) * 1000];
    return this.#seen(this.turned ? [b, a] : [a, this.short - b]);
  }

  /** How far something that looks up is turned clockwise to face this way, in degrees. */
  angle(heading: number): number {
    const up = (this.turned ? 180 : 90) + (this.flipped ? 180 : 0);
    return (((up - heading / 100) % 360) + 360) % 360;
  }

  place([x, y, heading]: Pose): string {
    const [right, down] = this.at([x, y]);
    return `translate(${fixed(right)} ${fixed(down)}) rotate(${fixed(this.angle(heading))})`;
  }
}

/** An angle as quarters of a turn and the rest, so that words stay upright. */
export function upright(angle: number): number {
  return Math.floor((angle + 45) / 90) % 4;
}

/** The corners of a base: front left, front right, rear right, rear left. */
export function corners([x, y, heading]: Pose, front: number, depth: number): Point[] {
  const angle = (heading / 18000) * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (ahead: number, left: number): Point => [x + ahead * c - left * s, y + ahead * s + left * c];
  return [at(0, front / 2), at(0, -front / 2), at(-depth, -front / 2), at(-depth, front / 2)];
}

type Attributes = Record<string, string | number | undefined>;

export function tag(name: string, attributes: Attributes, ...inner: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? fixed(value) : escaped(value ?? "")}"`)
    .join("");
  return `<${name}${written}>${inner.join("")}</${name}>`;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

export const points = (spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => `${fixed(x)},${fixed(y)}`).join(" ");
