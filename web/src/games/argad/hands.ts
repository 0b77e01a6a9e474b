// Hands on the table: choosing, drawing ways, measuring, gathering, and what a figure may do.

import type { Camera } from "../../board/camera";
import type { Gesturing, Held, Touch } from "../../board/gestures";
import type { Point } from "../../board/shapes";
import type { Sight } from "./sight.svelte";
import type { Skirmish } from "./skirmish.svelte";

const STILL = 6;
const LONG = 450;
/** How near to a figure a finger or a mouse must come, in pixels. */
const NEAR = { finger: 24, mouse: 8 };

type Pressed = Pick<PointerEvent, "clientX" | "clientY" | "pointerType">;

export class Hands implements Omit<Gesturing, "pan" | "pinch"> {
  readonly #table: Skirmish;

  constructor(
    private sight: Sight,
    private camera: Camera,
  ) {
    this.#table = sight.table;
  }

  /** The figure under a hand; if there is none, the nearest that is near enough, those who may act first. */
  figureAt(event: Pressed): string {
    const hit = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<SVGElement>("[data-figure], .turner, [data-recoil]");
    if (hit) return hit.dataset.figure ?? "";
    const near = event.pointerType === "touch" && !this.#table.selected ? NEAR.finger : NEAR.mouse;
    const [x, y] = this.camera.spot(event);
    const found = this.sight.pieces.map(({ figure, man }) => {
      const [a, b] = this.sight.spotOf(man);
      const able = this.#table.able.has(figure.id) ? NEAR.mouse : 0;
      return { id: figure.id, away: Math.hypot(a - x, b - y) / this.sight.grow - able };
    });
    return found.filter(({ away }) => away <= near).sort((a, b) => a.away - b.away)[0]?.id ?? "";
  }

  #spot({ x, y }: Touch): Point {
    return this.camera.spot({ clientX: x, clientY: y });
  }

  #point(touch: Touch): Point {
    const [x, y] = this.sight.view.back(this.#spot(touch));
    return [Math.round(x), Math.round(y)];
  }

  take(event: PointerEvent): Held | undefined {
    const table = this.#table;
    const id = this.figureAt(event);
    const turning = document.elementFromPoint(event.clientX, event.clientY)?.closest(".turner");
    if (turning && table.selected) return this.#turns(table.selected);
    if (table.reach.ruling) return this.#rules(event, id);
    if (event.shiftKey || this.sight.gathering) return this.#gathers(event, id);
    if (!id || !table.able.has(id)) return undefined;
    if (table.asks === "hide") return this.#hides(id);
    return table.walks ? this.#draws(event, id) : undefined;
  }

  #draws(event: PointerEvent, id: string): Held {
    const { drawing } = this.#table;
    let [far, long] = [false, false];
    const press = setTimeout(() => {
      long = !far;
      if (long) this.open(event, id);
    }, LONG);
    return {
      move: (to) => {
        if (long) return;
        far ||= Math.hypot(to.x - event.clientX, to.y - event.clientY) > STILL;
        if (!far) return;
        clearTimeout(press);
        if (this.#table.selected !== id) void this.#table.select(id);
        drawing.pull(id, this.#point(to));
      },
      drop: () => {
        clearTimeout(press);
        if (far) void drawing.letDrop(id);
        else if (!long) this.#choose(id);
      },
      cancel: () => {
        clearTimeout(press);
        drawing.letGo();
      },
    };
  }

  /** Once: a figure; twice: its unit; then nobody. */
  #choose(id: string): void {
    const { selected, party, drawing } = this.#table;
    if (selected !== id) void this.#table.select(id);
    else if (!party.whole && this.#table.walks && drawing.fellows(id).length) party.whole = true;
    else void this.#table.select("");
  }

  #hides(id: string): Held {
    const hide = (to: Touch): void => this.#table.drawing.hide(id, this.#point(to));
    return { move: hide, drop: hide, cancel: () => {} };
  }

  #turns(id: string): Held {
    const face = (to: Touch): void => {
      const [x, y] = this.#point(to);
      const from = this.sight.end(id);
      if (from) this.#table.drawing.face(id, (Math.atan2(y - from[1], x - from[0]) / Math.PI) * 18000);
    };
    return { move: face, drop: face, cancel: () => {} };
  }

  #rules(event: PointerEvent, id: string): Held {
    const from = id || this.#point({ x: event.clientX, y: event.clientY });
    const to = (touch: Touch): void => {
      const end = this.figureAt({ clientX: touch.x, clientY: touch.y, pointerType: event.pointerType });
      this.#table.reach.measure(from, end && end !== id ? end : this.#point(touch));
    };
    return { move: to, drop: to, cancel: () => {} };
  }

  /** A line around figures chooses them all; a press on one of them adds it. */
  #gathers(event: PointerEvent, id: string): Held {
    const { sight } = this;
    const start = this.#spot({ x: event.clientX, y: event.clientY });
    const end = (): void => {
      sight.lasso = [];
      sight.gathering = false;
    };
    sight.lasso = [start];
    return {
      move: (to) => (sight.lasso = [...sight.lasso, this.#spot(to)]),
      drop: () => {
        const [line, { able }] = [sight.lasso, this.#table];
        end();
        const inside = sight.pieces.filter(({ figure, man }) => able.has(figure.id) && holds(line, sight.spotOf(man)));
        if (inside.length) void this.#table.party.gather(inside.map(({ figure }) => figure.id));
        else if (id) void this.#table.party.join(id);
      },
      cancel: end,
    };
  }

  tap(event: PointerEvent, long: boolean): void {
    const table = this.#table;
    const id = this.figureAt(event);
    if (long && !event.shiftKey) return this.open(event, id);
    const way = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-recoil]")
      ?.dataset.recoil;
    const answer = way && table.whole?.offers[Number(way)];
    if (answer) return void table.give(answer.order);
    if (id && table.names_figures && table.able.has(id)) return table.toggle(id);
    if (id && table.reach.attack(id)) return;
    if (id) return this.#choose(id);
    if (!table.selected || !table.walks || !table.able.has(table.selected)) return void table.select("");
    if (table.drawing.cornering || event.ctrlKey || event.metaKey || event.altKey) table.drawing.extend(table.selected);
    table.drawing.pull(table.selected, this.#point({ x: event.clientX, y: event.clientY }));
    void table.drawing.letDrop(table.selected);
  }

  presses(event: PointerEvent): boolean {
    return this.figureAt(event) !== "";
  }

  hover(event: PointerEvent): void {
    this.sight.pointed = this.figureAt(event);
    this.sight.pointer = [event.clientX, event.clientY];
  }

  /** What a figure may do and may not is told where the hand is. */
  open(event: { clientX: number; clientY: number }, figure: string): void {
    const table = this.#table;
    if (!figure) return void (table.menu = undefined);
    if (table.selected !== figure) void table.select(figure);
    table.menu = { figure, x: event.clientX, y: event.clientY };
  }
}

/** A spot lies inside a line that is closed. */
export function holds(line: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  line.forEach(([ax, ay], n) => {
    const [bx, by] = line[(n + 1) % line.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
