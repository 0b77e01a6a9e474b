// Everybody around one match, as this browser hears of it: seats, clocks, talk, and what was seen before.

import type { AnyMessage, Around, Said, Sitting } from "../wire";
import { lastRead, read } from "./read";

export class Company {
  around: Around | undefined = $state.raw();
  talk: Said[] = $state.raw([]);
  unread = $state(0);
  muted: string[] = $state.raw([]);
  /** The last entry that was seen on an earlier visit; 0 once that has been told. */
  seen = $state(0);
  /** The seat whose eyes the screen shows; the others look away. */
  posts = $state(false);
  address = $state("");
  hides = $state(false);
  #match = "";
  #heardAt = $state(0);
  #now = $state(0);

  heard(message: AnyMessage): void {
    if (message.tell === "welcome") {
      const first = !this.around;
      this.#told(message.around);
      this.#match = message.match;
      this.talk = message.talk;
      const last = lastRead(message.match);
      this.unread = message.talk.filter(({ n, text }) => text && n > last).length;
      this.muted = message.muted;
      this.posts = message.posts;
      this.address = message.address;
      this.hides = message.hides;
      if (first) this.seen = message.seen < message.entries ? message.seen : 0;
    } else if (message.tell === "around-message") this.#told(message.around);
    else if (message.tell === "talk-message") {
      this.talk = [...this.talk, message.said];
      if (message.said.text) this.unread++;
    }
  }

  /** Everything that was said has been read, and stays so when the page is opened again. */
  read(): void {
    this.unread = 0;
    const last = this.talk.at(-1);
    if (last && this.#match) read(this.#match, last.n);
  }

  #told(around: Around): void {
    this.around = around;
    this.#heardAt = this.#now = performance.now();
  }

  tick(): void {
    this.#now = performance.now();
  }

  seat(name: string): Sitting | undefined {
    return this.around?.seats.find((each) => each.seat === name);
  }

  runs(seat: string): boolean {
    const clock = this.around?.clock;
    return !!clock && !clock.paused && clock.running.includes(seat);
  }

  /** What a seat has left, in seconds. */
  left(seat: string): number | undefined {
    const left = this.around?.clock.left[seat];
    if (left === undefined) return undefined;
    return Math.max(0, left - (this.runs(seat) ? this.#gone() : 0));
  }

  /** In how many seconds the computer may be asked to stand in; undefined: not at all. */
  claim(seat: string): number | undefined {
    const claim = this.seat(seat)?.claim;
    return typeof claim === "number" ? Math.max(0, claim - this.#gone()) : undefined;
  }

  #gone(): number {
    return (this.#now - this.#heardAt) / 1000;
  }

  get ticks(): boolean {
    return (
      !!this.around &&
      (this.around.seats.some((each) => each.claim) ||
        (!this.around.clock.paused && this.around.clock.running.length > 0))
    );
  }
}

/** A time as people read it: days and hours, or minutes and seconds. */
export function lasting(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  const two = (value: number): string => String(value).padStart(2, "0");
  const unit = (value: number, of: "day" | "hour"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit: of, unitDisplay: "narrow" }).format(Math.floor(value));
  if (whole >= 86_400) return `${unit(whole / 86_400, "day")} ${unit((whole % 86_400) / 3600, "hour")}`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
