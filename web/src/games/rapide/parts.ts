// The table and the replay of a battle as parts of the page.

import type { MatchTable, ReplayParts, ReplayTable, TableParts } from "../../page/api";
import { part } from "../../page/part";
import Field from "./Field.svelte";
import { Fight } from "./fight.svelte";
import Now from "./Now.svelte";
import Story from "./Story.svelte";
import type { Types } from "./wire";

/** The battle that teaches the game. */
const TAUGHT = "rocroi";

export function tableOf(match: MatchTable<Types>): TableParts<Types> {
  const fight = new Fight(match, match);
  const here = match.title === match.words.say(`battle-${TAUGHT}`);
  return {
    ...(here ? { lessons: async () => (await import("./lessons")).lessons(fight) } : {}),
    board: part(Field, { fight }),
    now: part(Now, { fight }),
    log: part(Story, { fight }),
    types: true,
    showing: () => !fight.all,
    shows: { acts: ({ detail }) => fight.entered(detail), stage: () => fight.stage },
    pause: () => 0,
    question: () => fight.question?.text ?? "",
    main: () => (fight.next?.die ? { said: match.words.say("cr-throw"), give: () => fight.throwOne() } : undefined),
    key: (event) => fight.key(event),
    close: () => fight.close(),
  };
}

export function replayOf(replay: ReplayTable<Types>): ReplayParts {
  const fight = new Fight(replay);
  return { board: part(Field, { fight }), close: () => fight.close() };
}
