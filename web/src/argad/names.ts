// What figures and players are called: as the author of the scenario calls them.

import { plain } from "../online/wording";
import { Names } from "../play/names";
import type { Words } from "../words";
import type { Blow, Figure, Item, Move, Scenario, SkirmishOrder } from "./model";

/** How the name of a horse that was left ends. */
const LEFT = ":horse";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class FigureNames extends Names {
  #figures = new Map<string, string>();
  #seats = new Map<string, string>();
  #called = new Map<string, string>();

  constructor(words: Words, told: Scenario) {
    super(words, told as never);
    const language = words.language as "en" | "fr" | "es";
    for (const each of told.called ?? []) this.#called.set(`${each.kind} ${each.id}`, capital(each[language]));
    for (const figure of told.figures) {
      const alone = figure.name && told.figures.filter((each) => each.name === figure.name).length === 1;
      this.#figures.set(figure.id, this.#called.get(`figure ${figure.id}`) ?? plain(alone ? figure.name : figure.id));
      this.#seats.set(figure.id, figure.seat);
    }
  }

  override side(seat: string): string {
    return this.#called.get(`seat ${seat}`) ?? plain(seat);
  }

  override army(seat: string): string {
    return this.side(seat);
  }

  zone(id: string): string {
    return this.#called.get(`zone ${id}`) ?? plain(id);
  }

  override unit(id: string): string {
    const whose = id.endsWith(LEFT) && this.#figures.get(id.slice(0, -LEFT.length));
    if (whose) return capital(this.words.say("argad-horse-left", { figure: whose }));
    return this.#figures.get(id) ?? plain(id);
  }

  seatOf(id: string): string {
    return this.#seats.get(id) ?? "";
  }

  /** A word of the rules; what a player's own tables bring is called as he calls it. */
  rule(kind: string, name: string): string {
    const key = `argad-${kind}-${name}`;
    return this.words.has(key) ? this.words.say(key) : plain(name);
  }

  override question({ what }: { what: string }): string {
    return this.words.say(`ar-ask-${what}`);
  }

  override refused({ key, args, named }: { key: string; args: Record<string, string>; named: Record<string, string> }): string {
    const known = Object.entries(args).map(([name, value]) => [name, this.#figures.get(value) ?? this.#called.get(`seat ${value}`) ?? value]);
    return super.refused({ key, args: Object.fromEntries(known), named });
  }

  /** Everything that is to be seen of a figure, in one line. */
  profile(figure: Figure): string {
    const { words } = this;
    const facts = [words.say("argad-roster-class", { rank: figure.rank }), words.say(figure.armour ? "argad-roster-armour" : "argad-roster-clothing", { wears: figure.wears })];
    for (const weapon of [...figure.blades, figure.missile]) if (weapon) facts.push(this.rule("weapon", weapon));
    if (figure.shield !== "none") facts.push(this.rule("shield", figure.shield));
    return facts.join(" · ");
  }

  /** What a figure is about to do. */
  item(item: Item): string {
    const { words } = this;
    if ("stand" in item) return words.say("ar-hides-here");
    if ("path" in item) return this.#moves(item);
    if ("weapon" in item) return this.#strikes(item);
    if (!("target" in item)) return "";
    return words.say("ar-shoots", { target: this.unit(item.target) });
  }

  #moves({ path, how, face, wall, target }: Move): string {
    const { words } = this;
    const said = !path.length && how === "walk" ? words.say(wall ? "ar-walls" : face >= 0 ? "ar-turns" : "ar-stays") : this.rule("how", how);
    return target ? `${said}: ${this.unit(target)}` : said;
  }

  #strikes(blow: Blow): string {
    const { words } = this;
    const against = blow.shield ? words.say("ar-shields", { target: this.unit(blow.shield) }) : "";
    if (!blow.target) return against;
    const second = blow.second ? ` + ${this.unit(blow.second)}` : "";
    const struck = words.say(blow.crossing ? "ar-crosses" : "ar-strikes", { target: this.unit(blow.target) + second, weapon: this.rule("weapon", blow.weapon) });
    return against && blow.shield !== blow.target ? `${struck}, ${against}` : struck;
  }

  /** An answer that is given as a whole. */
  answer(order: SkirmishOrder, place: number): string {
    const { words } = this;
    if (order.order === "hide") return words.say("ar-do-hide", { way: place + 1 });
    if (order.order === "recoil") return words.say("ar-do-recoil", { figure: this.unit(order.figure ?? ""), way: place + 1 });
    return words.say(`ar-do-${order.order}`);
  }
}
