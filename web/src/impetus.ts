// The JSON of Basic Impetus as the server writes it: shapes only, no rules.

import type { Piece, Point, Pose } from "./board/shapes";
import type { Corps, General, Leader } from "./grandeur/shapes";

export type { Piece, Point, Pose };
export type Seat = "red" | "blue";

export interface Named {
  en: string;
  fr: string;
  es: string;
}

export interface Profile {
  type: string;
  move: number;
  vbu: number;
  impetus: number;
  vd: number;
  weapon: string;
  traits: string[];
  may_lead: boolean;
  discipline?: string;
  quality?: string;
  mixed?: boolean;
  horse?: boolean;
}

export interface Unit {
  id: string;
  seat: Seat;
  profile: Profile;
  lost: number;
  rear: Profile | null;
  disordered: boolean;
  general: boolean;
  rolling: boolean;
  moved: boolean;
  planted: boolean;
  rear_id: string;
  rear_lost: number;
  turned: boolean;
  stood: boolean;
  brave?: boolean;
  phases?: number;
  square?: boolean;
  opportunity?: boolean;
  /** Whom no general reaches, as the rules find it. */
  beyond?: boolean;
}

export interface ArmyUnit {
  id: string;
  profile: Profile;
  leads: boolean;
  command?: string;
  name: Named | null;
}

export interface Side {
  army: { name: Named; units: ArmyUnit[]; structure?: string; commander?: General; corps?: Corps[] };
}

export interface Scenario {
  edition: string;
  scale: string;
  board: { long: number; short: number };
  red: Side;
  blue: Side;
  pieces: Piece[];
  last_turn: number;
}

export interface State {
  /** What is to be done next; a question whether a failed test is thrown again tells what it has cost so far. */
  agenda: { step: string; loss?: number }[];
  scenario: Scenario;
  pieces: Piece[];
  defender: string;
  half: "lower" | "upper" | null;
  units: Unit[];
  poses: Pose[];
  gone: { id: string; seat: Seat; vd: number }[];
  turn: number;
  active: string;
  used: string[];
  activation: { units: string[]; starts: [string, Pose][] };
  winner: string;
  verdict: string;
  weather?: string;
  leaders?: Leader[];
  fallen?: string[];
  acted?: string[];
  corps?: string;
  named?: string[];
  held?: string[];
}

export interface Line {
  value: number;
  clause: string;
  why: string;
}

/** An order by its name; its other fields are those of its kind. */
export interface Order {
  order: string;
  unit?: string;
  units?: string[];
  target?: string;
  side?: string;
  then?: string;
  corner?: string;
  angle?: number;
  distance?: number;
  bonus?: boolean;
  x?: number;
  y?: number;
  heading?: number;
  rear?: string;
  half?: string;
  one?: string;
  other?: string;
  against?: string[];
  piece?: Piece | string;
  general?: string;
  corps?: string;
}

/** An event by its name; its other fields are those of its kind. */
export interface Event {
  event: string;
  clause?: string;
  seat?: string;
  unit?: string | Unit;
  units?: string[];
  pose?: Pose;
  way?: string;
  total?: number;
  number?: number;
  winner?: string;
  distance?: number;
  bonus?: boolean;
  rolling?: boolean;
  turned?: boolean;
  friend?: string;
  by?: string;
  target?: string;
  side?: string;
  then?: string;
  lines?: Line[];
  hits?: number;
  dice?: number;
  critical?: number;
  lost?: number;
  amount?: number;
  corner?: string;
  attacker?: string;
  one?: string;
  other?: string;
  supports?: string[];
  loser?: string;
  piece?: Piece | string;
  kind?: string;
  half?: string;
  general?: string;
  leader?: Leader;
  corps?: string;
  weather?: string;
  purpose?: string;
  needed?: number;
  passed?: boolean;
  against?: string;
  targets?: string[];
  chargers?: string[];
  face?: number;
  again?: boolean;
  of_his_own?: boolean;
  /** What is to be done next. */
  steps?: { step: string; starts?: [string, Pose][] }[];
}

export const poseOf = (state: State, unit: string): Pose | undefined =>
  state.poses[state.units.findIndex((each) => each.id === unit)] ?? state.leaders?.find((each) => each.id === unit)?.pose;

export const unitOf = (state: State, unit: string): Unit | undefined => state.units.find((each) => each.id === unit);

/** The units that an order names. */
export const unitsOf = (order: Order): string[] => order.units ?? (order.unit ? [order.unit] : []);
