// A battle at this table: who is chosen, what they may do, where an order would lead, what speaks against it.
// The same for a match and for a replay, where nobody is asked anything.

import { along } from "../../board/motion";
import type { Held } from "../../board/gestures";
import type { Point, Pose } from "../../board/shapes";
import type { Logged, MatchTable, Measured, Moment, Options, Place, Pointed, Preview } from "../../page/api";
import type { Stage } from "../../page/show";
import { once } from "../../sets";
import type { RefusalMessage, ThrowMessage } from "../../wire";
import { Around } from "./around.svelte";
import type { Further } from "./further";
import { Hands } from "./hands.svelte";
import { Names } from "./names";
import { filled, furthest, grouped, type Group } from "./offers";
import { spareOf } from "./spares";
import { unitOf, unitsOf, type BattleState, type BattleTypes, type Ordered } from "./types";
import type { Disordered, Piece, Unit } from "./wire";

interface Draft {
  group: Group;
  number: number;
  piece?: Piece;
}

/** What the board does when it is asked. */
interface BoardActs {
  stage(): Stage | undefined;
  focus(): void;
  rule(): void;
  flip(): void;
  /** A piece of the list is in the hand. */
  carry(piece: string): Held | undefined;
}

/** Ways shorter than this, in thousandths of a U, are not worth a handle. */
const LEAST = 50;

/** One who pulls so much further than they may wants to know why: thousandths of a U, or hundredths of a degree. */
const BEYOND = 150;

/** Orders by which nothing is moved or thrown at once: they are given without a look at them, and can be undone. */
const PLAIN = ["pass", "activate", "end-turn"];

export class Battle {
  selected = $state("");
  options: Options<BattleTypes> | undefined = $state.raw();
  draft: Draft | undefined = $state.raw();
  preview: Preview<BattleTypes> | undefined = $state.raw();
  /** What speaks against an order that is only looked at or tried. */
  #against: readonly RefusalMessage[] = $state.raw([]);
  /** The order that the refusals speak of, where it was only tried. */
  tried: Ordered | undefined = $state.raw();
  /** Why a drag goes no further. */
  stops: readonly RefusalMessage[] = $state.raw([]);
  /** What is pointed at in the list of what may not be done. */
  barred: readonly RefusalMessage[] = $state.raw([]);
  /** Where things would stand by an answer that is pointed at. */
  foreseen: Record<string, Pose> = $state.raw({});
  /** Who stands behind a unit that is set up. */
  rear = $state("");
  /** The piece under the pointer. */
  hovered = $state("");
  /** What was foretold of the last throws. */
  told: Preview<BattleTypes> | undefined = $state.raw();
  #aside: Options<BattleTypes>["offers"] = $state.raw([]);
  /** Counts what was asked for a chosen piece: only the last answer counts. */
  #asked = 0;
  #foretold: Preview<BattleTypes> | undefined;
  /** The board, once it is there. */
  view: BoardActs | undefined;
  readonly around: Around;
  readonly more: Further;
  readonly hands = new Hands(this);
  /** Those whom the order that is being drawn up would disorder for certain. */
  disordered: readonly string[] = $state.raw([]);

  constructor(
    readonly moment: Moment<BattleTypes>,
    readonly match?: MatchTable<BattleTypes>,
    more: (battle: Battle) => Further = () => ({}),
  ) {
    this.around = new Around(moment);
    this.more = more(this);
  }

  names = $derived.by(() => new Names(this.moment.words, this.moment.scenario, this.more.names));

  get state(): BattleState {
    return this.moment.state;
  }

  get mine(): boolean {
    return this.match?.mine ?? false;
  }

