// What stays on the table after a show, until the next order: ways that were gone, losses, the dice thrown last.

import type { Act, Going, Stage } from "../page/show";
import { dice, pinned, plate, trail } from "./props";
import type { Point } from "./shapes";
import { tag } from "./view";

type Dice = Extract<Act, { act: "dice" }>;

/** How far from the middle of a piece dice and words about it are, in pixels. */
const AWAY = 40;
const ABOVE = 24;
/** Dice that only lie there are smaller than those that roll. */
const SMALL = 0.6;

/** Where dice lie: beside their piece, away from the enemy, within what is seen. */
export function beside(stage: Stage, act: Dice, wide: number, tall: number): Point | undefined {
  const spot = stage.spot(act.piece);
  if (!spot) return undefined;
  const enemy = (act.against && stage.spot(act.against)) || [spot[0], spot[1] + 1];
  const [dx, dy] = [spot[0] - enemy[0], spot[1] - enemy[1]];
  const far = Math.hypot(dx, dy) || 1;
  const { box, scale } = stage;
  const [half, high] = [(wide / 2) * scale, (tall / 2) * scale];
  const out = AWAY * scale + Math.abs(dx / far) * half + Math.abs(dy / far) * high;
  const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  return [
    within(spot[0] + (dx / far) * out, box.x + half, box.x + box.w - half),
    within(spot[1] + (dy / far) * out, box.y + high, box.y + box.h - high),
  ];
}

export class Trails {
  #ways: Point[][] = [];
  /** What befell each piece, in a few words. */
  #befell = new Map<string, { texts: string[]; tone: string }>();
  #last = new Map<string, Point>();
  #dice = new Map<string, Dice>();

  /** An act is about to happen. */
  note(stage: Stage, act: Act): void {
    if (act.act === "go") for (const going of act.moves) this.#went(stage, going);
    if (act.act === "told" && act.tone !== "plain") this.#befall(stage, act.piece, act.text, act.tone);
    if (act.act === "fall") this.#befall(stage, act.piece, act.text, "bad");
    if (act.act === "dice" && act.said) this.#dice.set(act.piece, act);
  }

  #went(stage: Stage, { piece, way }: Going): void {
    const start = this.#last.get(piece) ?? stage.spot(piece);
    const gone = [...(start ? [start] : []), ...way.map((pose) => stage.middle(piece, pose))];
    this.#ways.push(gone);
    const end = gone.at(-1);
    if (end) this.#last.set(piece, end);
  }

  #befall(stage: Stage, piece: string, text: string, tone: string): void {
    const spot = this.#last.get(piece) ?? stage.spot(piece);
    if (spot) this.#last.set(piece, spot);
    const found = this.#befell.get(piece);
    this.#befell.set(piece, { texts: [...(found?.texts ?? []), text], tone });
  }

  /** The dice of the entry before lie there no more. */
  next(): void {
    this.#dice.clear();
  }

  clear(): void {
    this.#ways = [];
    this.#befell.clear();
    this.#last.clear();
    this.#dice.clear();
  }

  /** Where pieces have gone. */
  ways(): string {
    return this.#ways.map(trail).join("");
  }

  paint(stage: Stage, ways: boolean): string {
    const plates = [...this.#befell].map(([piece, { texts, tone }]) => {
      const [x, y] = stage.spot(piece) ?? this.#last.get(piece) ?? [];
      if (x === undefined || y === undefined) return "";
      return pinned([x, y - ABOVE * stage.scale], "still", plate(texts.slice(-3).join(" · "), tone));
    });
    const thrown = [...this.#dice.values()].map((act) => {
      const { inner, wide, tall } = dice(act, act.said);
      const spot = beside(stage, act, wide * SMALL, tall * SMALL);
      return spot ? pinned(spot, "still", tag("g", { transform: `scale(${SMALL})` }, inner)) : "";
    });
    return [ways ? this.ways() : "", ...thrown, ...plates].join("");
  }
}
