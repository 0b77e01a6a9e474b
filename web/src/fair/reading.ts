// A game file read line by line: its chain, its nonces, and at its end everything that its secret proves.

import { derived, draw, salted } from "./draw";
import { bodyOf, digest, elements, members, read, Wrong } from "./line";
import { hex, joined, sha256, unhex, utf8 } from "./sha256";

/** The older format, whose entries do not name the sides of their dice. */
const SIDELESS = 1;

export interface Joined {
  seat: string;
  nonce: string;
  by?: "player" | "secret";
}

export interface Answer {
  answer: string;
  seat?: string;
  nonce?: string;
  by?: "player" | "secret";
  order?: unknown;
  faces?: number[];
  to?: number;
  secret?: string;
  entries?: number;
}

/** An entry as its line says it. */
export interface Entry {
  n: number;
  h: string;
  text: string;
  answer: Answer;
  throws: number[][];
  dice: number[];
}

interface Header {
  sandtable: number;
  game: string;
  dice: string;
  commitment: string;
  h: string;
  branch?: { secret?: string };
}

/** The game that another one goes on from: so many entries, and whether its dice were drawn again. */
export interface Earlier {
  game: string;
  entries: number;
  throws: number;
  drawn: boolean;
  /** Entries that are taken as recorded, here and further back. */
  recorded: number;
}

export class Reading {
  header: Header | undefined;
  entries: Entry[] = [];
  joined: Record<string, Joined> = {};
  earlier: Earlier | undefined;
  /** Throws that were drawn again, once the secret is known. */
  drawn = 0;
  secret: Uint8Array | undefined;

  get head(): string {
    return this.entries.at(-1)?.h ?? this.header?.h ?? "";
  }

  get closed(): boolean {
    return this.entries.at(-1)?.answer.answer === "closed";
  }

  /** Its throws name their sides, so that they can be drawn again here. */
  get drawable(): boolean {
    return (this.header?.sandtable ?? SIDELESS) > SIDELESS && this.header?.dice === "fair";
  }

  /** The hash at an entry; 0 is the header. */
  at(n: number): string | undefined {
    return n ? this.entries[n - 1]?.h : this.header?.h;
  }

  begin(text: string): void {
    const header = read(text) as Header;
    if (digest(bodyOf(text, header.h)) !== header.h) throw new Wrong("header");
    this.header = header;
    if (header.branch) this.earlier = before(members(text).get("branch") ?? "{}");
  }

  follow(text: string): Entry {
    const found = read(text) as Partial<Entry>;
    const { n = 0, h = "", answer = { answer: "" }, throws = [], dice = [] } = found;
    if (n !== this.entries.length + 1) throw new Wrong("gap", { n: this.entries.length + 1 });
    if (digest(this.head, bodyOf(text, h)) !== h) throw new Wrong("chain", { n });
    const entry = { n, h, text, answer, throws, dice };
    if (answer.answer === "undone" && !(answer.to && answer.to < n)) throw new Wrong("chain", { n });
    if (answer.answer === "joined" && answer.seat && answer.nonce)
      this.joined[answer.seat] = { seat: answer.seat, nonce: answer.nonce, by: answer.by };
    this.entries.push(entry);
    return entry;
  }

  /** The order of an entry; undefined if it is still sealed. */
  order({ text, answer }: Entry): unknown {
    const sealed = answer.order as { sealed?: string } | undefined;
    if (typeof sealed?.sealed !== "string") return answer.order;
    const shown = openings(text).get("order");
    return shown && read(members(shown).get("value") ?? "null");
  }

  /** The game is over: the secret was the promised one, and everything follows from it. */
  end(): void {
    const { n = 0, answer } = this.entries.at(-1) ?? {};
    if (answer?.entries !== n - 1) throw new Wrong("count");
    this.prove(answer.secret ?? "");
  }

