// The table of Grandeur: that of Basic Impetus, with what Grandeur adds.

import type { MatchTable, Moment, ReplayParts, ReplayTable, TableParts } from "../../page/api";
import type { Battle } from "../impetus/battle.svelte";
import type { Further } from "../impetus/further";
import * as impetus from "../impetus/parts";
import { Command } from "./command.svelte";
import type { Types } from "./wire";

const further =
  (moment: Moment<Types>, match?: MatchTable<Types>) =>
  (battle: Battle): Further =>
    new Command(battle, moment, match).further();

const taught: impetus.Taught = {
  scenario: "peninsular-ridge",
  lessons: async (battle, match) => (await import("./lessons")).lessons(battle, match),
};

export const tableOf = (match: MatchTable<Types>): TableParts => impetus.tableOf(match, further(match, match), taught);
export const replayOf = (replay: ReplayTable<Types>): ReplayParts => impetus.replayOf(replay, further(replay));
