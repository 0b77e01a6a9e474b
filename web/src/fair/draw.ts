// Faces, nonces and salts drawn again from the secret that a game shows at its end.

import { hex, hmac, joined, utf8 } from "./sha256";

const byCodePoints = (one: string, other: string): number => {
  const [a, b] = [[...one], [...other]];
  const place = a.findIndex((letter, n) => letter !== b[n]);
  if (place < 0) return a.length - b.length;
  return (a[place]?.codePointAt(0) ?? 0) - (b[place]?.codePointAt(0) ?? -1);
};

const written = (value: unknown): Uint8Array => utf8(JSON.stringify(value));

/** A throw of a game: its dice are equally likely to show each face, so some bytes are skipped. */
export function draw(
  secret: Uint8Array,
  game: string,
  number: number,
  nonces: Readonly<Record<string, string>>,
  head: string,
  [count, sides]: readonly [number, number],
): number[] {
  const seats = Object.entries(nonces).sort(([one], [other]) => byCodePoints(one, other));
  const message = written([game, number, seats, head]);
  const bound = 256 - (256 % sides);
  const found: number[] = [];
  for (let block = 0; found.length < count; block++) {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, block);
    const bytes = [...hmac(secret, joined(message, number))].filter((byte) => byte < bound);
    found.push(...bytes.map((byte) => (byte % sides) + 1).slice(0, count - found.length));
  }
  return found;
}

/** The nonce of a seat that the computer plays. */
export const derived = (secret: Uint8Array, game: string, seat: string): string =>
  hex(hmac(secret, written(["nonce", game, seat])));

/** The salt of a seal. */
export const salted = (secret: Uint8Array, game: string, entry: number, place: string): string =>
  hex(hmac(secret, written(["salt", game, entry, place])));
