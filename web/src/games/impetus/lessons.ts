// What somebody who is new is told in a first battle, and when. The page knows no rules: what is offered decides.

import type { Lessons, MatchTable, Note } from "../../page/api";
import type { Battle } from "./battle.svelte";
import type { BattleTypes } from "./types";

/** Notes leave free what is pulled. */
export const HANDLES = ".handle .knob";

const one = (selector: string): Element | null => document.querySelector(selector);
/** What is about to be done, beside the piece or in its panel. */
const before = (): Element | null => one(".preview");
/** The dice that fell last: in the bar of a small screen, or in the panel. */
const fallen = (): Element | null => one(".thumb .dice") ?? one(".thrown[open] .tray");
const piece = (id: string): Element | null =>
  id ? one(`[data-unit="${CSS.escape(id)}"] .card, [data-unit="${CSS.escape(id)}"]`) : null;

/** The notes of the table, for every game that is played on it. */
export function onTheTable(battle: Battle, match: MatchTable<BattleTypes>): Note[] {
  const chosen = (): string => (match.mine && battle.members.length === 1 ? (battle.members[0] ?? "") : "");
  const offers = (order: string): boolean => battle.groups.some((each) => each.order.order === order);
  const at =
    (when: () => boolean, where: () => Element | null): (() => Element | null) =>
    () =>
      when() ? where() : null;
  const ofChosen = (order: string): (() => Element | null) =>
    at(
      () => !!chosen() && offers(order),
      () => piece(chosen()),
    );
  const thrown = (what: string): boolean =>
    !!match.log.findLast(({ throws }) => throws.length)?.throws.some((each) => each.what === what);
  const foretold = (): boolean => {
    const { preview } = battle;
    return !!preview && !preview.refusals.length && (!!preview.throw || preview.throws.length > 0);
  };
  const barred = (key: string): boolean =>
    !!battle.options?.barred.some(({ refusals }) => refusals.some((each) => each.key.startsWith(key)));
  const disordered = (): string =>
    battle.state.units.find((unit) => unit.disordered && match.holds(unit.seat))?.id ?? "";
  return [
    {
      name: "choose",
      at: at(
        () => match.mine && battle.asks === "orders" && !battle.selected,
        () => one(".unit.open"),
      ),
    },
    { name: "odds", at: at(foretold, before) },
    { name: "move", at: ofChosen("advance") },
    { name: "wheel", at: ofChosen("wheel") },
    {
      name: "zone",
      at: at(
        () => !!chosen() && barred("refused-zone"),
        () => piece(chosen()),
      ),
    },
    { name: "charge", at: ofChosen("charge") },
    { name: "shoot", at: ofChosen("shoot") },
    {
      name: "group",
      at: at(
        () => !!chosen() && !!battle.options && battle.joins.length > 0,
        () => piece(chosen()),
      ),
    },
    {
      name: "melee",
      at: at(() => thrown("melee"), fallen),
    },
    {
      name: "disorder",
      at: at(
        () => match.mine && !!disordered(),
        () => piece(disordered()),
      ),
    },
    { name: "rally", at: ofChosen("rally") },
    {
      name: "win",
      at: at(
        () => match.mine && battle.state.turn > 1,
        () => one(".score"),
      ),
    },
  ];
}

export const lessons = (battle: Battle, match: MatchTable<BattleTypes>): Lessons => ({
  about: ["story-first-battle", "coach-wins"],
  notes: onTheTable(battle, match),
  clear: HANDLES,
});
