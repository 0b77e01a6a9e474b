// What the board is asked to show. It knows no game: whoever knows one makes a scene of its state.

import type { Pose } from "../../../board/shapes";
import type { Piece } from "../wire";
import type { Modelled } from "./relief";
import type { Figures } from "../../../board/figures";
import type { View } from "../../../board/view";

/** Something that stands on the table and can be chosen. Its pose is the middle of its front. */
export interface Body {
  id: string;
  seat: string;
  pose: Pose;
  front: number;
  depth: number;
  label: string;
  classes: string;
  /** Drawn above the others. */
  raised: boolean;
  paint(view: View, pose: Pose): string;
}

export interface Scene {
  long: number;
  short: number;
  ground: Piece[];
  bodies: Body[];
  /** Where those who act began. */
  starts: { id: string; pose: Pose }[];
  acting: string[];
  symbols: string[];
  /** Miniatures and how the ground is modelled for them; without them pieces are counters. */
  figures?: Figures;
  modelled?: Modelled;
  oval: (kind: string) => boolean;
  called: (piece: Piece) => string;
}

/** A number along a path that may be chosen with a handle; a barred one says why not when it is tried. */
export interface Grip {
  key: string;
  sign: string;
  label: string;
  path: {
    pieces: string[];
    kind: "straight" | "turn" | "road";
    angle: number;
    pivot: [number, number];
    sign: number;
    legs: [number, number, number, number][];
    /** Whom a charge meets; how far away they are, straight ahead. */
    meets: string[];
    far: number;
  };
  stretches: { low: number; high: number }[];
  /** Its knob stands so many knobs further out, beside others that go the same way. */
  out: number;
  barred: boolean;
  /** There is nothing to choose along its way: it is only pressed. */
  single: boolean;
  text(number: number): string;
}

/** Something to press: a target, or the group that a unit belongs to. */
export interface Press {
  key: string;
  kind: "aim" | "join" | "attach";
  from: string;
  to: string;
  label: string;
}

/** Somebody who may be attacked by whoever is chosen: by a way with a number, or without one. */
export interface Target {
  id: string;
  kind: "charge" | "shoot";
  key: string;
  number: number;
  label: string;
}

/** A rank along which something may be set up. */
export interface Rank {
  key: string;
  body: string;
  y: number;
  heading: number;
  stretches: { low: number; high: number }[];
}

/** What the player does with the board. */
export interface Hand {
  select(id: string): void;
  add(id: string): void;
  clear(): void;
  /** A piece that may be dragged is chosen; it is known then what it may do. Nothing if it may not be dragged. */
  pull(id: string): Promise<void> | undefined;
  /** A drag came to nothing. */
  leave(): void;
  /** An enemy who may be attacked was chosen, or is pointed at. */
  attack(target: Target): void;
  /** Many are chosen at once. */
  gather(ids: string[]): void;
  /** What a piece may and may not do is asked for. */
  menu(id: string): void;
  /** The way to a point of the table, at its own angle, where a piece goes at any. */
  towards(angle: number, last: boolean): Promise<void>;
  /** A handle is held at a number; `wanted` is where the pointer is, beyond what is allowed. */
  drag(key: string, number: number, wanted: number): void;
  release(key: string, number: number, wanted: number): void;
  press(key: string): void;
  put(piece: Piece, done: boolean): void;
  /** From one place to another: a spot, or whatever stands there. */
  measure(start: [number, number] | string, end: [number, number] | string, done: boolean): void;
  describe(id: string): void;
  /** How many pixels of the screen a U has. */
  viewed(pixels: number): void;
}
