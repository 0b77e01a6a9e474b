import { describe, expect, it } from "vitest";
import type { GameTypes, Options, Preview } from "../page/api";
import { differing, Draft, numberIn } from "./draft.svelte";

interface Sail {
  order: "sail";
  turn: number;
  distance: number;
}
interface Types extends GameTypes {
  order: Sail;
}

const offer = (turn: number, low: number, high: number) => ({
  order: { order: "sail" as const, turn, distance: low },
  field: "distance",
  low,
  high,
  path: null,
});
const options = (...offers: ReturnType<typeof offer>[]): Options<Types> => ({
  tell: "options-message",
  id: 0,
  piece: "",
  offers,
  barred: [],
  pieces: [],
});
const ALL = options(offer(60, 0, 0), offer(0, 3, 7), offer(-60, 2, 4));

/** A server that knows how far a ship may go: less, the more she turns. */
function drafted(): { draft: Draft<Types>; asked: Sail[] } {
  const asked: Sail[] = [];
  const draft = new Draft<Types>({
    options: (_, begun) =>
      Promise.resolve(options(offer(numberIn(begun, "turn"), 2, 7 - Math.abs(numberIn(begun, "turn")) / 20))),
    preview: (order) => {
      asked.push(order);
      const leads: Partial<Preview<Types>> = { tell: "preview-message", odds: {} };
      return Promise.resolve(leads as Preview<Types>);
    },
  });
  return { draft, asked };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe("an order with an open number", () => {
  it("has another number by which the offers differ", () => {
    expect(differing(ALL)).toBe("turn");
    expect(differing(options(offer(0, 1, 2)))).toBe("");
  });

  it("begins as the middle offer, at its most", async () => {
    const { draft } = drafted();
    draft.begin(ALL);
    await settled();
    expect(draft.order).toEqual({ order: "sail", turn: 0, distance: 7 });
    expect(draft.open).toEqual({ field: "distance", low: 2, high: 7 });
    expect(draft.leads).toBeDefined();
  });

  it("goes no further than the rules allow", async () => {
    const { draft } = drafted();
    draft.begin(ALL);
    await draft.propose({ order: "sail", turn: -200, distance: 99 });
    await settled();
    expect(draft.order).toEqual({ order: "sail", turn: -60, distance: 4 });
  });

  it("looks at the last of many wishes only", async () => {
    const { draft, asked } = drafted();
    draft.begin(ALL);
    for (const turn of [10, 20, 30, 40]) void draft.propose({ order: "sail", turn, distance: 3 });
    await settled();
    expect(asked.map(({ turn }) => turn)).toEqual([0, 40]);
  });

  it("is nothing where an order has no open number, or after it is cleared", async () => {
    const { draft } = drafted();
    draft.begin(options({ ...offer(0, 0, 0), field: "" }));
    await settled();
    expect(draft.order).toBeUndefined();
    draft.begin(ALL);
    draft.clear();
    await settled();
    expect(draft.order).toBeUndefined();
  });
});
