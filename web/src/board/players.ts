// How each act is played: by animations of transforms and opacity alone.

import type { Act, Stage } from "../page/show";
import { dice, fire, pinned, plate } from "./props";
import { beside } from "./trails";

type Of<Name> = Extract<Act, { act: Name }>;

const ROLL: Keyframe[] = [
  { transform: "translate(-6px, -26px) rotate(-250deg) scale(0.5)", opacity: 0 },
  { transform: "translate(3px, -12px) rotate(-90deg) scale(1.15)", opacity: 1, offset: 0.2 },
  { transform: "translate(-2px, 0) rotate(24deg)", offset: 0.38 },
  { transform: "none", offset: 0.48 },
];
const LIFT: Keyframe[] = [...ROLL, { transform: "none", offset: 0.55 }, { transform: "translateY(-7px) scale(1.12)" }];
const REST: Keyframe[] = [
  ...ROLL,
  { transform: "none", opacity: 1, offset: 0.55 },
  { transform: "none", opacity: 0.55 },
];
const RISE: Keyframe[] = [
  { transform: "translateY(6px) scale(0.6)", opacity: 0 },
  { transform: "translateY(-8px) scale(1.1)", opacity: 1, offset: 0.2 },
  { transform: "translateY(-14px)", opacity: 1, offset: 0.75 },
  { transform: "translateY(-30px)", opacity: 0 },
];
/** The height of a line of words, in pixels. */
const ROW = 22;
const SHAKE = [0, 2.5, -2.5, 2, -1, 0].map((x) => ({ translate: `${x}px ${-x / 2}px` }));

/** Tips over, lies there, and fades; `stands` is the transform of the piece as it stands. */
const falls = (stands: string): Keyframe[] => {
  const tipped = (how: string): string => `${stands === "none" ? "" : stands} ${how}`;
  return [
    { transform: tipped("rotate(0deg) scale(1, 1)"), opacity: 1 },
    { transform: tipped("rotate(-5deg) scale(1, 1)"), opacity: 1, offset: 0.12 },
    { transform: tipped("rotate(22deg) scale(0.96, 0.72)"), opacity: 1, offset: 0.45 },
    { transform: tipped("rotate(20deg) scale(0.96, 0.72)"), opacity: 0.9, offset: 0.6 },
    { transform: tipped("rotate(22deg) scale(0.9, 0.6)"), opacity: 0 },
  ];
};

export class Players {
  #running = new Set<Animation>();
  /** The dice that lie beside each piece. */
  #thrown = new Map<string, SVGGElement>();
  /** When words last rose from each piece, and how high they began. */
  #rising = new Map<string, { since: number; row: number }>();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  play(stage: Stage, act: Act, ms: number): void {
    if (act.act === "go") stage.move(act.moves, ms, act.how);
    else if (act.act === "shot") this.#shot(stage, act, ms);
    else if (act.act === "clash") for (const piece of act.pieces) this.#run(stage.element(piece), SHAKE, ms);
    else if (act.act === "dice") this.#dice(stage, act, ms);
    else if (act.act === "told") this.#told(stage, act, ms);
    else if (act.act === "fall") this.#fall(stage, act, ms);
  }

  /** Something is done then, or at once if the show ends before. */
  after(ms: number, done: () => void): void {
    if (!ms) return done();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      done();
    }, ms);
    this.#timers.add(timer);
  }

  #run(element: Element | null | undefined, frames: Keyframe[], ms: number, keeps = false): void {
    const running = element?.animate(frames, { duration: ms, fill: keeps ? "both" : "none", easing: "ease-out" });
    if (running) this.#running.add(running);
  }

  #add(stage: Stage, drawn: string): SVGGElement | null {
    stage.layer.insertAdjacentHTML("beforeend", drawn);
    return stage.layer.lastElementChild as SVGGElement | null;
  }

  #shot(stage: Stage, act: Of<"shot">, ms: number): void {
    const [from, to] = [stage.spot(act.from), stage.spot(act.to)];
    if (!from || !to) return;
    const line = this.#add(stage, fire(from, to, act.hit));
    this.#run(
      line,
      [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }],
      ms,
      true,
    );
  }

  #dice(stage: Stage, act: Of<"dice">, ms: number): void {
    const { inner, wide, tall } = dice(act, act.said);
    const spot = beside(stage, act, wide, tall);
    this.#thrown.get(act.piece)?.remove();
    const group = spot && this.#add(stage, pinned(spot, "", inner));
    if (!group) return;
    this.#thrown.set(act.piece, group);
    for (const each of group.querySelectorAll(".show-die"))
      this.#run(each, each.classList.contains("hit") || !act.hits.length ? LIFT : REST, ms, true);
    this.#run(
      group.querySelector(".show-said"),
      [{ opacity: 0 }, { opacity: 0, offset: 0.45 }, { opacity: 1 }],
      ms,
      true,
    );
  }

  #told(stage: Stage, act: Of<"told">, ms: number): void {
    stage.renew(act.piece);
    this.#rise(stage, act.piece, plate(act.text, act.tone), ms);
  }

  /** Words begin above those that still rise from the same piece. */
  #rise(stage: Stage, piece: string, drawn: string, ms: number): void {
    const [spot, last, since] = [stage.spot(piece), this.#rising.get(piece), performance.now()];
    if (!spot) return;
    const row = last && since - last.since < ms ? last.row + 1 : 0;
    this.#rising.set(piece, { since, row });
    const group = this.#add(stage, pinned([spot[0], spot[1] - row * ROW * stage.scale], "", drawn));
    this.#run(group?.querySelector(".show-plate"), RISE, ms, true);
  }

  #fall(stage: Stage, act: Of<"fall">, ms: number): void {
    const piece = stage.element(act.piece);
    if (piece) this.#run(piece, falls(getComputedStyle(piece).transform), ms, true);
    this.#rise(stage, act.piece, plate(act.text, "bad"), ms * 1.4);
  }

  /** A scene is over: nothing of it runs any more. */
  finish(): void {
    for (const each of this.#running) each.cancel();
    this.#running.clear();
    this.#thrown.clear();
    this.#rising.clear();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.finish();
  }
}
