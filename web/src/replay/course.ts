// A game as a row of states: what the server said of the first one, and what each entry has changed.

import { patched, type Told } from "../match/patch";
import { undone } from "../match/undone";
import type { Replay, ReplayEntry } from "../wire";

type Fields = Record<string, unknown>;

export class Course {
  #told: Told[];

  constructor(readonly replay: Replay) {
    this.#told = [{ state: replay.state, marks: replay.marks }];
  }

  get last(): number {
    return this.replay.entries.length;
  }

  /** The state after an entry; 0 is before the first. */
  state(n: number): Fields {
    return (this.#at(n)?.state ?? {}) as Fields;
  }

  /** What the rules find then, as far as it is always drawn. */
  marks(n: number): unknown {
    return this.#at(n)?.marks;
  }

  #at(n: number): Told | undefined {
    for (let next = this.#told.length; next <= n; next++) {
      const before = this.#told[next - 1];
      if (before) this.#told.push(patched(before, this.entry(next)?.patch ?? []));
    }
    return this.#told[n];
  }

  entry(n: number): ReplayEntry | undefined {
    return this.replay.entries[n - 1];
  }

  /** The next entry in a direction of which there is something to tell; the first or last if there is none. */
  step(from: number, way: 1 | -1): number {
    for (let n = from + way; n > 0 && n < this.last; n += way) {
      if (this.entry(n)?.lines.length) return n;
    }
    return way > 0 ? this.last : 0;
  }

  /** The turn that stands at an entry; 0 before the first. */
  turn(n: number): number {
    const { turn, round } = this.state(n) as { turn?: number; round?: number };
    return turn ?? round ?? 0;
  }

  /** Some games count rounds instead of turns. */
  get counts(): "turn" | "round" {
    return "turn" in this.state(0) ? "turn" : "round";
  }

  /** The entries that were undone later. */
  undone(): Set<number> {
    return undone(this.replay.entries);
  }
}
