// Written by scripts/wire_types.py from src/sandtable/server/wire. Do not edit.

import type { Event, Order, Scenario, State } from "./impetus";

/** The player of a seat: a person at the browser that asks, a person by invitation (`open`), or a computer player by */
export interface SeatPlan {
  seat: string;
  player: string;
}

/** A request for a match: a battle by its name, or two armies on a field. */
export interface NewMatch {
  ruleset: string;
  seats: SeatPlan[];
  battle?: string;
  red?: string;
  blue?: string;
  field?: string;
  edition?: string;
  scale?: string;
  turns?: number;
  weather?: string;
  divisions?: boolean;
  squares_by_order?: boolean;
  most_points?: number;
  tables?: string[];
  skirmish?: SkirmishOptions | null;
  listed?: boolean;
  pace?: Pace;
  name?: string;
}

/** The switches and variants of a scenario with single figures. */
export interface SkirmishOptions {
  beginner: "armour" | "class" | "none";
  mutual: "book" | "natural" | "stand";
  any_six: boolean;
  moving: "each" | "together";
  close_order: boolean;
  taking: boolean;
  rounds: number;
}

/** How long a seat may think: without limit, some seconds in all, or some days each time it is asked. */
export interface Pace {
  kind: "days" | "free" | "live";
  main: number;
  increment: number;
  days: number;
  at_end: "bot" | "loses";
}

/** A seat of a match: the browser that holds the token plays it. */
export interface Ticket {
  match: string;
  seat: string;
  token: string;
  kind: "invitation" | "seat" | "watch";
}

/** A person has come by a link, and may choose a name. */
export interface Join {
  token: string;
  name: string;
}

/** A person takes an open seat of a listed match. */
export interface TakeSeat {
  seat: string;
  name: string;
}

/** A request for a link: to invite a person to a seat, to take one's own seat to another browser, or to watch. */
export interface AskLink {
  kind: "invitation" | "seat" | "watch";
  seat: string;
}

/** Stops mail, by the code of a letter. */
export interface Quiet {
  match: string;
  seat: string;
  code: string;
}

/** Why a match cannot be opened here: a key of the words and its arguments. Its file can still be fetched. */
export interface Unopened {
  key: string;
  args: Record<string, string>;
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
  open: string[];
  names: Record<string, string>;
  listed: boolean;
  watching: number;
  pace: Pace;
  called: Record<string, Record<string, string>>;
  unopened: Unopened | null;
}

/** The winners, and the clause by which they win. */
export interface OutcomeMessage {
  winners: string[];
  clause: string;
}

/** An army, battle or player that may be chosen, by its id, with its name in each language. */
export interface Choosable {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
  points: number[];
  most_points: number;
}

/** The choices of a further game: its armies, battles and sizes, and the switches of its scenarios. */
export interface GameChoices {
  ruleset: string;
  armies: Choosable[];
  battles: Choosable[];
  scales: string[];
  fields: string[];
  weathers: string[];
  switches: string[];
}

/** A scenario with any number of seats, by its id; `called` is what each seat is called, `options` what it says. */
export interface Skirmish {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
  seats: string[];
  called: Record<string, Record<string, string>>;
  figures: Record<string, number>;
  turns: number;
  period: string;
  options: SkirmishOptions;
  own: boolean;
}

/** What the start page offers; `games` are further games with armies of their own. */
export interface Choices {
  armies: Choosable[];
  battles: Choosable[];
  players: Choosable[];
  editions: string[];
  scales: string[];
  fields: string[];
  tables: Choosable[];
  games: GameChoices[];
  skirmishes: Skirmish[];
  periods: Choosable[];
}

/** A clause of a book. */
export interface ClauseText {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
}

/** What is wrong with an HTTP request: a key of the words, its arguments, and the clause that forbids it, if any. */
export interface Problem {
  status: number;
  key: string;
  args: Record<string, string>;
  clause: string;
}

/** The first message: takes a seat and chooses a language. */
export interface Hello {
  ask: "hello";
  id: number;
  token: string;
  since?: number | null;
  lang?: string;
  match?: string;
}

/** Asks for the orders of the seat or of a piece, perhaps to continue an order that is begun. */
export interface AskOptions {
  ask: "ask-options";
  id: number;
  piece?: string;
  begun?: Record<string, unknown> | null;
}

/** Asks what an order would lead to. */
export interface AskPreview {
  ask: "ask-preview";
  id: number;
  order: Order;
}

