// What somebody who is new is told in a first battle: what the table teaches, and what corps are.

import type { Lessons, MatchTable } from "../../page/api";
import type { Battle } from "../impetus/battle.svelte";
import { HANDLES, onTheTable } from "../impetus/lessons";
import type { BattleTypes } from "../impetus/types";

export const lessons = (battle: Battle, match: MatchTable<BattleTypes>): Lessons => ({
  about: ["story-peninsular-ridge", "coach-grandeur-wins"],
  notes: [
    {
      name: "corps",
      at: () => (match.mine && battle.asks === "corps" ? document.querySelector(".panel.now") : null),
    },
    {
      name: "reaction",
      at: () => (match.mine && battle.asks === "reaction" ? document.querySelector(".panel.now") : null),
    },
    ...onTheTable(battle, match),
  ],
  clear: HANDLES,
});
