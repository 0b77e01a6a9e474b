// The table of a skirmish as parts of the page.

import type { Logged, MatchTable, ReplayParts, ReplayTable, TableParts } from "../../page/api";
import { part } from "../../page/part";
import type { Shows } from "../../page/show";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import FigurePanel from "./FigurePanel.svelte";
import Now from "./Now.svelte";
import Score from "./Score.svelte";
import { acts } from "./show";
import { Skirmish } from "./skirmish.svelte";
import type { Types } from "./wire";

/** The scenario that teaches the game. */
const TAUGHT = "village-raid";

const STEP = 1000;
const TURN = 1500;
const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function key(table: Skirmish, event: KeyboardEvent): boolean {
  const { drawing, selected, view } = table;
  const way = ARROWS[event.key];
  const far = (event.shiftKey ? 5 : 1) * STEP;
  const letter = event.ctrlKey || event.metaKey || event.altKey ? "" : event.key.toLowerCase();
  const draws = selected && (table.walks || table.asks === "hide");
  const at =
    event.target instanceof Element ? (event.target.closest<SVGElement>("[data-figure]")?.dataset.figure ?? "") : "";
  if (event.key === "Escape") {
    if (table.menu) table.menu = undefined;
    else if (drawing.drawn) drawing.letGo();
    else void table.select("");
  } else if (way && draws && view) drawing.nudge(...view.along(way[0] * far, way[1] * far));
  else if ((letter === "[" || letter === "]") && draws) drawing.turn(letter === "[" ? TURN : -TURN);
  else if (letter === "w") drawing.corner();
  else if (letter === "t") view?.focus();
  else if (letter === "r") table.reach.rule();
  else if (letter === "z") void table.reach.toggle();
  else if (letter === "m" && at && selected) table.reach.measure(selected, at);
  else if (letter === "+" || letter === "=") view?.zoom(1.25);
  else if (letter === "-") view?.zoom(0.8);
  else return false;
  return true;
}

const turnOf = ({ state, moment }: Skirmish): string =>
  state.turn ? moment.words.say("turn-of", { turn: state.turn, last: state.scenario.last_turn }) : "";

const showsOf = (table: Skirmish): Shows<Logged<Types>> => ({
  acts: (entry) => acts(entry, table.moment.words),
  stage: () => table.view?.stage(),
});

export function tableOf(match: MatchTable<Types>): TableParts<Types> {
  const table = new Skirmish(match, match);
  const here = match.title === match.words.say(`skirmish-${TAUGHT}`);
  return {
    ...(here ? { lessons: async () => (await import("./lessons")).lessons(table, match) } : {}),
    board: part(Board, { table }),
    score: part(Score, { table }),
    now: part(Now, { table, match }),
    chosen: part(FigurePanel, { table }),
    title: "ar-figure",
    rarely: true,
    refuses: true,
    question: () => table.names.question(match.awaits.what),
    turn: () => turnOf(table),
    main: () => table.main,
    refused: (refusal) => table.names.refused(refusal),
    key: (event) => key(table, event),
    shows: showsOf(table),
    cleared: () => table.cleared(),
    offered: () => table.known(),
  };
}

export function replayOf(replay: ReplayTable<Types>): ReplayParts<Types> {
  const table = new Skirmish(replay);
  return {
    board: part(Board, { table }),
    beside: part(Beside, { table }),
    shows: showsOf(table),
    passed: () => table.passed(),
  };
}
