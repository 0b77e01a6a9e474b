// One match as this browser sees it: what the server said, what is selected, what is being ordered.

import { poseOf, unitOf, unitsOf, type ArmyUnit, type Event, type Order, type Piece, type Point, type Pose, type State, type Unit } from "../impetus";
import { settings } from "../settings.svelte";
import type { AnyMessage, AwaitMessage, EntryMessage, FaultMessage, OptionsMessage, PreviewMessage, RefusalMessage, ThrowMessage, Ticket, Welcome, WishMessage } from "../wire";
import { along } from "../board/motion";
import { Names } from "./names";
import { filled, furthest, grouped, type Group } from "./offers";
import { Line, plugIn, type Asked, type Listener, type Status } from "./socket";
import { tell, type Told } from "./telling";

export interface Logged {
  n: number;
  seat: string;
  kind: string;
  events: Event[];
  throws: ThrowMessage[];
  before: State | undefined;
}

interface Draft {
  group: Group;
  number: number;
  piece?: Piece;
}

const PAUSE = 420;

/** Ways shorter than this, in thousandths of a U, are not worth a handle. */
const LEAST = 50;

/** A match begins with one entry for each of the two seats; the story begins after them. */
const JOINS = 2;

/** Orders by which nothing is moved or thrown at once: they are given without a look at them, and can be undone. */
const PLAIN = new Set(["pass", "activate", "end-turn"]);

export class Table implements Listener {
  status: Status = $state("connecting");
  fault: FaultMessage | undefined = $state.raw();
  welcome: Welcome | undefined = $state.raw();
  state: State | undefined = $state.raw();
  awaits: AwaitMessage = $state.raw({ seats: [], what: "", clause: "", outcome: null });
  freeUndo = $state(0);
  head = $state("");
  log: Logged[] = $state.raw([]);
  throws: ThrowMessage[] = $state.raw([]);
  selected = $state("");
  options: OptionsMessage | undefined = $state.raw();
  whole: OptionsMessage | undefined = $state.raw();
  draft: Draft | undefined = $state.raw();
  preview: PreviewMessage | undefined = $state.raw();
  refusals: RefusalMessage[] = $state.raw([]);
  /** What is pointed at in the list of what may not be done. */
  pointed: RefusalMessage[] = $state.raw([]);
  wish: WishMessage | undefined = $state.raw();
  regions: Record<string, Point[]> = $state.raw({});
  busy = $state(false);
  waiting = $state(0);
  entries = $state(0);
  undone: Record<number, number> = $state.raw({});

  names = $derived(this.welcome ? new Names(settings.words, this.welcome.scenario) : undefined);
  groups = $derived(grouped((this.selected ? this.options : this.whole)?.offers ?? []).filter((each) => each.field !== "distance" || furthest(each) >= LEAST));
  seat = $derived.by(() => this.#lines.find((line) => this.awaits.seats.includes(line.seat))?.seat ?? "");
  mine = $derived(this.seat !== "" && this.waiting === 0);
  over = $derived(this.awaits.outcome);

  #lines: Line[] = [];
  #queue: EntryMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly tickets: readonly Ticket[]) {
    this.#lines = tickets.map((ticket) => new Line(ticket.seat, ticket.token, this, plugIn));
  }

