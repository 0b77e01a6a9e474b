// Entries that have come and are still to be shown: one after the other, so that the eye can follow.

import type { EntryMessage, OpenedEntry } from "../wire";

interface Shows<Entry> {
  show(entry: Entry): void;
  /** How long an entry is shown before the next, in milliseconds. */
  pause(entry: Entry): number;
  /** All entries are shown. */
  done(): void;
}

/** So many are not worth a pause each. */
const MANY = 50;

export class Queue<Entry extends EntryMessage> {
  waiting = $state(0);
  #entries: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private shows: Shows<Entry>) {}

  get last(): number {
    return this.#entries.at(-1)?.n ?? 0;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  has(n: number): boolean {
    return this.#entries.some((each) => each.n === n);
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
    this.waiting = this.#entries.length;
    if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const entry = this.#entries.shift();
    if (!entry) return;
    this.shows.show(entry);
    const pause = this.#entries.length > MANY ? 0 : this.shows.pause(entry);
    this.waiting = this.#entries.length;
    if (!pause) return this.waiting ? this.#next() : this.shows.done();
    this.#timer = setTimeout(() => this.#next(), pause);
    if (!this.waiting) this.shows.done();
  }

  /** All at once. */
  skip(): void {
    this.stop();
    for (const entry of this.#entries.splice(0)) this.shows.show(entry);
    this.waiting = 0;
    this.shows.done();
  }

  /** What was hidden in entries that wait is told after all. */
  open(whole: readonly OpenedEntry[]): void {
    this.#entries = this.#entries.map((each) => ({ ...each, ...whole.find(({ n }) => n === each.n) }));
  }

  clear(): void {
    this.#entries = [];
    this.waiting = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
