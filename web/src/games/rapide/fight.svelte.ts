// A battle at a table or in a replay: what has happened, and how much of it this screen has seen.
//
// Dice of the program fall one by one as people ask for them. Real dice are typed in and seen at once.

import type { MatchTable, Moment } from "../../page/api";
import type { Act, Stage } from "../../page/show";
import { t } from "../../settings.svelte";
import { carried, happened, type Happened } from "./course";
import { effect } from "./saying";
import { acts, type Tallies } from "./show";
import type { Detail, MomentTold, Order, Types } from "./wire";

const KEY = "sandtable.fallen ";

export class Fight {
  /** How many moments this screen has seen. */
  seen = $state(0);

  moments: Happened[] = $derived.by(() => happened(this.moment.log, this.moment.at));
  next = $derived(this.moments[this.seen]);
  /** Everything has been seen: what is asked now may be shown. */
  all = $derived(!this.next);
  told = $derived(this.moments.slice(0, this.seen));
  last = $derived(this.told.findLast((each) => each.die));
  marks = $derived.by(() => this.moment.marks);
  /** How sides are drawn of whom a show has not told everything yet. */
  held: Tallies = $state({});
  stage: Stage | undefined;
  tallies: Tallies = $derived.by(() => this.told.at(-1)?.tallies ?? carried(this.moment.marks.tallies, undefined));
  chances = $derived(this.next ? this.next.chances : this.marks.chances);
  die = $derived(this.next ? this.next.die : this.marks.die);
  question = $derived(this.all ? this.marks.question : null);
  result = $derived(this.all ? this.marks.result : null);
  asked = $derived(this.question?.seat ?? this.die?.seat ?? "");
  nations: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.moment.scene.sides.map((each) => [each.seat, each.nation])),
  );
  /** What is decided changes the chances: what pays for losses does not. */
  weighs = $derived.by(() => {
    const [first, ...others] = (this.question?.answers ?? []).map((each) => JSON.stringify(each.chances));
    return others.some((each) => each !== first);
  });

  constructor(
    readonly moment: Moment<Types>,
    readonly match?: MatchTable<Types>,
  ) {
    this.close = $effect.root(() => {
      $effect(() => this.#follow());
    });
  }

  readonly close: () => void;

  get typed(): boolean {
    return this.moment.dice === "typed";
  }

  /** The dice of the program wait for somebody at this screen to throw them. */
  get #throws(): boolean {
    return !this.typed && !!this.match?.holds(this.match.home);
  }

  /** Moments without a die are told at once; the next die of the program waits for somebody to throw it. */
  #follow(): void {
    const { moments } = this;
    if (!this.match || !this.#throws) return void (this.seen = moments.length);
    let seen = Math.min(this.seen || this.#remembered(), moments.length);
    while (moments[seen] && !moments[seen]?.die) seen++;
    this.seen = seen;
    sessionStorage.setItem(KEY + this.match.name, String(seen));
  }

  /** What this tab has seen before; all of a battle in which somebody has decided something already. */
  #remembered(): number {
    const kept = sessionStorage.getItem(KEY + (this.match?.name ?? ""));
    const begun = this.moment.log.some(({ kind }) => kind === "ordered");
    return kept === null ? (begun ? this.moments.length : 0) : Number(kept);
  }

  throwOne(): void {
    this.#fall(this.seen + 1);
  }

  throwAll(): void {
    this.#fall(this.moments.length);
  }

  /** Dice of the program fall, and are shown, until so many moments are seen. */
  #fall(seen: number): void {
    this.match?.play(this.acts(this.moments.slice(this.seen, seen)));
    this.seen = seen;
  }

  acts(moments: readonly MomentTold[]): Act[] {
    return acts(moments, this.tallies, { effect, broken: t("cr-broken") });
  }

  /** Dice that somebody has typed, or that others throw, are shown when they come. */
  entered(detail: Detail | null | undefined): Act[] {
    return this.#throws ? [] : this.acts(detail?.moments ?? []);
  }

  hold(seats: readonly string[]): void {
    for (const seat of seats) this.renew(seat, this.held[seat]);
  }

  renew(seat: string, tally = this.tallies[seat]): void {
    const drawn = tally ?? this.tallies[seat];
    if (drawn) this.held[seat] = drawn;
  }

  free(seats: readonly string[]): void {
    for (const seat of seats) delete this.held[seat];
  }

  type(face: number): void {
    if (this.match?.mine && this.typed && this.die) void this.match.roll([face]);
  }

  answer(order: Order): void {
    void this.match?.give(order);
  }

  /** The face of a die by its key: 0 is 10. */
  key(event: KeyboardEvent): boolean {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!this.match?.mine || !this.typed || !this.die) return false;
    this.type(Number(event.key) || 10);
    return true;
  }
}
