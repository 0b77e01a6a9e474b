// What somebody who is new is told in a first skirmish, and when.

import type { Lessons, MatchTable } from "../../page/api";
import type { Skirmish } from "./skirmish.svelte";
import type { Types } from "./wire";

const one = (selector: string): Element | null => document.querySelector(selector);
const figure = (id: string): Element | null => (id ? one(`[data-figure="${CSS.escape(id)}"] .base`) : null);

export function lessons(table: Skirmish, match: MatchTable<Types>): Lessons {
  const own = (): string => [...table.able][0] ?? "";
  const ready = (): boolean => match.mine && !!table.whole;
  const confirms = (): boolean => !!table.whole?.offers.some(({ order }) => order.order === "confirm");
  const asked = (what: string): boolean => ready() && table.asks === what;
  /** What gives all orders: in the panel, or in the bar of a small screen. */
  const answer = (): Element | null => one(".thumb .main") ?? one(".panel.now .main-answer");
  return {
    about: ["skirmish-story-village-raid", "coach-argad-wins"],
    notes: [
      { name: "figure", at: () => (asked("talk") && !table.selected ? figure(own()) : null) },
      { name: "walk", at: () => (asked("talk") && table.selected ? figure(table.selected) : null) },
      {
        name: "announce",
        at: () => (asked("talk") && !confirms() && Object.keys(table.picked).length ? answer() : null),
      },
      { name: "amend", at: () => (asked("talk") && confirms() && table.amended ? answer() : null) },
      { name: "confirm", at: () => (asked("talk") && confirms() && !table.amended ? answer() : null) },
      { name: "volley", at: () => (asked("shoot") ? figure(own()) : null) },
      { name: "blows", at: () => (asked("fight") ? figure(own()) : null) },
      { name: "aims", at: () => (ready() && table.state.turn > 1 ? one(".aims") : null) },
    ],
  };
}
