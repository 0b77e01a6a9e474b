// The answer that gives what all figures are about to do.

import type { MainAnswer } from "../../page/api";
import type { Skirmish } from "./skirmish.svelte";

const BY_FIGURE = ["talk", "move", "answer", "shoot", "fight"];

/** What answers the question as a whole; nothing where one of several answers is chosen. */
export function mainOf(table: Skirmish): MainAnswer | undefined {
  const { asks, match, whole, moment } = table;
  const says = (key: string, count = 0): string => moment.words.say(key, { count });
  const gives = (said: string): MainAnswer => ({
    said,
    waits: !!match?.busy || !whole || (asks === "hide" && table.refusals.length > 0),
    give: () => void table.giveDraft(),
  });
  if (asks === "hide") return gives(says("ar-hide-now"));
  if (table.names_figures) {
    const named = [...table.able].filter((id) => table.picked[id]).length;
    return gives(named ? says(`ar-${asks}-some`, named) : says(`ar-do-${asks}-none`));
  }
  if (!BY_FIGURE.includes(asks)) return undefined;
  const confirm = whole?.offers.map(({ order }) => order).find((order) => order.order === "confirm");
  if (confirm && !table.amended) return { ...gives(says("ar-do-confirm")), give: () => void table.give(confirm) };
  if (asks === "talk") return gives(says(confirm ? "ar-do-amend" : "ar-do-announce"));
  return gives(says(`ar-do-${asks}`));
}
