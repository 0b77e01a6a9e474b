// The camera on a show: it goes where something happens that is not in view, and comes back.

import type { Stage } from "../page/show";
import type { Point } from "./shapes";

const STEPS_MS = 300;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const same = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) + Math.abs(a.h - b.h) < 1;

export class Follow {
  /** Where the player looked, and where the camera has brought them instead, perhaps on its way. */
  #home: Box | undefined;
  #gone: Box | undefined;
  #frame = 0;

  /** Shows spots that are not in view; a larger part is seen only if they are too far apart. */
  to(stage: Stage, spots: readonly Point[], ms: number): void {
    const { box } = stage;
    const [x, y] = [box.w * 0.08, box.h * 0.12];
    const seen = ([a, b]: Point): boolean =>
      a > box.x + x && a < box.x + box.w - x && b > box.y + y && b < box.y + box.h - y;
    if (stage.busy || !spots.length || spots.every(seen)) return;
    if (!this.#home || !this.#gone || !same(box, this.#gone)) this.#home = { ...box };
    const [xs, ys] = [spots.map(([a]) => a), spots.map(([, b]) => b)];
    const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const wider = Math.max(1, (right - left + 4 * x) / box.w, (low - top + 4 * y) / box.h);
    const [w, h] = [box.w * wider, box.h * wider];
    this.#go(stage, { x: (left + right - w) / 2, y: (top + low - h) / 2, w, h }, ms);
  }

  /** Back to where the player looked, unless they have looked around since. */
  back(stage: Stage, ms: number): void {
    const [home, gone] = [this.#home, this.#gone];
    if (home && gone && !stage.busy && same(stage.box, gone)) this.#go(stage, home, ms);
    else this.#home = undefined;
  }

  #go(stage: Stage, to: Box, ms: number): void {
    cancelAnimationFrame(this.#frame);
    const from = { ...stage.box };
    this.#gone = from;
    const began = performance.now();
    const lasts = Math.min(STEPS_MS, ms);
    const step = (now: number): void => {
      if (stage.busy) return;
      const part = lasts > 0 ? Math.min(1, Math.max(0, (now - began) / lasts)) : 1;
      const eased = part * (2 - part);
      const at = (key: keyof Box): number => from[key] + (to[key] - from[key]) * eased;
      stage.look(at("x"), at("y"), at("w"), at("h"));
      this.#gone = { ...stage.box };
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    if (lasts > 0) this.#frame = requestAnimationFrame(step);
    else step(began);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
