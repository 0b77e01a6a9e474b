// One match of Argad! as this browser sees it: what each figure is about to do, and what the talk has come to.

import type { Names } from "../play/names";
import { Table } from "../play/table.svelte";
import { settings } from "../settings.svelte";
import type { EntryMessage, OfferMessage, RefusalMessage, Welcome } from "../wire";
import { FIELD, itemsOf, type Figure, type Happening, type Item, type Man, type Move, type Plan, type Point, type Post, type Scenario, type SkirmishOrder, type State } from "./model";
import { FigureNames } from "./names";
import { WALK } from "./walk";

/** Questions that are answered figure by figure, and by which order. */
const BY_FIGURE: Record<string, string> = { talk: "announce", move: "announce", answer: "answer", shoot: "shoot", fight: "fight" };
const WALKS = new Set(["talk", "move"]);
const TRIES = 5;

export interface Round {
  round: number;
  plans: { seat: string; confirmed: boolean; moves: number; amended: string[] }[];
}

/** Who shot at whom or struck whom, and whether it told. */
export interface Dealt {
  from: string;
  to: string;
  how: "shot" | "blow";
  hit: boolean;
}

export class Skirmish extends Table {
  /** What is about to be ordered, by figure. */
  picked: Record<string, Item> = $state.raw({});
  /** The way that is being drawn, as the server suggests it, and why it goes no further. */
  drawn: Move | undefined = $state.raw();
  /** The chances of what is picked: what may become of whom. */
  chances: Record<string, Record<string, string>> = $state.raw({});
  /** Chances by offer of the chosen figure. */
  offered: Record<number, Record<string, Record<string, string>>> = $state.raw({});
  how = $state("walk");
  /** Shots and blows of the moment that is shown, where a game is looked at again. */
  dealt: Dealt[] = $state.raw([]);
  /** How much faster than usual everybody is shown to walk. */
  speed = $state(1);
  #moment = -1;

  game = $derived(this.state as unknown as State | undefined);
  scenario = $derived(this.welcome?.scenario as unknown as Scenario | undefined);
  asks = $derived(this.mine ? this.awaits.what : "");
  /** Figures that may be asked about. */
  able = $derived(new Set(this.mine ? [...(this.whole?.pieces ?? []), ...(this.asks === "hide" ? Object.keys(this.picked) : [])] : []));
  walks = $derived(WALKS.has(this.asks));

  override named(welcome: Welcome): Names {
    return new FigureNames(settings.words, welcome.scenario as unknown as Scenario);
  }

  called = $derived(this.names as FigureNames | undefined);

  protected override plays(ruleset: string): boolean {
    return ruleset === "argad";
  }

  protected override acting(): string {
    return "";
  }

  protected override pause(message: EntryMessage): number {
    return (message.events as unknown as Happening[]).some(({ event, walk }) => event === "moved" && (walk?.way.length ?? 0) > 1) ? WALK + 100 : super.pause(message);
  }

  protected override cleared(): void {
    this.forget();
    this.options = undefined;
    this.whole = undefined;
    const { game } = this;
    if (!game) return;
    if (this.selected && !game.men.some((man) => man.id === this.selected)) this.selected = "";
    if (game.moment === this.#moment) return;
    this.#moment = game.moment;
    this.chances = {};
    this.how = "walk";
    const mine = game.plans.find((plan) => plan.seat === this.home)?.moves ?? [];
    this.picked = this.awaits.what === "talk" ? Object.fromEntries(mine.map((move) => [move.figure, move])) : {};
  }

  /** Nothing of whoever had the screen before stays. */
  override takeScreen(): void {
    super.takeScreen();
    this.#moment = -1;
    this.picked = {};
    this.chances = {};
    this.offered = {};
    this.selected = "";
    this.state = undefined;
  }

  man(id: string): Man | undefined {
    return this.game?.men.find((man) => man.id === id);
  }

  figure(id: string): Figure | undefined {
    return this.scenario?.figures.find((figure) => figure.id === id);
  }

  // What the figures do

  override async select(piece: string): Promise<void> {
    this.offered = {};
    await super.select(piece);
    if (this.asks === "shoot" || this.asks === "fight") void this.#foretell(piece);
  }

  /** What each offer may lead to, one after the other. */
  async #foretell(piece: string): Promise<void> {
    for (const [place, offer] of (this.options?.offers ?? []).entries()) {
      const found = await this.ask({ ask: "ask-preview", order: offer.order as never });
      if (this.selected !== piece) return;
      if (found?.tell === "preview-message") this.offered = { ...this.offered, [place]: found.prospects as Record<string, Record<string, string>> };
    }
  }

  /** What an offer says of the chosen figure. */
  item(offer: OfferMessage): Item | undefined {
    const items = itemsOf(offer.order as unknown as SkirmishOrder);
    return items.findLast((each) => each.figure === this.selected) ?? items.at(-1);
  }

  /** All that an offer changes: a unit that goes as one changes for several figures. */
  take(offer: OfferMessage): void {
    for (const item of itemsOf(offer.order as unknown as SkirmishOrder)) this.picked = { ...this.picked, [item.figure]: item };
    void this.#look();
  }

  leave(figure: string): void {
    const { [figure]: _, ...rest } = this.picked;
    this.picked = rest;
    void this.#look();
  }

  /** A target that was pointed at on the table. */
  aim(target: string): boolean {
    const offer = this.options?.offers.find((each) => {
      const item = this.item(each);
      return item && "target" in item && !("path" in item) && item.target === target;
    });
    if (offer) this.take(offer);
    return !!offer;
  }

