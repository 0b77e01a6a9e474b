// Written by scripts/wire_types.py from src/sandtable/server/wire.py. Do not edit.

import type { Event, Order, Scenario, State } from "./impetus";

/** Who plays a seat: a person, or one of the program's players by name. */
export interface SeatPlan {
  seat: string;
  player: string;
}

/** A match is asked for: a shipped battle by its name, or two armies on a field. */
export interface NewMatch {
  ruleset: "impetus";
  seats: SeatPlan[];
  battle?: string;
  red?: string;
  blue?: string;
  field?: string;
  edition?: string;
  scale?: string;
  turns?: number;
}

/** A seat of a match: whoever holds the token plays it. */
export interface Ticket {
  match: string;
  seat: string;
  token: string;
}

/** A match as the start page shows it. */
export interface MatchCard {
  match: string;
  ruleset: string;
  title: Record<string, string>;
  edition: string;
  turn: number;
  entries: number;
  awaits: string;
  outcome: OutcomeMessage | null;
  seats: SeatPlan[];
  changed: number;
}

/** Who has won and by which clause. */
export interface OutcomeMessage {
  winners: string[];
  clause: string;
}

/** An army, battle or player that may be chosen, by its id, with its name in each language. */
export interface Choosable {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
}

/** What the start page offers. */
export interface Choices {
  armies: Choosable[];
  battles: Choosable[];
  players: Choosable[];
  editions: string[];
  scales: string[];
  fields: string[];
}

/** A clause, for the clause browser. */
export interface ClauseText {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
}

/** What is wrong with an HTTP request: a key of the words and its arguments; `status` is that of the answer. */
export interface Problem {
  status: number;
  key: string;
  args: Record<string, string>;
}

/** The first message: a seat is taken up again from an entry on; what is refused is told in a language. */
export interface Hello {
  ask: "hello";
  id: number;
  token: string;
  since?: number;
  lang?: string;
}

/** What may be ordered, for the seat or for a piece, going on from an order that is begun. */
export interface AskOptions {
  ask: "ask-options";
  id: number;
  piece?: string;
  begun?: Record<string, unknown> | null;
}

/** What an order would lead to. */
export interface AskPreview {
  ask: "ask-preview";
  id: number;
  order: Order;
}

/** How far it is from one point of the table to another, or from a unit to another as the rules measure it. */
export interface AskMeasure {
  ask: "ask-measure";
  id: number;
  start: [number, number] | string;
  end: [number, number] | string;
}

/** Zone of control, arcs and ranges of a unit. */
export interface AskSurroundings {
  ask: "ask-surroundings";
  id: number;
  piece: string;
}

/** An order, given by somebody who has seen all entries up to `at`. */
export interface Give {
  ask: "give";
  id: number;
  order: Order;
  at: number;
}

/** The game should go back to an entry. */
export interface AskUndo {
  ask: "ask-undo";
  id: number;
  to: number;
}

/** Another seat's wish to undo or to draw is granted or not. */
export interface Consent {
  ask: "consent";
  id: number;
  granted: boolean;
}

/** The seat would agree on a draw. */
export interface OfferDraw {
  ask: "offer-draw";
  id: number;
}

/** The seat gives the game up. */
export interface Resign {
  ask: "resign";
  id: number;
}

/** Still there. */
export interface Ping {
  ask: "ping";
  id: number;
}

/** A number with its reason. */
export interface LineMessage {
  value: number;
  clause: string;
  why: string;
}

/** Why not: a clause, a key of the words with arguments as people read them, and what was measured. */
export interface RefusalMessage {
  clause: string;
  key: string;
  args: Record<string, string>;
  pieces: string[];
  witnesses: (Spot | Segment | Arc | Region)[];
}

/** A point, such as the corner that touches. */
export interface Spot {
  witness: "spot";
  at: [number, number];
}

/** A straight line, such as a range or a line of sight. */
export interface Segment {
  witness: "segment";
  start: [number, number];
  end: [number, number];
}