/** Asks for the distance from a point or piece to another, between pieces as the rules measure it. */
export interface AskMeasure {
  ask: "ask-measure";
  id: number;
  start: [number, number] | string;
  end: [number, number] | string;
}

/** Asks for zone of control, arcs and ranges of a unit, or the command of a general; without one those of all. */
export interface AskSurroundings {
  ask: "ask-surroundings";
  id: number;
  piece?: string;
  of?: "command" | "zones";
}

/** Gives an order, having seen all entries up to `at`. */
export interface Give {
  ask: "give";
  id: number;
  order: Order;
  at: number;
}

/** Sets up everything that the seat still has to, by the rules' own array. */
export interface DeployAll {
  ask: "deploy-all";
  id: number;
  at: number;
}

/** Asks how the dice have fallen so far, against what could be expected. */
export interface AskLuck {
  ask: "ask-luck";
  id: number;
}

/** Asks to go back to an entry. */
export interface AskUndo {
  ask: "ask-undo";
  id: number;
  to: number;
  at?: number | null;
}

/** Grants or turns down another seat's wish to undo or draw. */
export interface Consent {
  ask: "consent";
  id: number;
  granted: boolean;
  at?: number | null;
}

/** Offers a draw. */
export interface OfferDraw {
  ask: "offer-draw";
  id: number;
  at?: number | null;
}

/** Gives up the game. */
export interface Resign {
  ask: "resign";
  id: number;
  at?: number | null;
}

/** Says something to everybody there. */
export interface Say {
  ask: "say";
  id: number;
  text: string;
}

/** Mutes a seat for this one, or ends that. */
export interface Mute {
  ask: "mute";
  id: number;
  seat: string;
  on: boolean;
}

/** Reports a line to the host. */
export interface Report {
  ask: "report";
  id: number;
  line: number;
  why?: string;
}

/** Lets the computer play a seat: one's own, one that nobody has taken, or one that was left too long ago. */
export interface StandIn {
  ask: "stand-in";
  id: number;
  seat: string;
  player?: string;
}

/** Takes one's seat back from the computer. */
export interface TakeBack {
  ask: "take-back";
  id: number;
}

/** Proposes a pause. */
export interface ProposePause {
  ask: "propose-pause";
  id: number;
}

/** Proposes another pace. */
export interface ProposePace {
  ask: "propose-pace";
  id: number;
  pace: Pace;
}

/** Grants or turns down another seat's proposal. */
export interface AnswerProposal {
  ask: "answer-proposal";
  id: number;
  granted: boolean;
}

/** Ends a pause. */
export interface Resume {
  ask: "resume";
  id: number;
}

/** Shows the match to everybody, or only to people with a link. */
export interface SetListed {
  ask: "set-listed";
  id: number;
  listed: boolean;
}

/** Sets the address at which the seat hears that it is asked; none without an address. */
export interface SetMail {
  ask: "set-mail";
  id: number;
  address: string;
}

/** Sets the standing orders of the seat. */
export interface SetStanding {
  ask: "set-standing";
  id: number;
  standing: StandingOrders;
}

/** What a seat always or never does when it is asked for a reaction; it shoots with no fewer dice than `least`. */
export interface StandingOrders {
  evade: "always" | "ask" | "never";
  square: "always" | "ask" | "never";
  fire: "always" | "ask" | "never";
  charge: "always" | "ask" | "never";
  least: number;
}

/** Keeps the socket open. */
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

/** A piece went from one pose to another. */
export interface Went {
  start: [number, number, number];
  end: [number, number, number];
}

/** A sentence of the story with its clause, in the language of the `hello`. */
export interface SaidLine {
  text: string;
  clause: string;
  kind: "big" | "plain" | "side" | "turn";
  seat: string;
  units: string[];
  moves: Went[];
  lines: LineMessage[];
  dice: number[];
}

