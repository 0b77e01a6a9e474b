// A witness at a match: it reads the game file as the game goes on and compares it with all that this page knows.

import { linesOf } from "../http";
import type { Asked } from "../page/api";
import type { AnyMessage, EntryMessage } from "../wire";
import { compare, factsOf, partly, type Facts, type Standing } from "./facts";
import { code, Wrong } from "./line";
import { remember, remembered } from "./memory";
import { Reading, same, type Entry } from "./reading";

/** The file is looked at so long after something has happened, and no more often than that, in milliseconds. */
const SOON = 700;
const SELDOM = 2500;
/** So many lines are read before the page may breathe. */
const CHUNK = 60;

/** What this page has been told of an entry. */
type Told = Pick<EntryMessage, "n" | "kind" | "seat" | "throws"> & { head?: string };
/** What this page has sent, which the server has taken as the next entry. */
type Sent = { seat: string } & ({ order: unknown } | { faces: number[] });

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

export class Witness {
  wrong: Wrong | undefined = $state.raw();
  facts: Facts | undefined = $state.raw();
  /** How many orders of this screen stand in the file as they were given. */
  orders = $state(0);

  #reading = new Reading();
  #told: Record<number, Told> = {};
  #sent: Record<number, Sent> = {};
  #last: number;
  /** An entry of the file that this page has not been told. */
  #missing = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking = false;
  #looked = 0;
  #closed = false;

  constructor(
    readonly match: string,
    readonly held: readonly string[],
    /** What the page was told before, and the last entry of that. */
    before: readonly Told[],
    last: number,
    /** Asks for the whole view: everything that happened before the answer was told before it. */
    readonly view: () => Promise<boolean>,
  ) {
    for (const told of before) this.#told[told.n] = told;
    this.#last = last;
    const { wrong } = remembered(match);
    if (wrong) this.wrong = new Wrong(wrong.key, wrong.args);
    this.#soon(0);
  }

  get standing(): Standing {
    if (this.wrong) return "wrong";
    if (!this.facts) return "checking";
    return partly(this.facts, this.held) ? "partly" : "good";
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  // What the page is told and sends

  heard(message: AnyMessage): void {
    if (message.tell === "welcome") {
      this.#last = message.entries;
      const { commitment } = remembered(this.match);
      if (commitment && commitment !== message.commitment) this.#fail(new Wrong("commitment"));
      this.#soon(SOON);
    } else if (message.tell === "missed-message") this.#told[message.n] = message;
    else if (message.tell === "entry-message") this.#entered(message);
  }

  #entered(message: EntryMessage): void {
    if (message.n > this.#last + 1) this.#fail(new Wrong("untold", { n: this.#last + 1 }));
    this.#last = Math.max(message.n, this.#last);
    this.#told[message.n] = message;
    this.#soon(message.kind === "closed" ? 0 : SOON);
  }

  /** A request of a seat was answered: what was taken must be the next entry. */
  answered(asked: Asked, seat: string, found: AnyMessage | undefined): void {
    if (found?.tell !== "done") return;
    if (asked.ask === "give") this.#sent[asked.at + 1] = { seat, order: asked.order };
    if (asked.ask === "roll") this.#sent[asked.at + 1] = { seat, faces: asked.faces };
    this.#soon(SOON);
  }

  // The file

  #soon(delay: number): void {
    if (this.#closed || this.wrong) return;
    clearTimeout(this.#timer);
    const wait = delay && Math.max(delay, this.#looked + SELDOM - Date.now());
    this.#timer = setTimeout(() => void this.#look(), wait);
  }

  async #look(): Promise<void> {
    if (this.#looking) return this.#soon(SOON);
    this.#looking = true;
    this.#looked = Date.now();
    try {
      await this.#read();
    } catch (error) {
      if (error instanceof Wrong) this.#fail(error);
    } finally {
      this.#looking = false;
    }
  }

  async #read(): Promise<void> {
    const known = this.#reading.header ? this.#reading.entries.length : undefined;
    await this.#followed(this.#reading, await linesOf(this.match, known));
    if (this.#closed) return;
    if (this.#reading.closed && !this.#reading.secret) {
      if (this.#reading.entries.some(({ text }) => text.includes('{"sealed":'))) await this.#opened();
      this.#reading.end();
    }
    const memory = remembered(this.match);
    compare(this.#reading, memory);
    for (const entry of this.#reading.entries.slice(known === undefined ? 0 : Math.max(known - CHUNK, 0)))
      this.#matches(entry);
    const { header, entries, head } = this.#reading;
    const seen = { n: entries.length, h: head };
    const now = remember(this.match, { commitment: header?.commitment ?? "", seen });
    this.facts = factsOf(this.#reading, now, this.held);
    await this.#missed(entries.length);
  }

  /** An entry that has not been told the next time either is asked for, and then it has been kept from this page. */
  async #missed(entries: number): Promise<void> {
    const again = this.#missing > this.#last;
    if (again && (await this.view()) && this.#missing > this.#last) throw new Wrong("untold", { n: this.#missing });
    this.#missing = entries > this.#last ? this.#last + 1 : 0;
    if (this.#missing) this.#soon(SELDOM);
  }

  /** The game is over, and its seals are opened: the file is read once more. */
  async #opened(): Promise<void> {
    const reading = new Reading();
    await this.#followed(reading, await linesOf(this.match));
    if (reading.at(this.#reading.entries.length) !== this.#reading.head) throw new Wrong("rewritten", { n: 0 });
    this.#reading = reading;
    for (const entry of reading.entries) this.#matches(entry);
  }

  async #followed(reading: Reading, lines: readonly string[]): Promise<void> {
    for (const [place, line] of lines.entries()) {
      if (!reading.header) reading.begin(line);
      else reading.follow(line);
      if (place % CHUNK === CHUNK - 1) await breath();
    }
  }

  /** An entry is what this page was told, and what it gave. */
  #matches(entry: Entry): void {
    const { n, h, answer, throws } = entry;
    const told = this.#told[n];
    if (told) {
      const faces = answer.answer === "rolled" ? [answer.faces ?? []] : throws;
      const said = [told.head ?? code(h), told.kind, told.seat, ...told.throws.map(({ faces }) => faces.join())];
      const written = [code(h), answer.answer, answer.seat ?? "", ...faces.map((each) => each.join())];
      if (said.join(";") !== written.join(";")) throw new Wrong("told", { n });
      delete this.#told[n];
    }
    const sent = this.#sent[n];
    if (sent) this.#given(entry, sent);
  }

  #given(entry: Entry, sent: Sent): void {
    const { n, answer } = entry;
    if ("faces" in sent) {
      if (answer.answer !== "rolled" || answer.faces?.join() !== sent.faces.join()) throw new Wrong("rolled", { n });
    } else {
      if (answer.answer !== "ordered" || answer.seat !== sent.seat) throw new Wrong("order", { n });
      const order = this.#reading.order(entry);
      if (order === undefined) return;
      if (!same(order, sent.order)) throw new Wrong("order", { n });
    }
    delete this.#sent[n];
    this.orders++;
  }

  #fail(wrong: Wrong): void {
    this.wrong = wrong;
    clearTimeout(this.#timer);
    remember(this.match, { wrong: { key: wrong.key, args: wrong.args } });
  }
}
