// What units, sides and ground are called in the language of the reader.

import type { ArmyUnit, Piece, Scenario, Unit } from "../impetus";
import type { Words } from "../words";

export class Names {
  #units = new Map<string, string>();
  #corps = new Map<string, string>();
  #guns = new Set<string>();

  constructor(
    readonly words: Words,
    readonly scenario: Scenario,
  ) {
    for (const seat of ["red", "blue"] as const) {
      const army = scenario[seat]?.army;
      if (!army) continue;
      const { units, commander, corps = [] } = army;
      for (const unit of units) {
        const name = this.#bare(unit);
        const alone = unit.name && units.filter((each) => this.#bare(each) === name).length === 1;
        const number = /-(\d+)$/.exec(unit.id)?.[1] ?? "";
        this.#units.set(`${seat}.${unit.id}`, alone ? name : `${name} ${number}`.trim());
        if (unit.profile.type === "ART") this.#guns.add(`${seat}.${unit.id}`);
      }
      const generals = [commander, ...corps.flatMap((each) => [each.general, ...each.divisions.map((division) => division.general)])];
      for (const general of generals) if (general) this.#units.set(`${seat}.${general.id}`, general.name?.[words.language] ?? this.#numbered("bare-general", general.id));
      for (const each of corps) this.#corps.set(`${seat}.${each.id}`, each.name?.[words.language] ?? this.#numbered("bare-corps", each.id));
    }
  }

  #bare(unit: ArmyUnit): string {
    return unit.name?.[this.words.language] ?? this.troop(unit.profile.type);
  }

  #numbered(key: string, id: string): string {
    return this.words.say(key, { number: /-(\w+)$/.exec(id)?.[1] ?? id });
  }

  /** A type of troops; Grandeur has its own words for some. */
  troop(type: string): string {
    const name = type.toLowerCase();
    const own = `grandeur-troop-${name}`;
    return this.#commanded && this.words.has(own) ? this.words.say(own) : this.word("troop", name);
  }

  get #commanded(): boolean {
    return !!this.scenario.red?.army.commander;
  }

  /** A corps, by its name with its side before it (`red.i`). */
  corps(id: string): string {
    return this.#corps.get(id) ?? id;
  }

  /** It is a battery. */
  guns(id: string): boolean {
    return this.#guns.has(id);
  }

  word(kind: string, name: string): string {
    const key = `${kind}-${name}`;
    return this.words.has(key) ? this.words.say(key) : name;
  }

  side(seat: string): string {
    return this.word("role", seat);
  }

  army(seat: string): string {
    const army = seat === "red" || seat === "blue" ? this.scenario[seat].army : undefined;
    return army?.name[this.words.language] || this.side(seat);
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
  refused({ key, args, named }: { key: string; args: Record<string, string>; named: Record<string, string> }): string {
    const units = Object.entries(named).map(([name, id]) => [name, `${this.unit(id)} (${this.side(id.split(".")[0] ?? "")})`]);
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
    if (unit.profile.discipline) said.push(words.say("grandeur-discipline", { discipline: unit.profile.discipline }));
    if (unit.profile.quality) said.push(words.say(`quality-${unit.profile.quality}`));
    if (unit.general) said.push(words.say(unit.brave ? "with-brave" : "army-general"));
    if (unit.square) said.push(words.say("picture-square"));
    if (unit.opportunity) said.push(words.say("picture-opportunity"));
    if (unit.beyond) said.push(words.say("beyond-command"));
    if (unit.disordered) said.push(words.say("why-disordered"));
    if (unit.moved) said.push(words.say("picture-moved"));
    return said.join(", ");
  }
}
