// A recorded game of Argad! as its table shows it: nobody is asked anything, and every moment is told by the course.

import type { Happening } from "../argad/model";
import { Skirmish, type Dealt } from "../argad/skirmish.svelte";
import { WALK } from "../argad/walk";
import type { ReplayEntry, Welcome } from "../wire";
import type { Course } from "./course";

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

export class Shown extends Skirmish {
  constructor() {
    super([]);
  }

  /** The moment after an entry. */
  show(course: Course, at: number): void {
    const { replay } = course;
    const entry = course.entry(at);
    if (this.welcome?.match !== replay.name || this.welcome.measures !== replay.measures) this.welcome = { match: replay.name, ruleset: replay.ruleset, title: replay.title, scenario: replay.scenario, measures: replay.measures } as Welcome;
    this.log = replay.entries.slice(0, at).map(({ n, seat, kind, events, throws, to }) => ({ n, seat, kind, events: events as never, throws, to, lines: [] }));
    this.state = course.state(at) as never;
    this.awaits = entry?.awaits ?? { seats: [], what: "", clause: "", outcome: null, units: [] };
    this.dealt = dealtIn(entry);
    this.entries = at;
    if (this.selected && !this.man(this.selected)) this.selected = "";
  }
}
