// The theatre: plays what happened on the table, entry by entry. The game itself is already further: questions can be
// answered meanwhile, and an answer ends the show.

import { tick } from "svelte";
import type { Act, Banner, Stage } from "../page/show";
import { settings } from "../settings.svelte";
import { Follow } from "./follow";
import { Holds } from "./holds";
import { Players } from "./players";
import { ends, pieces, script, type Cue } from "./script";
import type { Point } from "./shapes";
import type { Sounds } from "./sound";
import { Trails } from "./trails";

interface Scene {
  n: number;
  cues: Cue[];
  /** It is somebody else's doing: the camera goes there. */
  theirs: boolean;
}

/** What the theatre is told by the page around it. */
export interface House {
  stage(): Stage | undefined;
  /** How many times faster than usual it is played. */
  speed(): number;
}

/** So many entries are not worth watching. */
const MANY = 40;
/** How long a banner is read that does not move. */
const READ = 3000;

export class Theatre {
  playing = $state(false);
  /** The act that is played. */
  act = $state("");
  banner: Banner | undefined = $state.raw();
  /** Later entries are still to be seen. */
  told = $state(Infinity);
  #scenes: Scene[] = [];
  #now: { scene: Scene; next: number; began: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading: ReturnType<typeof setTimeout> | undefined;
  #holds = new Holds();
  #players = new Players();
  #follow = new Follow();
  #trails = new Trails();
  #sounds: Sounds | undefined;

  constructor(private house: House) {}

  /** How long everything that is still to be seen takes, in milliseconds at the usual speed of the house. */
  get left(): number {
    const scenes = [...(this.#now ? [this.#now.scene] : []), ...this.#scenes];
    return scenes.reduce((sum, { cues }) => sum + ends(cues), 0) / (settings.pace.times || 1);
  }

  #ms(usual: number): number {
    return usual / (settings.pace.times * this.house.speed());
  }

  /** An entry has come. */
  enter(n: number, acts: readonly Act[], theirs: boolean): void {
    const stage = this.house.stage();
    if (!stage || !settings.moves) return this.#still(stage, acts);
    const cues = script(acts);
    this.#scenes.push({ n, cues, theirs });
    for (const { act } of cues) this.#holds.take(stage, pieces(act));
    this.told = Math.min(this.told, n - 1);
    if (this.#scenes.length > MANY) return this.skip();
    if (!this.#now) this.#next(stage);
  }

  /** Nothing moves: what came of it is shown where it happened. */
  #still(stage: Stage | undefined, acts: readonly Act[]): void {
    if (!stage || !acts.length) return;
    this.#trails.next();
    for (const act of acts) {
      this.#trails.note(stage, act);
      if (act.act === "banner") this.#read(act);
      this.#sound(act);
    }
    void tick().then(() => this.#rest(stage));
  }

  #read(banner: Banner): void {
    clearTimeout(this.#reading);
    this.banner = banner;
    this.#reading = setTimeout(() => (this.banner = undefined), READ);
  }

  #rest(stage: Stage): void {
    stage.layer.innerHTML = this.#trails.paint(stage, settings.now.trails);
  }

  #next(stage: Stage): void {
    while (this.#scenes[0]?.cues.length === 0) this.#scenes.shift();
    const scene = this.#scenes.shift();
    if (!scene) return this.#end(stage);
    this.playing = true;
    this.#now = { scene, next: 0, began: performance.now() };
    this.#trails.next();
    stage.layer.innerHTML = settings.now.trails ? this.#trails.ways() : "";
    if (scene.theirs) this.#follow.to(stage, this.#spots(stage, scene.cues), this.#ms(Infinity));
    this.#play(stage);
  }

  #spots(stage: Stage, cues: readonly Cue[]): Point[] {
    return cues.flatMap(({ act }) => [
      ...pieces(act).flatMap((piece) => {
        const spot = stage.spot(piece);
        return spot ? [spot] : [];
      }),
      ...(act.act === "go"
        ? act.moves.flatMap(({ piece, way }) => way.slice(-1).map((pose) => stage.middle(piece, pose)))
        : []),
    ]);
  }

  /** Every cue whose time has come begins; the timer waits for the next, or for the end of the scene. */
  #play(stage: Stage): void {
    const now = this.#now;
    if (!now) return;
    const { scene } = now;
    const gone = performance.now() - now.began;
    for (let cue = scene.cues[now.next]; cue && this.#ms(cue.at) <= gone; cue = scene.cues[++now.next])
      this.#begin(stage, cue);
    const next = scene.cues[now.next];
    const wait = Math.ceil(Math.max(0, this.#ms(next ? next.at : ends(scene.cues)) - gone));
    this.#timer = setTimeout(() => (next ? this.#play(stage) : this.#over(stage, scene)), wait);
  }

  #begin(stage: Stage, { act, lasts }: Cue): void {
    const ms = this.#ms(lasts);
    this.act = act.act;
    this.#trails.note(stage, act);
    this.#sound(act);
    if (act.act === "banner") this.banner = act;
    this.#players.play(stage, act, ms);
    const freed = act.act === "go" || act.act === "fall" ? ms : 0;
    this.#players.after(freed, () => this.#holds.drop(stage, pieces(act)));
  }

  #over(stage: Stage, { n }: Scene): void {
    this.#players.finish();
    this.banner = undefined;
    this.told = n;
    this.#now = undefined;
    this.#next(stage);
  }

  #end(stage: Stage): void {
    this.playing = false;
    this.act = "";
    this.told = Infinity;
    this.#follow.back(stage, this.#ms(Infinity));
    void tick().then(() => this.#rest(stage));
  }

  /** Everything is shown as it is, at once. */
  skip(): void {
    const stage = this.house.stage();
    clearTimeout(this.#timer);
    if (!stage || !this.playing) return;
    const rest = [...(this.#now?.scene.cues.slice(this.#now.next) ?? []), ...this.#scenes.flatMap(({ cues }) => cues)];
    for (const { act } of rest) this.#trails.note(stage, act);
    this.#scenes = [];
    this.#now = undefined;
    this.banner = undefined;
    this.#players.stop();
    this.#holds.all(stage);
    this.#end(stage);
  }

  /** An order is given here: the show is over, and what it left is cleared away. */
  clear(): void {
    this.skip();
    this.#trails.clear();
    const stage = this.house.stage();
    if (stage) stage.layer.replaceChildren();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#reading);
    this.#players.stop();
    this.#follow.stop();
  }

  #sound(act: Act): void {
    if (!settings.now.sound || settings.now.muted) return;
    if (this.#sounds) this.#sounds.play(act);
    else
      void import("./sound").then(({ Sounds }) => {
        this.#sounds ??= new Sounds();
        this.#sounds.play(act);
      });
  }
}
