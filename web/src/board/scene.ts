// What the board is asked to show. It knows no game: whoever knows one makes a scene of its state.

import type { Piece, Pose } from "./shapes";
import type { View } from "./view";

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
  oval(kind: string): boolean;
  called(piece: Piece): string;
}

/** A number along a path that may be chosen with a handle; a barred one says why not when it is tried. */
export interface Grip {
  key: string;
  sign: string;
  label: string;
  path: { pieces: string[]; kind: "straight" | "turn" | "road"; angle: number; pivot: [number, number]; sign: number; legs: [number, number, number, number][] };
  stretches: { low: number; high: number }[];
  /** Its knob stands so many knobs further out, beside others that go the same way. */
  out: number;
  barred: boolean;
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
