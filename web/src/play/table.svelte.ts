// One match as this browser sees it: what the server said, entry by entry, and what the players wish of each other.

import type { Event, State } from "../impetus";
import { settings } from "../settings.svelte";
import type { AnyMessage, AwaitMessage, EntryMessage, FaultMessage, LuckRow, Marks, MissedMessage, OpenedMessage, PreviewMessage, SaidLine, ThrowMessage, Ticket, Welcome, WishMessage } from "../wire";
import { Company } from "../online/company.svelte";
import { readable } from "../online/wording";
import { Names } from "./names";
import { Ordering } from "./ordering.svelte";
import { Line, plugIn, type Asked, type Listener, type Status } from "./socket";

export interface Logged {
  n: number;
  seat: string;
  kind: string;
  events: Event[];
  throws: ThrowMessage[];
  /** The entry that an undo goes back to. */
  to: number;
  /** The story in sentences, in the language that was chosen when it was told. */
  lines: SaidLine[];
  /** Standing orders of this seat have answered. */
  by_orders?: boolean;
}

const PAUSE = 420;

export class Table extends Ordering implements Listener {
  status: Status = $state("connecting");
  fault: FaultMessage | undefined = $state.raw();
  welcome: Welcome | undefined = $state.raw();
  state: State | undefined = $state.raw();
  awaits: AwaitMessage = $state.raw({ seats: [], what: "", clause: "", outcome: null, units: [] });
  /** What the rules find in the state and it does not say itself. */
  marks: Marks = $state.raw({ squares: [], beyond: [], phases: {}, reacts: false, astray: [], initiative: {}, levels: {} });
  freeUndo = $state(0);
  head = $state("");
  log: Logged[] = $state.raw([]);
  throws: ThrowMessage[] = $state.raw([]);
  /** What was foretold of the last throws. */
  told: PreviewMessage | undefined = $state.raw();
  wish: WishMessage | undefined = $state.raw();
  luck: LuckRow[] = $state.raw([]);
  waiting = $state(0);
  entries = $state(0);
  /** Whom the line of the log speaks of that is pointed at, and where they went. */
  marked: Pick<SaidLine, "units" | "moves"> | undefined = $state.raw();

  /** Everybody around the table. */
  company = new Company();
  /** The seat whose view the screen shows: where a game hides something, whoever shares a screen passes it on. */
  eyes = $state("");