  /** The order that all picks make. */
  draftOrder(): SkirmishOrder | undefined {
    const order = this.asks === "hide" ? "hide" : BY_FIGURE[this.asks];
    const field = order && FIELD[order];
    if (!order || !field || !this.game) return undefined;
    return { order, moment: this.game.moment, [field]: Object.values(this.picked) };
  }

  amended = $derived.by(() => {
    const mine = this.game?.plans.find((plan) => plan.seat === this.home)?.moves ?? [];
    return JSON.stringify(Object.values(this.picked)) !== JSON.stringify(mine);
  });

  async #look(): Promise<void> {
    const order = this.draftOrder();
    if (!order) return;
    const picked = this.picked;
    const found = await this.ask({ ask: "ask-preview", order: order as never });
    if (this.picked !== picked || found?.tell !== "preview-message") return;
    this.refusals = found.refusals;
    this.chances = found.prospects as Record<string, Record<string, string>>;
  }

  // Drawing a way

  #drawing: Point | undefined;
  #busy = false;
  #why: RefusalMessage[] = [];

  /** The hand is here: the server is asked for the shortest lawful way, once at a time, for the last place. */
  pull(figure: string, to: Point): void {
    this.#drawing = to;
    void this.#suggest(figure);
  }

  async #suggest(figure: string): Promise<void> {
    if (this.#busy || !this.game) return;
    this.#busy = true;
    while (this.#drawing) {
      const to = this.#drawing;
      const begun = { order: "announce", moment: this.game.moment, moves: [...(Object.values(this.picked) as Move[]).filter((move) => move.figure !== figure), { figure, path: [to], how: this.how, face: -1, wall: false, target: "" }] };
      const found = await this.ask({ ask: "ask-options", piece: figure, begun });
      if (this.#drawing === to) this.#drawing = undefined;
      if (found?.tell !== "options-message") break;
      const offer = found.offers[0] ?? found.barred[0];
      this.#why = found.offers.length ? [] : (found.barred[0]?.refusals ?? []);
      this.drawn = offer && (itemsOf(offer.order as unknown as SkirmishOrder).find((each) => each.figure === figure) as Move | undefined);
      this.stops = this.#why;
    }
    this.#busy = false;
    this.#settled?.();
  }

  #settled: (() => void) | undefined;

  /** The hand lets go: what the server suggests is what the figure will do, if it may. */
  async letDrop(figure: string): Promise<void> {
    if (this.#busy) await new Promise<void>((done) => (this.#settled = done));
    this.#settled = undefined;
    const way = this.drawn;
    this.drawn = undefined;
    if (!way) return;
    if (this.#why.length) {
      this.refusals = this.#why;
      this.stops = [];
      return;
    }
    this.stops = [];
    this.refusals = [];
    this.picked = { ...this.picked, [figure]: way };
  }

  letGo(): void {
    this.#drawing = undefined;
    this.drawn = undefined;
    this.stops = [];
  }

  /** Somebody faces another way when he has come to the end of his. */
  face(figure: string, heading: number): void {
    const now = (this.picked[figure] as Move | undefined) ?? { figure, path: [], how: "walk", face: -1, wall: false, target: "" };
    this.picked = { ...this.picked, [figure]: { ...now, face: ((Math.round(heading) % 36000) + 36000) % 36000 } };
    void this.#look();
  }

  // Hiding

  layPosts(posts: Post[]): void {
    this.picked = Object.fromEntries(posts.map((post) => [post.figure, post]));
    void this.#look();
  }

  hide(figure: string, [x, y]: Point): void {
    const before = this.picked[figure] as Post | undefined;
    this.picked = { ...this.picked, [figure]: { figure, stand: [Math.round(x), Math.round(y), before?.stand[2] ?? 0] } };
    void this.#look();
  }

  // Giving

  /** Others may have answered meanwhile: an order that is for this moment still is. */
  override async give(order: never): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    let found = await this.ask({ ask: "give", order, at: this.last() });
    for (let tries = 1; tries < TRIES && found?.tell === "fault-message" && found.key === "fault-stale"; tries++) {
      found = await this.ask({ ask: "give", order, at: this.last() });
    }
    this.busy = false;
    this.failed(found);
    return found?.tell === "done";
  }

  async giveDraft(): Promise<void> {
    const order = this.draftOrder();
    if (order) await this.give(order as never);
  }

  // The talk

  /** The rounds of this turn, as they were shown. */
  rounds = $derived.by(() => {
    let found: Round[] = [];
    let before = new Map<string, Plan>();
    for (const { events, n } of this.log) {
      if (this.undone.has(n)) continue;
      for (const { event, round, plans } of events as unknown as Happening[]) {
        if (event === "turn-began") [found, before] = [[], new Map()];
        if (event !== "plans-shown" || !plans) continue;
        found = [...found, { round: round ?? 0, plans: plans.map((plan) => ({ seat: plan.seat, confirmed: plan.confirmed, moves: plan.moves.length, amended: before.size && !plan.confirmed ? changed(before.get(plan.seat), plan) : [] })) }];
        before = new Map(plans.map((plan) => [plan.seat, plan]));
      }
    }
    return found;
  });
}

/** Whose moves are others than before. */
function changed(before: Plan | undefined, now: Plan): string[] {
  const told = (plan: Plan | undefined, id: string): string => JSON.stringify(plan?.moves.find((move) => move.figure === id) ?? null);
  const ids = [...(before?.moves ?? []), ...now.moves].map((move) => move.figure);
  return [...new Set(ids)].filter((id) => told(before, id) !== told(now, id));
}
