// What has been checked of a game here, as the sign and its sheet tell it.

import { code, Wrong } from "./line";
import type { Memory } from "./memory";
import type { Earlier, Reading } from "./reading";

/** Whose number goes into the dice for a seat. */
export type Whose = "here" | "elsewhere" | "player" | "secret" | "server";
export type Standing = "checking" | "good" | "partly" | "wrong";

export interface Facts {
  entries: number;
  commitment: string;
  head: string;
  numbers: { seat: string; whose: Whose }[];
  /** The game is over and its secret was shown. */
  closed: boolean;
  typed: boolean;
  /** An older program wrote it: its dice cannot be drawn again here. */
  older: boolean;
  throws: number;
  drawn: number;
  earlier: Earlier | undefined;
}

/** A file is checked against what this browser remembers of the game. Throws Wrong. */
export function compare(reading: Reading, memory: Memory): void {
  const { header, joined } = reading;
  if (memory.commitment && header?.commitment !== memory.commitment) throw new Wrong("commitment");
  for (const mark of [memory.from, memory.seen]) {
    if (!mark?.h) continue;
    const found = reading.at(mark.n);
    if (found === undefined) throw new Wrong("shorter", { n: mark.n, entries: reading.entries.length });
    if (found !== mark.h) throw new Wrong(mark.n ? "rewritten" : "header", { n: mark.n });
  }
  for (const [seat, { nonce, own }] of Object.entries(memory.nonces ?? {}))
    if (own && joined[seat] && joined[seat].nonce !== nonce) throw new Wrong("nonce", { seat });
}

export function factsOf(reading: Reading, memory: Memory, held: readonly string[]): Facts {
  const whose = (seat: string): Whose => {
    const { nonce, by } = reading.joined[seat] ?? {};
    if (memory.nonces?.[seat]?.nonce === nonce) return "here";
    if (by === "player") return held.includes(seat) ? "elsewhere" : "player";
    return by === "secret" ? "secret" : "server";
  };
  return {
    entries: reading.entries.length,
    commitment: code(reading.header?.commitment ?? ""),
    head: code(reading.head),
    numbers: Object.keys(reading.joined).map((seat) => ({ seat, whose: whose(seat) })),
    closed: reading.closed,
    typed: reading.header?.dice === "typed",
    older: reading.header?.dice === "fair" && !reading.drawable,
    throws: reading.entries.reduce((sum, { throws }) => sum + throws.length, 0),
    drawn: reading.drawn,
    earlier: reading.earlier,
  };
}

/** Nothing is wrong, but not everything that this page could check of a new game can be checked of this one. */
export const partly = (facts: Facts, held: readonly string[]): boolean =>
  facts.older ||
  facts.numbers.some(({ seat, whose }) => whose === "server" || (held.includes(seat) && whose !== "here")) ||
  (!facts.typed && !!facts.earlier && !facts.earlier.drawn);
