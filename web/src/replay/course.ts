// A game as a row of states: what the server said of the first one, and what each entry has changed.

import type { Replay, ReplayEntry } from "../wire";

type Fields = Record<string, unknown>;

export class Course {
  #states: Fields[];

  constructor(readonly replay: Replay) {
    this.#states = [replay.state as unknown as Fields];
  }

  get last(): number {
    return this.replay.entries.length;
  }

  /** The state after an entry; 0 is before the first. */
  state(n: number): Fields {
    for (let next = this.#states.length; next <= n; next++) {
      this.#states.push({ ...this.#states[next - 1], ...this.entry(next)?.patch });
    }
    return this.#states[n] ?? {};
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

  /** The entries that were undone later. */
  undone(): Set<number> {
    const found = new Set<number>();
    for (const { kind, n, to } of this.replay.entries) {
      if (kind === "undone") for (let gone = to + 1; gone < n; gone++) found.add(gone);
    }
    return found;
  }
}
