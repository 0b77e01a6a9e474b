// What every game at this table writes: Basic Impetus, and games that build on it and say more.

import type { GameTypes } from "../../page/api";
import type { Order, Path, Scenario, Scene, State } from "./wire";

type Keys<U> = U extends unknown ? keyof U : never;
type Held<U, K extends PropertyKey> = U extends Record<K, infer V> ? V : never;

/** An order of any kind, with the fields that orders of this table may have. */
export type Ordered = { order: string } & { [K in Exclude<Keys<Order>, "order">]?: Held<Order, K> };

export interface BattleTypes extends GameTypes {
  scenario: Scenario;
  scene: Scene;
  state: Omit<State, "agenda">;
  order: Ordered;
  path: Path;
  event: { event: string };
}

export type BattleState = BattleTypes["state"];

export type Seat = "red" | "blue";
export const SEATS: readonly Seat[] = ["red", "blue"];
export const isSeat = (seat: string | undefined): seat is Seat => seat === "red" || seat === "blue";

export const unitOf = (state: BattleState, unit: string): BattleState["units"][number] | undefined =>
  state.units.find((each) => each.id === unit);

/** The units that an order names. */
export const unitsOf = (order: Ordered): string[] => order.units ?? (order.unit ? [order.unit] : []);
