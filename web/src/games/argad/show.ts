// A skirmish as it is seen: events and throws of an entry as acts of a show.

import type { Logged, PageWords } from "../../page/api";
import { moments } from "../../page/moments";
import type { Act, Going } from "../../page/show";
import type { ThrowMessage } from "../../wire";
import { together } from "./walk";
import type { Event, Types } from "./wire";

type Of<Name extends Event["event"]> = Extract<Event, { event: Name }>;

/** A way is shown by so many of its places. */
const PLACES = 16;

/** All who walk in an entry walk at once. */
function walks(events: readonly Event[]): Act[] {
  const walked = events.flatMap((event) => (event.event === "moved" ? [{ ...event.walk, stand: event.stand }] : []));
  const far = walked.some(({ way }) => way.length > 1);
  const moves = together(walked).map((each): Going => {
    const way = Array.from({ length: PLACES }, (_, n) => each.at((n + 1) / PLACES));
    return { piece: each.id, way: far ? way : way.slice(-1) };
  });
  return moves.length ? [{ act: "go", moves, how: far ? "walk" : "march" }] : [];
}

const dice = (piece: string, against: string, thrown: ThrowMessage | undefined): Act[] =>
  thrown ? [{ act: "dice", piece, against, said: "", seat: "", faces: thrown.faces, hits: thrown.hits }] : [];

/** What an event looks like; nothing for those that are not seen. */
function seen(event: Event, thrown: ThrowMessage | undefined, words: PageWords): Act[] {
  if (event.event === "turn-began")
    return [{ act: "banner", title: words.say("ar-show-turn", { turn: event.turn }), note: "", seat: "", dice: [] }];
  if (event.event === "shot-thrown")
    return [
      { act: "shot", from: event.figure, to: event.target, hit: event.counts > 0 },
      ...dice(event.figure, event.target, thrown),
    ];
  if (event.event === "blow-thrown")
    return [{ act: "clash", pieces: [event.striker, event.target] }, ...dice(event.striker, event.target, thrown)];
  if (event.event === "struck") return struck(event, words);
  if (event.event === "shot-judged" && !event.hit)
    return [{ act: "told", piece: event.figure, text: words.say("ar-show-miss"), tone: "plain" }];
  return suffered(event, words);
}

function struck({ striker, target, outcome }: Of<"struck">, words: PageWords): Act[] {
  if (outcome === "recoil") return [{ act: "told", piece: target, text: words.say("ar-show-recoil"), tone: "bad" }];
  return outcome === "miss" ? [{ act: "told", piece: striker, text: words.say("ar-show-miss"), tone: "plain" }] : [];
}

function suffered(event: Event, words: PageWords): Act[] {
  if (event.event === "fell") return [{ act: "fall", piece: event.figure, text: words.say("ar-show-fell") }];
  if (event.event === "wounded")
    return [{ act: "told", piece: event.figure, text: words.say("ar-show-wounded"), tone: "bad" }];
  if (event.event === "gave-way")
    return [{ act: "go", moves: [{ piece: event.figure, way: [event.stand] }], how: "back" }];
  if (event.event === "followed-up")
    return [{ act: "go", moves: [{ piece: event.figure, way: [event.stand] }], how: "charge" }];
  return [];
}

export function acts(entry: Logged<Types>, words: PageWords): Act[] {
  const fights = moments(entry).flatMap(({ thrown, events }) =>
    events.flatMap((event, place) => seen(event, place ? undefined : thrown, words)),
  );
  return [...walks(entry.events), ...fights];
}
