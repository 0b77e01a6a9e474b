// A battle as it is seen: events and throws of an entry as acts of a show.

import type { Logged } from "../../page/api";
import { moments } from "../../page/moments";
import type { Act, Banner } from "../../page/show";
import type { ThrowMessage } from "../../wire";
import type { BattleTypes } from "./types";
import type { Event } from "./wire";

type Named = Event["event"];
type Of<Name extends Named> = Extract<Event, { event: Name }>;

/** What is known while an entry is told. */
export interface Telling {
  say: (key: string, args?: Record<string, string | number>) => string;
  length: (thousandths: number) => string;
  /** Who a seat is, and whether it is played at this screen. */
  role: (seat: string) => string;
  ours: (seat: string) => boolean;
  /** Who fights whom, as far as this entry says. */
  foes: ReadonlyMap<string, string>;
  /** Those who have thrown in their melee. */
  clashed: Set<string>;
  turn: number;
  /** Who has thrown what for the initiative, and who has won it. */
  dice: Banner["dice"];
  won: string;
  thrown: ThrowMessage | undefined;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table of functions, each for its own event
export type Tells = Readonly<Record<string, (event: any, told: Telling) => Act[]>>;

const CHARGES = ["charge", "pursuit"];
const BACK = ["retreat", "stampede", "backward", "push"];
const how = (way: string): "march" | "charge" | "back" =>
  CHARGES.includes(way) ? "charge" : BACK.includes(way) ? "back" : "march";

export const words = (piece: string, text: string, tone: "bad" | "good" | "plain" = "plain"): Act => ({
  act: "told",
  piece,
  text,
  tone,
});

/** Dice beside the piece that throws. */
export function dice(piece: string, told: Telling, said = ""): Act[] {
  const { thrown, foes } = told;
  if (!thrown) return [];
  const { seat, faces, hits } = thrown;
  return [{ act: "dice", piece, against: foes.get(piece) ?? "", said, seat, faces, hits }];
}

export const hits = (event: { hits: number }, { say }: Telling): string => say("show-hits", { hits: event.hits });

/** A shot goes to its target before its dice are read. */
export function shot(event: { unit: string; target: string; hits: number }, told: Telling): Act[] {
  const { unit, target } = event;
  const line: Act = { act: "shot", from: unit, to: target, hit: event.hits > 0 };
  return [line, ...dice(unit, told, hits(event, told))];
}

/** Who fights whom in these events. */
function foesIn(events: readonly { event: string }[]): Map<string, string> {
  const pairs = events.flatMap((event) => ("one" in event && "other" in event ? [[event.one, event.other]] : []));
  return new Map(
    pairs.flatMap(([one, other]) => [[String(one), String(other)] as const, [String(other), String(one)] as const]),
  );
}

/** Both sides clash before the first of them throws. */
function melee(event: Of<"melee-thrown">, told: Telling): Act[] {
  const { unit } = event;
  const foe = told.foes.get(unit) ?? "";
  const first = !told.clashed.has(foe);
  told.clashed.add(unit);
  return [
    ...(first ? [{ act: "clash", pieces: [unit, ...(foe ? [foe] : [])] } as const] : []),
    ...dice(unit, told, hits(event, told)),
  ];
}

/** Whose turn it is; where the initiative was thrown for, who has won it. */
function begin({ seat }: { seat: string }, told: Telling): Act[] {
  const { say, role, ours, won } = told;
  const title = ours(seat) ? say("show-turn-yours", { who: role(seat) }) : say("show-turn-of", { who: role(seat) });
  const note = won ? say("show-initiative", { turn: told.turn, who: role(won) }) : "";
  return [{ act: "banner", title, note, seat, dice: won ? told.dice : [] }];
}

function initiative({ seat, total }: Of<"initiative-thrown">, told: Telling): Act[] {
  const thrown = { seat, faces: told.thrown?.faces ?? [], hits: [], said: `${told.role(seat)}: ${total}` };
  told.dice = [...told.dice.filter((each) => each.seat !== seat), thrown];
  return [];
}

export const TELLS: Tells = {
  "turn-began": ({ number }: Of<"turn-began">, told) => ((told.turn = number), []),
  "initiative-thrown": initiative,
  "initiative-won": ({ seat }: Of<"initiative-won">, told) => ((told.won = seat), []),
  "half-turn-began": begin,
  moved: ({ unit, pose, way }: Of<"moved">) => [{ act: "go", moves: [{ piece: unit, way: [pose] }], how: how(way) }],
  "charge-declared": ({ units }: Of<"charge-declared">, { say }) =>
    units.slice(0, 1).map((unit) => words(unit, say("show-charge"))),
  "bonus-thrown": ({ units, distance }: Of<"bonus-thrown">, told) =>
    dice(units[0] ?? "", told, `+${told.length(distance)}`),
  "shift-thrown": ({ unit }: Of<"shift-thrown">, told) => dice(unit, told),
  flanked: ({ unit }: Of<"flanked">, { say }) => [words(unit, say("show-flanked"), "bad")],
  "pila-thrown": (event: Of<"pila-thrown">, told) => dice(event.target, told, hits(event, told)),
  "shot-fired": (event: Of<"shot-fired">, told) => shot(event, told),
  tested: ({ unit, lost }: Of<"tested">, told) => [
    ...dice(unit, told),
    ...(lost > 0 ? [] : [words(unit, told.say("show-holds"))]),
  ],
  "stampede-thrown": ({ unit, distance }: Of<"stampede-thrown">, told) => dice(unit, told, told.length(distance)),
  disordered: ({ unit }: Of<"disordered">, { say }) => [words(unit, say("show-disordered"), "bad")],
  rallied: ({ unit }: Of<"rallied">, { say }) => [words(unit, say("show-rallied"), "good")],
  "strength-lost": ({ unit, amount }: Of<"strength-lost">) => [words(unit, `−${amount}`, "bad")],
  "rear-lost": ({ unit }: Of<"rear-lost">, { say }) => [words(unit, say("show-rear-lost"), "bad")],
  routed: ({ unit }: Of<"routed">, { say }) => [{ act: "fall", piece: unit, text: say("show-routed") }],
  removed: ({ unit }: Of<"removed">, { say }) => [{ act: "fall", piece: unit, text: say("show-removed") }],
  "melee-thrown": melee,
  "retreat-thrown": ({ unit, distance }: Of<"retreat-thrown">, told) => dice(unit, told, told.length(distance)),
  "pursuit-thrown": ({ unit, distance }: Of<"pursuit-thrown">, told) => dice(unit, told, told.length(distance)),
};

/** Those who move in the same way at the same time move together. */
function together(acts: readonly Act[]): Act[] {
  const found: Act[] = [];
  for (const act of acts) {
    const last = found.at(-1);
    const joins =
      act.act === "go" &&
      last?.act === "go" &&
      last.how === act.how &&
      !act.moves.some(({ piece }) => last.moves.some((each) => each.piece === piece));
    if (joins) found[found.length - 1] = { ...last, moves: [...last.moves, ...act.moves] };
    else found.push(act);
  }
  return found;
}

type Around = Pick<Telling, "say" | "length" | "role" | "ours">;

export function acts(entry: Logged<BattleTypes>, around: Around, tells: Tells): Act[] {
  const foes = foesIn(entry.events);
  const told: Telling = { ...around, foes, clashed: new Set(), turn: 0, dice: [], won: "", thrown: undefined };
  const found = moments(entry).flatMap(({ thrown, events }) => {
    told.thrown = thrown;
    return events.flatMap((event) => {
      const acts = tells[event.event]?.(event, told) ?? [];
      if (acts.some(({ act }) => act === "dice")) told.thrown = undefined;
      return acts;
    });
  });
  return together(found);
}