  names = $derived(this.welcome ? this.named(this.welcome) : undefined);
  #asked_here = $derived.by(() => this.#lines.find((line) => this.awaits.seats.includes(line.seat))?.seat ?? "");
  /** Who is asked and must first be passed the screen. */
  passing = $derived(this.company.hides && !this.awaits.outcome && !this.awaits.seats.includes(this.eyes) ? this.#asked_here : "");
  seat = $derived(this.company.hides && this.awaits.seats.includes(this.eyes) ? this.eyes : this.passing ? "" : this.#asked_here);
  /** The computer plays for whoever sits here. */
  away = $derived(!!this.company.around?.seats.some((each) => each.away && each.seat === this.seat));
  mine = $derived(this.seat !== "" && !this.away && this.waiting === 0 && !this.awaits.outcome);
  over = $derived(this.awaits.outcome);

  #lines: Line[] = [];
  #queue: EntryMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Everything is to be told again, from the first entry on. */
  #anew = false;

  constructor(readonly tickets: readonly Ticket[]) {
    super();
    this.#lines = tickets.map((ticket) => new Line(ticket.seat, ticket.token, this, plugIn, ticket.token ? "" : ticket.match));
    this.eyes = tickets[0]?.seat ?? "";
  }

  open(): void {
    for (const line of this.#lines) line.open();
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#again);
  }

  #cut = (): void => {
    for (const line of this.#lines) line.cut();
  };

  #again = (): void => this.retry();

  close(): void {
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#again);
    clearTimeout(this.#timer);
    for (const line of this.#lines) line.close();
  }

  /** Told if the match is one of other rules, which another page shows. */
  elsewhere: (ruleset: string) => void = () => {};

  protected plays(ruleset: string): boolean {
    return ruleset !== "argad";
  }

  protected named(welcome: Welcome): Names {
    return new Names(settings.words, welcome.scenario);
  }

  /** Who acts and stays chosen. */
  protected acting(): string {
    return (this.state?.activation.units ?? []).join("+");
  }

  /** How long an entry is shown before the next, in milliseconds. */
  protected pause(message: EntryMessage): number {
    return message.throws.length ? PAUSE * 2 : PAUSE;
  }

  get home(): string {
    return this.seat || (this.#lines[0]?.seat ?? "");
  }

  /** Seats that people at this screen hold. */
  holds(seat: string): boolean {
    return this.tickets.some((ticket) => ticket.seat === seat);
  }

  /** Nobody at this screen holds a seat. */
  get watching(): boolean {
    return this.tickets.every((ticket) => !ticket.seat);
  }

  /** Whoever is asked has the screen before him, and it shows what he may see. */
  takeScreen(): void {
    this.eyes = this.passing;
    this.log = [];
    this.welcome = undefined;
    this.#lines.find((line) => line.seat === this.eyes)?.renew();
  }

  /** Something is done beside the game; what could not be done is told. */
  async beside(asked: Asked, seat = this.home): Promise<boolean> {
    const found = readable(await this.ask(asked, seat));
    this.failed(found);
    return found?.tell === "done";
  }

  // What the server says

  last(): number {
    return this.welcome && !this.#anew ? Math.max(this.entries, this.log.at(-1)?.n ?? 0, this.#queue.at(-1)?.n ?? 0) : 0;
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
    if (this.status === "open" && this.mine && !this.whole) void this.#askWhole();
  }

  heard(message: AnyMessage, line: Line): void {
    if (line.seat !== this.eyes) return;
    this.company.heard(message);
    if (message.tell === "welcome") this.#welcomed(message);
    else if (message.tell === "entry-message") this.#entered(message);
    else if (message.tell === "missed-message") this.#missed(message);
    else if (message.tell === "opened-message") this.#opened(message);
    else if (message.tell === "wish-message") this.wish = message;
    else if (message.tell === "fault-message" && !message.id) this.failed(message);
  }

  #welcomed(message: Welcome): void {
    if (!this.plays(message.ruleset)) return this.elsewhere(message.ruleset);
    if (!this.welcome || this.#anew) this.log = [];
    this.#anew = false;
    this.welcome = message;
    this.#queue = [];
    this.waiting = 0;
    this.state = message.state;
    this.marks = message.marks;
    this.awaits = message.awaits;
    this.freeUndo = message.free_undo;
    this.head = message.head;
    this.entries = message.entries;
    this.wish = undefined;
    this.cleared();
    void this.#askWhole();
  }

  /** What was there before this browser came goes into the log. */
  #missed(message: MissedMessage): void {
    if (!this.log.some((each) => each.n === message.n)) this.#logged(message);
  }

  #entered(message: EntryMessage): void {
    if (message.n <= this.entries || this.#queue.some((each) => each.n === message.n)) return;
    if (!this.#queue.length && this.#beside(message)) return this.#applied(message);
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
    const pause = quiet ? 0 : this.pause(message);
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

  /** Another seat has answered a question that is still open here: nothing that may be done here is other now. */
  #beside({ kind, seat, awaits }: EntryMessage): boolean {
    return kind === "ordered" && seat !== this.seat && this.awaits.seats.includes(this.seat) && awaits.what === this.awaits.what && awaits.seats.includes(this.seat);
  }

  #applied(message: EntryMessage): void {
    const beside = this.#beside(message);
    this.#logged(message);
    if (message.throws.length) this.told = this.foretold(message.throws[0]?.what);
    this.state = message.state;
    this.marks = message.marks;
    this.awaits = message.awaits;
    this.freeUndo = message.free_undo;
    this.head = message.head;
    this.entries = message.n;
    this.wish = undefined;
    this.marked = undefined;
    if (!beside) this.cleared();
    if (this.commanding) void this.showCommands();
  }

  #logged(message: EntryMessage | MissedMessage): void {
    const { n, seat, kind, events, throws, to, lines, by_orders } = message;
    this.log = [...this.log, { n, seat, kind, events, throws, to, lines, by_orders }].sort((a, b) => a.n - b.n);
    if (throws.length) this.throws = throws;
  }

  /** The game is over: what was hidden here is told after all. */
  #opened({ entries }: OpenedMessage): void {
    const whole = new Map(entries.map((each) => [each.n, each]));
    this.#queue = this.#queue.map((each) => ({ ...each, ...whole.get(each.n) }));
    this.log = this.log.map((each) => ({ ...each, ...whole.get(each.n) }));
  }

  /** What the seat may do as a whole; a unit that acts stays selected. */
  async #askWhole(): Promise<void> {
    if (!this.mine) return;
    const asked = ++this.#asked;
    const found = await this.ask({ ask: "ask-options", piece: "" });
    if (asked !== this.#asked || found?.tell !== "options-message") return;
    this.whole = found;
    const again = [this.acting(), this.selected].find((piece) => piece && found.pieces.includes(piece));
    if (again) await this.select(again);
    else this.selected = "";
  }

  protected async ask(asked: Asked, seat = this.home): Promise<AnyMessage | undefined> {
    const line = this.#lines.find((each) => each.seat === seat) ?? this.#lines[0];
    try {
      return await line?.ask(asked);
    } catch {
      return undefined;
    }
  }

  // The log

  /** Entries that were taken back. */
  undone = $derived.by(() => {
    const found = new Set<number>();
    for (const { n, kind, to } of this.log) if (kind === "undone") for (let each = to + 1; each < n; each++) found.add(each);
    return found;
  });

  async measureLuck(): Promise<void> {
    const found = await this.ask({ ask: "ask-luck" });
    if (found?.tell === "luck-message") this.luck = found.rows;
  }

  // Wishes

  /** The entry to go back to: before the last order of this browser's seats that still stands; 0 if there is none. */
  goal = $derived.by(() => {
    let at = this.entries;
    while (at > 0) {
      const entry = this.log.find((each) => each.n === at);
      if (!entry) return 0;
      if (entry.kind === "undone") at = entry.to;
      else if (entry.kind === "ordered" && this.holds(entry.seat)) return at - 1;
      else at--;
    }
    return 0;
  });

  /** Who gave the order that would be taken back. */
  #giver(): string {
    return this.log.find((each) => each.n === this.goal + 1)?.seat ?? this.home;
  }

  /** Back to before the last order; where that is not free, the other player is asked. */
  undo(): void {
    if (this.goal) void this.#wished({ ask: "ask-undo", to: this.goal, at: this.entries }, this.#giver());
  }

  resign(): void {
    void this.#wished({ ask: "resign", at: this.entries }, this.home);
  }

  draw(): void {
    void this.#wished({ ask: "offer-draw", at: this.entries }, this.home);
  }

  /** The seat of this screen that has still to say yes to a wish. */
  asked = $derived.by(() => {
    const { wish } = this;
    if (!wish || wish.wish === "declined") return "";
    return this.tickets.find(({ seat }) => seat !== wish.seat && !wish.agreed.includes(seat))?.seat ?? "";
  });

  consent(granted: boolean): void {
    void this.#wished({ ask: "consent", granted, at: this.entries }, this.asked || this.wish?.seat || this.home);
  }

  heardNo(): void {
    this.wish = undefined;
  }

  async #wished(asked: Asked, seat: string): Promise<void> {
    this.failed(await this.ask(asked, seat));
  }
}
