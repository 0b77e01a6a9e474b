// A skirmish at this table: who is chosen, what each figure is about to do, and what the talk has come to.
// The same for a match and for a replay, where nobody is asked anything.

import type { MatchTable, Moment, Offer, Options } from "../../page/api";
import { once, setOf } from "../../sets";
import type { RefusalMessage } from "../../wire";
import { mainOf } from "./answer";
import { draftOf, keepDraft } from "./drafts";
import { Drawing } from "./drawing.svelte";
import { isBlow, isMove, isShot, itemsOf, orderOf, type Item } from "./items";
import type { Viewed } from "./looking";
import { dealtIn } from "./moments";
import { FigureNames } from "./names";
import { Party } from "./party.svelte";
import { Reach } from "./reach.svelte";
import { roundsIn } from "./talk";
import type { Figure, Man, Move, Order, Post, State, Types } from "./wire";

const WALKS = ["talk", "move"];
/** How figures go. */
const PACES = ["walk", "run", "charge", "march"] as const;
/** Questions that are answered by naming figures. */
const NAMES = ["spring", "press"];

/** What may become of whom. */
export type Chances = Record<string, Record<string, string>>;

export class Skirmish {
  selected = $state("");
  options: Options<Types> | undefined = $state.raw();
  /** What is about to be ordered, by figure. */
  picked: Record<string, Item> = $state.raw({});
  /** What speaks against it. */
  #against: readonly RefusalMessage[] = $state.raw([]);
  /** The chances of what is picked. */
  chances: Chances = $state.raw({});
  /** Chances by offer of the chosen figure. */
  offered: Record<number, Chances> = $state.raw({});
  /** Figures at another level than this are shown faintly; `undefined`: all levels are shown. */
  level: number | undefined = $state();
  /** The board, once it is there. */
  view: Viewed | undefined;
  /** The figure of which is told what it may do, and where on the screen. */
  menu: { figure: string; x: number; y: number } | undefined = $state.raw();
  #moment = -1;
  readonly drawing = new Drawing(this);
  readonly party = new Party(this);
  readonly reach = new Reach(this);

  constructor(
    readonly moment: Moment<Types>,
    readonly match?: MatchTable<Types>,
  ) {
    if (match) this.cleared();
  }

  names = $derived.by(() => new FigureNames(this.moment.words, this.moment.scenario));
  asks = $derived.by(() => (this.match?.mine ? this.moment.awaits.what : ""));
  whole = $derived.by(() => this.match?.offers);
  names_figures = $derived.by(() => NAMES.includes(this.asks));
  walks = $derived.by(() => WALKS.includes(this.asks));
  refusals = $derived.by(() => (this.#against.length ? this.#against : (this.match?.refusals ?? [])));
  /** Figures that may be asked about. */
  able = $derived.by(() => {
    if (!this.asks) return setOf<string>();
    const { offers = [], pieces = [] } = this.whole ?? {};
    if (this.names_figures) return setOf(offers.flatMap(({ order }) => ("figures" in order ? order.figures : [])));
    return setOf([...pieces, ...(this.asks === "hide" ? Object.keys(this.picked) : [])]);
  });

  get state(): State {
    return this.moment.state;
  }

  get home(): string {
    return this.match?.home ?? "";
  }

  holds(seat: string): boolean {
    return this.match?.holds(seat) ?? false;
  }

  // Who is there

  man(id: string): Man | undefined {
    return this.state.men.find((man) => man.id === id);
  }

  /** A figure of the scenario, or a horse that was left, which has the colours of its rider and nothing in hand. */
  figure(id: string): Figure | undefined {
    const found = this.moment.scenario.figures.find((figure) => figure.id === id);
    const rider = found ? "" : this.man(id)?.rider;
    const whose = rider ? this.figure(rider) : undefined;
    if (!whose) return found;
    const bare = { rank: 1, wears: 1, armour: false, blades: [], missile: "", shield: "none" as const, strong: false };
    return { ...whose, ...bare, id, glory: 0, leader: false, unit: "", traits: [] };
  }

  /** The horse that the chosen figure may lead: as the server offers it. */
  leads = $derived.by(() => {
    const moves = (this.options?.offers ?? []).flatMap(({ order }) => itemsOf(order)).filter(isMove);
    return moves.find((move) => move.how === "lead" && move.figure === this.selected)?.target ?? "";
  });

  /** How the chosen figure may go, as the server has it. */
  paces = $derived.by(() => {
    const barred = (this.options?.barred ?? []).flatMap(({ order }) => itemsOf(order).filter(isMove));
    const never = barred.filter((move) => move.figure === this.selected && !move.path.length).map(({ how }) => how);
    return PACES.filter((how) => !never.includes(how));
  });

  /** The heights at which somebody may stand, the ground first. */
  heights = $derived.by(() =>
    once([0, ...this.moment.scenario.pieces.map(({ height }) => height)]).sort((a, b) => a - b),
  );

  heightOf(figure: string): number {
    return this.moment.marks.levels[figure] ?? 0;
  }

  // What the house tells

  /** Another question is asked. */
  cleared(): void {
    this.refuse([]);
    this.drawing.stops = [];
    this.options = undefined;
    const { state } = this;
    if (this.selected && !this.man(this.selected)) this.choose("");
    if (state.moment === this.#moment) return;
    this.#moment = state.moment;
    this.choose("");
    this.chances = {};
    this.drawing.letGo();
    this.drawing.how = "";
    const mine = this.moment.awaits.what === "talk" ? this.#announced() : [];
    this.picked = this.#kept() ?? Object.fromEntries(mine.map((move) => [move.figure, move]));
  }

  /** What was about to be ordered when this page was left. */
  #kept(): Record<string, Item> | undefined {
    const { match, home, state } = this;
    return match && this.moment.awaits.seats.includes(home) ? draftOf(match.name, home, state.moment) : undefined;
  }

  #keep(): void {
    if (this.match) keepDraft(this.match.name, this.home, this.state.moment, this.picked);
  }

  /** A replay shows another moment. */
  passed(): void {
    if (this.selected && !this.man(this.selected)) this.choose("");
  }

  /** It is known what may be done: the chosen figure stays chosen if it is asked about. */
  known(): void {
    if (this.selected && this.whole?.pieces.includes(this.selected)) void this.select(this.selected);
    else this.choose("");
    if (Object.keys(this.picked).length) void this.#look();
    void this.reach.aim();
  }

  // What the figures do

  choose(figure: string): void {
    this.selected = figure;
    this.party.chosen(figure);
    if (this.match) this.match.frame.chosen = figure !== "";
  }

  refuse(refusals: readonly RefusalMessage[]): void {
    this.#against = refusals;
    if (!refusals.length) this.match?.dismiss();
  }

  async select(figure: string): Promise<void> {
    this.offered = {};
    this.drawing.selects();
    const picked = this.picked[figure];
    if (figure !== this.selected) this.drawing.how = isMove(picked) && picked.how === "lead" ? "lead" : "";
    this.choose(figure);
    this.options = undefined;
    this.refuse([]);
    void this.reach.range();
    void this.reach.meet();
    if (!figure || !this.asks) return;
    const found = await this.match?.options(figure);
    if (!found || this.selected !== figure) return;
    this.options = found;
    if (this.asks === "shoot" || this.asks === "fight") await this.#foretell(figure);
  }

  /** What each offer may lead to, one after the other. */
  async #foretell(figure: string): Promise<void> {
    for (const [place, offer] of (this.options?.offers ?? []).entries()) {
      const found = await this.match?.preview(offer.order, true);
      if (this.selected !== figure) return;
      if (found) this.offered = { ...this.offered, [place]: found.prospects as Chances };
    }
  }