  open(): void {
    for (const line of this.#lines) line.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const line of this.#lines) line.close();
  }

  get home(): string {
    return this.seat || (this.#lines[0]?.seat ?? "");
  }

  #line(): Line | undefined {
    return this.#lines.find((line) => line.seat === this.home) ?? this.#lines[0];
  }

  // What the server says

  last(): number {
    return this.welcome ? Math.max(this.entries, this.log.at(-1)?.n ?? 0) : JOINS;
  }

  lang(): string {
    return settings.now.language;
  }

  renew(): void {
    for (const line of this.#lines) line.renew();
  }

  #statusOf(): Status {
    const found = this.#lines.map((line) => line.status);
    return (["refused", "lost", "connecting"] as const).find((each) => found.includes(each)) ?? "open";
  }

  heard(message: AnyMessage, line: Line): void {
    if (message.tell === "wish-message") this.wish = message;
    if (line !== this.#lines[0]) return;
    if (message.tell === "welcome") this.#welcomed(message);
    else if (message.tell === "entry-message") this.#entered(message);
  }

  #welcomed(message: Welcome): void {
    const first = !this.welcome;
    this.welcome = message;
    this.#queue = [];
    this.waiting = 0;
    this.state = message.state;
    this.awaits = message.awaits;
    this.freeUndo = message.free_undo;
    this.head = message.head;
    this.entries = message.entries;
    if (first) this.log = [];
    this.#cleared();
    void this.#askWhole();
  }

  #entered(message: EntryMessage): void {
    if (this.log.some((each) => each.n === message.n)) return;
    if (message.n <= this.entries) return this.#logged(message);
    this.#queue.push(message);
    this.waiting = this.#queue.length;
    if (!this.#timer) this.#next();
  }

  /** Entries are shown one after the other, so that the eye can follow; `skip` shows them all. */
  #next(): void {
    this.#timer = undefined;
    const message = this.#queue.shift();
    if (!message) return;
    this.#applied(message);
    const quiet = !settings.moves || message.kind === "joined" || !message.events.length || this.#queue.length > 40;
    const pause = quiet ? 0 : message.throws.length ? PAUSE * 2 : PAUSE;
    this.waiting = this.#queue.length;
    if (this.#queue.length && !pause) return this.#next();
    this.#timer = setTimeout(() => this.#next(), pause);
    if (!this.#queue.length) void this.#askWhole();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#queue.splice(0)) this.#applied(message);
    this.waiting = 0;
    void this.#askWhole();
  }

  #previous: State | undefined;

  #logged(message: EntryMessage): void {
    const { n, seat, kind, events, throws } = message;
    const logged = { n, seat, kind, events, throws, before: this.#previous };
    this.#previous = message.state;
    this.log = [...this.log, logged].sort((a, b) => a.n - b.n);
    if (message.throws.length) this.throws = message.throws;
  }

  /** An entry in the words of the language that is chosen now. */
  lines(entry: Logged): Told[] {
    const { names } = this;
    if (!names) return [];
    const known = this.#lined.get(entry);
    if (known?.names === names) return known.lines;
    const lines = tell(names, entry.before, entry.events, entry.throws);
    if (entry.kind === "undone") lines.push({ text: settings.words.say("took-back", { who: names.side(entry.seat) }), clause: "ST 5", kind: "plain", seat: entry.seat });
    this.#lined.set(entry, { names, lines });
    return lines;
  }

  #lined = new WeakMap<Logged, { names: Names; lines: Told[] }>();

  #applied(message: EntryMessage): void {
    this.#previous = this.state;
    if (message.kind === "undone" && this.#goal) this.undone = { ...this.undone, [message.n]: this.#goal };
    this.#logged(message);
    this.state = message.state;
    this.awaits = message.awaits;
    this.freeUndo = message.free_undo;
    this.head = message.head;
    this.entries = message.n;
    this.wish = undefined;
    this.#cleared();
  }

  #cleared(): void {
    this.draft = undefined;
    this.preview = undefined;
    this.refusals = [];
    this.regions = {};
    this.pointed = [];
    this.options = undefined;
    this.whole = undefined;
    if (this.selected && this.state && !this.selected.split("+").every((id) => unitOf(this.state as State, id))) this.selected = "";
  }

  /** What the seat may do as a whole; a unit that acts stays selected. */
  async #askWhole(): Promise<void> {
    if (!this.mine || this.over) return;
    const asked = ++this.#asked;
    const found = await this.#ask({ ask: "ask-options", piece: "" });
    if (asked !== this.#asked || found?.tell !== "options-message") return;
    this.whole = found;
    const acting = this.state?.activation.units ?? [];
    const again = [acting.join("+"), this.selected].find((piece) => piece && found.pieces.includes(piece));
    if (again) await this.select(again);
    else this.selected = "";
  }

  async #ask(asked: Asked): Promise<AnyMessage | undefined> {
    const line = this.#line();
    if (!line) return undefined;
    try {
      return await line.ask(asked);
    } catch {
      return undefined;
    }
  }

  // What the player does

