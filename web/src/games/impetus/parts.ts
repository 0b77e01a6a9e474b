// The table of a battle as parts of the page.

import type { Lessons, MainAnswer, MatchTable, ReplayParts, ReplayTable, TableParts } from "../../page/api";
import { part } from "../../page/part";
import { Battle } from "./battle.svelte";
import Beside from "./Beside.svelte";
import BoardView from "./BoardView.svelte";
import { length } from "../../settings.svelte";
import type { Logged, Moment } from "../../page/api";
import type { Shows } from "../../page/show";
import type { Further } from "./further";
import { acts, TELLS } from "./show";
import Now from "./Now.svelte";
import Score from "./Score.svelte";
import type { BattleTypes } from "./types";
import UnitPanel from "./UnitPanel.svelte";
import { kind } from "./wording";

function key(battle: Battle, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  const letter = event.ctrlKey || event.metaKey || event.altKey ? "" : event.key.toLowerCase();
  if (event.key === "Escape") {
    if (battle.hands.menu) battle.hands.menu = "";
    else battle.cancel();
    battle.view?.focus();
  } else if (letter === "z" && battle.members[0]) {
    if (battle.around.any) battle.around.hide();
    else void battle.around.show(battle.members[0]);
  } else if (letter === "r") battle.view?.rule();
  else if (letter === "f") battle.view?.flip();
  else if (letter === "t") battle.view?.focus();
  else if (event.key === "Enter" && battle.preview && !target.closest("button, summary, .unit, .handle, .shot"))
    void battle.confirm();
  else return false;
  return true;
}

function question(battle: Battle, match: MatchTable<BattleTypes>): string {
  if (battle.offered.some(({ order }) => order === "pick-half")) return match.words.say("ask-half");
  return battle.names.question({ ...match.awaits, seats: [match.seat] });
}

const turnOf = ({ state, moment }: Battle): string =>
  state.turn ? moment.words.say("turn-of", { turn: state.turn, last: state.scenario.last_turn }) : "";

/** What ends the turn, once nothing is about to be ordered. */
function mainOf(battle: Battle): MainAnswer | undefined {
  const { match, asks, draft, more, names, moment } = battle;
  const end = asks === "orders" && !draft && battle.offered.find(({ order }) => order === "end-turn");
  if (!end) return undefined;
  const said = more.ends ? moment.words.say(more.ends) : kind(names, end);
  return { said, waits: !!match?.busy, give: () => void battle.give(end) };
}

/** What is seen of the battle while it happens. */
function showsOf(battle: Battle, moment: Moment<BattleTypes>): Shows<Logged<BattleTypes>> {
  const around = {
    say: (key: string, args?: Record<string, string | number>) => moment.words.say(key, args),
    length: (thousandths: number) => length(thousandths, moment.scene.unit),
    role: (seat: string) => battle.names.side(seat),
    ours: (seat: string) => battle.match?.holds(seat) ?? false,
  };
  return {
    acts: (entry) => acts(entry, around, { ...TELLS, ...battle.more.tells }),
    stage: () => battle.view?.stage(),
  };
}

type More = (battle: Battle) => Further;

/** The battle that teaches the game, and its notes. */
export interface Taught {
  readonly scenario: string;
  lessons(battle: Battle, match: MatchTable<BattleTypes>): Promise<Lessons>;
}

const taught: Taught = {
  scenario: "first-battle",
  lessons: async (battle, match) => (await import("./lessons")).lessons(battle, match),
};

/** `more` is what a game adds that builds on this one. */
export function tableOf(match: MatchTable<BattleTypes>, more?: More, teaches = taught): TableParts<BattleTypes> {
  const battle = new Battle(match, match, more);
  const here = match.title === match.words.say(`scenario-${teaches.scenario}`);
  return {
    ...(here ? { lessons: () => teaches.lessons(battle, match) } : {}),
    shows: showsOf(battle, match),
    board: part(BoardView, { battle }),
    score: part(Score, { battle }),
    now: part(Now, { battle }),
    chosen: part(UnitPanel, { battle }),
    refuses: true,
    question: () => question(battle, match),
    turn: () => turnOf(battle),
    main: () => mainOf(battle),
    refused: (refusal) => battle.names.refused(refusal),
    key: (event) => key(battle, event),
    entered: (entry) => battle.entered(entry),
    cleared: () => battle.cleared(),
    offered: () => battle.known(),
    close: () => battle.close(),
  };
}

export function replayOf(replay: ReplayTable<BattleTypes>, more?: More): ReplayParts<BattleTypes> {
  const battle = new Battle(replay, undefined, more);
  return {
    shows: showsOf(battle, replay),
    board: part(BoardView, { battle }),
    beside: part(Beside, { battle }),
    passed: () => battle.passed(),
    close: () => battle.close(),
  };
}
