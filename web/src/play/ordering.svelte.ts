// What the player is about to order: whom he has chosen, what they may do, where it would lead, what speaks against it.

import { along } from "../board/motion";
import { poseOf, unitOf, unitsOf, type ArmyUnit, type Order, type Piece, type Point, type Pose, type State, type Unit } from "../impetus";
import { leaderOf, type General, type Leader } from "../grandeur/shapes";
import { settings } from "../settings.svelte";
import type { AnyMessage, AwaitMessage, OptionsMessage, PreviewMessage, RefusalMessage, Welcome } from "../wire";
import { filled, furthest, grouped, type Group } from "./offers";
import type { Asked } from "./socket";

interface Draft {
  group: Group;
  number: number;
  piece?: Piece;
}

/** Ways shorter than this, in thousandths of a U, are not worth a handle. */
const LEAST = 50;

/** Whoever pulls so much further than he may wants to know why: thousandths of a U, or hundredths of a degree. */
const BEYOND = 150;

/** Orders by which nothing is moved or thrown at once: they are given without a look at them, and can be undone. */
const PLAIN = new Set(["pass", "activate", "end-turn", "stay", "drop-square"]);

export abstract class Ordering {
  abstract readonly welcome: Welcome | undefined;
  abstract readonly state: State | undefined;
  abstract readonly awaits: AwaitMessage;
  abstract readonly mine: boolean;
  abstract readonly seat: string;
  abstract readonly entries: number;
  protected abstract ask(asked: Asked): Promise<AnyMessage | undefined>;

  selected = $state("");
  options: OptionsMessage | undefined = $state.raw();
  whole: OptionsMessage | undefined = $state.raw();
  draft: Draft | undefined = $state.raw();
  preview: PreviewMessage | undefined = $state.raw();
  refusals: RefusalMessage[] = $state.raw([]);
  /** The order that the refusals speak of, where it was only tried. */
  tried: Order | undefined = $state.raw();
  /** Why a drag goes no further. */
  stops: RefusalMessage[] = $state.raw([]);
  /** What is pointed at in the list of what may not be done. */
  pointed: RefusalMessage[] = $state.raw([]);
  regions: Record<string, Point[]> = $state.raw({});
  /** The reach of all generals is shown. */
  commanding = $state(false);
  /** Where things would stand by an answer that is pointed at. */
  foreseen: Record<string, Pose> = $state.raw({});
  /** Whom a unit that is set up has behind it. */
  rear = $state("");
  busy = $state(false);
  #aside: OptionsMessage["offers"] = $state.raw([]);
  #foretold: PreviewMessage | undefined;

