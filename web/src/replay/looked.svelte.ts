// A recorded battle as its table shows it: nobody is asked anything; what the rules find at a moment is asked for over HTTP.

import type { Point, State } from "../impetus";
import { Table } from "../play/table.svelte";
import type { Asked } from "../play/socket";
import type { AnyMessage, Welcome } from "../wire";
import { around, measured } from "./api";
import type { Course } from "./course";

const PAUSE = 120;

export class Looked extends Table {
  #name = "";
  #around: { piece: string; of: "zones" | "command" } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super([]);
  }

  /** The moment after an entry. */
  show(course: Course, at: number): void {
    const { replay } = course;
    const entry = course.entry(at);
    this.#name = replay.name;
    if (this.welcome?.match !== replay.name || this.welcome.measures !== replay.measures) this.welcome = { match: replay.name, ruleset: replay.ruleset, title: replay.title, scenario: replay.scenario, measures: replay.measures } as Welcome;
    this.state = course.state(at) as unknown as State;
    this.marks = entry?.marks ?? { squares: [], beyond: [], phases: {}, reacts: false, astray: [], initiative: {}, levels: {} };
    this.awaits = entry?.awaits ?? { seats: [], what: "", clause: "", outcome: null, units: [] };
    this.log = replay.entries.slice(0, at).map(({ n, seat, kind, events, throws, to }) => ({ n, seat, kind, events: events as never, throws, to, lines: [] }));
    this.entries = at;
    if (this.selected && !this.state.units.some(({ id }) => id === this.selected) && !this.state.leaders?.some(({ id }) => id === this.selected)) this.selected = "";
    if (!Object.keys(this.regions).length) this.#around = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#again(), PAUSE);
  }

  /** What is shown around somebody is that of the new moment; so is who is beyond command, where there are generals. */
  async #again(): Promise<void> {
    if (this.#around) await this.surround(this.#around.piece, this.#around.of);
    else if (this.state?.leaders) await this.ask({ ask: "ask-surroundings", piece: "", of: "command" });
  }

  override async surround(piece: string, of: "zones" | "command" = "zones"): Promise<void> {
    this.#around = { piece, of };
    await super.surround(piece, of);
  }

  protected override async ask(asked: Asked): Promise<AnyMessage | undefined> {
    const at = this.entries;
    try {
      if (asked.ask === "ask-measure") return { tell: "measure-message", id: 0, ...(await measured(this.#name, { at, start: asked.start as Point, end: asked.end as Point })) };
      if (asked.ask !== "ask-surroundings") return undefined;
      const found = await around(this.#name, at, asked.piece ?? "", asked.of ?? "zones");
      if (at !== this.entries) return undefined;
      this.marks = found.marks;
      return { tell: "surroundings-message", id: 0, piece: asked.piece ?? "", regions: found.regions };
    } catch {
      return undefined;
    }
  }

  override close(): void {
    clearTimeout(this.#timer);
    super.close();
  }
}
