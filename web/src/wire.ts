// Written by scripts/wire_types.py from src/sandtable/server/wire. Do not edit.

/** The player of a seat: a person at the browser that asks, a person by invitation (`open`), or a computer player by */
export interface SeatPlan {
  seat: string;
  player: string;
}

/** A request for a match. `setup` is the game's own record. */
export interface NewMatch {
  game: string;
  seats: SeatPlan[];
  setup: unknown;
  dice?: "fair" | "typed";
  listed?: boolean;
  pace?: Pace;
  name?: string;
  title?: string;
  evening?: string;
}

/** A request for what the game says of a set-up before it is played. */
export interface AskCheck {
  setup: unknown;
}

/** A seat of a match: the browser that holds the token plays it. */
export interface Ticket {
  match: string;
  seat: string;
  token: string;
  kind: "invitation" | "seat" | "watch";
  commitment: string;
  entries: number;
  head: string;
  joins: boolean;
}

/** The nonce of each seat, which its player's browser draws: 32 bytes in hexadecimal. */
export interface Nonces {
  nonces: Record<string, string>;
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

/** Wants a rematch, or wants none. */
export interface AskRematch {
  wanted: boolean;
}

/** Why a match cannot be opened here: a key of the words and its arguments. Its file can still be fetched. */
export interface Unopened {
  key: string;
  args: Record<string, string>;
}

/** A match as the start page shows it. */
export interface MatchCard {
  match: string;
  game: string;
  title: Record<string, string>;
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
  about: Record<string, string>;
  verdict: Record<string, string>;
  closed: boolean;
  dice: string;
  begun: number;
  rematch: Rematch | null;
}

/** Something that may be chosen, by its id, with its name in each language. */
export interface Choosable {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
}

/** What players have chosen where a game is set up by its scenarios alone: one by its name. */
export interface ScenarioSetup {
  battle: string;
}

/** A scenario that may be chosen: its seats, and what each is called. */
export interface ScenarioOffer {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
  seats: string[];
  called: Record<string, Record<string, string>>;
}

/** What players may choose where a game is set up by its scenarios alone. */
export interface ScenarioOffers {
  scenarios: ScenarioOffer[];
}

/** A match that can be played at once. */
export interface Quick {
  seats: SeatPlan[];
  setup: unknown;
}

/** A side of a ready battle: who it is, and what it has. */
export interface ReadySide {
  seat: string;
  name: string;
  roster: string[];
}

/** A battle that can be played as it is, in the language of the reader. `setup` asks for it. */
export interface ReadyBattle {
  id: string;
  name: string;
  story: string;
  minutes: number;
  difficulty: string;
  sides: ReadySide[];
  setup: unknown;
  map: string;
}

/** A game on the start page: who may take a seat, the best of the computer's players, a match to play at once. */
export interface GameOffer {
  game: string;
  players: Choosable[];
  computer: string;
  quick: Quick | null;
}

/** What the start page offers of a game. */
export interface GameChoices {
  game: string;
  players: Choosable[];
  offers: unknown;
  page: string;
  quick: Quick | null;
  dice: string[];
}

/** What the start page offers. */
export interface Choices {
  games: GameChoices[];
}

/** A clause of a book. */
export interface ClauseText {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
  game: string;
}

/** What is wrong with an HTTP request: a key of the words, its arguments, and the clause that forbids it, if any. */
export interface Problem {
  status: number;
  key: string;
  args: Record<string, string>;
  clause: string;
}

/** The new name of an evening or of a match. */
export interface Named {
  name: string;
}

/** A new evening: the holder of its token sees and changes it. */
export interface EveningTicket {
  token: string;
}

/** An evening and its matches, the last made first. */
export interface EveningMessage {
  name: string;
  opened: number;
  matches: MatchCard[];
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
  order: unknown;
}

/** Asks for the distance from a point or piece to another, between pieces as the rules measure it. */
export interface AskMeasure {
  ask: "ask-measure";
  id: number;
  start: [number, number] | string;
  end: [number, number] | string;
}

/** Asks for regions around a piece, or around all of them; the game knows what `of` may ask for. */
export interface AskSurroundings {
  ask: "ask-surroundings";
  id: number;
  piece?: string;
  of?: string;
}

/** Asks for the whole view, because a patch did not fit. */
export interface AskView {
  ask: "ask-view";
  id: number;
}

/** Gives an order, having seen all entries up to `at`. */
export interface Give {
  ask: "give";
  id: number;
  order: unknown;
  at: number;
}

/** Types in the faces of real dice, having seen all entries up to `at`. */
export interface Roll {
  ask: "roll";
  id: number;
  faces: number[];
  at: number;
}

/** Closes a game that is over: all dice were typed in as they fell. */
export interface Conclude {
  ask: "conclude";
  id: number;
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

/** Grants or turns down another seat's wish to undo, to draw or to close the game. */
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

/** Sets the standing orders of the seat: the record of the game. */
export interface SetStanding {
  ask: "set-standing";
  id: number;
  standing: Record<string, unknown>;
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
  witnesses: Witness[];
  named: Record<string, string>;
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
  after: number;
}

/** One step of a patch (RFC 6902); a value is there unless something is removed. */
export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value: unknown;
}

/** The winners, and the clause by which they win. */
export interface OutcomeMessage {
  winners: string[];
  clause: string;
}

/** What the game waits for: an order of some seats to a question about some units, or nothing more. */
export interface AwaitMessage {
  seats: string[];
  what: string;
  clause: string;
  outcome: OutcomeMessage | null;
  units: string[];
  throw: ThrowMessage | null;
}

/** The answer to `hello`: the game and where it stands. */
export interface Welcome {
  tell: "welcome";
  id: number;
  match: string;
  seat: string;
  game: string;
  title: Record<string, string>;
  commitment: string;
  scenario: unknown;
  scene: unknown;
  players: Record<string, string>;
  dice: string;
  state: unknown;
  marks: unknown;
  check: number;
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
  standing: unknown | null;
  called: Record<string, Record<string, string>>;
  waiting: string[];
}

/** A new entry: its throws, those of its events that the page shows, what it changed, and what is awaited now. */
export interface EntryMessage {
  tell: "entry-message";
  n: number;
  seat: string;
  kind: string;
  throws: ThrowMessage[];
  events: unknown[];
  patch: Operation[];
  check: number;
  awaits: AwaitMessage;
  free_undo: number;
  head: string;
  to: number;
  lines: SaidLine[];
  by_orders: boolean;
  detail: unknown;
}

/** The whole view after an entry, for a reader to whom a patch did not fit. */
export interface ViewMessage {
  tell: "view-message";
  id: number;
  n: number;
  state: unknown;
  marks: unknown;
  check: number;
  awaits: AwaitMessage;
  free_undo: number;
  head: string;
}

/** An entry from before the reader came: as much of it as a log needs. */
export interface MissedMessage {
  tell: "missed-message";
  n: number;
  seat: string;
  kind: string;
  throws: ThrowMessage[];
  events: unknown[];
  head: string;
  to: number;
  lines: SaidLine[];
  by_orders: boolean;
  detail: unknown;
}

/** An entry of which nothing is hidden any more. */
export interface OpenedEntry {
  n: number;
  events: unknown[];
  lines: SaidLine[];
}

/** The game is over: the entries of which something was hidden, now complete. */
export interface OpenedMessage {
  tell: "opened-message";
  entries: OpenedEntry[];
}

/** An order that would be accepted; if it has a field, with any number from low to high in it. */
export interface OfferMessage {
  order: unknown;
  field: string;
  low: number;
  high: number;
  path: unknown;
}

/** An order that would be refused, and why; `path` is the path that is barred. */
export interface BarredMessage {
  order: unknown;
  refusals: RefusalMessage[];
  path: unknown;
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

/** Dice that an order leads to: who throws them, and at whom; `unhurt`: if no throw before costs them anything. */
export interface VolleyMessage {
  throw: ThrowMessage;
  by: string[];
  at: string;
  unhurt: boolean;
}

/** What an order would lead to: refusals; or poses, then dice with reasons and chances, or a question. */
export interface PreviewMessage {
  tell: "preview-message";
  id: number;
  refusals: RefusalMessage[];
  poses: Record<string, [number, number, number]>;
  events: unknown[];
  throw: ThrowMessage | null;
  odds: Record<string, string>;
  prospects: Record<string, unknown>;
  asks: AwaitMessage | null;
  forks: ForkMessage[];
  certain: SaidLine[];
  meets: string[];
  sure: boolean;
  throws: VolleyMessage[];
  uncounted: boolean;
  way: SaidLine[];
  quiet: boolean;
}

/** An answer to the question that an order leads to: the next question, or the dice and chances that follow. */
export interface ForkMessage {
  order: unknown;
  throw: ThrowMessage | null;
  prospects: Record<string, unknown>;
  forks: ForkMessage[];
  throws: VolleyMessage[];
}

/** A distance, and the line along which it was measured. */
export interface MeasureMessage {
  tell: "measure-message";
  id: number;
  length: number;
  at: [[number, number], [number, number]];
}

/** Regions around pieces, by name: what the game finds there. */
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

/** A seat asks to undo (to an entry), to draw or to close the game; `agreed` have agreed, or `by` has declined. */
export interface WishMessage {
  tell: "wish-message";
  seat: string;
  wish: "close" | "declined" | "draw" | "undo";
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

/** A sentence of the story with its clauses; turns are at level 0, acting sides at 1, what happens at 2. */
export interface ReplayLine {
  text: string;
  clauses: string[];
  level: number;
  seat: string;
  units: string[];
  lines: LineMessage[];
}

/** One entry: what happened, and what it changed (`patch`) in the document `{"state": …, "marks": …}`. */
export interface ReplayEntry {
  n: number;
  seat: string;
  kind: string;
  lines: ReplayLine[];
  throws: ThrowMessage[];
  patch: Operation[];
  awaits: AwaitMessage;
  head: string;
  detail: unknown;
  to: number;
  events: unknown[];
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
  form: "kept" | "match" | "opened";
  seat: string;
  mine: boolean;
  game: string;
  version: number;
  dice: string;
  title: Record<string, string>;
  players: Record<string, string>;
  seats: string[];
  scenario: unknown;
  scene: unknown;
  state: unknown;
  marks: unknown;
  opening: ReplayLine[];
  entries: ReplayEntry[];
  turns: ReplayTurn[];
  finished: boolean;
  outcome: OutcomeMessage | null;
  origin: ReplayOrigin | null;
  drawable: boolean;
  comments: ReplayComment[];
  called: Record<string, Record<string, string>>;
}

/** What a seat had, and what it had lost at the end of each turn. */
export interface AfterSide {
  seat: string;
  whole: number;
  lost: number[];
}

/** An entry that decided much: what was lost in it by whom, in sentences. */
export interface AfterMoment {
  entry: number;
  turn: number;
  lost: Record<string, number>;
  chance: number;
  lines: string[];
}

/** A piece that has hit the enemy often. */
export interface AfterUnit {
  piece: string;
  seat: string;
  name: string;
  hits: number;
}

/** A battle that is over, reckoned up. `why` and `text` are the clause that ended it, in words. */
export interface After {
  outcome: OutcomeMessage | null;
  why: string;
  text: string;
  measure: string;
  turns: number[];
  sides: AfterSide[];
  moments: AfterMoment[];
  best: AfterUnit[];
  drawable: boolean;
  last: number;
}

/** What the rules find at a moment: regions by their names, and marks. */
export interface ReplayAround {
  at: number;
  regions: Record<string, [number, number][]>;
  marks: unknown;
}

/** The error of a file: its line, in words, with every clause that refuses it. */
export interface ReplayFault {
  line: number;
  text: string;
  reasons: ReplayLine[];
}

/** One result of checking a file: it holds, it does not, or it cannot be known (yet). */
export interface ReplayProof {
  what: "chain" | "dice" | "head" | "origin" | "result" | "rules" | "steering" | "tables";
  held: "no" | "open" | "yes";
  text: string;
}

/** The result of checking a file: sound and complete, sound so far, or bad at a line. */
export interface ReplayVerdict {
  verdict: "bad" | "sound" | "trusted" | "typed" | "unfinished" | "veiled";
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

/** The new match and its tickets. */
export interface BranchMade {
  match: string;
  tickets: Ticket[];
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

/** What a text seems to be: a kind of file of a game. */
export interface MaterialGuess {
  ruleset: string;
  kind: string;
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

/** How long a seat may think: without limit, some seconds in all, or some days each time it is asked. */
export interface Pace {
  kind: "days" | "free" | "live";
  main: number;
  increment: number;
  days: number;
  at_end: "bot" | "loses";
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
  title: Record<string, string>;
  rematch: Rematch | null;
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

/** Whether the same battle is played again with sides exchanged: who agrees, who has declined, the new match. */
export interface Rematch {
  agreed: string[];
  declined: string;
  match: string;
}

/** What each seat has left, in seconds as of `since`, and which seats' time runs. */
export interface Clock {
  left: Record<string, number>;
  running: string[];
  since: number;
  paused: boolean;
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

/** A seat proposes a pause or another pace; `agreed` have agreed so far. */
export interface Proposal {
  seat: string;
  kind: "pace" | "pause";
  pace: Pace;
  agreed: string[];
}

export type Witness = Spot | Segment | Arc | Region;

export type AnyRequest = Hello | AskOptions | AskPreview | AskMeasure | AskSurroundings | AskView | Give | Roll | Conclude | DeployAll | AskLuck | AskUndo | Consent | OfferDraw | Resign | Say | Mute | Report | StandIn | TakeBack | ProposePause | ProposePace | AnswerProposal | Resume | SetListed | SetMail | SetStanding | Ping;

export type AnyMessage = Welcome | EntryMessage | ViewMessage | MissedMessage | OpenedMessage | OptionsMessage | PreviewMessage | MeasureMessage | SurroundingsMessage | LuckMessage | RefusedMessage | WishMessage | AroundMessage | TalkMessage | FaultMessage | Done;