/** A refusal: its clause, a key of the words with readable arguments, and what was measured. */
export interface RefusalMessage {
  clause: string;
  key: string;
  args: Record<string, string>;
  pieces: string[];
  witnesses: (Spot | Segment | Arc | Region)[];
  named: Record<string, string>;
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

/** Dice that are awaited or were thrown; `reading` is what the rules read in them, named as in the chances. */
export interface ThrowMessage {
  seat: string;
  what: string;
  clause: string;
  count: number;
  sides: number;
  lines: LineMessage[];
  faces: number[];
  hits: number[];
  reading: string;
}

/** What the game waits for: an order of some seats to a question about some units, or nothing more. */
export interface AwaitMessage {
  seats: string[];
  what: string;
  clause: string;
  outcome: OutcomeMessage | null;
  units: string[];
}

/** How things are drawn: the millimetres of a U, front and depth of each type's base, kinds of oval terrain. */
export interface Measures {
  unit: number;
  bases: Record<string, [number, number]>;
  ovals: string[];
  breaks: Record<string, number>;
  soles: Record<string, [[number, number, number], [number, number, number]]>;
  ground: string;
  marks: Record<string, string>;
  aims: SaidLine[];
  ground_at: string;
}

/** What the rules find in a state beyond what it says: units that count as in square, units that no general reaches. */
export interface Marks {
  squares: string[];
  beyond: string[];
  phases: Record<string, number>;
  reacts: boolean;
  astray: string[];
  initiative: Record<string, [number, number]>;
  levels: Record<string, number>;
}

/** The answer to `hello`: the game and where it stands. */
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
  measures: Measures;
  players: Record<string, string>;
  state: State;
  entries: number;
  awaits: AwaitMessage;
  free_undo: number;
  head: string;
  around: Around;
  talk: Said[];
  seen: number;
  hides: boolean;
  posts: boolean;
  address: string;
  muted: string[];
  marks: Marks;
  standing: StandingOrders;
}

/** Everything beside the game that everybody may know. */
export interface Around {
  seats: Sitting[];
  owner: string;
  watching: number;
  listed: boolean;
  pace: Pace;
  clock: Clock;
  proposal: Proposal | null;
}

/** A seat as everybody may know it. */
export interface Sitting {
  seat: string;
  player: string;
  name: string;
  present: boolean;
  open: boolean;
  away: "absent" | "asked" | "time" | null;
  claim: number | null;
  out: boolean;
}

/** What each seat has left, in seconds as of `since`, and which seats' time runs. */
export interface Clock {
  left: Record<string, number>;
  running: string[];
  since: number;
  paused: boolean;
}

/** A seat proposes a pause or another pace; `agreed` have agreed so far. */
export interface Proposal {
  seat: string;
  kind: "pace" | "pause";
  pace: Pace;
  agreed: string[];
}

/** A line: what a seat has said, or a notice of the server by its key. */
export interface Said {
  n: number;
  at: number;
  seat: string;
  text: string;
  key: string;
  args: Record<string, string>;
}

/** A new entry: its events and throws, the state after it, and what is awaited now. */
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
  to: number;
  marks: Marks;
  lines: SaidLine[];
  by_orders: boolean;
}

/** An entry from before the reader came: as much of it as a log needs. */
export interface MissedMessage {
  tell: "missed-message";
  n: number;
  seat: string;
  kind: string;
  throws: ThrowMessage[];
  events: Event[];
  head: string;
  to: number;
  lines: SaidLine[];
  by_orders: boolean;
}

/** An entry of which nothing is hidden any more. */
export interface OpenedEntry {
  n: number;
  events: Event[];
  lines: SaidLine[];
}

/** The game is over: the entries of which something was hidden, now complete. */
export interface OpenedMessage {
  tell: "opened-message";
  entries: OpenedEntry[];
}

/** An order that would be accepted; if it has a field, with any number from low to high in it. */
export interface OfferMessage {
  order: Order;
  field: string;
  low: number;
  high: number;
  path: PathMessage | null;
}

/** How the pieces of an order move as its number grows: along an angle, about a pivot by a sign, or along a road. */
export interface PathMessage {
  pieces: string[];
  kind: "road" | "straight" | "turn";
  angle: number;
  pivot: [number, number];
  sign: number;
  legs: [number, number, number, number][];
}

/** An order that would be refused, and why; `path` is the path that is barred. */
export interface BarredMessage {
  order: Order;
  refusals: RefusalMessage[];
  path: PathMessage | null;
}

/** The orders that a seat or a piece has. */
export interface OptionsMessage {
  tell: "options-message";
  id: number;
  piece: string;
  offers: OfferMessage[];
  barred: BarredMessage[];
  pieces: string[];
}

/** What an order would lead to: refusals; or poses, then dice with reasons and chances, or a question. */
export interface PreviewMessage {
  tell: "preview-message";
  id: number;
  refusals: RefusalMessage[];
  poses: Record<string, [number, number, number]>;
  events: Event[];
  throw: ThrowMessage | null;
  odds: Record<string, string>;
  prospects: Record<string, unknown>;
  asks: AwaitMessage | null;
  forks: ForkMessage[];
}

