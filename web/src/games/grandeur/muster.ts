// Who of an army does not stand yet, by the commands that they belong to.

import type { Names } from "../impetus/names";
import type { Seat } from "../impetus/types";
import { STARS } from "./chain";
import type { CorpsNames } from "./names";
import type { Brigade, General, Leader, State } from "./wire";

export interface Waiting {
  id: string;
  rank: Leader["rank"];
  stars: number;
}

export interface Command {
  name: string;
  generals: Waiting[];
  units: (Pick<Brigade, "profile"> & { id: string })[];
}

/** The army itself first, then each corps with its divisions; those of whom nobody is missing are left out. */
export function mustered(state: State, seat: Seat, names: Names, corpsNames: CorpsNames): Command[] {
  const { commander, corps, units } = state.scenario[seat].army;
  const there = new Set([
    ...state.units.flatMap((unit) => [unit.id, unit.rear_id]),
    ...state.leaders.map((each) => each.id),
  ]);
  const generals = (general: General | null, rank: Leader["rank"]): Waiting[] =>
    general && !there.has(`${seat}.${general.id}`) ? [{ id: `${seat}.${general.id}`, rank, stars: STARS[rank] }] : [];
  const brigades = (command: string): Command["units"] =>
    units
      .filter((unit) => unit.command === command && !there.has(`${seat}.${unit.id}`))
      .map((unit) => ({ ...unit, id: `${seat}.${unit.id}` }));
  const all = [
    { name: names.side(seat), generals: generals(commander, "army"), units: [] },
    ...corps.flatMap((each) => [
      {
        name: corps.length > 1 ? corpsNames.corps(`${seat}.${each.id}`) : "",
        generals: generals(each.general, "corps"),
        units: brigades(each.id),
      },
      ...each.divisions.map((division) => ({
        name: division.name?.[names.words.language] ?? "",
        generals: generals(division.general, "division"),
        units: brigades(division.id),
      })),
    ]),
  ];
  return all.filter((each) => each.generals.length || each.units.length);
}
