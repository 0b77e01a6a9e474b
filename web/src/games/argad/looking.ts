// Where the camera looks: at the whole table, at a figure, at what a question is about.

import type { Camera } from "../../board/camera";
import { SMALL } from "../../board/camera";
import { size } from "../../board/view";
import type { Point } from "../../board/shapes";
import type { Stage } from "../../page/show";
import type { Sight } from "./sight.svelte";

export const MARGIN = 14;
/** How large a figure should be to be handled, in pixels. */
const HANDY = { now: 10, wanted: 26 };
/** How much is seen around those whom a question is about, in picture units. */
const AROUND = 110;
/** What is larger than this part of the table is shown with the whole of it. */
const MOST = 0.9;

/** The board, as keys and panels know it. */
export interface Viewed {
  stage(): Stage | undefined;
  focus(): void;
  fit(): void;
  zoom(factor: number): void;
  /** From right and up on the screen to the table, and back. */
  along(right: number, up: number): [number, number];
  seen(x: number, y: number): [number, number];
}

export class Looking {
  /** Where it looks by itself; it may look elsewhere by itself until somebody else moves it. */
  #own: Camera["box"] | undefined;

  constructor(
    private camera: Camera,
    private sight: Sight,
  ) {}

  fit(): void {
    const { view } = this.sight;
    [this.camera.width, this.camera.height] = [view.width, view.height];
    this.camera.fit(MARGIN);
    this.#own = this.camera.box;
  }

  /** A small table comes near to a figure. */
  near(id: string): void {
    const { camera, sight } = this;
    const stand = sight.end(id);
    const wide = size(sight.table.moment.scene.soles[id]?.[0][0] ?? 0);
    if (!stand || !wide || wide / camera.scale >= HANDY.now) return;
    const [x, y] = sight.view.at(stand);
    camera.zoom((HANDY.wanted * camera.scale) / wide);
    const { w, h } = camera.box;
    const held = (middle: number, half: number, all: number): number =>
      2 * half >= all ? all / 2 : Math.max(half - MARGIN, Math.min(all - half + MARGIN, middle));
    camera.look(held(x, w / 2, sight.view.width) - w / 2, held(y, h / 2, sight.view.height) - h / 2, w, h);
    this.#own = camera.box;
  }

  /** All of this is seen: closely on a small screen, and elsewhere if it is not seen already. */
  about(spots: readonly Point[], close: boolean): void {
    const { camera } = this;
    const left = this.#own !== camera.box;
    const small = this.sight.screen[0] <= SMALL;
    if (!close && !left) return this.fit();
    const seen = spots.every((spot) => this.#sees(spot));
    if (!spots.length || (camera.fitted && !(small && close)) || (seen && left)) return;
    this.#show(spots);
  }

  #sees([a, b]: Point): boolean {
    const { x, y, w, h } = this.camera.box;
    return a > x && a < x + w && b > y && b < y + h;
  }

  #show(spots: readonly Point[]): void {
    const { view } = this.sight;
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const low = (places: number[]): number => Math.max(-MARGIN, Math.min(...places) - AROUND);
    const far = (places: number[], all: number): number => Math.min(all + MARGIN, Math.max(...places) + AROUND);
    const [left, top] = [low(xs), low(ys)];
    const [wide, high] = [far(xs, view.width) - left, far(ys, view.height) - top];
    if (wide > view.width * MOST && high > view.height * MOST) return this.fit();
    this.camera.show(left, top, wide, high);
    this.camera.fitted = false;
    this.#own = this.camera.box;
  }
}
