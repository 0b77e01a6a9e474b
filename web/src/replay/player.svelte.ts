// Where somebody is in a replay: scrubbed, stepped or played.

import type { Replay } from "../wire";
import { Course } from "./course";

const PAUSE = 1300;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Player {
  course: Course = $state.raw() as Course;
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Whom the line speaks of that is pointed at. */
  pointed: string[] = $state.raw([]);
  /** How long an entry is worth looking at, in milliseconds, if longer than usual. */
  lasts: () => number = () => 0;
  /** Another moment is looked at, before it is drawn. */
  passed: (from: number, to: number) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, at: number) {
    this.course = new Course(replay);
    this.at = this.#within(at);
  }

  #within(n: number): number {
    return Number.isFinite(n) ? Math.min(Math.max(Math.round(n), 0), this.course.last) : this.course.last;
  }

  /** The same moment in another telling of the game. */
  renew(replay: Replay): void {
    this.course = new Course(replay);
    this.at = this.#within(this.at);
  }

  go(n: number): void {
    this.pause();
    this.#to(this.#within(n));
  }

  #to(n: number): void {
    const from = this.at;
    this.at = n;
    this.passed(from, n);
  }

  step(way: 1 | -1): void {
    this.go(this.course.step(this.at, way));
  }

  /** The turn before or after the one that stands. */
  leap(way: 1 | -1): void {
    const { turns } = this.course.replay;
    const found = way > 0 ? turns.find((each) => each.entry > this.at) : turns.findLast((each) => each.entry < this.at);
    this.go(found?.entry ?? (way > 0 ? this.course.last : 0));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.course.last) this.#to(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    const pause = Math.max(PAUSE, this.lasts());
    this.#timer = setTimeout(() => {
      this.#to(this.course.step(this.at, 1));
      if (this.at === this.course.last) this.playing = false;
      else if (this.playing) this.#next();
    }, pause / this.speed);
  }
}