  /** What is asked here; nothing if nobody here is asked. */
  asks = $derived.by(() => (this.mine ? this.moment.awaits.what : ""));
  whole = $derived.by(() => this.match?.offers);
  refusals = $derived.by(() => (this.#against.length ? this.#against : (this.match?.refusals ?? [])));
  /** The last dice that stand: those of entries that were taken back are not shown. */
  throws = $derived.by((): ThrowMessage[] => {
    const { log, undone } = this.moment;
    return log.findLast(({ n, throws }) => throws.length && !undone.has(n))?.throws ?? [];
  });

  groups = $derived.by(() =>
    grouped([...((this.selected ? this.options : this.whole)?.offers ?? []), ...this.#aside]).filter(
      (each) => each.field !== "distance" || furthest(each) >= LEAST,
    ),
  );

  /** The groups that the chosen unit may act in. */
  joins = $derived.by(() =>
    this.selected && !this.selected.includes("+")
      ? (this.whole?.pieces ?? []).filter((piece) => piece.includes("+") && piece.split("+").includes(this.selected))
      : [],
  );

  members = $derived.by(() => (this.selected ? this.selected.split("+") : []));
  /** Those whose card is shown: the chosen ones, or the one that is pointed at. */
  looked = $derived.by(() => (this.selected ? this.members : this.hovered ? [this.hovered] : []));
  /** Answers to a question that is not for orders. */
  answers = $derived.by(() =>
    this.asks === "orders"
      ? []
      : this.offered.filter((order) => !this.places(order) && !["place-piece", "move-piece"].includes(order.order)),
  );

  get offered(): Ordered[] {
    return this.mine ? (this.whole?.offers ?? []).map(({ order }) => order) : [];
  }

  group(key: string): Group | undefined {
    return this.groups.find((each) => each.key === key);
  }

  /** An order sets somebody up. */
  places(order: Ordered): boolean {
    return order.order === "deploy" || order.order === this.more.placing;
  }

  poseOf(id: string): Pose | undefined {
    const { state } = this;
    return state.poses[state.units.findIndex((each) => each.id === id)] ?? this.more.poseOf?.(id);
  }

  /** Shows pieces elsewhere on the table. */
  point(pointed: Pointed | undefined): void {
    if (this.match) this.match.pointed = pointed;
  }

  // Whom

  /** Selects a unit, and the group that it may act in if it is selected again. */
  async pick(unit: string): Promise<void> {
    const pieces = this.whole?.pieces.filter((piece) => piece.split("+").includes(unit)) ?? [];
    if (this.mine && this.options && this.#enemy(unit)) return this.hands.open(unit);
    if (!pieces.length) return this.select(this.selected === unit ? "" : unit);
    const at = pieces.indexOf(this.selected);
    return this.select(pieces[(at + 1) % pieces.length] ?? unit);
  }

  #enemy(unit: string): boolean {
    return !unit.startsWith(`${this.match?.seat}.`);
  }

  /** Takes a unit into the group that is chosen, or out of it. */
  async add(unit: string): Promise<void> {
    const { members } = this;
    const chosen = members.includes(unit) ? members.filter((each) => each !== unit) : [...members, unit];
    const order = this.state.units.map((each) => each.id);
    await this.select(order.filter((id) => chosen.includes(id)).join("+"));
  }

  /** What the chosen piece may do is known. */
  settled: Promise<void> = Promise.resolve();

  /** Somebody was chosen since the last question came. */
  #picked = false;

  select(piece: string): Promise<void> {
    this.#picked = true;
    return (this.settled = this.#select(piece));
  }

  async #select(piece: string): Promise<void> {
    const asked = ++this.#asked;
    this.#choose(piece);
    this.options = undefined;
    this.rear = "";
    this.forget();
    if (!piece || !this.mine) return;
    const found = await this.match?.options(piece);
    if (!found || asked !== this.#asked) return;
    this.options = found;
    const [barred] = found.barred;
    const moves = found.offers.some(({ path }) => path);
    if (barred && !moves && piece.includes("+")) this.attempt(barred.order, barred.refusals);
  }

  /** Further offers for the chosen piece. */
  widen(offers: Options<BattleTypes>["offers"]): void {
    this.#aside = offers;
  }

  #choose(piece: string): void {
    this.selected = piece;
    if (this.match) this.match.frame.chosen = piece !== "";
  }

  /** Nothing is being ordered, shown or explained. */
  forget(): void {
    this.#draw(undefined);
    this.#refuse([]);
    this.stops = [];
    this.barred = [];
    if (!this.around.stays) this.around.regions = {};
    this.foreseen = {};
    this.#aside = [];
  }

  #draw(draft: Draft | undefined): void {
    this.draft = draft;
    this.preview = undefined;
    if (!draft) this.disordered = [];
    if (this.match) this.match.frame.drafting = draft?.piece !== undefined;
  }

  /** Another question is asked. */
  cleared(): void {
    this.#asked++;
    this.#picked = false;
    this.forget();
    this.hands.cleared();
    this.options = undefined;
    if (!this.members.every((id) => this.poseOf(id))) this.#choose("");
  }

  /** A unit that acts stays selected. One that was chosen before all offers came keeps what is drafted for it. */
  known(): void {
    if (this.#pledged && this.asks === "orders") void this.#rally(this.#pledged);
    const { pieces = [] } = this.whole ?? {};
    if (this.#picked && pieces.includes(this.selected)) return;
    const acting = this.state.activation.units.join("+");
    const again = [acting, this.selected].find((piece) => piece && pieces.includes(piece));
    if (again && again === this.selected && this.options) return;
    if (again) void this.select(again);
    else this.#choose("");
  }

  /** What was foretold of a throw is kept once it is thrown; what stays in sight is asked for again. */
  entered({ throws, kind }: Logged): void {
    if (kind === "undone") this.told = undefined;
    if (throws.length) {
      this.told = this.#foretold?.throw?.what === throws[0]?.what ? this.#foretold : undefined;
      this.#foretold = undefined;
    }
    if (this.around.stays) void this.around.again();
  }

  // What

  drag(group: Group, number: number, wanted: number): void {
    this.#draw({ group, number });
    this.#refuse([]);
    void this.#why(group, number, wanted);
  }

  #asking = false;

  /** What the order would cost; or why it goes no further, by the order that the hand would like to give. */
  async #why(group: Group, number: number, wanted: number): Promise<void> {
    const beyond = Math.abs(wanted - number) >= BEYOND && wanted < 0 === number < 0;
    if (!beyond) this.stops = [];
    if (this.#asking || group.field === "x") return;
    this.#asking = true;
    const found = await this.match?.preview(filled(group, beyond ? wanted : number), true);
    this.#asking = false;
    if (this.draft?.group.key !== group.key || !found) return;
    if (beyond) this.stops = found.refusals;
    else this.disordered = disordered(found);
  }

  /** An order is looked at before it is given; `at_once`, it is given if nobody throws or chooses because of it. */
  async look(group: Group, number: number, wanted = number, at_once = true): Promise<void> {
    if ([...PLAIN, ...(this.more.plain ?? [])].includes(group.order.order)) return void (await this.give(group.order));
    if (nothing(group, number)) return this.leave();
    this.#draw({ group, number });
    if (wanted !== number) void this.#why(group, number, wanted);
    await this.#look(filled(group, number), at_once);
  }

  /** Nothing is to be ordered after all. */
  leave(): void {
    this.#draw(undefined);
    this.stops = [];
  }

  /** An order that is barred is tried: nothing moves, and the reasons are told and drawn. */
  attempt(order: Ordered, refusals: readonly RefusalMessage[]): void {
    this.#draw(undefined);
    this.stops = [];
    this.#refuse(refusals, order);
  }

  /** What speaks against an order, instead of what was refused before. */
  #refuse(refusals: readonly RefusalMessage[], tried?: Ordered): void {
    this.match?.dismiss();
    this.#against = refusals;
    this.tried = tried;
  }

  /** Sideways at another angle than those that are offered unasked. */
  async aside(piece: string, angle: number): Promise<void> {
    const begun = this.more.begun?.(piece, angle) ?? { order: "sidestep", unit: piece, angle, distance: 0 };
    const found = await this.match?.options(piece, begun);
    if (!found || this.selected !== piece) return;
    this.#aside = found.offers;
    const [barred] = found.barred;
    if (barred) this.attempt(barred.order, barred.refusals);
    else this.#refuse([]);
  }

  /** A piece of terrain, laid somewhere. */
  async lay(group: Group, piece: Piece, done: boolean): Promise<void> {
    this.#draw({ group: { ...group, order: { ...group.order, piece } }, number: 0, piece });
    if (done) await this.#look({ ...group.order, piece }, false);
  }

  async #look(order: Ordered, at_once: boolean): Promise<void> {
    this.preview = undefined;
    this.#refuse([]);
    const draft = this.draft;
    const found = await this.match?.preview(order);
    if (this.draft !== draft || !found) return;
    if (at_once && found.quiet) return void ((await this.give(order)) || this.leave());
    this.preview = found;
    this.#refuse(found.refusals);
  }

  get order(): Ordered | undefined {
    return this.draft && filled(this.draft.group, this.draft.number);
  }

  get units(): string[] {
    return this.draft ? unitsOf(this.draft.group.order) : [];
  }

  async confirm(): Promise<void> {
    const { order, preview } = this;
    if (this.match?.busy || !order || !preview || preview.refusals.length) return;
    this.#foretold = preview.throw ? preview : undefined;
    if (!(await this.give(order))) this.#foretold = undefined;
  }

  async give(order: Ordered): Promise<boolean> {
    this.#pledged = order.then === "rally" ? (order.unit ?? "") : "";
    const given = (await this.match?.give(order)) ?? false;
    if (!given) this.#pledged = "";
    return given;
  }

  /** A unit that was said to rally once it has shot: it need not be told again. */
  #pledged = "";

  async #rally(unit: string): Promise<void> {
    this.#pledged = "";
    const found = this.state.activation.units.includes(unit) ? await this.match?.options(unit) : undefined;
    const rally = found?.offers.find(({ order }) => order.order === "rally");
    if (rally) await this.match?.give(rally.order);
  }

  cancel(): void {
    if (this.draft || this.refusals.length) {
      const { regions } = this.around;
      this.forget();
      this.around.regions = regions;
    } else if (this.around.any) this.around.hide();
    else void this.select("");
  }

  // Looking

  /** A replay shows another moment. */
  passed(): void {
    if (!this.members.every((id) => this.poseOf(id))) this.selected = "";
    this.around.passed(this.more.asks);
  }

  close(): void {
    this.around.close();
  }

  measure(start: Place, end: Place): Promise<Measured | undefined> {
    const whole = (place: Place): Place =>
      typeof place === "string" ? place : (place.map((each) => Math.round(each)) as Point);
    return this.moment.measure(whole(start), whole(end));
  }

  /** Where the shapes of the draft would stand. */
  get ghosts(): Record<string, Pose> {
    const { draft, preview } = this;
    if (!draft && Object.keys(this.foreseen).length) return this.foreseen;
    if (preview && Object.keys(preview.poses).length) return preview.poses;
    if (!draft) return {};
    const { order, path, field } = draft.group;
    if (order.order === "deploy") return { [order.unit ?? ""]: [draft.number, order.y ?? 0, order.heading ?? 0] };
    const further = this.more.ghost?.(order, draft.number);
    if (further || !path || !(field || path.far)) return further ?? {};
    const poses = path.pieces.flatMap((id) => {
      const pose = this.poseOf(id);
      return pose ? [[id, along(pose, path, draft.number)] as const] : [];
    });
    return Object.fromEntries(poses);
  }

  /** A unit by its id, on the table, not yet, or no more: then it has nothing left. */
  unit(id: string): Unit | undefined {
    const spare = unitOf(this.state, id) ?? spareOf(this.moment.scenario, id);
    return spare && this.gone(id) ? { ...spare, lost: spare.profile.vbu } : spare;
  }

  gone(id: string): boolean {
    return this.state.gone.some((each) => each.id === id);
  }

  /** Those who may stand behind the chosen unit, to form a large one. */
  get rears(): string[] {
    const deploys = this.groups.filter((each) => each.order.order === "deploy");
    return once(deploys.map((each) => each.order.rear ?? "")).filter(Boolean);
  }
}

/** An order of nothing, as when a hand comes back to where it began. */
const nothing = ({ field, order }: Group, number: number): boolean =>
  (field === "distance" || field === "angle") && order.order !== "charge" && Math.abs(number) < LEAST;

const disordered = ({ events }: Preview<BattleTypes>): string[] =>
  events.filter((each): each is Disordered => each.event === "disordered").map(({ unit }) => unit);
