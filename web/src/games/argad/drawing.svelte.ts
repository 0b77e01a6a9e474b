// A way that is being drawn: the server is asked for the shortest lawful one to the hand.

import type { Point } from "../../board/shapes";
import type { RefusalMessage } from "../../wire";
import { isMove, isPost, itemsOf, still } from "./items";
import type { Skirmish } from "./skirmish.svelte";
import type { Figure, Move, Order, Path } from "./wire";

const FULL = 36000;
/** Figures whose bases are so near to each other stand together, in thousandths of a cm. */
const TOGETHER = 150;

/** What a figure does by an order. */
const moveIn = (order: Order | undefined, figure: string): Move | undefined =>
  order &&
  itemsOf(order)
    .filter(isMove)
    .find((each) => each.figure === figure);

export class Drawing {
  /** The way as the server suggests it, and why it goes no further. */
  drawn: Move | undefined = $state.raw();
  stops: readonly RefusalMessage[] = $state.raw([]);
  /** What it costs. */
  cost: Path | undefined = $state.raw();
  /** How it is to be gone; empty: whatever leads nearest to the hand. */
  how: Move["how"] | "" = $state("");
  /** Corners through which the way is to lead. */
  corners: readonly Point[] = $state.raw([]);
  /** Every tap adds a corner. */
  cornering = $state(false);
  #to: Point | undefined;
  /** The points through which the last way was drawn, and whose it was. */
  #through: { figure: string; points: readonly Point[] } | undefined;
  #goal: Point | undefined;
  #busy = false;
  #settled: (() => void) | undefined;

  constructor(private table: Skirmish) {}

  /** The hand is here: one question at a time, for the last place. */
  pull(figure: string, to: Point): void {
    this.#to = to;
    this.#through = { figure, points: [...this.corners, to] };
    void this.#suggest(figure);
  }

  /** The way goes on from where it led before. */
  extend(figure: string): void {
    this.corners = this.#through?.figure === figure && isMove(this.table.picked[figure]) ? this.#through.points : [];
  }

  /** The way has a corner where the hand is. */
  corner(): void {
    if (this.drawn && this.#through) this.corners = this.#through.points;
  }

  async #suggest(figure: string): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#to) {
      const to = this.#to;
      const found = await this.table.match?.options(figure, this.#begun(figure, to));
      if (this.#to === to) this.#to = undefined;
      if (!found) break;
      const offer = this.#wanted(found.offers, figure);
      const barred = offer ? undefined : this.#wanted(found.barred, figure);
      this.stops = barred?.refusals ?? [];
      this.drawn = moveIn((offer ?? barred)?.order, figure);
      this.cost = (offer ?? barred)?.path ?? undefined;
    }
    this.#busy = false;
    this.#settled?.();
  }

  /** The first of these, or the first that is gone as it is wanted. */
  #wanted<O extends { order: Order }>(among: readonly O[], figure: string): O | undefined {
    return this.how ? among.find(({ order }) => moveIn(order, figure)?.how === this.how) : among[0];
  }

