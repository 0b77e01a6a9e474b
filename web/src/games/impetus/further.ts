// What a game that builds on Basic Impetus adds to its table, at the places that are open for it.

import type { Pose } from "../../board/shapes";
import type { Part, Regions } from "../../page/api";
import type { Card } from "./board/cards";
import type { Body, Press, Rank } from "./board/scene";
import type { Company } from "./board/stands";
import type { MoreNames } from "./names";
import type { Group } from "./offers";
import type { Tells } from "./show";
import type { Ordered } from "./types";

export interface Further {
  names?: MoreNames;

  // Pieces that are no units

  /** They stand on the table. */
  bodies?(company?: Company): Body[];
  poseOf?(id: string): Pose | undefined;
  /** What is drawn on the card of a unit besides; the flag of a general too. */
  paint?: (unit: string, card: Card) => string;
  symbols?: readonly string[];
  /** A unit stands in square. */
  square?: (unit: string) => boolean;
  /** Marks of a unit in words; its general too. */
  conditions?(unit: string): string[];
  /** A unit that has acted may not act again this turn. */
  spent?(unit: string): boolean;

  // Orders

  /** The kind of order that sets such a piece up. */
  placing?: string;
  /** Where somebody would stand by an order that is being drawn up. */
  ghost?(order: Ordered, number: number): Record<string, Pose> | undefined;
  /** Those who are about to be set up. */
  spares?(groups: readonly Group[]): Body[];
  ranks?(groups: readonly Group[]): Rank[];
  presses?(groups: readonly Group[]): Press[];
  /** Orders that are given without a look at them. */
  plain?: readonly string[];
  /** The order of a piece that goes at any angle, if it is no unit; and the kind of that order. */
  begun?(piece: string, angle: number): Ordered | undefined;
  aside?: string;
  /** What ends the turn of a side: a key of the words. */
  ends?: string;

  // What is shown

  /** What is seen of further events while they happen. */
  tells?: Tells;
  /** What dice are thrown for and explains itself, with its clause. */
  terms?: Readonly<Record<string, string>>;
  /** The game, beside the turn; otherwise the edition. */
  called?(): string;
  /** Which regions are drawn; `looked` is the piece that is pointed at. */
  regions?(regions: Regions, looked: string): Regions;
  /** Marks are asked for with what is around pieces: a replay asks for that at every moment. */
  asks?: "command";
  /** What shows the reach of a piece that is no unit: a key of the words. */
  reach?: string;
  tools?: Part;
  /** Over the table. */
  over?: Part;
  /** Who is still to be set up. */
  muster?: Part;
  /** Answers to a question, by the question. */
  answers?: Readonly<Record<string, Part>>;
  /** Below the answers. */
  below?: Part;
  /** The head of the panel of a chosen piece that is no unit; below that of a unit. */
  piece?: Part;
  notes?: Part;
}
