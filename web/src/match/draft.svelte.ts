// An order with an open number that is about to be given, for games whose answers are shown by the house.

import type { Drafted, GameTypes, MatchTable, Options, Preview } from "../page/api";

/** The number in a field of an order; 0 if it has none there. */
export function numberIn(order: unknown, field: string): number {
  const found: unknown = Object.entries(order ?? {}).find(([name]) => name === field)?.[1];
  return typeof found === "number" ? found : 0;
}

/** The field by which offers of one kind differ, besides the open number: the first that is a number. */
export function differing<G extends GameTypes>({ offers }: Options<G>): string {
  const open = offers[0]?.field;
  const fields = Object.keys(offers[0]?.order ?? {}).filter((name) => name !== open);
  const first = offers[0]?.order;
  return fields.find((name) => offers.some(({ order }) => numberIn(order, name) !== numberIn(first, name))) ?? "";
}

const within = (low: number, high: number, number: number): number => Math.max(low, Math.min(high, number));

export class Draft<G extends GameTypes> implements Drafted<G> {
  order: G["order"] | undefined = $state.raw();
  leads: Preview<G> | undefined = $state.raw();
  /** The open number, and how far it may go. */
  open = $state.raw({ field: "", low: 0, high: 0 });
  #offers: Options<G> | undefined;
  #wanted: G["order"] | undefined;
  #asking = false;

  constructor(readonly match: Pick<MatchTable<G>, "options" | "preview">) {}

  clear(): void {
    this.order = this.leads = this.#wanted = this.#offers = undefined;
  }

  /** Something may be ordered. If every order has an open number, the middle one is about to be given, at its most. */
  begin(offers: Options<G>): void {
    const middle = offers.offers[Math.floor(offers.offers.length / 2)];
    if (!middle || !offers.offers.every(({ field }) => field)) return;
    this.#offers = offers;
    void this.propose(this.#with(middle.order, middle.field, middle.high));
  }

  /** An order is wished for. The server is asked how far it may go, and then where it leads: one wish at a time. */
  async propose(wanted: G["order"]): Promise<void> {
    if (!this.#offers) return;
    this.#wanted = wanted;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted) await this.#look(this.#wanted);
    this.#asking = false;
  }

  #with(order: G["order"], field: string, number: number): G["order"] {
    return Object.assign({}, order, { [field]: number });
  }

  async #look(wanted: G["order"]): Promise<void> {
    this.#wanted = undefined;
    const offers = this.#offers;
    if (!offers) return;
    const other = differing(offers);
    const limits = offers.offers.map(({ order }) => numberIn(order, other));
    const turned = within(Math.min(...limits), Math.max(...limits), numberIn(wanted, other));
    const begun = other ? this.#with(wanted, other, turned) : wanted;
    const found = (await this.match.options("", begun))?.offers[0];
    if (!found || offers !== this.#offers) return;
    const { field, low, high } = found;
    const order = this.#with(begun, field, within(low, high, numberIn(wanted, field)));
    const leads = await this.match.preview(order, true);
    if (offers !== this.#offers) return;
    this.open = { field, low, high };
    this.order = order;
    this.leads = leads;
  }
}
