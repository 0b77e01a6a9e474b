// A recorded game of Argad! as its table shows it: nobody is asked anything, and every moment is told by the course.

import { Skirmish } from "../argad/skirmish.svelte";
import type { Welcome } from "../wire";
import type { Course } from "./course";
import { dealtIn } from "./moments";

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
