// What units, sides and ground are called in the language of the reader.

import type { Called, PageWords } from "../../page/api";
import type { RefusalMessage } from "../../wire";
import type { Args } from "../../words";
import { letter } from "../../words/letters";
import { isSeat, SEATS, type Ordered } from "./types";
import type { ArmiesUnit, Piece, Scenario, Unit } from "./wire";

/** What a game that builds on this one calls otherwise, or names besides. */
export interface MoreNames {
  /** Further pieces, by their ids. */
  pieces?: ReadonlyMap<string, string>;
  /** A type of troops. */
  troop?(type: string): string | undefined;
  /** What else is to be seen of a unit. */
  described?(unit: Unit): string[];
  /** Further arguments of the words of an order. */
  args?(order: Ordered, seat: string): Args;
}

/** What names are made of. */
type Listed = Pick<ArmiesUnit, "id" | "name"> & { profile: Pick<ArmiesUnit["profile"], "type"> };
type Army = Pick<Scenario["red"]["army"], "name"> & { units: Listed[] };

export type NameWords = Pick<PageWords, "language" | "say" | "has">;

/** A side as it stands in brackets: `Carthage, Hannibal` for `Carthage (Hannibal)`. */
const bracketed = (side: string): string => side.replaceAll(" (", ", ").replaceAll(")", "");

export class Names {
  #units = new Map<string, string>();

  constructor(
    readonly words: NameWords,
    readonly scenario: { red: { army: Army }; blue: { army: Army } },
    readonly more: MoreNames = {},
  ) {
    for (const seat of SEATS) {
      const { units } = scenario[seat].army;
      for (const unit of units) {
        const name = this.#bare(unit);
        const alike = units.filter((each) => this.#bare(each) === name);
        const own = alike.length === 1 ? name : `${name} ${letter(alike.indexOf(unit) + 1)}`;
        this.#units.set(`${seat}.${unit.id}`, own);
      }
    }
    for (const [id, name] of more.pieces ?? []) this.#units.set(id, name);
  }

  #bare(unit: Listed): string {
    return this.#own(unit.name) ?? this.troop(unit.profile.type);
  }

  #own(name: Called | null): string | undefined {
    return name?.[this.words.language];
  }

  troop(type: string): string {
    return this.more.troop?.(type) ?? this.word("troop", type.toLowerCase());
  }

  word(kind: string, name: string): string {
    const key = `${kind}-${name}`;
    return this.words.has(key) ? this.words.say(key) : name;
  }

  /** A side by its army: two of one name are told apart by their colours, and one without a name has its colour. */
  side(seat: string): string {
    const army = this.#army(seat);
    if (!army) return this.word("role", seat);
    return SEATS.every((each) => this.#army(each) === army) ? this.words.say(`army-of-${seat}`, { army }) : army;
  }

  #army(seat: string): string | undefined {
    return isSeat(seat) ? this.#own(this.scenario[seat].army.name) : undefined;
  }

  unit(id: string): string {
    const edge = id === "edge" ? this.words.say("impetus-edge") : id;
    return this.#units.get(id) ?? this.#units.get(`red.${id}`) ?? edge;
  }

  units(ids: readonly string[]): string {
    return ids.map((id) => this.unit(id)).join(", ");
  }

  piece(piece: Piece): string {
    return this.word("terrain", piece.kind);
  }

  /** What a seat is asked, with the units that it is about. */
  question({ seats, what, units }: { seats: string[]; what: string; units: string[] }): string {
    const [unit = "", friend = ""] = units;
    const key = `ask-${what}`;
    const args = { who: this.side(seats[0] ?? ""), unit: this.unit(unit), friend: this.unit(friend) };
    return this.words.has(key) ? this.words.say(key, args) : this.words.say("your-turn");
  }

  /** Why not, in a sentence that calls units by their names. */
  refused({ key, args, named }: Pick<RefusalMessage, "key" | "args" | "named">): string {
    const units = Object.entries(named).map(([name, id]): [string, string] => [
      name,
      `${this.unit(id)} (${bracketed(this.side(id.split(".")[0] ?? ""))})`,
    ]);
    return this.words.say(key, { ...args, ...Object.fromEntries(units) });
  }

  /** A piece of terrain by its id: its kind and its number. */
  ground(id: string): string {
    const found = /^(.+?)(?:-(\d+))?$/.exec(id);
    return `${this.word("terrain", found?.[1] ?? id)} ${found?.[2] ?? ""}`.trim();
  }

  /** Everything that is to be seen of a unit, in one line. */
  described(unit: Unit): string {
    const { words } = this;
    const said = [`${this.side(unit.seat)}: ${this.unit(unit.id)}, VBU ${unit.profile.vbu - unit.lost}`];
    if (unit.rear) said.push(`+ ${this.unit(unit.rear_id)}, VBU ${unit.rear.vbu - unit.rear_lost}`);
    if (this.more.described) said.push(...this.more.described(unit));
    else if (unit.general) said.push(words.say("army-general"));
    if (unit.disordered) said.push(words.say("why-disordered"));
    if (unit.moved) said.push(words.say("picture-moved"));
    return said.join(", ");
  }
}