/** An answer to the question that an order leads to: the next question, or the dice and chances that follow. */
export interface ForkMessage {
  order: Order;
  throw: ThrowMessage | null;
  prospects: Record<string, unknown>;
  forks: ForkMessage[];
}

/** A distance, and the line along which it was measured. */
export interface MeasureMessage {
  tell: "measure-message";
  id: number;
  length: number;
  at: [[number, number], [number, number]];
}

/** Regions around pieces, by name: zones of control, arcs at each reach, commands. */
export interface SurroundingsMessage {
  tell: "surroundings-message";
  id: number;
  piece: string;
  regions: Record<string, [number, number][]>;
}

/** The dice of a seat for one kind of throw: what they gave, and what could be expected of them. */
export interface LuckRow {
  seat: string;
  what: string;
  throws: number;
  thrown: number;
  expected: number;
  chance: number;
}

/** How the dice have fallen. */
export interface LuckMessage {
  tell: "luck-message";
  id: number;
  rows: LuckRow[];
}

/** An order, undo or ending was refused. Nothing has changed. */
export interface RefusedMessage {
  tell: "refused-message";
  id: number;
  refusals: RefusalMessage[];
}

/** A seat asks to undo (to an entry) or to draw, and `agreed` have agreed; or `by` has turned it down. */
export interface WishMessage {
  tell: "wish-message";
  seat: string;
  wish: "declined" | "draw" | "undo";
  to: number;
  by: string;
  agreed: string[];
}

/** Something beside the game has changed: presence, clocks, proposals. */
export interface AroundMessage {
  tell: "around-message";
  around: Around;
}

/** A new line of talk, or a notice of the server. */
export interface TalkMessage {
  tell: "talk-message";
  said: Said;
}

/** A request that cannot be answered; the connection and the game go on. */
export interface FaultMessage {
  tell: "fault-message";
  id: number;
  key: string;
  args: Record<string, string>;
}

/** A request was done; what follows from it comes as entries. */
export interface Done {
  tell: "done";
  id: number;
}

/** A nation that a battle may name. */
export interface RapideNation {
  id: string;
  name: Record<string, string>;
  region: string;
  native: boolean;
}

/** A battle that comes with the program, as the form has it. */
export interface RapideShipped {
  id: string;
  name: Record<string, string>;
  form: Record<string, unknown>;
}

/** What the form offers. */
export interface RapideChoices {
  nations: RapideNation[];
  technologies: string[];
  terrains: string[];
  worths: number[];
  battles: RapideShipped[];
  tables: string[];
}

/** A battle that is being set up: the contents of a battle file, and own tables. */
export interface RapideForm {
  form: Record<string, unknown>;
  tables: string[];
}

/** A request for a battle, with dice of the program or real dice that are typed in. */
export interface RapideNew {
  form: Record<string, unknown>;
  dice: "fair" | "typed";
  name?: string;
  tables?: string[];
}

/** The new name of an evening or a battle. */
export interface RapideNamed {
  name: string;
}

/** The face of a real die, typed in after the entries up to `at`. */
export interface RapideFace {
  at: number;
  face: number;
}

/** What a side decides. */
export interface RapideOrder {
  at: number;
  seat: string;
  order: Record<string, unknown>;
}

/** One step back, or the end. */
export interface RapideStep {
  at: number;
}

/** An error at a field of the form: a key of the words with its arguments, and the clause that forbids it. */
export interface RapideFault {
  field: string;
  clause: string;
  key: string;
  args: Record<string, string>;
}

/** What a face of the die would do: losses and stars, or a test that is passed or not. */
export interface RapideEffect {
  face: number;
  total: number;
  losses: string;
  stars: number;
  passed: boolean | null;
}

/** A die: its seat and purpose, every line with its reason, its column, and what each face does. */
export interface RapideDie {
  seat: string;
  what: string;
  clause: string;
  column: string;
  column_clause: string;
  lines: LineMessage[];
  faces: RapideEffect[];
}

/** One side before the battle; `barred` is the clause that keeps it from firing. */
export interface RapideSide {
  seat: string;
  nation: string;
  stack: string;
  force: number;
  technology: string;
  veteran: boolean;
  native: boolean;
  revolution: boolean;
  leader: string;
  morale: number;
  cavalry: number;
  dice: RapideDie[];
  barred: string;
  adjustments: LineMessage[];
}

