// A state of Basic Impetus as something that the board can show.

import { baseOf, marksOf, paintCard, symbolOf, type Base } from "../board/cards";
import type { Body, Scene } from "../board/scene";
import { escaped, tag } from "../board/view";
import type { State, Unit } from "../impetus";
import type { Measures } from "../wire";
import type { Marks } from "../wire";
import { leaderBodies } from "../grandeur/generals";
import { spent } from "../grandeur/shapes";
import type { Names } from "./names";

export const baseIn = (measures: Measures, type: string): Base => {
  const [front, depth] = measures.bases[type] ?? [0, 0];
  return { front, depth };
};

function bodyOf(unit: Unit, pose: Body["pose"], names: Names, measures: Measures, classes: string): Body {
  const base = (type: string): Base => baseIn(measures, type);
  const label = names.described(unit);
  return {
    id: unit.id,
    seat: unit.seat,
    pose,
    ...baseOf({ base }, unit),
    label,
    classes,
    raised: unit.general,
    paint: (view, at) => tag("title", {}, escaped(label)) + paintCard({ view, base }, unit, at),
  };
}

/** `may` are those who may be ordered now. */
export function sceneOf(state: State, names: Names, measures: Measures, may: ReadonlySet<string>, marks?: Partial<Marks>): Scene {
  const { scenario, activation } = state;
  const profiles = [...scenario.red.army.units, ...scenario.blue.army.units].map((unit) => unit.profile);
  const [squares, beyond] = [new Set(marks?.squares ?? []), new Set(marks?.beyond ?? [])];
  const generals = leaderBodies(state, names, measures, new Set(marks?.astray ?? []));
  const bodies = state.units.map((found, place) => {
    const unit = state.leaders ? { ...found, square: found.square || squares.has(found.id), beyond: beyond.has(found.id) } : found;
    const acting = activation.units.includes(unit.id);
    const used = state.used.includes(unit.id) && !acting && !state.verdict && (!state.leaders || spent(state, unit.id));
    const body = bodyOf(unit, state.poses[place] ?? [0, 0, 0], names, measures, used ? "used" : acting ? "acting" : "");
    return body;
  });
  const all = [...bodies, ...generals].map((body) => (may.has(body.id) ? { ...body, label: `${body.label}, ${names.words.say("may-act")}` } : body));
  return {
    ...scenario.board,
    ground: state.pieces,
    bodies: all,
    starts: activation.starts.map(([id, pose]) => ({ id, pose })),
    acting: activation.units,
    symbols: [...new Set(["general", ...(state.leaders ? ["opportunity"] : []), ...profiles.flatMap((profile) => [symbolOf(profile), ...marksOf(profile)])])],
    oval: (kind) => measures.ovals.includes(kind),
    called: (piece) => names.piece(piece),
  };
}

/** Units that do not stand on the table yet. */
export const sparesOf = (units: readonly Unit[], names: Names, measures: Measures): Body[] =>
  units.map((unit) => bodyOf(unit, [0, 0, 0], names, measures, "spare"));
