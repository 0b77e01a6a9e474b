// What happened, as lines to read: events with the words that the server has for them.

import { poseOf, type Event, type Piece, type Pose, type State, type Unit } from "../impetus";
import type { LineMessage, ThrowMessage } from "../wire";
import type { Names } from "./names";
import { otherSeat } from "./names";
import type { Args } from "../words";

export interface Told {
  text: string;
  clause: string;
  kind: "turn" | "side" | "big" | "plain";
  seat: string;
  /** Whom it speaks of, and where they went. */
  units: string[];
  moves: { from: Pose; to: Pose }[];
  /** The reasons of its dice. */
  lines: LineMessage[];
}

const THROWN = new Set(["setup-thrown", "initiative-thrown", "bonus-thrown", "shot-fired", "tested", "stampede-thrown", "shift-thrown", "pila-thrown", "melee-thrown", "retreat-thrown", "pursuit-thrown"]);
const SILENT = new Set(["proceeded", "move-spent", "aimed", "activated", "finished", "chariot-wheeled"]);
const BIG = new Set(["routed", "battle-ended", "strength-lost", "rear-lost"]);

/** Events that do not name the side whose order they follow from. */
const BY_SEAT = new Set(["half-picked", "piece-placed", "piece-failed", "piece-moved", "piece-removed", "terrain-settled"]);

const one = (value: number): string => String(Math.round(value * 10) / 10);

/** The lines of an entry; `before` is the state that it began in, `by` whose entry it is. */
export function tell(names: Names, before: State | undefined, events: readonly Event[], throws: readonly ThrowMessage[], by = ""): Told[] {
  const left = [...throws];
  const poses = new Map<string, Pose>(before?.units.map((unit) => [unit.id, poseOf(before, unit.id) ?? [0, 0, 0]]) ?? []);
  const strength = new Map<string, number>(before?.units.map((unit) => [unit.id, unit.profile.vbu - unit.lost]) ?? []);
  const found: Told[] = [];
  for (let place = 0; place < events.length; place++) {
    const event = events[place];
    if (!event || SILENT.has(event.event)) continue;
    let thrown: ThrowMessage | undefined;
    if (THROWN.has(event.event) || (left[0]?.what === "piece" && event.event.startsWith("piece-"))) thrown = left.shift();
    if (event.event === "moved") {
      const together = [event];
      while (events[place + 1]?.event === "moved" && events[place + 1]?.way === event.way) together.push(events[++place] as Event);
      const line = moved(names, together, poses, events);
      for (const each of together) poses.set(each.unit as string, each.pose ?? [0, 0, 0]);
      if (line) found.push(line);
      continue;
    }
    if (event.event === "unit-deployed" && event.pose) poses.set((event.unit as Unit).id, event.pose);
    if (event.event === "strength-lost") strength.set(event.unit as string, (strength.get(event.unit as string) ?? 0) - (event.amount ?? 0));
    const line = worded(names, event, thrown, strength, by);
    if (line) found.push(line);
  }
  return found;
}

function moved(names: Names, events: readonly Event[], poses: Map<string, Pose>, all: readonly Event[]): Told | undefined {
  const [first] = events;
  const key = `impetus-moved-${first?.way ?? ""}`;
  if (!first?.pose || !names.words.has(key)) return undefined;
  const units = events.map((each) => each.unit as string);
  const from = poses.get(units[0] ?? "") ?? first.pose;
  const [dx, dy] = [first.pose[0] - from[0], first.pose[1] - from[1]];
  const turn = ((first.pose[2] - from[2] + 54000) % 36000) - 18000;
  const ahead = (from[2] / 18000) * Math.PI;
  const [forward, left] = [dx * Math.cos(ahead) + dy * Math.sin(ahead), -dx * Math.sin(ahead) + dy * Math.cos(ahead)];
  const aside = first.way === "sidestep";
  const args: Args = {
    units: names.units(units),
    distance: one(Math.hypot(dx, dy) / 1000),
    angle: one(Math.abs(turn) / 100),
    corner: (aside ? left : turn) > 0 ? "left" : "right",
    slant: Math.abs(forward) < 50 ? "aside" : forward > 0 ? "ahead" : "back",
    contact: all.some((each) => each.steps?.some((step) => step.step === "contact" && step.starts?.some(([unit]) => units.includes(unit)))) ? "yes" : "no",
  };
  const moves = events.flatMap(({ unit, pose }) => (pose ? [{ from: poses.get(unit as string) ?? pose, to: pose }] : []));
  return { text: names.words.say(key, args), clause: first.clause ?? "", kind: "plain", seat: units[0]?.split(".")[0] ?? "", units, moves, lines: [] };
}

