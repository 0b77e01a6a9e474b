// A piece in the hand: dragged along the ways that are offered, onto somebody whom it may attack, or along the ranks.

import type { Held, Touch } from "../../../board/gestures";
import type { Point, Pose } from "../../../board/shapes";
import { follow, type Followed } from "./follow";
import { nearestPlace } from "./placing";
import type { Grip, Hand, Rank, Target } from "./scene";
import { throttled } from "./throttled";

/** What the board knows and shows while a piece is dragged. */
export interface Around {
  hand: Hand;
  point(touch: Touch): Point;
  unitAt(touch: Touch): string;
  grips(): readonly Grip[];
  targets(): readonly Target[];
  ranks(): readonly Rank[];
  ghost(grip: Grip, number: number, at: Point): void;
  put(place: { rank: Rank; x: number }, done: boolean): void;
  clear(): void;
}

/** A hand that pulls so much further than it may would like to know why, in thousandths of a U. */
const FAR = 2500;
/** Back so near to where it began, a drag is none. */
const NEAR = 300;
/** Closer to the end of a free stretch than this, a piece goes to that end: it stands beside its neighbour. */
const SNAP = 1200;

const bearing = (from: Point, to: Point): number =>
  Math.round(((Math.atan2(to[1] - from[1], to[0] - from[0]) / Math.PI) * 180 + 360) % 360) * 100;

/** The place along the ranks that is nearest, beside a neighbour or at an end if one is near. */
export function snapped(ranks: readonly Rank[], point: Point): { rank: Rank; x: number } | undefined {
  const found = nearestPlace(ranks, point);
  const ends = found?.rank.stretches.flatMap(({ low, high }) => [low, high]) ?? [];
  const near = ends.filter((x) => Math.abs(x - point[0]) < SNAP);
  const end = near.reduce<number | undefined>(
    (best, x) => (best === undefined || Math.abs(x - point[0]) < Math.abs(best - point[0]) ? x : best),
    undefined,
  );
  return found && { rank: found.rank, x: end ?? found.x };
}

/** A piece that is moved along the ranks; `shift` is from the hand to the middle of its front. */
export function setting(around: Around, body: string, shift: Point = [0, 0]): Held {
  const put = (touch: Touch, done: boolean): void => {
    const [x, y] = around.point(touch);
    const ranks = around.ranks().filter((rank) => !body || rank.body === body);
    const found = snapped(ranks, [x + shift[0], y + shift[1]]);
    if (found) around.put(found, done);
  };
  return { move: (touch) => put(touch, false), drop: (touch) => put(touch, true), cancel: () => around.clear() };
}

/** A piece that is dragged from one point of the table. */
export class Pull implements Held {
  #set: Held;
  #last: Touch | undefined;
  #told = throttled((touch: Touch, found: Followed | undefined) => {
    void this.#towards(touch, false);
    if (found) this.around.hand.drag(found.grip.key, found.number, beyond(found));
  });

  /** `pose` is where it stands; `known`: it is known then what it may do. */
  constructor(
    private around: Around,
    private unit: string,
    private from: Point,
    pose: Pose,
    private known: Promise<void>,
  ) {
    this.#set = setting(around, unit, [pose[0] - from[0], pose[1] - from[1]]);
    void known.then(() => this.#last && this.move(this.#last));
  }

  move(touch: Touch): void {
    this.#last = touch;
    if (this.#sets) return this.#set.move(touch);
    const target = this.#attacked(touch);
    const grip = target && this.around.grips().find(({ key }) => key === target.key);
    const way = target ? undefined : this.#found(touch);
    if (grip && target) this.around.ghost(grip, target.number, this.around.point(touch));
    else if (way) this.around.ghost(way.grip, way.number, this.around.point(touch));
    else this.around.clear();
    this.#told.call(touch, way);
  }

  drop(touch: Touch): void {
    this.#last = undefined;
    this.#told.stop();
    void this.known
      .then(() => this.#towards(touch, true))
      .then(() => (this.#sets ? this.#set.drop(touch) : this.#dropped(touch)));
  }

  cancel(): void {
    this.#last = undefined;
    this.#told.stop();
    this.around.hand.leave();
  }

  #dropped(touch: Touch): void {
    const { hand } = this.around;
    const target = this.#attacked(touch);
    const way = target ? undefined : this.#found(touch);
    if (target) hand.attack(target);
    else if (way) hand.release(way.grip.key, way.number, beyond(way));
    else hand.leave();
  }

  get #sets(): boolean {
    return this.around.ranks().some((rank) => rank.body === this.unit);
  }

  #towards(touch: Touch, last: boolean): Promise<void> {
    return this.around.hand.towards(bearing(this.from, this.around.point(touch)), last);
  }

  #attacked(touch: Touch): Target | undefined {
    const enemy = this.around.unitAt(touch);
    return this.around.targets().find(({ id, kind }) => id === enemy && kind === "charge");
  }

  #found(touch: Touch): Followed | undefined {
    const ways = this.around
      .grips()
      .filter(({ barred, sign, path }) => !barred && sign !== "charge" && path.pieces.includes(this.unit));
    const point = this.around.point(touch);
    const near = Math.hypot(point[0] - this.from[0], point[1] - this.from[1]) < NEAR;
    return near ? undefined : follow(ways, this.from, point);
  }
}

/** The number that the hand would like, if it pulls that far. */
const beyond = ({ off, wanted, number }: Followed): number => (off > FAR ? wanted : number);
