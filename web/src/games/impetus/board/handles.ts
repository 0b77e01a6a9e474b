// Handles: what is dragged or moved by the arrow keys to choose a number along a path; and what is only pressed.

import { along, nearest, within } from "../../../board/motion";
import type { Body, Grip, Hand, Press } from "./scene";
import type { Point, Pose } from "../../../board/shapes";
import { corners, fixed, points, tag, type View } from "../../../board/view";

const NS = "http://www.w3.org/2000/svg";
const STEP = 500;

export interface Held {
  grip: Grip;
  /** The number under a point of the table, allowed or not. */
  wanted: (point: Point) => number;
  element: SVGGElement;
}

export interface Around {
  view: View;
  scale: number;
  hand: Hand;
  bodyOf(id: string): Body | undefined;
  /** Whether a point lies on somebody else than these. */
  taken(point: Point, but: readonly string[]): boolean;
}

export const most = (grip: Grip): number => Math.max(...grip.stretches.map(({ high }) => high), 0);
const least = (grip: Grip): number => Math.min(...grip.stretches.map(({ low }) => low), most(grip));
const backward = (grip: Grip): boolean => grip.stretches.length > 0 && grip.stretches.every(({ high }) => high <= 0);

const held = new WeakMap<Element, Held>();
export const heldBy = (element: Element | null): Held | undefined => (element ? held.get(element) : undefined);

const cornersOf = (around: Around, pieces: readonly string[]): Point[] =>
  pieces.flatMap((id) => {
    const body = around.bodyOf(id);
    return body ? corners(body.pose, body.front, body.depth) : [];
  });

interface Placed {
  /** Where the knob stands when the number is 0. */
  spot: Point;
  /** The point of the table that it moves. */
  point: Point;
  /** The point of the piece whose way is drawn. */
  lead: Point;
  facing: number;
}

function placed(around: Around, grip: Grip): Placed | undefined {
  const { path } = grip;
  const first = around.bodyOf(path.pieces[0] ?? "");
  if (!first || !path.pieces.every((id) => around.bodyOf(id))) return undefined;
  const out = around.scale * (1300 + 1000 * grip.out);
  const ahead = (first.pose[2] / 18000) * Math.PI;
  if (path.kind !== "turn") {
    const all = cornersOf(around, path.pieces);
    const middle: Point = [
      all.reduce((sum, [x]) => sum + x, 0) / all.length,
      all.reduce((sum, [, y]) => sum + y, 0) / all.length,
    ];
    const [c, s] = [Math.cos((path.angle / 18000) * Math.PI), Math.sin((path.angle / 18000) * Math.PI)];
    const far = Math.max(...all.map(([x, y]) => (x - middle[0]) * c + (y - middle[1]) * s)) + out;
    const at = (ahead: number): Point => [middle[0] + ahead * c, middle[1] + ahead * s];
    return { spot: at(far), point: at(far), lead: at(far - out), facing: path.angle };
  }
  const fronts = path.pieces.flatMap((id) => cornersOf(around, [id]).slice(0, 2));
  const away = ([x, y]: Point): number => Math.hypot(x - path.pivot[0], y - path.pivot[1]);
  const point = fronts.reduce((best, each) => (away(each) > away(best) ? each : best), fronts[0] ?? [0, 0]);
  const spot: Point = [point[0] + out * Math.cos(ahead), point[1] + out * Math.sin(ahead)];
  return { point, spot, lead: point, facing: first.pose[2] };
}

/** The way of the piece itself: it ends where the piece may stand. */
function traces(around: Around, grip: Grip, lead: Point): string {
  const base: Pose = [lead[0], lead[1], 0];
  const steps = grip.path.kind === "straight" ? 1 : 24;
  return grip.stretches
    .map(({ low, high }) => {
      const line = Array.from({ length: steps + 1 }, (_, step) => {
        const start = grip.single ? 0 : low;
        const [x, y] = along(base, grip.path, start + ((high - start) * step) / steps);
        return around.view.at([x, y]);
      });
      const [x, y] = line[line.length - 1] ?? [0, 0];
      return (
        tag("polyline", { class: "trace", points: points(line) }) + tag("circle", { class: "end", cx: x, cy: y, r: 2 })
      );
    })
    .join("");
}

export function handle(around: Around, grip: Grip): SVGGElement | undefined {
  const found = placed(around, grip);
  if (!found) return undefined;
  const { spot, point, lead, facing } = found;
  const element = document.createElementNS(NS, "g");
  const behind = around.taken(spot, grip.path.pieces);
  element.setAttribute("class", `handle ${grip.sign}${grip.barred ? " barred" : ""}${behind ? " behind" : ""}`);
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-label", grip.label);
  element.dataset.key = grip.key;
  if (grip.single) {
    element.setAttribute("role", "button");
  } else {
    element.setAttribute("role", "slider");
    element.setAttribute("aria-valuemin", String(least(grip)));
    element.setAttribute("aria-valuemax", String(most(grip)));
    element.setAttribute("aria-valuenow", "0");
    element.setAttribute("aria-valuetext", grip.text(0));
  }
  const turned =
    grip.path.kind === "turn"
      ? grip.path.sign * (backward(grip) ? -1 : 1) > 0
        ? "wheel-left"
        : "wheel-right"
      : "arrow";
  const [x, y] = around.view.at(spot);
  element.innerHTML =
    traces(around, grip, lead) +
    tag(
      "g",
      { class: "grip", transform: `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(around.view.angle(facing))})` },
      tag(
        "g",
        { class: "grip-inner" },
        tag("circle", { class: "touch", r: 14 }),
        tag("circle", { class: "knob", r: 7.5 }),
        tag("path", { class: "sign", d: SIGNS[grip.sign] ?? SIGNS[turned] ?? "" }),
        grip.barred ? tag("path", { class: "bar", d: "M-5.3 5.3L5.3 -5.3" }) : "",
      ),
    );
  const offset: Point = [spot[0] - point[0], spot[1] - point[1]];
  const wanted = (at: Point): number =>
    nearest(grip.path, point, grip.path.kind === "turn" ? [at[0] - offset[0], at[1] - offset[1]] : at);
  held.set(element, { grip, wanted, element });
  element.addEventListener("keydown", keys(around, grip, element));
  return element;
}

