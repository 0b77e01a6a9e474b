// What figures and players are called: as the author of the scenario calls them.

import { plain } from "../../online/wording";
import type { PageWords } from "../../page/api";
import type { RefusalMessage } from "../../wire";
import { lettered } from "../../words/letters";
import { isBlow, isMove, isPost, type Item } from "./items";
import type { Blow, Figure, Move, Order, Scenario } from "./wire";

/** How the name of a horse that was left ends. */
const LEFT = ":horse";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class FigureNames {
  #figures = new Map<string, string>();
  #seats = new Map<string, string>();
  #called = new Map<string, string>();

  constructor(
    readonly words: Pick<PageWords, "language" | "say" | "has">,
    scenario: Scenario,
  ) {
    for (const each of scenario.called) this.#called.set(`${each.kind} ${each.id}`, capital(each[words.language]));
    const { figures } = scenario;
    for (const figure of figures) {
      const alone = figure.name && figures.filter((each) => each.name === figure.name).length === 1;
      const own = this.#called.get(`figure ${figure.id}`) ?? plain(alone ? figure.name : figure.id);
      this.#figures.set(figure.id, lettered(own, figure.id));
      this.#seats.set(figure.id, figure.seat);
    }
  }

  side(seat: string): string {
    return this.#called.get(`seat ${seat}`) ?? plain(seat);
  }

  zone(id: string): string {
    return this.#called.get(`zone ${id}`) ?? plain(id);
  }

  unit(id: string): string {
    const whose = id.endsWith(LEFT) && this.#figures.get(id.slice(0, -LEFT.length));
    if (whose) return capital(this.words.say("argad-horse-left", { figure: whose }));
    return this.#figures.get(id) ?? plain(id);
  }

  units(ids: readonly string[]): string {
    return ids.map((id) => this.unit(id)).join(", ");
  }

  seatOf(id: string): string {
    return this.#seats.get(id) ?? "";
  }

  /** A word of the rules; what a player's own tables bring is called as they call it. */
  rule(kind: string, name: string): string {
    const key = `argad-${kind}-${name}`;
    return this.words.has(key) ? this.words.say(key) : plain(name);
  }

  question(what: string): string {
    return this.words.say(`ar-ask-${what}`);
  }

  refused({ key, args, named }: RefusalMessage): string {
    const known = (value: string): string => this.#figures.get(value) ?? this.#called.get(`seat ${value}`) ?? value;
    const all = [
      ...Object.entries(args).map(([name, value]): [string, string] => [name, known(value)]),
      ...Object.entries(named).map(([name, id]): [string, string] => [name, this.unit(id)]),
    ];
    return this.words.say(key, Object.fromEntries(all));
  }

  /** Everything that is to be seen of a figure, in one line. */
  profile(figure: Figure): string {
    return this.facts(figure)
      .map(([, said]) => said)
      .join(" · ");
  }

  /** What a figure is, wears and carries: by which term it is explained, and in words. */
  facts(figure: Figure): [string, string][] {
    const { words } = this;
    const wears = figure.armour ? "armour" : "clothing";
    const weapons = [...figure.blades, figure.missile].filter(Boolean);
    return [
      ["class", words.say("argad-roster-class", { rank: figure.rank })],
      [wears, words.say(`argad-roster-${wears}`, { wears: figure.wears })],
      ...weapons.map((weapon): [string, string] => ["", this.rule("weapon", weapon)]),
      ...(figure.shield === "none" ? [] : [["shield", this.rule("shield", figure.shield)] as [string, string]]),
    ];
  }

  /** What a figure is about to do. */
  item(item: Item): string {
    const { words } = this;
    if (isPost(item)) return words.say("ar-hides-here");
    if (isMove(item)) return this.#moves(item);
    if (isBlow(item)) return this.#strikes(item);
    if (!("target" in item)) return "";
    return words.say("ar-shoots", { target: this.unit(item.target) });
  }

  #moves({ path, how, face, wall, target }: Move): string {
    const { words } = this;
    const said =
      !path.length && how === "walk"
        ? words.say(wall ? "ar-walls" : face >= 0 ? "ar-turns" : "ar-stays")
        : this.rule("how", how);
    return target ? `${said}: ${this.unit(target)}` : said;
  }

  #strikes(blow: Blow): string {
    const { words } = this;
    const against = blow.shield ? words.say("ar-shields", { target: this.unit(blow.shield) }) : "";
    if (!blow.target) return against;
    const second = blow.second ? ` + ${this.unit(blow.second)}` : "";
    const struck = words.say(blow.crossing ? "ar-crosses" : "ar-strikes", {
      target: this.unit(blow.target) + second,
      weapon: this.rule("weapon", blow.weapon),
    });
    return against && blow.shield !== blow.target ? `${struck}, ${against}` : struck;
  }

  /** An answer that is given as a whole. */
  answer(order: Order, place: number): string {
    const { words } = this;
    if (order.order === "hide") return words.say("ar-do-hide", { way: place + 1 });
    if (order.order === "recoil") return words.say("ar-do-recoil", { figure: this.unit(order.figure), way: place + 1 });
    return words.say(`ar-do-${order.order}`);
  }
}
