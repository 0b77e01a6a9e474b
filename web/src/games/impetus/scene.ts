// A state of Basic Impetus as something that the board can show.

import { escaped, tag } from "../../board/view";
import type { Figures } from "../../board/figures";
import { baseOf, marksOf, paintCard, symbolOf, type Base, type Card } from "./board/cards";
import { modelled } from "./board/relief";
import { paintStand, type Company } from "./board/stands";
import type { Body, Scene } from "./board/scene";
import type { Further } from "./further";
import type { Names } from "./names";
import type { BattleState, BattleTypes } from "./types";
import type { Unit } from "./wire";

type Measures = BattleTypes["scene"];

/** What bodies are made with. */
export interface Looks {
  names: Names;
  measures: Measures;
  more: Further;
  /** Miniatures instead of counters. */
  figures?: Figures;
}

export const baseIn = (measures: Measures, type: string): Base => {
  const [front, depth] = measures.bases[type] ?? [0, 0];
  return { front, depth };
};

export function companyOf({ figures, measures, more }: Looks): Company | undefined {
  const named = measures.figures;
  const general = named.general ?? "";
  return (
    figures && { figures, of: (piece) => named[piece] ?? "", general, ...(more.square && { square: more.square }) }
  );
}

function bodyOf(unit: Unit, pose: Body["pose"], looks: Looks, classes: string): Body {
  const { names, measures, more } = looks;
  const base = (type: string): Base => baseIn(measures, type);
  const label = names.described(unit);
  const further = more.paint;
  const company = companyOf(looks);
  return {
    id: unit.id,
    seat: unit.seat,
    pose,
    ...baseOf({ base }, unit),
    label,
    classes,
    raised: unit.general,
    paint: (view, at) => {
      const added = further && ((card: Card) => further(unit.id, card));
      const painted = company
        ? paintStand({ view, base }, company, unit, at, added)
        : paintCard({ view, base }, unit, at, added);
      return tag("title", {}, escaped(label)) + painted;
    },
  };
}

/** `may` are those who may be ordered now. */
export function sceneOf(state: BattleState, looks: Looks, may: ReadonlySet<string>): Scene {
  const { scenario, activation } = state;
  const { names, measures, more } = looks;
  const profiles = [...scenario.red.army.units, ...scenario.blue.army.units].map((unit) => unit.profile);
  const done = (unit: string): boolean =>
    state.used.includes(unit) && !state.verdict && (more.spent ? more.spent(unit) : true);
  const bodies = state.units.map((unit, place) => {
    const acting = activation.units.includes(unit.id);
    return bodyOf(unit, state.poses[place] ?? [0, 0, 0], looks, acting ? "acting" : done(unit.id) ? "used" : "");
  });
  const all = [...bodies, ...(more.bodies?.(companyOf(looks)) ?? [])].map((body) =>
    may.has(body.id) ? { ...body, label: `${body.label}, ${names.words.say("may-act")}` } : body,
  );
  return {
    ...scenario.board,
    ...(looks.figures && { figures: looks.figures, modelled }),
    ground: state.pieces,
    bodies: all,
    starts: activation.starts.map(([id, pose]) => ({ id, pose })),
    acting: activation.units,
    symbols: [
      ...new Set([
        "general",
        ...(more.symbols ?? []),
        ...profiles.flatMap((profile) => [symbolOf(profile), ...marksOf(profile)]),
      ]),
    ],
    oval: (kind) => measures.ovals.includes(kind),
    called: (piece) => names.piece(piece),
  };
}

/** Units that do not stand on the table yet. */
export const sparesOf = (units: readonly Unit[], looks: Looks): Body[] =>
  units.map((unit) => bodyOf(unit, [0, 0, 0], looks, "spare"));
