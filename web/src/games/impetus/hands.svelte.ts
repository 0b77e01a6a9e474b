// What a hand on the table means: pieces that are dragged, enemies that are pointed at, many chosen at once, a menu.

import { tick } from "svelte";
import type { Preview } from "../../page/api";
import type { Battle } from "./battle.svelte";
import type { Target } from "./board/scene";
import { Foretold } from "./foretold";
import { filled } from "./offers";
import { targets } from "./targets";
import type { BattleTypes } from "./types";

export class Hands {
  /** The piece whose menu is open. */
  menu = $state("");
  /** What an attack on the enemy under the pointer would lead to. */
  tip: { target: Target; preview: Preview<BattleTypes> } | undefined = $state.raw();
  #foretold = new Foretold<Preview<BattleTypes>>();
  #asking: Promise<void> | undefined;

  constructor(private battle: Battle) {}

  /** Whom the chosen piece may attack, and how. */
  targets = $derived.by(() => {
    const { battle } = this;
    return battle.mine && battle.selected && battle.options ? targets(battle.names, battle.groups) : [];
  });

  /** Every way to attack whoever is about to be attacked. */
  ways = $derived.by(() => {
    const { draft } = this.battle;
    const now = this.targets.find(({ key, number }) => key === draft?.group.key && number === draft.number);
    return now ? this.targets.filter(({ id }) => id === now.id) : [];
  });

  /** Another question is asked. */
  cleared(): void {
    this.menu = "";
    this.tip = undefined;
    this.#foretold.clear();
  }

  /** A piece that may be moved is chosen as it is taken. */
  pull(id: string): Promise<void> | undefined {
    const { battle } = this;
    const known = battle.asks === "orders" && battle.whole;
    if (!battle.mine || battle.draft?.piece || !(known ? this.#open(id) : this.#own(id))) return undefined;
    this.menu = "";
    if (!battle.members.includes(id)) void battle.select(id);
    return battle.settled.then(tick);
  }

  #own(id: string): boolean {
    return this.battle.mine && id.startsWith(`${this.battle.match?.seat}.`);
  }

  #open(id: string): boolean {
    return this.battle.whole?.pieces.some((piece) => piece.split("+").includes(id)) ?? false;
  }

  /** How far a piece that goes at any angle goes at this one: one question at a time, the `last` for certain. */
  async towards(angle: number, last: boolean): Promise<void> {
    if (this.#asking && !last) return;
    await this.#asking;
    this.#asking = this.#towards(angle);
    await this.#asking;
    this.#asking = undefined;
    await tick();
  }

  async #towards(angle: number): Promise<void> {
    const { battle } = this;
    const piece = battle.selected;
    const begun = battle.more.begun?.(piece, angle);
    const found = begun && (await battle.match?.options(piece, begun));
    if (found?.offers.length && battle.selected === piece) battle.widen(found.offers);
  }

  /** Many are chosen; where the rules know no such group, the server says why. */
  async gather(ids: readonly string[]): Promise<void> {
    const { battle } = this;
    const known = battle.whole?.pieces.find((piece) => same(piece.split("+"), ids));
    const units = battle.state.units.map(({ id }) => id).filter((id) => ids.includes(id));
    await battle.select(known ?? (units.length ? units.join("+") : (ids[0] ?? "")));
  }

  /** An attack is prepared; again, the next way to make it. */
  attack({ id }: Target): void {
    const ways = this.targets.filter((each) => each.id === id);
    const now = ways.findIndex(({ key }) => key === this.battle.draft?.group.key);
    const next = ways[(now + 1) % ways.length];
    if (next) this.prepare(next);
  }

  prepare({ key, number }: Target): void {
    const group = this.battle.group(key);
    this.tip = undefined;
    if (group) void this.battle.look(group, number, number, false);
  }

  /** Whoever is pointed at: if they may be attacked, the chances are asked for once. */
  async foretell(id: string): Promise<void> {
    const target = this.targets.find((each) => each.id === id);
    this.tip = undefined;
    const group = target && this.battle.group(target.key);
    if (!group || this.battle.draft) return;
    const order = filled(group, target.number);
    const preview = await this.#foretold.of(order, () => this.battle.match?.preview(order, true));
    if (preview && this.battle.hovered === id && !this.battle.draft) this.tip = { target, preview };
  }

  open(id: string): void {
    this.tip = undefined;
    this.menu = id;
    if (this.#own(id) && !this.battle.members.includes(id)) void this.battle.select(id);
  }
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