  groups = $derived(
    grouped([...((this.selected ? this.options : this.whole)?.offers ?? []), ...this.#aside]).filter((each) => each.field !== "distance" || furthest(each) >= LEAST),
  );

  /** The groups that the chosen unit may act in. */
  joins = $derived(this.selected && !this.selected.includes("+") ? (this.whole?.pieces ?? []).filter((piece) => piece.includes("+") && piece.split("+").includes(this.selected)) : []);

  members = $derived(this.selected ? this.selected.split("+") : []);

  group(key: string): Group | undefined {
    return this.groups.find((each) => each.key === key);
  }

  // Whom

  /** Selects a unit, and the group that it may act in if it is selected again. */
  async pick(unit: string): Promise<void> {
    const pieces = this.whole?.pieces.filter((piece) => piece.split("+").includes(unit)) ?? [];
    if (!pieces.length) return this.select(this.selected === unit ? "" : unit);
    const at = pieces.indexOf(this.selected);
    return this.select(pieces[(at + 1) % pieces.length] ?? unit);
  }

  /** Takes a unit into the group that is chosen, or out of it. */
  async add(unit: string): Promise<void> {
    const chosen = new Set(this.members);
    if (!chosen.delete(unit)) chosen.add(unit);
    const order = this.state?.units.map((each) => each.id) ?? [];
    await this.select(order.filter((id) => chosen.has(id)).join("+"));
  }

  async select(piece: string): Promise<void> {
    this.selected = piece;
    this.options = undefined;
    this.rear = "";
    this.forget();
    if (!piece || !this.mine) return;
    const found = await this.ask({ ask: "ask-options", piece });
    if (found?.tell === "options-message" && this.selected === piece) this.options = found;
  }

  /** Nothing is being ordered, shown or explained. */
  protected forget(): void {
    this.draft = undefined;
    this.preview = undefined;
    this.refusals = [];
    this.tried = undefined;
    this.stops = [];
    this.pointed = [];
    if (!this.commanding) this.regions = {};
    this.foreseen = {};
    this.#aside = [];
  }

  protected cleared(): void {
    this.forget();
    this.options = undefined;
    this.whole = undefined;
    const { state } = this;
    if (this.selected && state && !this.members.every((id) => unitOf(state, id) || leaderOf(state, id))) this.selected = "";
  }

  // What

  drag(group: Group, number: number, wanted: number): void {
    this.preview = undefined;
    this.refusals = [];
    this.tried = undefined;
    this.draft = { group, number };
    void this.#why(group, number, wanted);
  }

  #asking = false;

  /** Why it goes no further, by the order that the hand would like to give. */
  async #why(group: Group, number: number, wanted: number): Promise<void> {
    if (Math.abs(wanted - number) < BEYOND || wanted < 0 !== number < 0 || group.field === "x") return void (this.stops = []);
    if (this.#asking) return;
    this.#asking = true;
    const found = await this.ask({ ask: "ask-preview", order: filled(group, wanted) });
    this.#asking = false;
    if (this.draft?.group.key === group.key && found?.tell === "preview-message") this.stops = found.refusals;
  }

  async look(group: Group, number: number, wanted = number): Promise<void> {
    if (PLAIN.has(group.order.order)) return void (await this.give(group.order));
    this.draft = { group, number };
    void this.#why(group, number, wanted);
    await this.#look(filled(group, number));
  }

  /** An order that is barred is tried: nothing moves, and the reasons are told and drawn. */
  attempt(order: Order, refusals: RefusalMessage[]): void {
    this.draft = undefined;
    this.preview = undefined;
    this.stops = [];
    this.tried = order;
    this.refusals = refusals;
  }

  /** Sideways at another angle than those that are offered unasked; a general rides at any angle of the table. */
  async aside(unit: string, angle: number): Promise<void> {
    const rides = this.state && leaderOf(this.state, unit);
    const begun = rides ? { order: "ride", general: unit, angle: ((angle % 36000) + 36000) % 36000, distance: 0 } : { order: "sidestep", unit, angle, distance: 0 };
    const found = await this.ask({ ask: "ask-options", piece: unit, begun });
    if (found?.tell !== "options-message" || this.selected !== unit) return;
    this.#aside = found.offers;
    const [barred] = found.barred;
    if (barred) this.attempt(barred.order, barred.refusals);
    else this.refusals = [];
  }

  /** A piece of terrain, laid somewhere. */
  async lay(group: Group, piece: Piece, done: boolean): Promise<void> {
    this.draft = { group: { ...group, order: { ...group.order, piece } }, number: 0, piece };
    if (done) await this.#look({ ...group.order, piece });
  }

  async #look(order: Order): Promise<void> {
    this.preview = undefined;
    this.refusals = [];
    this.tried = undefined;
    const draft = this.draft;
    const found = await this.ask({ ask: "ask-preview", order });
    if (this.draft !== draft) return;
    if (found?.tell !== "preview-message") return this.failed(found);
    this.preview = found;
    this.refusals = found.refusals;
  }

  /** What an order would lead to, without its being about to be given. */
  async foresee(order: Order): Promise<PreviewMessage | undefined> {
    const found = await this.ask({ ask: "ask-preview", order });
    return found?.tell === "preview-message" ? found : undefined;
  }

  get order(): Order | undefined {
    return this.draft && filled(this.draft.group, this.draft.number);
  }

  get units(): string[] {
    return this.draft ? unitsOf(this.draft.group.order) : [];
  }

  async confirm(): Promise<void> {
    const { order, preview } = this;
    if (this.busy || !order || !preview || preview.refusals.length) return;
    this.#foretold = preview.throw ? preview : undefined;
    if (!(await this.give(order))) this.#foretold = undefined;
  }

  /** What was foretold of a throw, once. */
  protected foretold(what: string | undefined): PreviewMessage | undefined {
    const found = this.#foretold;
    this.#foretold = undefined;
    return found?.throw?.what === what ? found : undefined;
  }

  async give(order: Order): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const found = await this.ask({ ask: "give", order, at: this.entries });
    this.busy = false;
    this.failed(found);
    return found?.tell === "done";
  }

  /** All that is still missing is set up as the rules' own array has it. */
  async deploy(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed(await this.ask({ ask: "deploy-all", at: this.entries }));
    this.busy = false;
  }

  cancel(): void {
    if (this.draft || this.refusals.length) {
      const { regions } = this;
      this.forget();
      this.regions = regions;
    } else if (Object.keys(this.regions).length) this.hideCommands();
    else void this.select("");
  }

  /** What the server could not or would not do is told; silence means that it was not reached. */
  protected failed(found: AnyMessage | undefined): void {
    if (found?.tell === "done") return;
    if (found?.tell === "refused-message") this.refusals = found.refusals;
    else if (found?.tell === "fault-message") this.trouble(found.key, found.args);
    else this.trouble("error-offline");
  }

