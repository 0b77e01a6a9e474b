// The page API: what the page of a game gives to the house, and what the house gives to it.
//
// The four games that come with the program and games that are installed beside it use the same. The module of a game
// exports a `GamePage` as its default. A game inside the house is built with the page and may use Svelte, the board and
// the common panels; a game outside it is an ES module in its own package and uses what is declared here, and the DOM.

import type {
  AnyRequest,
  AwaitMessage,
  BarredMessage,
  Choosable,
  ForkMessage,
  OfferMessage,
  OptionsMessage,
  PreviewMessage,
  RefusalMessage,
  SaidLine,
  ThrowMessage,
} from "../wire";
import type { Language } from "../words";
import type { Act, Shows } from "./show";

/** A module for another version is not loaded. */
export const VERSION = 1;

/** Fills an element; returns what empties it again. */
export type Part = (target: HTMLElement) => () => void;

/** What the module of a game exports as its default. */
export interface GamePage {
  readonly version: number;
  /** The form by which a match of this game is set up. */
  setup?(form: SetupForm): Part;
  /** The table at which a match is played; it may be fetched then. Without it all answers are listed in words. */
  table?(match: MatchTable): TableParts | Promise<TableParts>;
  /** The table of a replay. Without it a replay is told in sentences alone. */
  replay?(replay: ReplayTable): ReplayParts | Promise<ReplayParts>;
}

/** The records that the rules and the page of a game write, as they come over the wire. */
export interface GameTypes {
  scenario: unknown;
  /** How things are drawn: told once. */
  scene: unknown;
  state: unknown;
  /** What the rules find in a state beyond what it says. */
  marks: unknown;
  order: unknown;
  event: unknown;
  /** What is told of an entry beyond its sentences, dice and events. */
  detail: unknown;
  /** How pieces move as the number of an order grows. */
  path: unknown;
}

/** A name in each language. */
export type Called = Readonly<Partial<Record<Language, string>>>;

/** The words of the chosen language. A key that is missing is shown as it is. */
export interface PageWords {
  readonly language: Language;
  say(key: string, args?: Record<string, string | number>): string;
  has(key: string): boolean;
  /** A name that the server gives in every language. */
  called(name: Called | null | undefined): string;
}

// Setting up a match

/** A seat that somebody has to take. */
export interface SeatWanted {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** Who takes it unless the player chooses otherwise: `person`, `open`, or a computer player. Without it, a person
   * takes the first seat and the computer the others. */
  readonly player?: string;
}

/** What the form of a game gets. Seats, players, pace and the button to begin are the house's. */
export interface SetupForm<Offers = unknown, Setup = unknown> {
  readonly game: string;
  readonly words: PageWords;
  /** What the server offers for this game. */
  readonly offers: Offers;
  /** Who may take a seat. */
  readonly players: readonly Choosable[];
  /** What is chosen at first: that of a match which can be played at once, if the game has one. */
  readonly proposed: Setup | undefined;
  /** Tells the house what is chosen now, and which seats there are; `undefined` while something is missing. */
  change(setup: Setup | undefined, seats: readonly SeatWanted[]): void;
  /** What the server says of a choice before it is played: the game's own record. */
  check(setup: Setup): Promise<unknown>;
}

// What a game says in messages of the house: the same messages, with the records of the game in them

export interface Offer<G extends GameTypes = GameTypes> extends OfferMessage {
  order: G["order"];
  path: G["path"] | null;
}

export interface Barred<G extends GameTypes = GameTypes> extends BarredMessage {
  order: G["order"];
  path: G["path"] | null;
}

export interface Options<G extends GameTypes = GameTypes> extends OptionsMessage {
  offers: Offer<G>[];
  barred: Barred<G>[];
}

export interface Fork<G extends GameTypes = GameTypes> extends ForkMessage {
  order: G["order"];
  forks: Fork<G>[];
}

export interface Preview<G extends GameTypes = GameTypes> extends PreviewMessage {
  events: G["event"][];
  forks: Fork<G>[];
}

/** An entry in the log. */
export interface Logged<G extends GameTypes = GameTypes> {
  n: number;
  seat: string;
  kind: string;
  events: G["event"][];
  throws: ThrowMessage[];
  /** The entry that an undo goes back to. */
  to: number;
  /** The story in sentences, in the language that was chosen when it was told. */
  lines: SaidLine[];
  detail?: G["detail"];
  /** Standing orders of this seat have answered. */
  by_orders?: boolean;
}

