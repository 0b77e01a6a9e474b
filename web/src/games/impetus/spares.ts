// Units of an army that do not stand on the table yet.

import { isSeat, type BattleState, type BattleTypes } from "./types";
import type { ArmiesUnit, Unit } from "./wire";

type Scenario = BattleTypes["scenario"];

function listed(scenario: Scenario, id: string): ArmiesUnit | undefined {
  const [seat, name] = [id.split(".")[0], id.slice(id.indexOf(".") + 1)];
  return isSeat(seat) ? scenario[seat].army.units.find((unit) => unit.id === name) : undefined;
}

/** A unit as it would be set up, with the one behind it if it is a large one. */
export function spareOf(scenario: Scenario, id: string, rear = ""): Unit | undefined {
  const [front, behind] = [listed(scenario, id), rear ? listed(scenario, rear) : undefined];
  if (!front) return undefined;
  return {
    id,
    seat: id.split(".")[0] ?? "",
    profile: front.profile,
    lost: 0,
    rear: behind?.profile ?? null,
    disordered: false,
    general: front.leads || !!behind?.leads,
    rolling: false,
    moved: false,
    planted: true,
    rear_id: rear,
    rear_lost: 0,
    turned: false,
    stood: false,
  };
}

/** The units of a seat that are not set up yet. */
export function missingOf(state: BattleState, seat: string | undefined): Unit[] {
  if (!isSeat(seat)) return [];
  const there = new Set(state.units.flatMap((unit) => [unit.id, unit.rear_id]));
  return state.scenario[seat].army.units
    .map((unit) => `${seat}.${unit.id}`)
    .filter((id) => !there.has(id))
    .flatMap((id) => spareOf(state.scenario, id) ?? []);
}
