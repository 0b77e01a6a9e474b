// A recorded game at the moment that is looked at: nobody is asked anything; what the rules find is asked over HTTP.

import { undone } from "../match/undone";
import { role } from "../online/wording";
import type { GameTypes, Logged, Measured, Place, Pointed, Regions, ReplayTable } from "../page/api";
import { subscribed } from "../page/subscribe.svelte";
import { words } from "../page/words";
import { called, settings } from "../settings.svelte";
import type { AwaitMessage, ReplayAround } from "../wire";
import { around, measured } from "./api";
import type { Player } from "./player.svelte";

const NOBODY: AwaitMessage = { seats: [], what: "", clause: "", outcome: null, units: [], throw: null };

export class Looked<G extends GameTypes = GameTypes> implements ReplayTable<G> {
  readonly words = words;
  #found: ReplayAround | undefined = $state.raw();

  constructor(private player: Player) {}

  #replay = $derived.by(() => this.player.course.replay);
  at = $derived.by(() => this.player.at);
  #entry = $derived.by(() => this.player.course.entry(this.at));
  game = $derived.by(() => this.#replay.game);
  name = $derived.by(() => this.#replay.name);
  dice = $derived.by(() => this.#replay.dice);
  head = $derived.by(() => this.#entry?.head ?? "");
  title = $derived.by(() => called(this.#replay.title));
  scenario = $derived.by(() => this.#replay.scenario as G["scenario"]);
  scene = $derived.by(() => this.#replay.scene as G["scene"]);
  state = $derived.by(() => this.player.course.state(this.at) as G["state"]);
  before = $derived.by(() => (this.at ? (this.player.course.state(this.at - 1) as G["state"]) : undefined));
  /** What the rules find: what is always told, or what was asked for since. */
  marks = $derived.by(() => (this.#found?.at === this.at ? this.#found.marks : this.player.course.marks(this.at)));
  awaits = $derived.by(() => this.#entry?.awaits ?? NOBODY);
  log = $derived.by((): Logged<G>[] =>
    this.#replay.entries.slice(0, this.at).map(({ n, seat, kind, events, throws, to, detail }) => ({
      n,
      seat,
      kind,
      events,
      throws,
      to,
      lines: [],
      detail,
    })),
  );
  undone = $derived.by(() => undone(this.log));
  pointed = $derived.by((): Pointed | undefined => {
    const { pointed } = this.player;
    return pointed.length ? { units: pointed, moves: [] } : undefined;
  });
  speed = $derived.by(() => (this.player.playing ? this.player.speed : 1));

  role(seat: string): string {
    return role(seat, this.#replay.called);
  }

  subscribe(changed: () => void): () => void {
    return subscribed(() => [this.state, this.marks, this.pointed, this.speed, settings.words], changed);
  }

  async measure(start: Place, end: Place): Promise<Measured | undefined> {
    try {
      return await measured(this.#replay.name, { at: this.at, start, end });
    } catch {
      return undefined;
    }
  }

  async surroundings(piece: string, of = "zones"): Promise<Regions | undefined> {
    const { at } = this;
    try {
      const found = await around(this.#replay.name, at, piece, of);
      if (at !== this.at) return undefined;
      this.#found = { ...found, at };
      return found.regions;
    } catch {
      return undefined;
    }
  }
}
