// The field as a show needs it: the cards of the sides are its pieces, and what is drawn lies above them.

import type { Point } from "../../board/shapes";
import type { Going, How, Stage } from "../../page/show";

/** What the field lets a show do. */
export interface Backstage {
  readonly layer: SVGGElement;
  /** The cards of both sides, within the element above which the layer lies. */
  card(seat: string): HTMLElement | undefined;
  hold(seats: readonly string[]): void;
  free(seats: readonly string[]): void;
  renew(seat: string): void;
}

/** Words about a side rise from here: so far from the right edge of its card, and from its top. */
const EDGE = 56;
const TOP = 84;
const STEP = 26;

export class FieldStage implements Stage {
  readonly scale = 1;
  readonly busy = false;

  constructor(private back: Backstage) {}

  get layer(): SVGGElement {
    return this.back.layer;
  }

  get box(): Stage["box"] {
    const svg = this.layer.ownerSVGElement;
    return { x: 0, y: 0, w: svg?.clientWidth ?? 0, h: svg?.clientHeight ?? 0 };
  }

  element(seat: string): Element | undefined {
    return this.back.card(seat);
  }

  spot(seat: string): Point | undefined {
    const card = this.back.card(seat);
    return card && [card.offsetLeft + card.offsetWidth - EDGE, card.offsetTop + TOP];
  }

  middle(seat: string): Point {
    return this.spot(seat) ?? [0, 0];
  }

  hold(seats: readonly string[]): void {
    this.back.hold(seats);
  }

  free(seats: readonly string[]): void {
    this.back.free(seats);
  }

  renew(seat: string): void {
    this.back.renew(seat);
  }

  /** A card goes at the enemy or away from it, and comes back: it has no other place. */
  move(moves: readonly Going[], ms: number, how: How): void {
    for (const { piece } of moves) {
      const card = this.back.card(piece);
      if (!card) continue;
      const right = card.offsetLeft > 0 === (how === "back");
      const away = { transform: `translateX(${right ? STEP : -STEP}px)`, opacity: how === "back" ? 0.6 : 1 };
      card.animate([{}, { ...away, offset: 0.4 }, { ...away, offset: 0.75 }, {}], {
        duration: ms,
        easing: "ease-in-out",
      });
    }
  }

  look(): void {
    // All of it is in view.
  }
}
