// Where figures are drawn: their places are set by hand, so that nothing else is painted while they walk.

import type { Pose } from "../../board/shapes";
import { fixed, type View } from "../../board/view";
import type { Going } from "./walk";

type Attached = (element: SVGGElement) => () => void;

export class Places {
  #attached = new Map<string, Attached>();
  #groups = new Map<string, SVGGElement>();
  #shown = new Map<string, Pose>();
  /** Those of whom a show still needs to know where they were; copies of those who are gone. */
  #held = new Map<string, SVGGElement>();
  #copies = new Map<string, SVGGElement>();
  #going: readonly Going[] = [];
  #began = 0;
  #lasts = 1;
  #frame = 0;

  constructor(private view: () => View) {}

  /** Where somebody is drawn now. */
  at(id: string): Pose | undefined {
    return this.#shown.get(id);
  }

  element(id: string): SVGGElement | undefined {
    return this.#groups.get(id);
  }

  holds(id: string): boolean {
    return this.#held.has(id);
  }

  /** A figure stays where it is drawn; if it is taken from the table, a copy of it stays in the layer. */
  hold(id: string, layer: SVGGElement): void {
    this.#held.set(id, layer);
  }

  /** A figure is drawn where it stands, if it does. */
  free(id: string, stand: Pose | undefined): void {
    this.#held.delete(id);
    const copy = this.#copies.get(id);
    if (copy) this.#forget(id, copy);
    else if (stand) this.put(id, stand);
  }

  #forget(id: string, element: SVGGElement): void {
    if (element === this.#copies.get(id)) element.remove();
    this.#copies.delete(id);
    this.#groups.delete(id);
    this.#shown.delete(id);
  }

  put(id: string, pose: Pose): void {
    this.#shown.set(id, pose);
    const [group, view] = [this.#groups.get(id), this.view()];
    const [right, down] = view.at([pose[0], pose[1]]);
    group?.setAttribute("transform", `translate(${fixed(right)} ${fixed(down)})`);
    group?.querySelector(".turns")?.setAttribute("transform", `rotate(${fixed(view.angle(pose[2]))})`);
  }

  /** All of them go at once, for so many milliseconds. */
  go(going: readonly Going[], lasts: number): void {
    this.#going = going;
    this.#lasts = lasts;
    this.#began = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#step(now));
  }

  #step(now: number): void {
    const share = Math.min(1, (now - this.#began) / this.#lasts);
    for (const each of this.#going) this.put(each.id, each.at(share));
    if (share < 1) this.#frame = requestAnimationFrame((next) => this.#step(next));
    else this.#going = [];
  }

  /** Those who are on their way are there. */
  arrive(): void {
    this.stop();
    for (const each of this.#going) this.put(each.id, each.at(1));
    this.#going = [];
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** `{@attach places.of(id)}`: the element of a figure; always the same for a figure, which would be new otherwise. */
  of(id: string): Attached {
    const attached = this.#attached.get(id) ?? ((element) => this.#attach(id, element));
    this.#attached.set(id, attached);
    return attached;
  }

  #attach(id: string, element: SVGGElement): () => void {
    this.#groups.set(id, element);
    const pose = this.#shown.get(id);
    if (pose) this.put(id, pose);
    return () => {
      const layer = this.#held.get(id);
      if (!layer) return this.#forget(id, element);
      const copy = element.cloneNode(true) as SVGGElement;
      for (const name of ["data-figure", "data-seat", "role", "tabindex", "aria-label"]) copy.removeAttribute(name);
      layer.prepend(copy);
      this.#copies.set(id, copy);
      this.#groups.set(id, copy);
    };
  }
}