function worded(names: Names, event: Event, thrown: ThrowMessage | undefined, strength: Map<string, number>, by: string): Told | undefined {
  const { words } = names;
  const id = typeof event.unit === "string" ? event.unit : event.unit?.id ?? "";
  const seat = (event.seat ?? (id ? id.split(".")[0] : "")) || (BY_SEAT.has(event.event) ? by : "");
  const sum = (event.lines ?? thrown?.lines ?? []).map(({ value, why }) => `${value < 0 ? "−" : "+"}${Math.abs(value)} ${names.word("why", why)}`).join(", ");
  const piece = typeof event.piece === "string" ? names.ground(event.piece) : event.piece ? names.piece(event.piece as Piece) : "";
  const args: Args = {
    who: names.side(event.seat ?? event.winner ?? seat),
    other: event.other ? names.unit(event.other) : names.side(otherSeat(event.seat ?? "")),
    unit: names.unit(id),
    units: names.units(event.units ?? []),
    target: names.unit(event.target ?? ""),
    friend: names.unit(event.friend ?? ""),
    by: names.unit(event.by ?? ""),
    attacker: names.unit(event.attacker ?? ""),
    one: names.unit(event.one ?? ""),
    supports: event.supports?.length ? names.units(event.supports) : "none",
    loser: names.unit(event.loser ?? ""),
    winner: names.unit((event.loser === event.one ? event.other : event.one) ?? ""),
    number: event.number ?? 0,
    total: event.total ?? 0,
    distance: one((event.distance ?? 0) / 1000),
    faces: thrown?.faces.join(" ") ?? "",
    face: thrown?.faces[0] ?? 0,
    critical: event.critical ?? 0,
    passed: event.lost ? "no" : "yes",
    hits: words.say("impetus-hits", { hits: event.hits ?? 0 }),
    dice: words.say("impetus-dice", { dice: event.dice ?? thrown?.count ?? 0 }),
    sum: event.total === undefined ? sum : [thrown?.faces.join(" + "), sum].filter(Boolean).join(" "),
    amount: event.amount ?? 0,
    left: Math.max(0, strength.get(id) ?? 0),
    rear: event.event === "strength-lost" ? "no" : "none",
    reason: "none",
    bonus: event.bonus ? "yes" : "no",
    rolling: event.rolling ? "yes" : "no",
    done: "no",
    corner: event.corner || "none",
    piece,
    kind: names.word("terrain", event.kind ?? ""),
    half: event.half ?? "upper",
    placed: "yes",
    how: event.clause === "BI 8" ? "beaten" : "last",
    x: one((event.pose?.[0] ?? 0) / 1000),
    y: one((event.pose?.[1] ?? 0) / 1000),
    heading: one((event.pose?.[2] ?? 0) / 100),
  };
  let key = `impetus-${event.event}`;
  if (event.event === "battle-ended" && !event.winner) key = "impetus-battle-drawn";
  if (event.event === "melee-judged" && !event.loser) key = "impetus-melee-drawn";
  if (event.event === "turn-ended" || event.event === "unit-deployed") return undefined;
  if (event.event === "pila-thrown") args.unit = names.unit(event.target ?? "");
  if (!words.has(key)) return undefined;
  const kind = event.event === "turn-began" ? "turn" : event.event === "half-turn-began" ? "side" : BIG.has(event.event) ? "big" : "plain";
  const named = [id, ...(event.units ?? []), event.target, event.friend, event.by, event.attacker, event.one, event.other].filter((each): each is string => !!each?.includes("."));
  return { text: words.say(key, args), clause: event.clause ?? "", kind, seat, units: [...new Set(named)], moves: [], lines: event.lines ?? thrown?.lines ?? [] };
}