// A game at a moment

export type Point = [number, number];
/** A point of the table, or the piece that stands there. */
export type Place = Point | string;

export interface Measured {
  length: number;
  at: [Point, Point];
}

/** Outlines around pieces, by their names. */
export type Regions = Record<string, Point[]>;

/** Pieces that somebody points at elsewhere on the page, and where they went. */
export type Pointed = Pick<SaidLine, "units" | "moves">;

/** What a match and a replay both show. Everything changes under it: `subscribe` says when. */
export interface Moment<G extends GameTypes = GameTypes> {
  readonly game: string;
  /** The name of the match or the file, by which it is found. */
  readonly name: string;
  readonly words: PageWords;
  readonly title: string;
  /** The program throws (`fair`), or people throw real dice (`typed`). */
  readonly dice: string;
  /** The code that names all that has happened so far. */
  readonly head: string;
  readonly scenario: G["scenario"];
  readonly scene: G["scene"];
  readonly state: G["state"];
  readonly marks: G["marks"];
  readonly awaits: AwaitMessage;
  /** The entry after which it is shown; 0 is before the first. */
  readonly at: number;
  readonly log: readonly Logged<G>[];
  /** Entries that were taken back. */
  readonly undone: ReadonlySet<number>;
  /** The state one entry before, in a replay. */
  readonly before: G["state"] | undefined;
  readonly pointed: Pointed | undefined;
  /** How many times faster than usual it is shown. */
  readonly speed: number;
  /** Called after every change, until the returned function is called. */
  subscribe(changed: () => void): () => void;
  /** What a seat is called. */
  role(seat: string): string;
  measure(start: Place, end: Place): Promise<Measured | undefined>;
  /** Zones and ranges, or what the game calls otherwise, around a piece or around all. */
  surroundings(piece: string, of?: string): Promise<Regions | undefined>;
}

// A match

/** An order with an open number that is about to be given at the house's own answers. */
export interface Drafted<G extends GameTypes = GameTypes> {
  readonly order: G["order"] | undefined;
  /** What it would lead to, once that is known. */
  readonly leads: Preview<G> | undefined;
}

export type Tab = "now" | "unit" | "log";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
/** A request; the house numbers it. */
export type Asked = WithoutId<Exclude<AnyRequest, { ask: "hello" }>>;

/** What the frame around a table is told by the game. */
export interface Frame {
  /** Something is about to be ordered: less is shown around it. */
  drafting: boolean;
  /** A piece is chosen. */
  chosen: boolean;
}

/** A match as this browser sees it. */
export interface MatchTable<G extends GameTypes = GameTypes> extends Moment<G> {
  /** The seat at this screen that is asked; empty if none is. */
  readonly seat: string;
  /** The same; if none is asked, the first seat at this screen. */
  readonly home: string;
  /** The seat at this screen is asked and may answer now. */
  readonly mine: boolean;
  /** Nobody at this screen holds a seat. */
  readonly watching: boolean;
  readonly over: boolean;
  /** An order is on its way. */
  readonly busy: boolean;
  /** What the seat may do as a whole, once it is known. */
  readonly offers: Options<G> | undefined;
  /** What was refused last, and why. */
  readonly refusals: readonly RefusalMessage[];
  /** The standing orders of the seat, by the record of the game. */
  readonly standing: unknown;
  /** What is about to be ordered, where the game has no answers of its own. */
  readonly draft: Drafted<G>;
  readonly frame: Frame;
  pointed: Pointed | undefined;

