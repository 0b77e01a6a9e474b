// What is to be seen at a moment besides where everybody stands: who hit whom.

import type { Event } from "./wire";

/** Who shot at whom or struck whom, and whether it told. */
export interface Dealt {
  from: string;
  to: string;
  how: "shot" | "blow";
  hit: boolean;
}

const HIT = ["kill", "recoil"];

export function dealtIn(events: readonly Event[]): Dealt[] {
  const aims = new Map<string, string>();
  const found: Dealt[] = [];
  for (const event of events) {
    if (event.event === "shots-shown") for (const shot of event.shots) aims.set(shot.figure, shot.target);
    if (event.event === "shot-judged")
      found.push({ from: event.figure, to: event.victim || aims.get(event.figure) || "", how: "shot", hit: event.hit });
    if (event.event === "struck")
      found.push({ from: event.striker, to: event.target, how: "blow", hit: HIT.includes(event.outcome) });
  }
  return found;
}
