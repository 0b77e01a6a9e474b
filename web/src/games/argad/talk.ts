// The talk of a turn, as it was shown round by round.

import type { Logged } from "../../page/api";
import type { Plan, Types } from "./wire";

export interface Round {
  round: number;
  plans: { seat: string; confirmed: boolean; moves: number; amended: string[] }[];
}

export function roundsIn(log: readonly Logged<Types>[], undone: ReadonlySet<number>): Round[] {
  let found: Round[] = [];
  let before = new Map<string, Plan>();
  for (const event of log.filter(({ n }) => !undone.has(n)).flatMap(({ events }) => events)) {
    if (event.event === "turn-began") [found, before] = [[], new Map<string, Plan>()];
    if (event.event !== "plans-shown") continue;
    const plans = event.plans.map((plan) => ({
      seat: plan.seat,
      confirmed: plan.confirmed,
      moves: plan.moves.length,
      amended: before.size && !plan.confirmed ? changed(before.get(plan.seat), plan) : [],
    }));
    found = [...found, { round: event.round, plans }];
    before = new Map(event.plans.map((plan) => [plan.seat, plan]));
  }
  return found;
}

/** Whose moves are others than before. */
function changed(before: Plan | undefined, now: Plan): string[] {
  const told = (plan: Plan | undefined, id: string): string =>
    JSON.stringify(plan?.moves.find((move) => move.figure === id) ?? null);
  const ids = [...(before?.moves ?? []), ...now.moves].map((move) => move.figure);
  return [...new Set(ids)].filter((id) => told(before, id) !== told(now, id));
}
