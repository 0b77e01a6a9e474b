// Written by scripts/wire_types.py from the rules and the page of the game. Do not edit.

import type { GameTypes } from "../../page/api";

/** The battle, its two sides, and what is still to do; nothing to do: it is over. */
export interface State {
  book: string;
  battle: Battle;
  attacker: Side;
  defender: Side;
  agenda: Step[];
  round: number;
  winner: string;
  verdict: string;
  major: boolean;
}

/** Who meets whom, when and where; `retreat_test` is option M. */
export interface Battle {
  year: number;
  attacker: Army;
  defender: Army;
  terrain: string;
  retreat_test: boolean;
}

/** A battle that is being set up: the contents of a battle file, and own tables. */
export interface Setup {
  form: Record<string, unknown>;
  tables?: string[];
}

/** What the form offers. */
export interface Offers {
  nations: Nation[];
  technologies: string[];
  terrains: string[];
  worths: number[];
  battles: Shipped[];
  tables: string[];
}

/** The errors of a form; if there are none, both sides and their chances. */
export interface Check {
  faults: FormFault[];
  sides: SideTold[];
  chances: Chances | null;
}

/** The battle before it begins, and the form that it was set up with. */
export interface Scene {
  year: number;
  terrain: string;
  retreat_test: boolean;
  form: Record<string, unknown>;
  sides: SideTold[];
}

/** How the battle stands: what is awaited, or how it ended. */
export interface Marks {
  tallies: Record<string, Tally>;
  chances: Chances;
  die: DieTold | null;
  question: QuestionTold | null;
  result: ResultTold | null;
}

/** What happened in an entry, die by die. */
export interface Detail {
  moments: MomentTold[];
}

/** What has become of one side. Losses are in halves. */
export interface Side {
  stack: Stack;
  stars: number;
  inflicted: number;
  broke: string;
  failed: boolean;
  attrition: number;
  losses: number;
}

/** Two detachments join an A− before the battle (CR N). */
export interface Absorb {
  order: "absorb";
}

/** The stack goes into battle as it is. */
export interface Ready {
  order: "ready";
}

/** The side wants to leave after round one. */
export interface Retreat {
  order: "retreat";
}

/** The side fights on. */
export interface Stay {
  order: "stay";
}

/** A pasha of this worth pays for losses (CR K.2). */
export interface GivePasha {
  order: "give-pasha";
  worth: number;
}

/** All that is still due is paid in counters. */
export interface GiveCounters {
  order: "give-counters";
}

/** Two detachments have joined an A−. */
export interface Absorbed {
  event: "absorbed";
  seat: string;
  stack: Stack;
}

/** A side goes into battle as it is. */
export interface Mustered {
  event: "mustered";
  seat: string;
}

export interface RoundBegan {
  event: "round-began";
  number: number;
  steps: Step[];
}

/** What Fire did; the clause says how this technology fires: stars only, half, or in full. */
export interface Fired {
  event: "fired";
  seat: string;
  column: string;
  losses: number;
  stars: number;
  clause: string;
}

/** A side has no right to fire. */
export interface HeldFire {
  event: "held-fire";
  seat: string;
  clause: string;
}

export interface Shocked {
  event: "shocked";
  seat: string;
  column: string;
  losses: number;
  stars: number;
}

/** A side broken by Fire does not shock. */
export interface CouldNotAnswer {
  event: "could-not-answer";
  seat: string;
  clause: string;
}

/** Who has broken by this phase. */
export interface MoraleChecked {
  event: "morale-checked";
  phase: string;
  broken: string[];
}

/** Nobody has broken: who is asked first whether to retreat. */
export interface RoundEnded {
  event: "round-ended";
  asked: string[];
  steps: Step[];
}

export interface Stayed {
  event: "stayed";
  seat: string;
}

/** A side has left the field after round one. */
export interface Withdrew {
  event: "withdrew";
  seat: string;
}

/** Under option M the retreat must be tested. */
export interface TriedToRetreat {
  event: "tried-to-retreat";
  seat: string;
}

export interface RetreatFailed {
  event: "retreat-failed";
  seat: string;
}

/** The fight is over; nobody has won if the winner is empty. */
export interface BattleEnded {
  event: "battle-ended";
  winner: string;
  clause: string;
  steps: Step[];
}

export interface Pursued {
  event: "pursued";
  seat: string;
  column: string;
  losses: number;
}

/** A side has paid for its retreat. */
export interface Retreated {
  event: "retreated";
  seat: string;
  losses: number;
}

/** All losses of a side, with what adjusted those inflicted on it. */
export interface LossesCounted {
  event: "losses-counted";
  seat: string;
  inflicted: number;
  lines: Line[];
  attrition: number;
  losses: number;
}

/** The result, and what each side owes; a victory that is not major stands by what decided the fight. */
export interface Judged {
  event: "judged";
  winner: string;
  major: boolean;
  clause: string;
  steps: Step[];
}

export interface PashaLost {
  event: "pasha-lost";
  seat: string;
  worth: number;
}

/** What remains of a side. */
export interface CountersLost {
  event: "counters-lost";
  seat: string;
  paid: number;
  remains: Stack;
}

/** One side as it comes to the field. */
export interface Army {
  nation: string;
  stack: Stack;
  technology: string;
  veteran: boolean;
  leader: Leader;
  cavalry: string;
  native: boolean;
  revolution: boolean;
}

