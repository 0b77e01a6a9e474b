// The document that a reader was told last, and how a patch (RFC 6902) makes the next one of it.

import type { EntryMessage, Operation } from "../wire";

/** What patches are made for: a state, and what the rules find in it. */
export interface Told {
  state: unknown;
  marks: unknown;
}

/** A patch that cannot be applied, or one that leads elsewhere. */
export class Misfit extends Error {}

const unescaped = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** The document after a patch. What it does not touch stays the same object; the old document is not changed. */
export const patched = <T>(document: T, patch: readonly Operation[]): T =>
  patch.reduce<unknown>(
    (found, operation) => changed(found, operation.path.split("/").slice(1).map(unescaped), operation),
    document,
  ) as T;

function changed(document: unknown, [first, ...rest]: string[], operation: Operation): unknown {
  if (first === undefined) return operation.value;
  if (Array.isArray(document)) return inRow(document, Number(first), rest, operation);
  if (document === null || typeof document !== "object") throw new Misfit(operation.path);
  const next: Record<string, unknown> = { ...document };
  if ((rest.length || operation.op !== "add") && !(first in next)) throw new Misfit(operation.path);
  if (!rest.length && operation.op === "remove") delete next[first];
  else next[first] = rest.length ? changed(next[first], rest, operation) : operation.value;
  return next;
}

function inRow(row: readonly unknown[], place: number, rest: string[], operation: Operation): unknown[] {
  const adds = !rest.length && operation.op === "add";
  if (!(place >= 0 && place < row.length + (adds ? 1 : 0))) throw new Misfit(operation.path);
  const next = [...row];
  if (adds) next.splice(place, 0, operation.value);
  else if (!rest.length && operation.op === "remove") next.splice(place, 1);
  else next[place] = rest.length ? changed(row[place], rest, operation) : operation.value;
  return next;
}

// The check

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The order of the server's keys: by code points, not by halves of them. */
const byCodePoints = (one: string, other: string): number => {
  const [a, b] = [[...one], [...other]];
  const place = a.findIndex((letter, n) => letter !== b[n]);
  if (place < 0) return a.length - b.length;
  return (a[place]?.codePointAt(0) ?? 0) - (b[place]?.codePointAt(0) ?? -1);
};

const ASCII = /^[\x20-\x7e]*$/;
const before = (one: string, other: string): number =>
  ASCII.test(one) && ASCII.test(other) ? (one < other ? -1 : Number(one > other)) : byCodePoints(one, other);

/** Objects stay the same from document to document, so each is written once. */
const written = new WeakMap<object, string>();

/** A document as JSON with sorted keys, as the server writes it. */
export function sorted(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const known = written.get(value) ?? (Array.isArray(value) ? `[${value.map(sorted).join(",")}]` : members(value));
  written.set(value, known);
  return known;
}

const members = (value: object): string => {
  const entries = Object.entries(value).sort(([one], [other]) => before(one, other));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${sorted(each)}`).join(",")}}`;
};

/** The CRC-32 of a document, by which both sides see whether they have the same. */
export function check(document: unknown): number {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(sorted(document)))
    value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** The view of one reader: told whole once, then patch by patch. */
export class View {
  #told: Told = { state: undefined, marks: undefined };

  /** Everything is told. */
  whole({ state, marks }: Told): Told {
    return (this.#told = { state, marks });
  }

  /** The document after an entry; throws Misfit if it does not fit, and the old one stays. */
  entered({ patch, check: wanted }: Pick<EntryMessage, "patch" | "check">): Told {
    const next = patched(this.#told, patch);
    if (check(next) !== wanted) throw new Misfit();
    return (this.#told = next);
  }
}