  /** What an offer says of the chosen figure. */
  item(offer: Offer<Types>): Item | undefined {
    const items = itemsOf(offer.order);
    return items.findLast((each) => each.figure === this.selected) ?? items.at(-1);
  }

  /** All that an offer changes: a unit that goes as one changes for several figures. */
  take(offer: Offer<Types>): void {
    this.pick(...itemsOf(offer.order));
  }

  /** These items are about to be ordered; what speaks against them is asked for. */
  pick(...items: Item[]): void {
    this.picked = { ...this.picked, ...Object.fromEntries(items.map((item) => [item.figure, item])) };
    this.#keep();
    void this.#look();
  }

  leave(figure: string): void {
    this.picked = Object.fromEntries(Object.entries(this.picked).filter(([id]) => id !== figure));
    this.#keep();
    void this.#look();
  }

  /** Somebody comes out or follows up, or does not after all. */
  toggle(figure: string): void {
    if (this.picked[figure]) return this.leave(figure);
    this.picked = { ...this.picked, [figure]: { figure } };
    this.#keep();
  }

  /** A target that was pointed at on the table. */
  aim(target: string): boolean {
    const offer = this.options?.offers.find((each) => {
      const item = this.item(each);
      return (isShot(item) || isBlow(item)) && item.target === target;
    });
    if (offer) this.take(offer);
    return !!offer;
  }

  main = $derived.by(() => mainOf(this));

  /** The order that all picks make. */
  get draft(): Order | undefined {
    const named = this.names_figures ? [...this.able].flatMap((id) => this.picked[id] ?? []) : undefined;
    return orderOf(this.asks, this.state.moment, named ?? Object.values(this.picked));
  }

  #announced(): Move[] {
    return this.state.plans.find((plan) => plan.seat === this.home)?.moves ?? [];
  }

  amended = $derived.by(() => JSON.stringify(Object.values(this.picked)) !== JSON.stringify(this.#announced()));

  async #look(): Promise<void> {
    const { draft, picked } = this;
    const found = draft && (await this.match?.preview(draft, true));
    if (this.picked !== picked || !found) return;
    this.refuse(found.refusals);
    this.chances = found.prospects as Chances;
  }

  layPosts(posts: Post[]): void {
    this.picked = {};
    this.pick(...posts);
  }

  /** Others may have answered meanwhile: an order that is for this moment still is. */
  async give(order: Order): Promise<void> {
    await this.match?.give(order, true);
  }

  /** What is picked is given, once it is known what may be. */
  async giveDraft(): Promise<void> {
    const { draft } = this;
    if (draft && this.whole) await this.give(draft);
  }

  // What was thrown and said, and what it all came to

  /** The dice of the last entry that had any, each with what they were thrown for. */
  thrown = $derived.by(() => {
    const { log, undone } = this.moment;
    const last = log.findLast(({ n, lines }) => !undone.has(n) && lines.some(({ dice }) => dice.length));
    return (last?.lines ?? []).filter(({ dice }) => dice.length);
  });

  /** Which aims were reached, by their place; nothing before the end. */
  achieved = $derived.by(() => {
    if (!this.moment.awaits.outcome) return undefined;
    const ends = this.moment.log.flatMap(({ events }) => events).findLast(({ event }) => event === "game-ended");
    return ends?.event === "game-ended" ? setOf(ends.achieved) : undefined;
  });

  rounds = $derived.by(() => roundsIn(this.moment.log, this.moment.undone));
  /** Shots and blows of the moment that is shown, where a game is looked at again. */
  dealt = $derived.by(() => (this.match ? [] : dealtIn(this.moment.log.at(-1)?.events ?? [])));
}