/** The chances of each side to win (nobody: `""`) and to win a major victory; its average losses in detachments. */
export interface RapideChances {
  wins: Record<string, string>;
  major: Record<string, string>;
  losses: Record<string, number>;
}

/** The errors of a form; if there are none, both sides and their chances. */
export interface RapideCheck {
  faults: RapideFault[];
  sides: RapideSide[];
  chances: RapideChances | null;
}

/** Something that happened, and its clauses. */
export interface RapideSentence {
  text: string;
  clauses: string[];
}

/** The state of a side so far. */
export interface RapideTally {
  stars: number;
  morale: number;
  losses: string;
  broken: boolean;
  stack: string;
}

/** A die with its face (0: none), what followed, the tallies after it, and the chances before it. */
export interface RapideMoment {
  entry: number;
  round: number;
  die: RapideDie | null;
  face: number;
  told: RapideSentence[];
  tallies: Record<string, RapideTally>;
  chances: RapideChances;
}

/** A possible order, in words, and its chances; `best`: no other is as good. */
export interface RapideAnswer {
  order: Record<string, unknown>;
  text: string;
  chances: RapideChances;
  best: boolean;
}

/** A question to a side. */
export interface RapideQuestion {
  seat: string;
  what: string;
  text: string;
  clause: string;
  answers: RapideAnswer[];
}

/** What a side has lost, how that adds up, and what is left of it. */
export interface RapideLoss {
  seat: string;
  nation: string;
  before: string;
  after: string;
  losses: string;
  sum: string;
  clause: string;
}

/** The end of a battle; `text` is all of it in a form that can be sent. */
export interface RapideResult {
  winner: string;
  major: boolean;
  headline: string;
  clause: string;
  sides: RapideLoss[];
  faces: number[];
  text: string;
}

/** A battle in the list of an evening; `lost`: its rules are not known here. */
export interface RapideCard {
  battle: string;
  name: string;
  begun: number;
  year: number;
  terrain: string;
  nations: [string, string];
  dice: string;
  round: number;
  state: "closed" | "lost" | "open" | "over";
  headline: string;
}

/** A battle as it stands; `mine`: the reader may go on with it. `back` is 0 if nothing can be taken back. */
export interface RapideBattle {
  card: RapideCard;
  mine: boolean;
  form: Record<string, unknown>;
  retreat_test: boolean;
  sides: RapideSide[];
  moments: RapideMoment[];
  tallies: Record<string, RapideTally>;
  chances: RapideChances;
  die: RapideDie | null;
  question: RapideQuestion | null;
  result: RapideResult | null;
  back: number;
  entries: number;
  head: string;
}

/** A new evening: the holder of its token sees and changes it. */
export interface RapideTicket {
  token: string;
}

/** An evening and its battles, the last begun first. */
export interface RapideEvening {
  name: string;
  opened: number;
  battles: RapideCard[];
}

/** A sentence of the story with its clauses; turns are at level 0, acting sides at 1, what happens at 2. */
export interface ReplayLine {
  text: string;
  clauses: string[];
  level: number;
  seat: string;
  units: string[];
  lines: LineMessage[];
}

/** One entry: what happened, and which fields of the state it changed (`patch`). */
export interface ReplayEntry {
  n: number;
  seat: string;
  kind: string;
  lines: ReplayLine[];
  throws: ThrowMessage[];
  patch: Record<string, unknown>;
  awaits: AwaitMessage;
  head: string;
  to: number;
  marks: Marks;
  events: Event[];
}

/** A turn or round, and the entry with which it begins. */
export interface ReplayTurn {
  number: number;
  entry: number;
}

/** A comment on a moment; it is no part of the game. */
export interface ReplayComment {
  id: number;
  at: number;
  by: string;
  text: string;
  written: number;
  mine: boolean;
}

/** The game that this one goes on from, and after which entry. */
export interface ReplayOrigin {
  game: string;
  entry: number;
}

/** A whole game to look at: its first state, and entry by entry what changed. */
export interface Replay {
  name: string;
  form: "battle" | "kept" | "match" | "opened";
  seat: string;
  mine: boolean;
  game: string;
  ruleset: string;
  version: number;
  dice: string;
  edition: string;
  title: Record<string, string>;
  players: Record<string, string>;
  seats: string[];
  scenario: Scenario;
  measures: Measures;
  state: State;
  opening: ReplayLine[];
  entries: ReplayEntry[];
  turns: ReplayTurn[];
  finished: boolean;
  outcome: OutcomeMessage | null;
  origin: ReplayOrigin | null;
  drawable: boolean;
  comments: ReplayComment[];
}

