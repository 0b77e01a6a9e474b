// Who of an army does not stand yet, by the commands that they belong to.

import type { ArmyUnit, Seat, State } from "../impetus";
import type { Names } from "../play/names";
import { leadersOf, STARS, type General, type Leader } from "./shapes";

export interface Waiting {
  id: string;
  rank: Leader["rank"];
  stars: number;
}

export interface Command {
  name: string;
  generals: Waiting[];
  units: (Pick<ArmyUnit, "profile"> & { id: string })[];
}

/** The army itself first, then each corps with its divisions; those of whom nobody is missing are left out. */
export function mustered(state: State, seat: Seat, names: Names): Command[] {
  const { commander, corps = [], units } = state.scenario[seat].army;
  const there = new Set([...state.units.flatMap((unit) => [unit.id, unit.rear_id]), ...leadersOf(state).map((each) => each.id)]);
  const generals = (general: General | null | undefined, rank: Leader["rank"]): Waiting[] =>
    general && !there.has(`${seat}.${general.id}`) ? [{ id: `${seat}.${general.id}`, rank, stars: STARS[rank] }] : [];
  const brigades = (command: string): Command["units"] => units.filter((unit) => unit.command === command && !there.has(`${seat}.${unit.id}`)).map((unit) => ({ ...unit, id: `${seat}.${unit.id}` }));
  const all = [
    { name: names.army(seat), generals: generals(commander, "army"), units: [] },
    ...corps.flatMap((each) => [
      { name: corps.length > 1 ? names.corps(`${seat}.${each.id}`) : "", generals: generals(each.general, "corps"), units: brigades(each.id) },
      ...each.divisions.map((division) => ({ name: division.name?.[names.words.language] ?? "", generals: generals(division.general, "division"), units: brigades(division.id) })),
    ]),
  ];
  return all.filter((each) => each.generals.length || each.units.length);
}
