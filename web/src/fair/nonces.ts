// Each player adds a number to the dice: this browser draws it once the commitment to the secret has been seen.

import type { Nonces, Ticket } from "../wire";
import { remember, remembered, type Memory } from "./memory";

const BYTES = 32;

const drawn = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sends numbers to the server; it says which ones count. */
export type Send = (match: string, nonces: Record<string, string>) => Promise<Nonces>;

/** What a ticket says of a game before anything was added here. */
export function noted({ match, commitment, entries, head }: Ticket): void {
  const known = remembered(match);
  if (commitment && !known.commitment) remember(match, { commitment, from: { n: entries, h: head } });
}

/**
 * Numbers for seats of a match. They are kept before they are sent, so that the same ones can be sent again.
 * Once the server has confirmed a number it must stand in the game; one for a seat of our `own` must in any case.
 */
export async function contribute(match: string, seats: readonly string[], send: Send, own = false): Promise<void> {
  const known = remembered(match);
  if (!seats.length || !known.commitment) return;
  const nonces: NonNullable<Memory["nonces"]> = { ...known.nonces };
  for (const seat of seats) nonces[seat] ??= { nonce: drawn(), own };
  remember(match, { nonces });
  const asked = Object.fromEntries(seats.map((seat) => [seat, nonces[seat]?.nonce ?? ""]));
  const { nonces: counting } = await send(match, asked);
  for (const seat of seats) if (counting[seat] === asked[seat]) nonces[seat] = { nonce: asked[seat] ?? "", own: true };
  remember(match, { nonces });
}