  #begun(figure: string, to: Point): { order: "announce"; moment: number; moves: Move[] } {
    const others = Object.values(this.table.picked).filter((item) => isMove(item) && item.figure !== figure);
    const target = this.how === "lead" ? this.table.leads : "";
    const move = { ...still(figure), path: [...this.corners, to], how: this.how || "walk", target };
    return { order: "announce", moment: this.table.state.moment, moves: [...others.filter(isMove), move] };
  }

  /** The hand lets go: what the server suggests is what the figure will do, if it may. */
  async letDrop(figure: string): Promise<void> {
    if (this.#busy) await new Promise<void>((done) => (this.#settled = done));
    this.#settled = undefined;
    const [way, why, through] = [this.drawn, this.stops, this.#through];
    this.letGo();
    if (!way) return;
    this.table.refuse(why);
    if (why.length) return;
    this.#through = through;
    if (this.table.party.with(figure).length) return this.#allGo(figure, way);
    this.table.pick(way);
  }

  letGo(): void {
    this.#to = undefined;
    this.#goal = undefined;
    this.#through = undefined;
    this.corners = [];
    this.drawn = undefined;
    this.cost = undefined;
    this.stops = [];
  }

  /** Another figure is chosen: a way that was drawn by keys is dropped. */
  selects(): void {
    if (this.#goal) this.letGo();
    this.stops = [];
  }

  // Several at once

  /** Figures of the same side that are asked about. */
  #ours(figure: string): Figure[] {
    const seat = this.table.figure(figure)?.seat;
    return this.table.moment.scenario.figures.filter((each) => each.seat === seat && this.table.able.has(each.id));
  }

  /** Those in the unit of a figure; without one, those who stand in close order with it, base to base. */
  fellows(figure: string): string[] {
    const unit = this.table.figure(figure)?.unit;
    const ours = this.#ours(figure);
    if (unit) return ours.filter((each) => each.unit === unit && each.id !== figure).map((each) => each.id);
    const close = (id: string): boolean => this.table.man(id)?.formed === "close";
    return close(figure) ? this.#touched(figure, ours.map((each) => each.id).filter(close)) : [];
  }

  /** With whom a figure might form close order: those beside it who are trained for it and do not stand in it. */
  comrades(figure: string): string[] {
    const trained = (id: string): boolean =>
      !!this.table.figure(id)?.traits.includes("close-order") && this.table.man(id)?.formed === "loose";
    if (!this.table.walks || !this.table.able.has(figure) || !trained(figure)) return [];
    return this.#touched(
      figure,
      this.#ours(figure)
        .map((each) => each.id)
        .filter(trained),
    );
  }

  /** Of these, those who stand base to base with a figure, or with somebody who does. */
  #touched(figure: string, among: string[]): string[] {
    const found = [figure];
    for (const at of found) found.push(...among.filter((id) => !found.includes(id) && this.#beside(at, id)));
    return found.slice(1);
  }

  #beside(one: string, other: string): boolean {
    const [a, b] = [this.table.man(one)?.stand, this.table.man(other)?.stand];
    const half = (id: string): number => (this.table.moment.scene.soles[id]?.[0][0] ?? 0) / 2;
    return !!a && !!b && Math.hypot(a[0] - b[0], a[1] - b[1]) <= half(one) + half(other) + TOGETHER;
  }

  /** All of them form close order, if they may. */
  async form(figure: string): Promise<void> {
    await this.#all([...this.comrades(figure), figure].map((id) => ({ ...still(id), how: "form" })));
  }

  /** All go the same way beside each other, if all of them may. */
  async #allGo(figure: string, way: Move): Promise<void> {
    const from = this.table.man(figure)?.stand ?? [0, 0, 0];
    const moves = [...this.table.party.with(figure), figure].map((id) => {
      const [x, y] = this.table.man(id)?.stand ?? from;
      return { ...way, figure: id, path: way.path.map(([a, b]): Point => [a + x - from[0], b + y - from[1]]) };
    });
    await this.#all(moves);
  }

  /** These moves together with what is picked already, if nothing speaks against them. */
  async #all(moves: Move[]): Promise<void> {
    const { table } = this;
    const picked = { ...table.picked, ...Object.fromEntries(moves.map((move) => [move.figure, move])) };
    const order = {
      order: "announce" as const,
      moment: table.state.moment,
      moves: Object.values(picked).filter(isMove),
    };
    const found = await table.match?.preview(order);
    if (!found) return;
    table.refuse(found.refusals);
    if (!found.refusals.length) table.pick(...moves);
  }

  // By keys

  /** Where the way of the chosen figure is to lead goes a little aside. */
  nudge(right: number, up: number): void {
    const { selected, asks, able, moment } = this.table;
    const stand = this.table.man(selected)?.stand;
    const picked = this.table.picked[selected];
    if (!stand || !able.has(selected)) return;
    if (asks === "hide") {
      const [x, y] = isPost(picked) ? picked.stand : stand;
      return this.hide(selected, [x + right, y + up]);
    }
    const [x, y] = this.#goal ?? (isMove(picked) ? picked.path.at(-1) : undefined) ?? stand;
    const [wide, deep] = moment.scenario.board;
    this.#goal = [Math.max(0, Math.min(wide, x + right)), Math.max(0, Math.min(deep, y + up))];
    this.pull(selected, this.#goal);
  }

  /** The chosen figure looks another way. */
  turn(angle: number): void {
    const { selected, able } = this.table;
    if (able.has(selected)) this.face(selected, this.facing(selected) + angle);
  }

  /** Which way somebody will look after their move. */
  facing(figure: string): number {
    const item = this.table.picked[figure];
    const stand = this.table.man(figure)?.stand;
    if (isPost(item)) return item.stand[2];
    const move = isMove(item) ? item : undefined;
    if (move && move.face >= 0) return move.face;
    const [a, b] = [move?.path.at(-2) ?? stand, move?.path.at(-1)];
    return a && b ? (Math.atan2(b[1] - a[1], b[0] - a[0]) / Math.PI) * (FULL / 2) : (stand?.[2] ?? 0);
  }

  /** Somebody faces another way when they have come to the end of theirs. */
  face(figure: string, heading: number): void {
    const faces = ((Math.round(heading) % FULL) + FULL) % FULL;
    const item = this.table.picked[figure];
    if (isPost(item)) this.table.pick({ figure, stand: [item.stand[0], item.stand[1], faces] });
    else this.table.pick({ ...(isMove(item) ? item : still(figure)), face: faces });
  }

  /** Somebody hides here. */
  hide(figure: string, [x, y]: Point): void {
    const before = this.table.picked[figure];
    this.table.pick({ figure, stand: [Math.round(x), Math.round(y), isPost(before) ? before.stand[2] : 0] });
  }
}