function keys(around: Around, grip: Grip, element: SVGGElement): (event: KeyboardEvent) => void {
  let number = 0;
  const go = (to: number): void => {
    number = within(to, grip.stretches);
    element.setAttribute("aria-valuenow", String(number));
    element.setAttribute("aria-valuetext", grip.text(number));
    around.hand.drag(grip.key, number, to);
  };
  return (event) => {
    const step = { ArrowUp: 1, ArrowRight: 1, PageUp: 5, ArrowDown: -1, ArrowLeft: -1, PageDown: -5 }[event.key];
    const enter = event.key === "Enter" || event.key === " ";
    const far = backward(grip) ? least(grip) : most(grip);
    if (grip.barred || grip.single) {
      if (!enter && !step) return;
      around.hand.press(grip.key);
    } else if (step) go(number + (backward(grip) ? -1 : 1) * step * (event.shiftKey ? STEP / 5 : STEP));
    else if (event.key === "End") go(far);
    else if (event.key === "Home") go(0);
    else if (enter) around.hand.release(grip.key, within(number, grip.stretches), number);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** A target to shoot at, or the group that a unit may act in. */
export function press(around: Around, pressed: Press): SVGGElement | undefined {
  const [from, to] = [around.bodyOf(pressed.from), around.bodyOf(pressed.to)];
  if (!from || !to) return undefined;
  const element = document.createElementNS(NS, "g");
  element.setAttribute("class", pressed.kind === "attach" ? "join attach" : pressed.kind);
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", pressed.label);
  element.dataset.key = pressed.key;
  const box = corners(to.pose, to.front, to.depth);
  const middle: Point = [box.reduce((sum, [x]) => sum + x / 4, 0), box.reduce((sum, [, y]) => sum + y / 4, 0)];
  element.innerHTML =
    pressed.kind === "aim"
      ? aimed(around, from, middle)
      : pressed.kind === "attach"
        ? attached(around, middle)
        : joined(around, to);
  const go = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    around.hand.press(pressed.key);
  };
  element.addEventListener("click", go);
  element.addEventListener("pointerdown", (event) => event.stopPropagation());
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") go(event);
  });
  return element;
}

function aimed(around: Around, from: Body, middle: Point): string {
  const [[ax, ay], [bx, by]] = [around.view.at([from.pose[0], from.pose[1]]), around.view.at(middle)];
  return (
    tag("line", { x1: ax, y1: ay, x2: bx, y2: by }) +
    tag(
      "g",
      { transform: `translate(${fixed(bx)} ${fixed(by)}) scale(${fixed(around.scale)})` },
      tag("circle", { class: "touch", r: 15 }),
      tag("circle", { class: "mark", r: 9 }),
      tag("path", { class: "mark", d: "M-13 0h8M5 0h8M0 -13v8M0 5v8" }),
    )
  );
}

/** A knob with a cross on a unit that somebody may join. */
function attached(around: Around, middle: Point): string {
  const [x, y] = around.view.at(middle);
  return tag(
    "g",
    { transform: `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(around.scale)})` },
    tag("circle", { class: "touch", r: 14 }),
    tag("circle", { class: "knob", r: 7.5 }),
    tag("path", { class: "chain", d: "M-3.6 0h7.2M0 -3.6v7.2" }),
  );
}

/** A small chain at the rear corner. */
function joined(around: Around, body: Body): string {
  const [, , right] = corners(body.pose, body.front, body.depth);
  const back = (body.pose[2] / 18000) * Math.PI;
  const out = around.scale * 1500;
  const [x, y] = around.view.at([(right?.[0] ?? 0) - out * Math.cos(back), (right?.[1] ?? 0) - out * Math.sin(back)]);
  return tag(
    "g",
    { transform: `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(around.scale)})` },
    tag("circle", { class: "touch", r: 14 }),
    tag("circle", { class: "knob", r: 7.5 }),
    tag("path", {
      class: "chain",
      d:
        "M-1.2 1.2L1.2 -1.2M-0.4 -2.4L1 -3.8A1.9 1.9 0 0 1 3.8 -1L2.4 0.4" +
        "M0.4 2.4L-1 3.8A1.9 1.9 0 0 1 -3.8 1L-2.4 -0.4",
    }),
  );
}

/** The signs of handles, drawn looking up. */
const SIGNS: Record<string, string> = {
  arrow: "M0 -4.2L4 1.2H1.4V4.2H-1.4V1.2H-4Z",
  charge: "M0 -4.6L4.2 0H-4.2ZM0 0.2L4.2 4.8H-4.2Z",
  march: "M0 -4.6L3.6 -1H-3.6ZM-1.1 -0.5h2.2v2h-2.2ZM-1.1 2.4h2.2v2h-2.2Z",
  "wheel-left": "M-4.4 -0.6L-0.6 -4.2V-1.9C3 -1.9 4.4 0.9 4.2 4C3.2 2 1.8 1 -0.6 1V3.2Z",
  "wheel-right": "M4.4 -0.6L0.6 -4.2V-1.9C-3 -1.9 -4.4 0.9 -4.2 4C-3.2 2 -1.8 1 0.6 1V3.2Z",
};
