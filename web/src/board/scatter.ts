// Where trees stand: drawn from the name of a piece, so it is the same each time.

export class Scatter {
  #state: number;

  constructor(name: string) {
    let hash = 2166136261;
    for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
    this.#state = hash >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  around(reach: number): number {
    return this.between(-reach, reach);
  }

  pick(...choices: string[]): string {
    return choices[Math.floor(this.next() * choices.length)] ?? "";
  }
}