  /** Something could not be done at all. */
  trouble(key: string, args: Record<string, string> = {}): void {
    this.refusals = [{ clause: "", key: settings.words.has(key) ? key : "error-server", args, pieces: [], witnesses: [], named: {} }];
  }

  // Looking

  async surround(piece: string, of: "zones" | "command" = "zones"): Promise<void> {
    const found = await this.ask({ ask: "ask-surroundings", piece, of });
    this.commanding = of === "command";
    if (found?.tell === "surroundings-message") this.regions = found.regions;
  }

  /** The reach of all generals stays in sight, whatever is chosen meanwhile, until it is hidden. */
  showCommands(): Promise<void> {
    return this.surround("", "command");
  }

  hideCommands(): void {
    this.commanding = false;
    this.regions = {};
  }

  async measure(start: Point | string, end: Point | string): Promise<{ length: number; at: [Point, Point] } | undefined> {
    const found = await this.ask({ ask: "ask-measure", start, end });
    return found?.tell === "measure-message" ? found : undefined;
  }

  /** Where the shapes of the draft would stand. */
  get ghosts(): Record<string, Pose> {
    const { draft, preview, state } = this;
    if (!draft && Object.keys(this.foreseen).length) return this.foreseen;
    if (preview && Object.keys(preview.poses).length) return preview.poses;
    if (!draft || !state) return {};
    const { order, path } = draft.group;
    if (order.order === "place-general") return { [order.general ?? ""]: [draft.number, order.y ?? 0, this.ahead(order.y ?? 0)] };
    if (order.order === "deploy") return { [order.unit ?? ""]: [draft.number, order.y ?? 0, order.heading ?? 0] };
    if (!path || !draft.group.field) return {};
    const poses = path.pieces.flatMap((id) => {
      const pose = poseOf(state, id);
      return pose ? [[id, along(pose, path, draft.number)] as const] : [];
    });
    return Object.fromEntries(poses);
  }

  /** A unit of an army that does not stand on the table yet, with the one behind it if it is a large one. */
  spare(id: string, rear = ""): Unit | undefined {
    const [front, behind] = [this.#listed(id), rear ? this.#listed(rear) : undefined];
    const seat = id.split(".")[0];
    if (!front || (seat !== "red" && seat !== "blue")) return undefined;
    return { id, seat, profile: front.profile, lost: 0, rear: behind?.profile ?? null, disordered: false, general: front.leads || !!behind?.leads, rolling: false, moved: false, planted: true, rear_id: rear, rear_lost: 0, turned: false, stood: false };
  }

  #listed(id: string): ArmyUnit | undefined {
    const [seat, name] = [id.split(".")[0], id.slice(id.indexOf(".") + 1)];
    return seat === "red" || seat === "blue" ? this.welcome?.scenario[seat].army.units.find((unit) => unit.id === name) : undefined;
  }

  /** The units of the seat that are not set up yet. */
  get missing(): Unit[] {
    const { state, seat } = this;
    if (!state || (seat !== "red" && seat !== "blue")) return [];
    const there = new Set(state.units.flatMap((unit) => [unit.id, unit.rear_id]));
    return state.scenario[seat].army.units.map((unit) => `${seat}.${unit.id}`).filter((id) => !there.has(id)).flatMap((id) => this.spare(id) ?? []);
  }

  /** Which way somebody looks who is set up so far up the table: towards its middle. */
  ahead(y: number): number {
    return y * 2 < (this.state?.scenario.board.short ?? 0) ? 9000 : 27000;
  }

  /** A general who does not stand on the table yet. */
  spareGeneral(id: string): Leader | undefined {
    const seat = id.split(".")[0];
    if (seat !== "red" && seat !== "blue") return undefined;
    const { commander, corps = [] } = this.welcome?.scenario[seat].army ?? {};
    const made = (general: General | null | undefined, rank: Leader["rank"], command: string): Leader[] =>
      general && `${seat}.${general.id}` === id ? [{ id, seat, rank, command, grade: general.grade, pose: [0, 0, 0], brave: general.brave, unit: "", moved: false }] : [];
    return [...made(commander, "army", ""), ...corps.flatMap((each) => [...made(each.general, "corps", each.id), ...each.divisions.flatMap((division) => made(division.general, "division", division.id))])][0];
  }

  /** Who may stand behind the chosen unit, to form a large one. */
  get rears(): string[] {
    return [...new Set(this.groups.filter((each) => each.order.order === "deploy").map((each) => each.order.rear ?? ""))].filter(Boolean);
  }
}
