// What generals and corps are called, and what a unit shows besides.

import type { MoreNames, NameWords } from "../impetus/names";
import { SEATS } from "../impetus/types";
import type { Args } from "../../words";
import { generalsOf } from "./chain";
import type { Order, Scenario } from "./wire";

export class CorpsNames {
  readonly pieces = new Map<string, string>();
  #corps = new Map<string, string>();

  constructor(
    private words: NameWords,
    scenario: Scenario,
    /** What the rules find in a unit, in words. */
    private marks: (unit: string) => string[] = () => [],
  ) {
    const { language } = words;
    for (const seat of SEATS) {
      for (const { general } of generalsOf({ scenario }, seat))
        this.pieces.set(
          `${seat}.${general.id}`,
          general.name?.[language] ?? this.#numbered("bare-general", general.id),
        );
      for (const each of scenario[seat].army.corps)
        this.#corps.set(`${seat}.${each.id}`, each.name?.[language] ?? this.#numbered("bare-corps", each.id));
    }
  }

  #numbered(key: string, id: string): string {
    return this.words.say(key, { number: /-(\w+)$/.exec(id)?.[1] ?? id });
  }

  /** A corps, by its name with its side before it (`red.i`). */
  corps(id: string): string {
    return this.#corps.get(id) ?? id;
  }

  /** For the names of the table. */
  get more(): MoreNames {
    return {
      pieces: this.pieces,
      troop: (type) => {
        const own = `grandeur-troop-${type.toLowerCase()}`;
        return this.words.has(own) ? this.words.say(own) : undefined;
      },
      described: ({ id }) => this.marks(id),
      args: (order, seat) => this.#args(order, seat),
    };
  }

  #args(order: { order: string; general?: string; corps?: string }, seat: string): Args {
    const { general = "", corps = "" } = order;
    return {
      general: this.pieces.get(general) ?? general,
      corps: this.corps(corps.includes(".") ? corps : `${seat}.${corps}`),
    };
  }
}

/** An order of this game, if it is of that kind. */
export const isOrder = <K extends Order["order"]>(
  order: { order: string },
  kind: K,
): order is Extract<Order, { order: K }> => order.order === kind;