  /** Selects a unit, and its group if it is selected again. */
  async pick(unit: string): Promise<void> {
    const groups = this.whole?.pieces.filter((piece) => piece.split("+").includes(unit)) ?? [];
    if (!groups.length) return this.select(unit);
    const at = groups.indexOf(this.selected);
    return this.select(groups[(at + 1) % groups.length] ?? unit);
  }

  async select(piece: string): Promise<void> {
    this.selected = piece;
    this.options = undefined;
    this.draft = undefined;
    this.preview = undefined;
    this.refusals = [];
    this.regions = {};
    this.pointed = [];
    if (!piece || !this.mine) return;
    const found = await this.#ask({ ask: "ask-options", piece });
    if (found?.tell === "options-message" && this.selected === piece) this.options = found;
  }

  drag(group: Group, number: number): void {
    this.preview = undefined;
    this.refusals = [];
    this.draft = { group, number };
  }

  async look(group: Group, number: number): Promise<void> {
    if (PLAIN.has(group.order.order)) return void (await this.give(group.order));
    this.draft = { group, number };
    await this.#look(filled(group, number));
  }

  /** A piece of terrain, laid somewhere. */
  async lay(group: Group, piece: Piece, done: boolean): Promise<void> {
    this.draft = { group: { ...group, order: { ...group.order, piece } }, number: 0, piece };
    if (done) await this.#look({ ...group.order, piece });
  }