  /** Somebody at this screen holds this seat. */
  holds(seat: string): boolean;
  /** The orders of a piece, perhaps to go on with one that is begun. */
  options(piece: string, begun?: Partial<G["order"]>): Promise<Options<G> | undefined>;
  /** What an order would lead to: nothing is done yet. `quietly`: nobody waits for it, and a fault is not told. */
  preview(order: G["order"], quietly?: boolean): Promise<Preview<G> | undefined>;
  /** Puts an order among the house's own answers: its open number goes as far as the rules allow. */
  propose(order: G["order"]): void;
  /** Gives an order; `false` if it was refused. `again`: others answer at the same time, and may have been faster. */
  give(order: G["order"], again?: boolean): Promise<boolean>;
  /** Types in the faces of real dice; `false` if they were refused. */
  roll(faces: number[]): Promise<boolean>;
  /** Sets up everything that is still missing as the rules' own array has it. */
  deploy(): Promise<boolean>;
  /** Something is done beside the game; `false` if it was refused. */
  beside(asked: Asked): Promise<boolean>;
  /** Nothing is refused any more. */
  dismiss(): void;
  /** Back to before the last order of this screen; where that is not free, the others are asked. */
  undo(): void;
  /** Brings one of the three panels to the front, where only one is seen, and what is asked to its top. */
  show(tab: Tab): void;
  /** Shows on the table what has come before and is seen only now. */
  play(acts: readonly Act[]): void;
}

/** A note of the coach: the word `coach-NAME`, beside what it speaks of once its moment has come. */
export interface Note {
  readonly name: string;
  at(): Element | null | undefined;
}

/** How a game is learnt by playing its smallest battle. */
export interface Lessons {
  /** What the battle is about and what wins it: keys of the words. */
  readonly about: readonly string[];
  /** If the moments of several have come, the first is shown. Each is shown once. */
  readonly notes: readonly Note[];
  /** What no note covers, besides what it speaks of: a selector. */
  readonly clear?: string;
}

/** The answer that a thumb reaches first: what ends the turn, or gives what is about to be done. */
export interface MainAnswer {
  readonly said: string;
  /** It cannot be given just now. */
  readonly waits?: boolean;
  give(): void;
}

/** What a game shows of a match. The house adds the head, the log, the company and what went wrong. */
export interface TableParts<G extends GameTypes = GameTypes> {
  board?: Part;
  /** Above the question: how the game stands. */
  score?: Part;
  /** Below the question: what may be answered, and what is about to be done. Without it the house lists all offers, or
   * lets players choose an open number, and shows dice, reasons and chances before they answer. */
  now?: Part;
  /** An order in words, for the house's own answers; without it the words `order-<kind>`. */
  said?(order: G["order"]): string;
  /** The piece that is chosen. */
  chosen?: Part;
  /** What the panel of the chosen piece is called: a key of the words. */
  title?: string;
  /** Pieces are chosen only now and then: their panel is there only meanwhile. */
  rarely?: boolean;
  /** The game shows what was refused itself. */
  refuses?: boolean;
  /** The story, if the game tells it itself. */
  log?: Part;
  /** The game types dice in its own way. */
  types?: boolean;
  /** The game still shows what has happened: what is asked, or how it ended, is told later. */
  showing?(): boolean;
  /** The question in words; without it the words `ask-<what>`. */
  question?(): string;
  /** The turn in a few words, for the bar of a small screen. */
  turn?(): string;
  /** For the same bar. A button with the class `main-answer` in the game's own parts is not shown beside it. */
  main?(): MainAnswer | undefined;
  /** What was refused, in words that name pieces as the game does. */
  refused?(refusal: RefusalMessage): string;
  /** A key was pressed; `true` if the game has used it. */
  key?(event: KeyboardEvent): boolean;
  /** Notes for somebody who is new, where this battle teaches the game. */
  lessons?(): Promise<Lessons>;
  /** What is to be seen on the table while it happens. It delays nothing, and `pause` is not needed. */
  shows?: Shows<Logged<G>>;
  /** How long an entry is shown before the next, in milliseconds. */
  pause?(entry: Logged<G>): number | undefined;
  /** An entry is shown now. */
  entered?(entry: Logged<G>): void;
  /** Another question is asked than before: what was about to be ordered is void. */
  cleared?(): void;
  /** It is known what the seat may do as a whole. */
  offered?(): void;
  close?(): void;
}

// A replay

/** A recorded game at a moment: nobody is asked anything. */
export type ReplayTable<G extends GameTypes = GameTypes> = Moment<G>;

export interface ReplayParts<G extends GameTypes = GameTypes> {
  board: Part;
  /** Beside the board: the piece that is chosen, or whatever belongs to the moment. */
  beside?: Part;
  /** What is to be seen on the table while it happens. */
  shows?: Shows<Logged<G>>;
  /** How long an entry is worth looking at, in milliseconds, if longer than usual. */
  lasts?(entry: Logged<G>): number;
  /** Another moment is shown. */
  passed?(): void;
  close?(): void;
}
