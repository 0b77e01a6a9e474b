// One match as this browser sees it: what the server said, entry by entry, and what is asked at this screen.
// It knows no game: the page of a game is laid on it as parts.

import { untrack } from "svelte";
import { Theatre } from "../board/theatre.svelte";
import { Company } from "../online/company.svelte";
import { readable, role } from "../online/wording";
import type {
  Asked,
  GameTypes,
  Logged,
  MatchTable,
  Measured,
  Options,
  Place,
  Pointed,
  Preview,
  Regions,
  Tab,
  TableParts,
} from "../page/api";
import type { Act } from "../page/show";
import { subscribed } from "../page/subscribe.svelte";
import { words } from "../page/words";
import { called, settings } from "../settings.svelte";
import type {
  AnyMessage,
  AwaitMessage,
  EntryMessage,
  FaultMessage,
  LuckRow,
  MissedMessage,
  OpenedMessage,
  RefusalMessage,
  Ticket,
  ViewMessage,
  Welcome,
} from "../wire";
import { Draft } from "./draft.svelte";
import { Misfit, View, type Told } from "./patch";
import { Queue } from "./queue.svelte";
import { Line, plugIn, type Listener, type Status } from "./socket";
import { undone } from "./undone";
import type { Witness } from "../fair/witness.svelte";
import { contribute, noted } from "../fair/nonces";
import { addNonces } from "../http";
import { Wishes } from "./wishes.svelte";

const PAUSE = 420;
/** How often an order is given again that others have overtaken. */
const TRIES = 5;

const isStale = (found: AnyMessage | undefined): boolean =>
  found?.tell === "fault-message" && found.key === "fault-stale";

/** An entry with the document after it; without one if its patch did not fit. */
type Entered = EntryMessage & { told: Told | undefined };

function loggedAs<G extends GameTypes>(message: EntryMessage | MissedMessage): Logged<G> {
  const { n, seat, kind, events, throws, to, lines, detail, by_orders } = message;
  return { n, seat, kind, events, throws, to, lines, detail, by_orders };
}

export class Match<G extends GameTypes = GameTypes> implements MatchTable<G>, Listener {
  status: Status = $state("connecting");
  fault: FaultMessage | undefined = $state.raw();
  welcome: Welcome | undefined = $state.raw();
  scenario: G["scenario"] = $state.raw();
  scene: G["scene"] = $state.raw();
  state: G["state"] = $state.raw();
  /** What the rules find in the state and it does not say itself. */
  marks: G["marks"] = $state.raw();
  awaits: AwaitMessage = $state.raw({ seats: [], what: "", clause: "", outcome: null, units: [], throw: null });
  freeUndo = $state(0);
  head = $state("");
  at = $state(0);
  log: Logged<G>[] = $state.raw([]);
  offers: Options<G> | undefined = $state.raw();
  refusals: RefusalMessage[] = $state.raw([]);
  luck: LuckRow[] = $state.raw([]);
  busy = $state(false);
  pointed: Pointed | undefined = $state.raw();
  frame = $state({ drafting: false, chosen: false });
  tab: Tab = $state("now");
  /** How often something was brought to the front. */
  shown = $state(0);
  /** What the game shows of it. */
  parts: TableParts<G> | undefined = $state.raw();

  /** Where a game shows what happens while it happens. */
  theatre: Theatre | undefined = $state.raw();

  /** Compares what is told and given here with the game file. */
  witness: Witness | undefined = $state.raw();

