// SHA-256 and HMAC-SHA-256 in plain code: browsers keep `crypto.subtle` from pages that come over plain http.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++) if (found.every((prime) => each % prime)) found.push(each);
  return found;
};
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

const text = new TextEncoder();
export const utf8 = (value: string): Uint8Array => text.encode(value);
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (value: string): Uint8Array =>
  Uint8Array.from(value.match(/[0-9a-f]{2}/g) ?? [], (pair) => parseInt(pair, 16));

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The message, a one, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(size);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, message.length << 3);
  return view;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function spread(words: Int32Array, view: DataView, at: number): void {
  for (let n = 0; n < 16; n++) words[n] = view.getInt32(at + 4 * n);
  for (let n = 16; n < 64; n++) {
    const [a, b] = [words[n - 15] ?? 0, words[n - 2] ?? 0];
    const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[n] = (words[n - 16] ?? 0) + small + (words[n - 7] ?? 0) + large;
  }
}

function mixed(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (words[n] ?? 0)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n] ?? 0) + word));
}

export function sha256(message: Uint8Array): Uint8Array {
  const [state, words, view] = [START.slice(), new Int32Array(64), padded(message)];
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    spread(words, view, at);
    mixed(state, words);
  }
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => found.setInt32(4 * n, word));
  return new Uint8Array(found.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const pad = (by: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, n) => (short[n] ?? 0) ^ by);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}