  prove(shown: string): void {
    const secret = unhex(shown);
    if (secret.length !== 32 || hex(sha256(secret)) !== this.header?.commitment) throw new Wrong("secret");
    this.secret = secret;
    for (const { seat, nonce, by } of Object.values(this.joined))
      if (by === "secret" && nonce !== derived(secret, this.header.game, seat)) throw new Wrong("derived", { seat });
    for (const entry of this.entries) this.#opened(entry, secret);
    if (this.drawable) this.#draw(secret, this.header.game);
  }

  #draw(secret: Uint8Array, game: string): void {
    const nonces = Object.fromEntries(Object.values(this.joined).map(({ seat, nonce }) => [seat, nonce]));
    this.drawn = 0;
    this.entries.forEach(({ n, text, throws, dice }, place) => {
      if (!throws.length) return;
      if (dice.length !== throws.length) throw new Wrong("sides", { n });
      const head = digest(this.at(place) ?? "", members(text).get("answer") ?? "");
      throws.forEach((faces, nth) => {
        const sides = dice[nth] ?? 0;
        if (!(sides >= 1 && sides <= 256)) throw new Wrong("sides", { n });
        const again = draw(secret, game, this.drawn++, nonces, head, [faces.length, sides]);
        if (again.join() !== faces.join())
          throw new Wrong("dice", { n, shown: faces.join(", "), drawn: again.join(", ") });
      });
    });
  }

  /** What is shown behind the seals of an entry is what was sealed; their salts follow from the secret. */
  #opened({ n, text }: Entry, secret: Uint8Array): void {
    const shown = openings(text);
    if (!shown.size) return;
    const seals = sealsOf(text);
    for (const [place, opening] of shown) {
      const found = members(opening);
      const salt = read(found.get("salt") ?? '""') as string;
      const seal = hex(sha256(joined(unhex(salt), utf8(found.get("value") ?? ""))));
      if (seal !== seals.get(place) || salt !== salted(secret, this.header?.game ?? "", n, place))
        throw new Wrong("seal", { n });
    }
  }
}

const openings = (text: string): Map<string, string> => members(members(text).get("open") ?? "{}");

/** Every seal of an entry, by its place. */
function sealsOf(text: string): Map<string, string> {
  const found = members(text);
  const places: [string, string | undefined][] = [["order", members(found.get("answer") ?? "{}").get("order")]];
  elements(found.get("events") ?? "[]").forEach((event, n) => places.push([`event ${String(n)}`, event]));
  const seals = new Map<string, string>();
  for (const [place, raw] of places) {
    const sealed = raw?.startsWith('{"sealed":') && (read(raw) as { sealed: string }).sealed;
    if (sealed) seals.set(place, sealed);
  }
  return seals;
}

/** The game that another one goes on from: its chain holds, and its dice are drawn again if its secret is known. */
function before(text: string): Earlier {
  const found = members(text);
  const [first = "", ...lines] = elements(found.get("lines") ?? "[]");
  const reading = new Reading();
  const secret = read(found.get("secret") ?? '""') as string;
  try {
    reading.begin(first);
    for (const line of lines) reading.follow(line);
    if (secret) reading.prove(secret);
  } catch (error) {
    throw error instanceof Wrong ? new Wrong("branch", { inner: error.key, n: error.args.n ?? 0 }) : error;
  }
  const here = !!secret && reading.drawable;
  const further = reading.earlier;
  return {
    game: reading.header?.game ?? "",
    entries: lines.length,
    throws: reading.drawn + (further?.throws ?? 0),
    drawn: here && (further?.drawn ?? true),
    recorded: (here ? 0 : lines.length) + (further?.recorded ?? 0),
  };
}

/** Two orders are the same: what only one of them says is nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object")
    return one === other || (empty(one) && empty(other));
  if (Array.isArray(one) !== Array.isArray(other)) return empty(one) && empty(other);
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]));
}

const empty = (value: unknown): boolean => !value || (typeof value === "object" && Object.values(value).every(empty));
