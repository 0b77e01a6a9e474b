// Where things would stand: outlines that follow a drag by their transforms alone, with the number beside them.

import type { Body } from "./scene";
import type { Pose } from "../../../board/shapes";
import { fixed, size, tag, type View } from "../../../board/view";

const NS = "http://www.w3.org/2000/svg";
const element = <K extends "g" | "line" | "text" | "rect">(name: K, kind: string): SVGElementTagNameMap[K] => {
  const found = document.createElementNS(NS, name);
  found.setAttribute("class", kind);
  return found;
};

/** A label stands so many pixels above a hand that it belongs to. */
const ABOVE = 24;

/** Only the outline and the front. */
export function outline(body: Body): string {
  const [front, depth] = [size(body.front), size(body.depth)];
  return (
    tag("rect", { class: "ghost-card", x: -front / 2, y: 0, width: front, height: depth }) +
    tag("rect", { class: "ghost-front", x: -front / 2, y: 0, width: front, height: 3 }) +
    tag("path", { class: "ghost-front", d: "M-6.8 0L0 -6.2L6.8 0Z" })
  );
}

export class Ghosts {
  #shown = new Map<string, { card: SVGGElement; way: SVGLineElement }>();
  #label = element("g", "measure");
  #text = element("text", "");
  #plate = element("rect", "");
  #key = "";

  constructor(
    private layer: SVGGElement,
    private labels: SVGGElement,
  ) {
    this.#text.setAttribute("y", "-20.5");
    for (const [name, value] of Object.entries({ y: -36, height: 22, rx: 11 }))
      this.#plate.setAttribute(name, String(value));
    this.#label.append(this.#plate, this.#text);
  }

  show(
    view: View,
    poses: Record<string, Pose>,
    bodyOf: (id: string) => Body | undefined,
    label: string,
    scale: number,
    at?: [number, number],
  ): void {
    const bodies = Object.keys(poses).flatMap((id) => bodyOf(id) ?? []);
    const key =
      bodies.map((body) => `${body.id} ${body.pose.join()} ${body.depth}`).join(";") + view.turned + view.flipped;
    if (key !== this.#key) this.#make(bodies, view);
    this.#key = key;
    for (const body of bodies) {
      const pose = poses[body.id] ?? body.pose;
      const shown = this.#shown.get(body.id);
      const [x, y] = view.at([pose[0], pose[1]]);
      shown?.card.setAttribute("transform", view.place(pose));
      shown?.way.setAttribute("x2", fixed(x));
      shown?.way.setAttribute("y2", fixed(y));
    }
    const [first] = bodies;
    const pose = first && poses[first.id];
    if (!label || !pose) return this.#label.remove();
    const [x, y] = at ? [at[0], at[1] - ABOVE * scale] : view.at([pose[0], pose[1]]);
    if (this.#text.textContent !== label) this.#written(label);
    this.#label.setAttribute("transform", `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(scale)})`);
    if (!this.#label.parentNode) this.labels.append(this.#label);
  }

  #written(label: string): void {
    this.#text.textContent = label;
    const half = Math.max(36, label.length * 3.9 + 12);
    this.#plate.setAttribute("x", fixed(-half));
    this.#plate.setAttribute("width", fixed(2 * half));
  }

  #make(bodies: readonly Body[], view: View): void {
    this.#shown.clear();
    this.layer.replaceChildren();
    for (const body of bodies) {
      const card = element("g", `ghost ${body.seat}`);
      card.innerHTML = outline(body);
      const way = element("line", "way");
      const [x, y] = view.at([body.pose[0], body.pose[1]]);
      way.setAttribute("x1", fixed(x));
      way.setAttribute("y1", fixed(y));
      if (!body.classes.includes("spare")) this.layer.append(way);
      this.layer.append(card);
      this.#shown.set(body.id, { card, way });
    }
  }
}
