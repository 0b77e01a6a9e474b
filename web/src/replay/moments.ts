// What is to be seen at a moment of a recorded game besides where everybody stands: who went, who walked, who hit whom.

import type { Happening } from "../argad/model";
import type { Dealt } from "../argad/skirmish.svelte";
import { WALK } from "../argad/walk";
import type { State } from "../impetus";
import type { ReplayEntry, SaidLine } from "../wire";

const HIT = new Set(["kill", "recoil"]);

const happenings = (entry: ReplayEntry | undefined): Happening[] => (entry?.events ?? []) as unknown as Happening[];

/** How long an entry is worth looking at, in milliseconds: everybody's walk is seen to its end. */
export const lasts = (entry: ReplayEntry | undefined): number => (happenings(entry).some(({ event, walk }) => event === "moved" && (walk?.way.length ?? 0) > 1) ? WALK + 400 : 0);

/** Who shot at whom and who struck whom in an entry, and whether it told. */
export function dealtIn(entry: ReplayEntry | undefined): Dealt[] {
  const aims = new Map<string, string>();
  const found: Dealt[] = [];
  for (const { event, shots, figure, victim, hit, striker, target, outcome } of happenings(entry)) {
    if (event === "shots-shown") for (const shot of shots ?? []) aims.set(shot.figure, shot.target);
    if (event === "shot-judged" && figure) found.push({ from: figure, to: victim || aims.get(figure) || "", how: "shot", hit: !!hit });
    if (event === "struck" && striker && target) found.push({ from: striker, to: target, how: "blow", hit: HIT.has(outcome ?? "") });
  }
  return found;
}

/** Who stands elsewhere than before. */
export function moved(before: State, after: State): Pick<SaidLine, "units" | "moves"> {
  const went = after.units.flatMap((unit, place) => {
    const [start, end] = [before.poses[before.units.findIndex((each) => each.id === unit.id)], after.poses[place]];
    return start && end && start.some((number, axis) => number !== end[axis]) ? [{ id: unit.id, start, end }] : [];
  });
  return { units: went.map(({ id }) => id), moves: went.map(({ start, end }) => ({ start, end })) };
}