  async #look(order: Order): Promise<void> {
    this.preview = undefined;
    this.refusals = [];
    const draft = this.draft;
    const found = await this.#ask({ ask: "ask-preview", order });
    if (this.draft !== draft) return;
    if (found?.tell !== "preview-message") return this.#failed(found);
    this.preview = found;
    this.refusals = found.refusals;
  }

  get order(): Order | undefined {
    return this.draft && filled(this.draft.group, this.draft.number);
  }

  async confirm(): Promise<void> {
    const order = this.order;
    if (order && this.preview && !this.preview.refusals.length) await this.give(order);
  }

  async give(order: Order): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const found = await this.#ask({ ask: "give", order, at: this.entries });
    this.busy = false;
    this.#failed(found);
    return found?.tell === "done";
  }

  cancel(): void {
    if (this.draft || this.refusals.length) {
      this.draft = undefined;
      this.preview = undefined;
      this.refusals = [];
    } else if (Object.keys(this.regions).length) this.regions = {};
    else void this.select("");
  }

  /** The entry to go back to: before the last order of this browser's seats that still stands; 0 if there is none. */
  goal = $derived.by(() => {
    let at = this.entries;
    while (at > 0) {
      const entry = this.log.find((each) => each.n === at);
      if (!entry) return 0;
      if (entry.kind === "undone") {
        const to = this.undone[at];
        if (to === undefined) return 0;
        at = to;
      } else if (entry.kind === "ordered" && this.tickets.some((ticket) => ticket.seat === entry.seat)) return at - 1;
      else at--;
    }
    return 0;
  });

  /** Back to before the last order; where that is not free, the other player is asked. */
  undo(): void {
    this.#goal = this.goal;
    if (this.goal) void this.#told({ ask: "ask-undo", to: this.goal });
  }

  #goal = 0;

  resign(): void {
    void this.#told({ ask: "resign" });
  }

  draw(): void {
    void this.#told({ ask: "offer-draw" });
  }

  consent(granted: boolean): void {
    this.wish = undefined;
    void this.#told({ ask: "consent", granted });
  }

  async #told(asked: Asked): Promise<void> {
    this.#failed(await this.#ask(asked));
  }

  /** What the server could not or would not do is told; silence means that it was not reached. */
  #failed(found: AnyMessage | undefined): void {
    if (found?.tell === "done") return;
    if (found?.tell === "refused-message") this.refusals = found.refusals;
    else {
      const [key, args] = found?.tell === "fault-message" ? [found.key, found.args] : ["error-offline", {}];
      this.refusals = [{ clause: "", key: settings.words.has(key) ? key : "error-server", args, pieces: [], witnesses: [] }];
    }
  }

  async surround(): Promise<void> {
    const piece = this.selected.split("+")[0] ?? "";
    if (Object.keys(this.regions).length || !piece) return void (this.regions = {});
    const found = await this.#ask({ ask: "ask-surroundings", piece });
    if (found?.tell === "surroundings-message") this.regions = found.regions;
  }

  async measure(start: Point | string, end: Point | string): Promise<{ length: number; at: [Point, Point] } | undefined> {
    const found = await this.#ask({ ask: "ask-measure", start, end });
    return found?.tell === "measure-message" ? found : undefined;
  }

  /** The army is set up as it is offered, unit by unit, until nothing is missing. */
  async deploy(): Promise<void> {
    for (let step = 0; step < 80 && this.awaits.what === "deployment" && this.mine; step++) {
      const found = await this.#ask({ ask: "ask-options", piece: "" });
      const offers = found?.tell === "options-message" ? found.offers : [];
      if (!offers.length || offers.some((each) => each.order.order === "deployment-done")) return;
      const halves = offers.filter((each) => each.order.order === "pick-half");
      const chosen = halves[0]?.order ?? spread(offers, this.state);
      if (!chosen) return;
      const before = this.entries;
      if (!(await this.give(chosen))) return;
      for (let wait = 0; wait < 100 && this.entries === before; wait++) await new Promise((go) => setTimeout(go, 20));
    }
  }

  /** Where the shapes of the draft would stand. */
  get ghosts(): Record<string, Pose> {
    const { draft, preview, state } = this;
    if (preview && Object.keys(preview.poses).length) return preview.poses;
    if (!draft || !state) return {};
    const { order, path } = draft.group;
    if (order.order === "deploy") return { [order.unit ?? ""]: [draft.number, order.y ?? 0, order.heading ?? 0] };
    if (!path || !draft.group.field) return {};
    const found: Record<string, Pose> = {};
    for (const id of path.pieces) {
      const pose = poseOf(state, id);
      if (pose) found[id] = along(pose, path, draft.number);
    }
    return found;
  }

  /** A unit of an army that does not stand on the table yet. */
  spare(id: string): Unit | undefined {
    const [seat, name] = [id.split(".")[0], id.slice(id.indexOf(".") + 1)];
    if (seat !== "red" && seat !== "blue") return undefined;
    const found: ArmyUnit | undefined = this.welcome?.scenario[seat].army.units.find((unit) => unit.id === name);
    return found && { id, seat, profile: found.profile, lost: 0, rear: null, disordered: false, general: found.leads, rolling: false, moved: false, planted: true, rear_id: "", rear_lost: 0, turned: false };
  }

  /** The units of the seat that are not set up yet. */
  get missing(): Unit[] {
    const { state, seat } = this;
    if (!state || (seat !== "red" && seat !== "blue")) return [];
    const there = new Set(state.units.flatMap((unit) => [unit.id, unit.rear_id]));
    return state.scenario[seat].army.units.map((unit) => `${seat}.${unit.id}`).filter((id) => !there.has(id)).flatMap((id) => this.spare(id) ?? []);
  }

  /** The units that a question is about. */
  asked = $derived.by(() => {
    const step = this.state?.agenda[0];
    if (!this.mine || this.awaits.what === "orders" || !step) return [];
    return [step.unit, step.move?.start[0], step.retreat?.unit].filter((each): each is string => !!each);
  });

  get units(): string[] {
    return this.draft ? unitsOf(this.draft.group.order) : [];
  }

  connected(_status: Status, _line: Line, fault?: FaultMessage): void {
    if (fault) this.fault = fault;
    this.status = this.#statusOf();
    if (this.status === "open" && this.mine && !this.whole) void this.#askWhole();
  }
}

/** Of the places that are offered for a unit, the one nearest to the middle of the table, in the front rank. */
function spread(offers: OptionsMessage["offers"], state: State | undefined): Order | undefined {
  const { long, short } = state?.scenario.board ?? { long: 0, short: 0 };
  let best: { order: Order; off: number } | undefined;
  for (const { order, field, low, high } of offers.filter((each) => !each.order.rear)) {
    const x = field === "x" ? Math.round(Math.min(high, Math.max(low, long / 2))) : (order.x ?? 0);
    const off = Math.abs(x - long / 2) + Math.abs((order.y ?? 0) - short / 2) * 4;
    if (!best || off < best.off) best = { order: { ...order, x }, off };
  }
  return best?.order;
}