  /** Everybody around the table. */
  company = new Company();
  wishes = new Wishes(this);
  draft = new Draft(this);
  /** The seat whose view the screen shows: where a game hides something, those who share a screen pass it on. */
  eyes = $state("");
  readonly words = words;
  readonly speed = 1;
  readonly before = undefined;
  #view = new View();
  /** A patch did not fit, and the whole view was asked for. */
  #astray = false;
  #queue = new Queue<Entered>({
    show: (entry) => this.#applied(entry),
    pause: (entry) => this.#pause(entry),
    done: () => void this.#askOffers(),
  });

  game = $derived(this.welcome?.game ?? "");
  name = $derived(this.welcome?.match ?? "");
  dice = $derived(this.welcome?.dice ?? "fair");
  title = $derived(called(this.company.around?.title ?? this.welcome?.title));
  standing = $derived(this.welcome?.standing);
  waiting = $derived(this.#queue.waiting);
  undone = $derived(undone(this.log));
  over = $derived(!!this.awaits.outcome);
  /** Nothing can be taken back any more. */
  closed = $derived(this.log.some(({ kind }) => kind === "closed"));
  #asked_here = $derived.by(() => this.#lines.find((line) => this.awaits.seats.includes(line.seat))?.seat ?? "");
  /** Who is asked and must first be passed the screen. */
  passing = $derived(
    this.company.hides && !this.over && !this.awaits.seats.includes(this.eyes) ? this.#asked_here : "",
  );
  seat = $derived(
    this.company.hides && this.awaits.seats.includes(this.eyes) ? this.eyes : this.passing ? "" : this.#asked_here,
  );
  /** The computer plays for the person who sits here. */
  away = $derived(!!this.company.around?.seats.some((each) => each.away && each.seat === this.seat));
  mine = $derived(this.seat !== "" && !this.away && this.waiting === 0 && !this.over);

  #lines: Line[] = [];
  #asked = 0;
  /** What the last order was answered. */
  #answered: Promise<unknown> = Promise.resolve();
  /** Everything is to be told again, from the first entry on. */
  #anew = false;

  constructor(readonly tickets: readonly Ticket[]) {
    this.#lines = tickets.map(
      (ticket) => new Line(ticket.seat, ticket.token, this, plugIn, ticket.token ? "" : ticket.match),
    );
    this.eyes = tickets[0]?.seat ?? "";
  }

  open(): void {
    for (const line of this.#lines) line.open();
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#again);
  }

  close(): void {
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#again);
    this.#queue.stop();
    this.witness?.close();
    this.#leave();
    for (const line of this.#lines) line.close();
  }

  #cut = (): void => {
    for (const line of this.#lines) line.cut();
  };

  #again = (): void => this.retry();

  /** The game lays its table; what has come before is told it. */
  lay(parts: TableParts<G>): void {
    this.parts = parts;
    const { shows } = parts;
    if (shows) this.theatre = new Theatre({ stage: () => shows.stage(), speed: () => 1 });
    if (this.offers && !parts.now) this.draft.begin(this.offers);
    if (this.offers) parts.offered?.();
  }

  #leave(): void {
    this.theatre?.close();
    this.theatre = undefined;
    this.parts?.close?.();
  }

  // Who is here

  get home(): string {
    return this.seat || (this.#lines[0]?.seat ?? "");
  }

  holds(seat: string): boolean {
    return this.tickets.some((ticket) => ticket.seat === seat);
  }

  get watching(): boolean {
    return this.tickets.every((ticket) => !ticket.seat);
  }

  /** Other people play too. */
  get others(): boolean {
    return (this.company.around?.seats ?? []).some(({ seat, player }) => player === "person" && !this.holds(seat));
  }

  role(seat: string): string {
    return role(seat, this.welcome?.called);
  }

  /** The person who is asked has the screen before them, and it shows what they may see. */
  takeScreen(): void {
    this.#leave();
    this.parts = undefined;
    this.eyes = this.passing;
    this.log = [];
    this.welcome = undefined;
    this.#lines.find((line) => line.seat === this.eyes)?.renew();
  }

  // The frame

  show(tab: Tab): void {
    this.tab = tab;
    untrack(() => this.shown++);
  }

  subscribe(changed: () => void): () => void {
    const read = (): unknown => [
      [this.scenario, this.scene, this.state, this.marks, this.awaits, this.log, this.pointed],
      [this.mine, this.busy, this.offers, this.refusals, this.draft.order, this.draft.leads, settings.words],
    ];
    return subscribed(read, changed);
  }

  // What the server says

  last(): number {
    return this.welcome && !this.#anew ? Math.max(this.at, this.log.at(-1)?.n ?? 0, this.#queue.last) : 0;
  }

  /** All that was told of entries: those in the log, and those that are still to be shown. */
  told(): readonly (Logged<G> | EntryMessage)[] {
    return [...this.log, ...this.#queue.entries];
  }

  lang(): string {
    return settings.now.language;
  }

  /** Sentences come in the language of the reader: all of them are told again. */
  renew(): void {
    this.#anew = true;
    for (const line of this.#lines) line.renew();
  }

  retry(): void {
    for (const line of this.#lines) line.retry();
  }

  connected(_status: Status, _line: Line, fault?: FaultMessage): void {
    if (fault) this.fault = fault;
    const found = this.#lines.map((line) => line.status);
    this.status = (["refused", "lost", "connecting"] as const).find((each) => found.includes(each)) ?? "open";
    if (this.status === "open" && this.mine && !this.offers) void this.#askOffers();
  }

  heard(message: AnyMessage, line: Line): void {
    if (message.tell === "welcome" && message.waiting.includes(line.seat)) this.#join(message);
    if (line.seat !== this.eyes) return;
    this.witness?.heard(message);
    this.company.heard(message);
    if (message.tell === "welcome") this.#welcomed(message);
    else if (message.tell === "entry-message") this.#entered(message);
    else if (message.tell === "view-message") this.#viewed(message);
    else if (message.tell === "missed-message") this.#missed(message);
    else if (message.tell === "opened-message") this.#opened(message);
    else if (message.tell === "wish-message") this.wishes.wish = message;
    else if (message.tell === "fault-message" && !message.id) this.#failed(message);
  }

  /** The nonce of a seat here is missing, perhaps because something broke off: it is added now. */
  #join({ match, seat, commitment }: Welcome): void {
    const ticket = this.tickets.find((each) => each.seat === seat);
    if (ticket) noted({ ...ticket, commitment: ticket.commitment || commitment });
    void contribute(match, [seat], addNonces).catch(() => undefined);
  }

  #welcomed(message: Welcome): void {
    if (!this.welcome || this.#anew) this.log = [];
    this.#anew = false;
    this.#queue.clear();
    this.scenario = message.scenario;
    this.scene = message.scene;
    this.at = message.entries;
    this.#astray = false;
    this.#stands(message, this.#view.whole(message));
    this.welcome = message;
    this.#clear();
    void this.#askOffers();
  }

  #stands({ awaits, free_undo, head }: Welcome | EntryMessage | ViewMessage, told: Told | undefined): void {
    if (told) {
      this.state = told.state;
      this.marks = told.marks;
    }
    this.awaits = awaits;
    this.freeUndo = free_undo;
    this.head = head;
    this.wishes.forget();
  }

  /** What was there before this browser came goes into the log. */
  #missed(message: MissedMessage): void {
    if (!this.log.some((each) => each.n === message.n)) this.#logged(message);
  }

  #entered(heard: EntryMessage): void {
    if (heard.n <= this.at || this.#queue.has(heard.n)) return;
    const message = { ...heard, told: this.#followed(heard) };
    if (!this.waiting && this.#meanwhile(message)) this.#applied(message);
    else this.#queue.add(message);
  }

  /** The document after an entry; if its patch does not fit, the whole view is asked for. */
  #followed(message: EntryMessage): Told | undefined {
    try {
      return this.#view.entered(message);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      if (!this.#astray) void this.renewView();
      this.#astray = true;
      return undefined;
    }
  }

  /** Asks for the whole view; `false` if it did not come. */
  async renewView(): Promise<boolean> {
    const found = await this.#ask({ ask: "ask-view" }, this.eyes);
    return found?.tell === "view-message";
  }

  /** The whole view takes the place of everything that is still to be shown. */
  #viewed(message: ViewMessage): void {
    this.skip();
    if (message.n < this.at) return;
    this.#astray = false;
    this.at = message.n;
    this.#stands(message, this.#view.whole(message));
  }

  #pause(entry: EntryMessage): number {
    if (!settings.moves || this.theatre || entry.kind === "joined" || !entry.patch.length) return 0;
    return this.parts?.pause?.(loggedAs<G>(entry)) ?? (entry.throws.length ? PAUSE * 2 : PAUSE);
  }

  skip(): void {
    this.theatre?.skip();
    this.#queue.skip();
  }

  /** Another seat has answered a question that is still open here: nothing that may be done here is other now. */
  #meanwhile({ kind, seat, awaits }: EntryMessage): boolean {
    return (
      kind === "ordered" &&
      seat !== this.seat &&
      this.awaits.seats.includes(this.seat) &&
      awaits.what === this.awaits.what &&
      awaits.seats.includes(this.seat)
    );
  }

  #applied(message: Entered): void {
    const meanwhile = this.#meanwhile(message);
    const entry = this.#logged(message);
    this.#show(entry);
    this.at = message.n;
    this.#stands(message, message.told);
    this.pointed = undefined;
    if (!meanwhile) this.#clear();
    this.parts?.entered?.(entry);
  }

  #show(entry: Logged<G>): void {
    const { theatre, parts } = this;
    if (entry.kind === "undone") theatre?.clear();
    else if (parts?.shows) theatre?.enter(entry.n, parts.shows.acts(entry), !this.holds(entry.seat));
  }

  play(acts: readonly Act[]): void {
    this.theatre?.enter(this.at, acts, false);
  }

  #clear(): void {
    this.offers = undefined;
    this.refusals = [];
    this.draft.clear();
    this.parts?.cleared?.();
  }

  #logged(message: EntryMessage | MissedMessage): Logged<G> {
    const entry = loggedAs<G>(message);
    this.log = [...this.log, entry].sort((a, b) => a.n - b.n);
    return entry;
  }

  /** The game is over: what was hidden here is told after all. */
  #opened({ entries }: OpenedMessage): void {
    this.#queue.open(entries);
    this.log = this.log.map((each) => ({ ...each, ...entries.find(({ n }) => n === each.n) }));
  }

  // Asking and giving

  /** What the seat may do as a whole. */
  async #askOffers(): Promise<void> {
    if (!this.mine) return;
    const asked = ++this.#asked;
    const found = await this.options("");
    if (asked !== this.#asked || !found) return;
    this.offers = found;
    if (!this.parts?.now) this.draft.begin(found);
    this.parts?.offered?.();
  }

  async #ask(asked: Asked, seat = this.home): Promise<AnyMessage | undefined> {
    const line = this.#lines.find((each) => each.seat === seat) ?? this.#lines[0];
    try {
      const found = await line?.ask(asked);
      this.witness?.answered(asked, line?.seat ?? "", found);
      return found;
    } catch {
      return undefined;
    }
  }

  async options(piece: string, begun?: Partial<G["order"]>): Promise<Options<G> | undefined> {
    const found = await this.#ask({ ask: "ask-options", piece, ...(begun ? { begun } : {}) });
    return found?.tell === "options-message" ? found : undefined;
  }

  async preview(order: G["order"], quietly = false): Promise<Preview<G> | undefined> {
    const found = await this.#ask({ ask: "ask-preview", order });
    if (found?.tell === "preview-message") return found;
    if (!quietly) this.#failed(found);
    return undefined;
  }

  propose(order: G["order"]): void {
    void this.draft.propose(order);
  }

  async give(order: G["order"], again = false): Promise<boolean> {
    return this.#busily(async () => {
      let found = await this.#ask({ ask: "give", order, at: this.last() });
      for (let tries = 1; again && tries < TRIES && isStale(found); tries++)
        found = await this.#ask({ ask: "give", order, at: this.last() });
      return found;
    });
  }

  /** Faces that are typed while something is on its way wait for it. */
  async roll(faces: number[]): Promise<boolean> {
    while (this.busy) await this.#answered;
    if (!this.mine || !this.awaits.throw) return false;
    return this.#busily(() => this.#ask({ ask: "roll", faces, at: this.last() }));
  }

  /** All that is still missing is set up as the rules' own array has it. */
  async deploy(): Promise<boolean> {
    return this.#busily(() => this.#ask({ ask: "deploy-all", at: this.at }));
  }

  /** One order at a time. */
  async #busily(asking: () => Promise<AnyMessage | undefined>): Promise<boolean> {
    if (this.busy) return false;
    this.theatre?.clear();
    this.busy = true;
    const answer = asking();
    this.#answered = answer;
    const found = await answer;
    this.busy = false;
    return this.#told(found);
  }

  /** Something is asked for by a seat of this screen that may have come true already. */
  async quietly(asked: Asked, seat: string): Promise<void> {
    await this.#ask(asked, seat);
  }

  async beside(asked: Asked, seat = this.home): Promise<boolean> {
    return this.#told(readable(await this.#ask(asked, seat), (each) => this.role(each)));
  }

  async measure(start: Place, end: Place): Promise<Measured | undefined> {
    const found = await this.#ask({ ask: "ask-measure", start, end });
    return found?.tell === "measure-message" ? found : undefined;
  }

  async surroundings(piece: string, of = "zones"): Promise<Regions | undefined> {
    const found = await this.#ask({ ask: "ask-surroundings", piece, of });
    return found?.tell === "surroundings-message" ? found.regions : undefined;
  }

  async measureLuck(): Promise<void> {
    const found = await this.#ask({ ask: "ask-luck" });
    if (found?.tell === "luck-message") this.luck = found.rows;
  }

  undo(): void {
    void this.wishes.undo();
  }

  // What went wrong

  #told(found: AnyMessage | undefined): boolean {
    this.#failed(found);
    return found?.tell === "done";
  }

  /** What the server could not or would not do is told; silence means that it was not reached. */
  #failed(found: AnyMessage | undefined): void {
    if (found?.tell === "done") return;
    if (found?.tell === "refused-message") this.refusals = found.refusals;
    else if (found?.tell === "fault-message") this.trouble(found.key, found.args);
    else this.trouble("error-offline");
  }

  /** Something could not be done at all. */
  trouble(key: string, args: Record<string, string> = {}): void {
    const known = settings.words.has(key) ? key : "error-server";
    this.refusals = [{ clause: "", key: known, args, pieces: [], witnesses: [], named: {} }];
  }

  dismiss(): void {
    this.refusals = [];
  }
}
