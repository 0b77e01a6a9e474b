// The lines of a game file as text: what was hashed is exactly what is read.

import { hex, sha256, utf8 } from "./sha256";

/** Something in a game is not as it must be: `key` says what, in words of its own. */
export class Wrong extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/** Where the value ends that begins here: at a comma or bracket outside of strings and brackets. */
function ending(text: string, at: number): number {
  for (let depth = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = closing(text, at);
    else if (sign === "{" || sign === "[") depth++;
    else if ((sign === "}" || sign === "]") && depth-- === 0) return at;
    else if (sign === "," && depth === 0) return at;
  }
  throw new Wrong("unreadable");
}

/** The mark at the end of a string. */
function closing(text: string, at: number): number {
  for (at++; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  throw new Wrong("unreadable");
}

/** The members of an object, each as its text. */
export function members(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 1; at < text.length && text[at] === '"';) {
    const end = closing(text, at);
    const stop = ending(text, end + 2);
    found.set(JSON.parse(text.slice(at, end + 1)) as string, text.slice(end + 2, stop));
    at = stop + 1;
  }
  return found;
}

/** The elements of an array, each as its text. */
export function elements(text: string): string[] {
  const found: string[] = [];
  for (let at = 1; at < text.length && text[at] !== "]";) {
    const stop = ending(text, at);
    found.push(text.slice(at, stop));
    at = stop + 1;
  }
  return found;
}

export const read = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Wrong("unreadable");
  }
};

export const digest = (...parts: string[]): string => hex(sha256(utf8(parts.join(""))));

/** A line as it goes into the chain: without its own hash and without what is behind its seals. */
export function bodyOf(text: string, h: string): string {
  const at = text.indexOf(`,"h":"${h}"`);
  const rest = text.slice(at + h.length + 7);
  if (at < 0 || !(rest === "}" || rest.startsWith(',"open":{'))) throw new Wrong("unreadable");
  return `${text.slice(0, at)}}`;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** A hash as players read it out to each other. */
export function code(h: string): string {
  const bits = (h.slice(0, 20).match(/./g) ?? []).map((digit) => parseInt(digit, 16).toString(2).padStart(4, "0"));
  const letters = (bits.join("").match(/.{5}/g) ?? []).map((five) => LETTERS[parseInt(five, 2)] ?? "");
  return (letters.join("").match(/.{4}/g) ?? []).join("-");
}
