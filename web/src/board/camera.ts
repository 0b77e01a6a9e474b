// Looking at the table: all of it, closer, further, aside.

import { fixed, PER_U } from "./view";

/** Up to this width, in pixels, a screen is small: its tools stand on the table, so high. */
export const SMALL = 600;
const TOOLS = 60;

export class Camera {
  box = { x: 0, y: 0, w: 100, h: 100 };
  fitted = true;
  width = 1;
  height = 1;
  #inverse: DOMMatrix | undefined;

  constructor(
    private svgs: SVGSVGElement[],
    private looked: () => void,
  ) {}

  /** Looks at a part of the table; what is in the middle of the screen is always on it. */
  look(left: number, top: number, w: number, h: number): void {
    const held = (value: number, half: number, most: number): number => Math.min(most - half, Math.max(-half, value));
    const [x, y] = [held(left, w / 2, this.width), held(top, h / 2, this.height)];
    this.box = { x, y, w, h };
    this.#inverse = undefined;
    for (const svg of this.svgs) svg.setAttribute("viewBox", [x, y, w, h].map(fixed).join(" "));
    this.looked();
  }

  /** A part of the table as large as it can be seen; on a small screen nothing of it is under the tools. */
  show(x: number, y: number, w: number, h: number): void {
    const { clientWidth: wide, clientHeight: tall } = this.svgs[0] ?? { clientWidth: 0, clientHeight: 0 };
    const free = tall - TOOLS;
    if (!wide || wide > SMALL || free < TOOLS) return this.look(x, y, w, h);
    const scale = Math.max(w / wide, h / free);
    this.look(x - (scale * wide - w) / 2, y - (scale * free - h) / 2, scale * wide, scale * tall);
  }

  fit(margin: number): void {
    this.fitted = true;
    this.show(-margin, -margin, this.width + 2 * margin, this.height + 2 * margin);
  }

  zoom(factor: number, about?: [number, number]): void {
    this.fitted = false;
    const { x, y, w, h } = this.box;
    const [cx, cy] = about ?? [x + w / 2, y + h / 2];
    const wide = Math.min(this.width * 2.2, Math.max(90, w / factor));
    const real = w / wide;
    this.look(cx - (cx - x) / real, cy - (cy - y) / real, wide, h / real);
  }

  pan(right: number, down: number): void {
    this.fitted = false;
    const { x, y, w, h } = this.box;
    this.look(x + right, y + down, w, h);
  }

  /** How many picture units a pixel of the screen has. */
  get scale(): number {
    const { clientWidth: wide, clientHeight: tall } = this.svgs[0] ?? { clientWidth: 1, clientHeight: 1 };
    return Math.max(this.box.w / (wide || 1), this.box.h / (tall || 1)) || 1;
  }

  get pixelsOfU(): number {
    return PER_U / this.scale;
  }

  /** Whatever moved or changed its size: where things are on the screen is found out again. */
  moved(): void {
    this.#inverse = undefined;
  }

  /** The spot of the picture under the pointer. */
  spot(event: { clientX: number; clientY: number }): [number, number] {
    this.#inverse ??= this.svgs[0]?.getScreenCTM()?.inverse();
    if (!this.#inverse) return [0, 0];
    const { a, b, c, d, e, f } = this.#inverse;
    const { clientX: x, clientY: y } = event;
    return [a * x + c * y + e, b * x + d * y + f];
  }
}
