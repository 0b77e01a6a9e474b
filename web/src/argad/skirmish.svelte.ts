// One match of Argad! as this browser sees it: what each figure is about to do, and what the talk has come to.

import type { Names } from "../play/names";
import { Table } from "../play/table.svelte";
import { settings } from "../settings.svelte";
import type { EntryMessage, OfferMessage, RefusalMessage, Welcome } from "../wire";
import { FIELD, itemsOf, type Figure, type Happening, type Item, type Man, type Move, type Plan, type Point, type Post, type Pose, type Scenario, type SkirmishOrder, type State } from "./model";
import { FigureNames } from "./names";
import { WALK } from "./walk";

/** Questions that are answered figure by figure, and by which order. */
const BY_FIGURE: Record<string, string> = { talk: "announce", move: "announce", answer: "answer", shoot: "shoot", fight: "fight" };
const WALKS = new Set(["talk", "move"]);
/** Questions that are answered by naming figures. */
const NAMES = new Set(["spring", "press"]);
const FULL = 36000;
/** Figures whose bases are so near to each other stand together, in thousandths of a cm. */
const TOGETHER = 150;
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
  /** A drag takes along whoever is in the unit, or stands in close order with the figure. */
  whole_unit = $state(false);
  /** Figures at another level than this are shown faintly; `undefined`: all levels are shown. */
  level: number | undefined = $state();
  #moment = -1;

  game = $derived(this.state as unknown as State | undefined);
  scenario = $derived(this.welcome?.scenario as unknown as Scenario | undefined);
  asks = $derived(this.mine ? this.awaits.what : "");
  names_figures = $derived(NAMES.has(this.asks));
  /** Figures that may be asked about. */
  able = $derived.by(() => {
    if (!this.mine) return new Set<string>();
    if (this.names_figures) return new Set((this.whole?.offers ?? []).flatMap(({ order }) => (order as unknown as SkirmishOrder).figures ?? []));
    return new Set([...(this.whole?.pieces ?? []), ...(this.asks === "hide" ? Object.keys(this.picked) : [])]);
  });
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
    this.selected = "";
    this.chances = {};
    this.how = "walk";
    this.#goal = undefined;
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

  /** A figure of the scenario, or a horse that was left, which has the colours of its rider and nothing in hand. */
  figure(id: string): Figure | undefined {
    const found = this.scenario?.figures.find((figure) => figure.id === id);
    const rider = found ? "" : this.man(id)?.rider;
    const whose = rider ? this.figure(rider) : undefined;
    return whose ? { ...whose, id, rank: 1, wears: 1, armour: false, blades: [], missile: "", shield: "none", strong: false, glory: 0, leader: false, unit: "", traits: [] } : found;
  }

  /** The horse that the chosen figure may lead: as the server offers it. */
  leads = $derived.by(() => {
    const moves = (this.options?.offers ?? []).flatMap(({ order }) => itemsOf(order as unknown as SkirmishOrder));
    return (moves.find((move) => "path" in move && move.how === "lead" && move.figure === this.selected) as Move | undefined)?.target ?? "";
  });

  // What the figures do

  override async select(piece: string): Promise<void> {
    this.offered = {};
    if (this.#goal) this.letGo();
    if (piece !== this.selected) this.how = (this.picked[piece] as Move | undefined)?.how ?? "walk";
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

  /** Somebody comes out or follows up, or does not after all. */
  toggle(figure: string): void {
    if (this.picked[figure]) return this.leave(figure);
    this.picked = { ...this.picked, [figure]: { figure } };
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
    if (this.names_figures && this.game) return { order: this.asks, moment: this.game.moment, figures: [...this.able].filter((id) => this.picked[id]) };
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
      const begun = { order: "announce", moment: this.game.moment, moves: [...(Object.values(this.picked) as Move[]).filter((move) => move.figure !== figure), { figure, path: [to], how: this.how, face: -1, wall: false, target: this.how === "lead" ? this.leads : "" }] };
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
    this.#goal = undefined;
    if (!way) return;
    if (this.#why.length) {
      this.refusals = this.#why;
      this.stops = [];
      return;
    }
    this.stops = [];
    this.refusals = [];
    if (this.whole_unit && this.fellows(figure).length) return this.#allGo(figure, way);
    this.picked = { ...this.picked, [figure]: way };
  }

  /** Whoever is in the unit of a figure; without one, whoever stands in close order with it, base to base. */
  fellows(figure: string): string[] {
    const own = this.figure(figure);
    if (!own) return [];
    const ours = (this.scenario?.figures ?? []).filter((each) => each.seat === own.seat && this.able.has(each.id));
    if (own.unit) return ours.filter((each) => each.unit === own.unit && each.id !== figure).map((each) => each.id);
    return this.man(figure)?.formed === "close" ? this.#touched(figure, ours.map((each) => each.id).filter((id) => this.man(id)?.formed === "close")) : [];
  }

  /** Of these, whoever stands base to base with a figure, or with somebody who does. */
  #touched(figure: string, among: string[]): string[] {
    const found = [figure];
    for (const at of found) found.push(...among.filter((id) => !found.includes(id) && this.#beside(at, id)));
    return found.slice(1);
  }

  /** With whom a figure might form close order: those beside it who are trained for it and do not stand in it. */
  comrades(figure: string): string[] {
    const trained = (id: string): boolean => !!this.figure(id)?.traits.includes("close-order") && this.man(id)?.formed === "loose";
    if (!this.walks || !this.able.has(figure) || !trained(figure)) return [];
    const ours = (this.scenario?.figures ?? []).filter((each) => each.seat === this.figure(figure)?.seat && this.able.has(each.id));
    return this.#touched(figure, ours.map((each) => each.id).filter(trained));
  }

  /** All of them form close order, if they may. */
  async form(figure: string): Promise<void> {
    await this.#all([...this.comrades(figure), figure].map((id) => ({ figure: id, path: [], how: "form", face: -1, wall: false, target: "" })));
  }

  #beside(one: string, other: string): boolean {
    const [a, b] = [this.man(one)?.stand, this.man(other)?.stand];
    const [wide, long] = [one, other].map((id) => (this.welcome?.measures.soles[id]?.[0][0] ?? 0) / 2) as [number, number];
    return !!a && !!b && Math.hypot(a[0] - b[0], a[1] - b[1]) <= wide + long + TOGETHER;
  }

  /** All go the same way beside each other, if all of them may. */
  async #allGo(figure: string, way: Move): Promise<void> {
    const from = this.man(figure)?.stand as Pose;
    const moves = [...this.fellows(figure), figure].map((id) => {
      const [x, y] = this.man(id)?.stand ?? from;
      return { ...way, figure: id, path: way.path.map(([a, b]): Point => [a + x - from[0], b + y - from[1]]) };
    });
    await this.#all(moves);
  }

  /** These moves together with what is picked already, if nothing speaks against them. */
  async #all(moves: Move[]): Promise<void> {
    const picked = { ...this.picked, ...Object.fromEntries(moves.map((move) => [move.figure, move])) };
    const order = { order: "announce", moment: this.game?.moment ?? 0, moves: Object.values(picked) };
    const found = await this.ask({ ask: "ask-preview", order: order as never });
    if (found?.tell !== "preview-message") return this.failed(found);
    this.refusals = found.refusals;
    if (!found.refusals.length) this.picked = picked;
  }

  // By keys

  #goal: Point | undefined;

  /** Where the way of the chosen figure is to lead goes a little aside. */
  nudge(right: number, up: number): void {
    const stand = this.man(this.selected)?.stand;
    if (!stand || !this.able.has(this.selected)) return;
    if (this.asks === "hide") {
      const [x, y] = (this.picked[this.selected] as Post | undefined)?.stand ?? stand;
      return this.hide(this.selected, [x + right, y + up]);
    }
    const [x, y] = this.#goal ?? (this.picked[this.selected] as Move | undefined)?.path.at(-1) ?? stand;
    const [wide, deep] = this.scenario?.board ?? [0, 0];
    this.#goal = [Math.max(0, Math.min(wide, x + right)), Math.max(0, Math.min(deep, y + up))];
    this.pull(this.selected, this.#goal);
  }

  /** The chosen figure looks another way. */
  turn(angle: number): void {
    const figure = this.selected;
    if (!this.able.has(figure)) return;
    this.face(figure, this.facing(figure) + angle);
  }

  /** Which way somebody will look after his move. */
  facing(figure: string): number {
    const item = this.picked[figure];
    const stand = this.man(figure)?.stand;
    if (item && "stand" in item) return item.stand[2];
    const move = item && "path" in item ? (item as Move) : undefined;
    if (move && move.face >= 0) return move.face;
    const [a, b] = [move?.path.at(-2) ?? stand, move?.path.at(-1)];
    return a && b ? (Math.atan2(b[1] - a[1], b[0] - a[0]) / Math.PI) * (FULL / 2) : (stand?.[2] ?? 0);
  }

  letGo(): void {
    this.#drawing = undefined;
    this.#goal = undefined;
    this.drawn = undefined;
    this.stops = [];
  }

  /** Somebody faces another way when he has come to the end of his. */
  face(figure: string, heading: number): void {
    const faces = ((Math.round(heading) % FULL) + FULL) % FULL;
    const post = this.asks === "hide" ? (this.picked[figure] as Post | undefined) : undefined;
    if (post) {
      this.picked = { ...this.picked, [figure]: { figure, stand: [post.stand[0], post.stand[1], faces] } };
      return void this.#look();
    }
    const now = (this.picked[figure] as Move | undefined) ?? { figure, path: [], how: "walk", face: -1, wall: false, target: "" };
    this.picked = { ...this.picked, [figure]: { ...now, face: faces } };
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

  /** What is picked is given, once it is known what may be. */
  async giveDraft(): Promise<void> {
    const order = this.draftOrder();
    if (order && this.whole) await this.give(order as never);
  }

  // What was thrown, and what it all came to

  /** The dice of the last entry that had any, each with what they were thrown for. */
  thrown = $derived((this.log.findLast(({ n, lines }) => !this.undone.has(n) && lines.some(({ dice }) => dice.length))?.lines ?? []).filter(({ dice }) => dice.length));

  /** Which aims were reached, by their place; nothing before the end. */
  achieved = $derived.by(() => {
    if (!this.over) return undefined;
    const ends = this.log.flatMap(({ events }) => events as unknown as Happening[]).findLast(({ event }) => event === "game-ended");
    return ends?.achieved && new Set(ends.achieved);
  });

  /** The heights at which somebody may stand, the ground first. */
  heights = $derived([...new Set([0, ...(this.scenario?.pieces ?? []).map(({ height }) => height)])].sort((a, b) => a - b));

  heightOf(figure: string): number {
    return this.marks.levels[figure] ?? 0;
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
