// Several figures that are chosen at once, and go together.

import type { Skirmish } from "./skirmish.svelte";

export class Party {
  members: readonly string[] = $state.raw([]);

  constructor(private table: Skirmish) {}

  /** A figure is chosen: alone, unless it is one of them; those in close order march together at first. */
  chosen(figure: string): void {
    if (!this.members.includes(figure)) this.members = this.#block(figure);
  }

  #block(figure: string): readonly string[] {
    const { table } = this;
    if (table.man(figure)?.formed !== "close" || !table.walks) return [];
    const mates = table.drawing.fellows(figure).filter((id) => table.man(id)?.formed === "close");
    return mates.length ? [figure, ...mates] : [];
  }

  /** Who goes along with a figure. */
  with(figure: string): string[] {
    return this.members.includes(figure) ? this.members.filter((id) => id !== figure) : [];
  }

  /** The whole unit of the chosen figure goes along, or nobody. */
  get whole(): boolean {
    return this.members.length > 1;
  }

  set whole(all: boolean) {
    const { selected, drawing } = this.table;
    this.members = all ? [selected, ...drawing.fellows(selected)] : [];
  }

  /** Somebody more goes along, or does not after all. */
  async join(figure: string): Promise<void> {
    const { table } = this;
    if (!table.able.has(figure) || !table.walks) return;
    const before = this.members.length ? this.members : table.selected ? [table.selected] : [];
    const now = before.includes(figure) ? before.filter((id) => id !== figure) : [...before, figure];
    this.members = now;
    if (!now.includes(table.selected)) await table.select(now[0] ?? "");
  }

  /** These are chosen at once. */
  async gather(figures: readonly string[]): Promise<void> {
    this.members = figures;
    await this.table.select(figures[0] ?? "");
  }
}