/** What the rules find at a moment: zones, arcs or commands by their names, and marks. */
export interface ReplayAround {
  at: number;
  regions: Record<string, [number, number][]>;
  marks: Marks;
}

/** The error of a file: its line, in words, with every clause that refuses it. */
export interface ReplayFault {
  line: number;
  text: string;
  reasons: ReplayLine[];
}

/** One result of checking a file: it holds, it does not, or it cannot be known (yet). */
export interface ReplayProof {
  what: "chain" | "dice" | "head" | "origin" | "result" | "rules";
  held: "no" | "open" | "yes";
  text: string;
}

/** The result of checking a file: sound and complete, sound so far, or bad at a line. */
export interface ReplayVerdict {
  verdict: "bad" | "sound" | "unfinished" | "veiled";
  text: string;
  fault: ReplayFault | null;
  proofs: ReplayProof[];
  entries: number;
  thrown: number;
  typed: number;
  undone: number;
  head: string;
}

/** An opened file: its sound part, and the verdict on all of it. */
export interface OpenedReplay {
  replay: Replay | null;
  verdict: ReplayVerdict;
}

/** A distance in thousandths of a U, and the points between which it was measured. */
export interface ReplayMeasured {
  length: number;
  at: [[number, number], [number, number]];
}

/** Asks for the distance at a moment from a point or piece to another. */
export interface AskReplayMeasure {
  at: number;
  start: [number, number] | string;
  end: [number, number] | string;
}

/** A new comment on a moment. */
export interface NewComment {
  at: number;
  text: string;
  by?: string;
}

/** A request for a game that goes on from a moment, with these players. */
export interface NewBranch {
  at: number;
  seats: SeatPlan[];
}

/** The new game: a match with its tickets, or a battle of an evening, with the token of a new evening. */
export interface BranchMade {
  match: string;
  tickets: Ticket[];
  evening: string;
}

/** A kept file: its name, and the token that may delete it and write comments to it. */
export interface KeptReplay {
  name: string;
  token: string;
}

/** The result of deleting a match: it is gone for everybody, or only the seat was given up. */
export interface Deleted {
  gone: boolean;
}

/** An error of a file: its line and field, in words, and the clause that forbids it. */
export interface MaterialFault {
  line: number;
  field: string;
  text: string;
  clause: string;
  file: string;
}

/** A file of the folder; `title` is what it says it is called, `faults` the number of its errors. */
export interface MaterialFile {
  ruleset: string;
  kind: string;
  name: string;
  title: Record<string, string>;
  size: number;
  changed: number;
  faults: number;
}

/** A file with its text, its version and its errors. */
export interface MaterialText {
  file: MaterialFile;
  text: string;
  version: string;
  faults: MaterialFault[];
}

/** A kind of file that players may write for a game, and the program's files of that kind. */
export interface MaterialKind {
  ruleset: string;
  kind: string;
  shipped: string[];
}

/** The whole folder: whether browsers may change it, how large and how many files may be, and its files. */
export interface Material {
  open: boolean;
  largest: number;
  most: number;
  kinds: MaterialKind[];
  files: MaterialFile[];
}

/** A text to check or keep; `over` is the version of the file that it replaces. */
export interface MaterialDraft {
  text: string;
  over: string;
}

/** The new name of a file. */
export interface MaterialRename {
  name: string;
}

/** All errors of a text; notes about a sound one. */
export interface MaterialCheck {
  faults: MaterialFault[];
  notes: string[];
}

export type AnyRequest = Hello | AskOptions | AskPreview | AskMeasure | AskSurroundings | Give | DeployAll | AskLuck | AskUndo | Consent | OfferDraw | Resign | Say | Mute | Report | StandIn | TakeBack | ProposePause | ProposePace | AnswerProposal | Resume | SetListed | SetMail | SetStanding | Ping;

export type AnyMessage = Welcome | EntryMessage | MissedMessage | OpenedMessage | OptionsMessage | PreviewMessage | MeasureMessage | SurroundingsMessage | LuckMessage | RefusedMessage | WishMessage | AroundMessage | TalkMessage | FaultMessage | Done;
