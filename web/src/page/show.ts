// A show: what is to be seen of an entry on the table, act after act. Games say what it looks like, the house plays it.

import type { Point, Pose } from "../board/shapes";

export interface Going {
  piece: string;
  /** Where it stands on its way, at equal times; the last is where it ends. */
  way: readonly Pose[];
}

export interface Rolled {
  seat: string;
  faces: readonly number[];
  /** Which of them are hits. */
  hits: readonly number[];
  /** How many faces each has, if not six. */
  sides?: number;
}

export interface Banner {
  title: string;
  note: string;
  seat: string;
  /** Dice that belong to it, with words for each throw. */
  dice: readonly (Rolled & { said: string })[];
}

export type How = "march" | "charge" | "back" | "walk";

export type Act =
  | { act: "go"; moves: readonly Going[]; how: How }
  | { act: "shot"; from: string; to: string; hit: boolean }
  | { act: "clash"; pieces: readonly string[] }
  /** Dice roll beside a piece, away from the one that they are thrown against. */
  | ({ act: "dice"; piece: string; against: string; said: string } & Rolled)
  /** A few words rise from a piece, and it is drawn as it is now. */
  | { act: "told"; piece: string; text: string; tone: "bad" | "good" | "plain" }
  | { act: "fall"; piece: string; text: string }
  | ({ act: "banner" } & Banner);

/** The table as a show needs it. Spots are places in the picture. */
export interface Stage {
  /** Above all pieces. A pixel of the screen is `var(--px)` of its units. */
  readonly layer: SVGGElement;
  /** What is seen of the picture. */
  readonly box: { x: number; y: number; w: number; h: number };
  /** How many picture units a pixel of the screen has. */
  readonly scale: number;
  /** The player moves something or looks around just now. */
  readonly busy: boolean;
  /** The middle of a piece as it is drawn now; nothing if it is not there. */
  spot(piece: string): Point | undefined;
  /** The middle of a piece if it stood so. */
  middle(piece: string, pose: Pose): Point;
  element(piece: string): Element | undefined;
  /** They are drawn as they were, whatever happens, until they are freed. */
  hold(pieces: readonly string[]): void;
  free(pieces: readonly string[]): void;
  /** A piece that is held is drawn as it is now, where it was. */
  renew(piece: string): void;
  move(moves: readonly Going[], ms: number, how: How): void;
  /** Looks at a part of the picture. */
  look(x: number, y: number, w: number, h: number): void;
}

/** What a game shows of its entries while they happen. */
export interface Shows<Entry> {
  acts(entry: Entry): Act[];
  /** The table, once it is there. */
  stage(): Stage | undefined;
}
