// What the server measures for the table: a ruler, how far a figure goes and shoots, and whom it may meet.

import type { Measured, Place, Regions } from "../../page/api";
import type { Point } from "../../board/shapes";
import { costs } from "./costs";
import { isMove, isShot, itemsOf, still } from "./items";
import type { Skirmish } from "./skirmish.svelte";

export class Reach {
  /** The next drag measures. */
  ruling = $state(false);
  measured: Measured | undefined = $state.raw();
  /** Ranges are shown around the figure that is chosen, or else under the pointer. */
  ranging = $state(false);
  ranges: Regions = $state.raw({});
  /** How the chosen figure may come to each enemy in its reach. */
  meets: Record<string, string> = $state.raw({});
  /** At whom somebody here may shoot. */
  aimed: readonly string[] = $state.raw([]);
  /** The enemy in reach whom somebody points at, and what it costs to go there. */
  looked: { enemy: string; said: string } | undefined = $state.raw();
  #to: [Place, Place] | undefined;
  #busy = false;

  constructor(private table: Skirmish) {}

  rule(): void {
    this.ruling = !this.ruling;
    if (!this.ruling) this.measured = undefined;
  }

  /** From one place to another: one question at a time, for the last places. */
  measure(start: Place, end: Place): void {
    this.#to = [start, end];
    void this.#measure();
  }

  async #measure(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#to) {
      const [start, end] = this.#to;
      this.#to = undefined;
      const found = await this.table.moment.measure(start, end);
      if (found) this.measured = found;
    }
    this.#busy = false;
  }

  async toggle(): Promise<void> {
    this.ranging = !this.ranging;
    await this.range();
  }

  /** The ranges of the chosen figure, if they are wanted. */
  async range(): Promise<void> {
    const { selected } = this.table;
    this.ranges = {};
    if (!this.ranging || !selected) return;
    const found = await this.table.moment.surroundings(selected, "zones");
    if (found && this.table.selected === selected && this.ranging) this.ranges = found;
  }

  /** Whom the chosen figure may go into contact with. */
  async meet(): Promise<void> {
    const { selected, walks, able } = this.table;
    this.meets = {};
    this.looked = undefined;
    if (!selected || !walks || !able.has(selected)) return;
    const found = await this.table.moment.surroundings(selected, "meets");
    if (!found || this.table.selected !== selected) return;
    this.meets = Object.fromEntries(Object.keys(found).map((key) => key.split(" ").reverse() as [string, string]));
  }

  /** An enemy whom the chosen figure may shoot at, strike or go to was pointed at: that is what it will do. */
  attack(target: string): boolean {
    const { asks, selected, drawing } = this.table;
    const stand = this.table.man(target)?.stand;
    if (asks === "shoot" || asks === "fight") return this.table.aim(target);
    if (!selected || !stand || !this.meets[target]) return false;
    drawing.pull(selected, [stand[0], stand[1]]);
    void drawing.letDrop(selected);
    return true;
  }

  /** What it costs to go to an enemy in reach. */
  async look(enemy: string): Promise<void> {
    const { match, selected, state } = this.table;
    const stand = this.table.man(enemy)?.stand;
    if (this.looked?.enemy === enemy) return;
    this.looked = undefined;
    if (!match || !stand || !this.meets[enemy]) return;
    const move = { ...still(selected), path: [[stand[0], stand[1]] as Point] };
    const found = await match.options(selected, { order: "announce", moment: state.moment, moves: [move] });
    const offer = found?.offers[0];
    const how = offer && itemsOf(offer.order).filter(isMove).at(-1)?.how;
    if (!how || !offer.path || this.table.selected !== selected) return;
    this.looked = { enemy, said: costs(how, offer.path, !!this.table.figure(selected)?.missile) };
  }

  /** All targets of all who may shoot now. */
  async aim(): Promise<void> {
    const { match, asks, whole } = this.table;
    this.aimed = [];
    if (!match || asks !== "shoot") return;
    const found = await Promise.all((whole?.pieces ?? []).map((figure) => match.options(figure)));
    const shots = found.flatMap((each) => each?.offers ?? []).flatMap(({ order }) => itemsOf(order).filter(isShot));
    if (this.table.whole === whole) this.aimed = shots.map(({ target }) => target);
  }
}

/** The highest point of an outline in the picture: where its name stands. */
export const topOf = (spots: readonly Point[]): Point =>
  spots.reduce((best, each) => (each[1] < best[1] ? each : best), spots[0] ?? [0, 0]);