/** The chances of each side to win (nobody: `""`) and to win a major victory; its average losses in detachments. */
export interface Chances {
  wins: Record<string, string>;
  major: Record<string, string>;
  losses: Record<string, number>;
}

/** Counters: armies by their face, loose detachments, and what each pasha is worth. */
export interface Stack {
  plus: number;
  minus: number;
  detachments: number;
  pashas: number[];
}

/** Manoeuvre, fire and shock, as in `4.3.4`. */
export interface Leader {
  manoeuvre: number;
  fire: number;
  shock: number;
}

/** A nation that a battle may name. */
export interface Nation {
  id: string;
  name: Record<string, string>;
  region: string;
  native: boolean;
}

/** A battle that comes with the program, or an own one, as the form has it. */
export interface Shipped {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
  form: Record<string, unknown>;
}

/** An error at a field of the form: a key of the words with its arguments, and the clause that forbids it. */
export interface FormFault {
  field: string;
  clause: string;
  key: string;
  args: Record<string, string>;
}

/** One side before the battle; `barred` is the clause that keeps it from firing. */
export interface SideTold {
  seat: string;
  name: string;
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
  dice: DieTold[];
  barred: string;
  adjustments: LineMessage[];
}

/** The state of a side so far. Stars and whether it broke are null when the state does not know them any more. */
export interface Tally {
  stars: number | null;
  morale: number;
  losses: string;
  broken: boolean | null;
  stack: string;
}

/** A die: its seat and purpose, every line with its reason, its column, and what each face does. */
export interface DieTold {
  seat: string;
  what: string;
  clause: string;
  column: string;
  column_clause: string;
  lines: LineMessage[];
  faces: Effect[];
}

/** A question to a side. */
export interface QuestionTold {
  seat: string;
  what: string;
  text: string;
  clause: string;
  answers: AnswerTold[];
}

/** The end of a battle. */
export interface ResultTold {
  winner: string;
  major: boolean;
  headline: string;
  clause: string;
  sides: LossTold[];
}

/** A die with its face (0: none), what followed, the tallies after it, and the chances before it. */
export interface MomentTold {
  round: number;
  die: DieTold | null;
  face: number;
  told: SentenceTold[];
  tallies: Record<string, Tally>;
  chances: Chances;
  counted: CountTold[];
}

/** A side may convert detachments before the battle. */
export interface Muster {
  step: "muster";
  seat: string;
}

/** A round begins. */
export interface Round {
  step: "round";
  number: number;
}

export interface Fire {
  step: "fire";
  seat: string;
}

export interface Shock {
  step: "shock";
  seat: string;
}

/** Both sides are checked after a phase. */
export interface Morale {
  step: "morale";
  phase: string;
}

/** Somebody has lost, or the fight goes on. */
export interface RoundEnd {
  step: "round-end";
}

export interface AskRetreat {
  step: "ask-retreat";
  seat: string;
}

/** Option M. */
export interface RetreatTest {
  step: "retreat-test";
  seat: string;
}

export interface Pursuit {
  step: "pursuit";
  seat: string;
}

export interface RetreatLoss {
  step: "retreat-loss";
  seat: string;
}

/** Losses are added up. */
export interface Reckoning {
  step: "reckoning";
}

/** A side still owes so many detachments. */
export interface Payment {
  step: "payment";
  seat: string;
  due: number;
}

/** A number with its reason: the clause it comes from and a word for people. */
export interface Line {
  value: number;
  clause: string;
  why: string;
}

/** A number with its reason. */
export interface LineMessage {
  value: number;
  clause: string;
  why: string;
}

/** What a face of the die would do: losses and stars, or a test that is passed or not. */
export interface Effect {
  face: number;
  total: number;
  losses: string;
  stars: number;
  passed: boolean | null;
}

/** A possible order, in words, and its chances; `best`: no other is as good, and `by` says in what. */
export interface AnswerTold {
  order: Order;
  text: string;
  chances: Chances;
  best: boolean;
  by: "" | "losses" | "wins";
}

/** What a side had, what it has lost, and what is left of it. */
export interface LossTold {
  seat: string;
  nation: string;
  before: string;
  after: string;
  losses: string;
}

/** Something that happened, and its clauses. */
export interface SentenceTold {
  text: string;
  clauses: string[];
}

/** How the losses of a side add up. */
export interface CountTold {
  seat: string;
  sum: string;
  clause: string;
}

export type Order = Absorb | Ready | Retreat | Stay | GivePasha | GiveCounters;

export type Event = Absorbed | Mustered | RoundBegan | Fired | HeldFire | Shocked | CouldNotAnswer | MoraleChecked | RoundEnded | Stayed | Withdrew | TriedToRetreat | RetreatFailed | BattleEnded | Pursued | Retreated | LossesCounted | Judged | PashaLost | CountersLost;

export type Step = Muster | Round | Fire | Shock | Morale | RoundEnd | AskRetreat | RetreatTest | Pursuit | RetreatLoss | Reckoning | Payment;

export type Scenario = Battle;

/** Everything that this game writes. */
export interface Types extends GameTypes {
  scenario: Scenario;
  scene: Scene;
  state: State;
  marks: Marks;
  order: Order;
  event: Event;
  detail: Detail;
}