/** A part of a circle, in hundredths of a degree from one bearing to another. */
export interface Arc {
  witness: "arc";
  centre: [number, number];
  radius: number;
  start: number;
  end: number;
}

/** A polygon, such as a zone of control. */
export interface Region {
  witness: "region";
  outline: [number, number][];
}

/** Dice that are awaited or were thrown. */
export interface ThrowMessage {
  seat: string;
  what: string;
  clause: string;
  count: number;
  sides: number;
  lines: LineMessage[];
  faces: number[];
  hits: number[];
}

/** What the game waits for: an order of some seats to a question, or nothing more. */
export interface AwaitMessage {
  seats: string[];
  what: string;
  clause: string;
  outcome: OutcomeMessage | null;
}

/** The seat is taken: what the game is and where it stands. */
export interface Welcome {
  tell: "welcome";
  id: number;
  match: string;
  seat: string;
  ruleset: string;
  edition: string;
  title: Record<string, string>;
  commitment: string;
  scenario: Scenario;
  state: State;
  entries: number;
  awaits: AwaitMessage;
  free_undo: number;
  head: string;
}

/** Something has happened: the events of an entry, its throws, the state that it led to, and what is awaited. */
export interface EntryMessage {
  tell: "entry-message";
  n: number;
  seat: string;
  kind: string;
  throws: ThrowMessage[];
  events: Event[];
  state: State;
  awaits: AwaitMessage;
  free_undo: number;
  head: string;
}

/** An order that would be accepted; with a field, any number from low to high may stand in it. */
export interface OfferMessage {
  order: Order;
  field: string;
  low: number;
  high: number;
  path: PathMessage | null;
}

/** How the pieces of an order move as its number grows: along an angle, or about a pivot by a sign. */
export interface PathMessage {
  pieces: string[];
  kind: "straight" | "turn";
  angle: number;
  pivot: [number, number];
  sign: number;
}

/** An order that would be refused, and why. */
export interface BarredMessage {
  order: Order;
  refusals: RefusalMessage[];
}

/** What may be ordered. */
export interface OptionsMessage {
  tell: "options-message";
  id: number;
  piece: string;
  offers: OfferMessage[];
  barred: BarredMessage[];
  pieces: string[];
}

/** What an order would lead to: refusals, or poses, dice with their reasons, and chances. */
export interface PreviewMessage {
  tell: "preview-message";
  id: number;
  refusals: RefusalMessage[];
  poses: Record<string, [number, number, number]>;
  events: Event[];
  throw: ThrowMessage | null;
  odds: Record<string, string>;
  prospects: Record<string, unknown>;
}

/** A distance, and the line along which it was measured. */
export interface MeasureMessage {
  tell: "measure-message";
  id: number;
  length: number;
  at: [[number, number], [number, number]];
}

/** The regions of a unit that the rules speak of, by name: its zone of control, its arc at each reach. */
export interface SurroundingsMessage {
  tell: "surroundings-message";
  id: number;
  piece: string;
  regions: Record<string, [number, number][]>;
}

/** An order, undo or ending was refused. Nothing has changed. */
export interface RefusedMessage {
  tell: "refused-message";
  id: number;
  refusals: RefusalMessage[];
}

/** Another seat asks to undo (to an entry) or to draw; or its wish was turned down. */
export interface WishMessage {
  tell: "wish-message";
  seat: string;
  wish: "declined" | "draw" | "undo";
  to: number;
}

/** A request that cannot be used; the connection and the game live on. */
export interface FaultMessage {
  tell: "fault-message";
  id: number;
  key: string;
  args: Record<string, string>;
}

/** A request was carried out; what follows from it comes as entries. */
export interface Done {
  tell: "done";
  id: number;
}

export type AnyRequest = Hello | AskOptions | AskPreview | AskMeasure | AskSurroundings | Give | AskUndo | Consent | OfferDraw | Resign | Ping;

export type AnyMessage = Welcome | EntryMessage | OptionsMessage | PreviewMessage | MeasureMessage | SurroundingsMessage | RefusedMessage | WishMessage | FaultMessage | Done;
