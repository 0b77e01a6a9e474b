// The JSON of Argad! as the server writes it: shapes only, no rules.

export type Point = [number, number];
export type Pose = [number, number, number];

export interface Figure {
  id: string;
  seat: string;
  rank: number;
  wears: number;
  armour: boolean;
  blades: string[];
  missile: string;
  shield: string;
  horse: string;
  base: string;
  strong: boolean;
  glory: number;
  leader: boolean;
  unit: string;
  name: string;
  traits: string[];
}

/** What something of a scenario is called in each language. */
export interface Called {
  kind: "scenario" | "seat" | "figure" | "zone";
  id: string;
  en: string;
  fr: string;
  es: string;
}

export interface Zone {
  id: string;
  outline: Point[];
}

export interface Scenario {
  period: string;
  board: [number, number];
  called?: Called[];
  pieces: { id: string; kind: string; points: Point[]; height: number }[];
  pacts: { one: string; other: string; relation: "allied" | "hostile" | "neutral" }[];
  choices: { moving: "together" | "each"; rounds: number };
  seats: string[];
  figures: Figure[];
  aims: { seat: string; zone: string; points: number }[];
  zones: Zone[];
  ambushes: { figures: string[]; seat: string; zone: string }[];
  last_turn: number;
}

export interface Man {
  id: string;
  stand: Pose | null;
  mounted: boolean;
  hidden: boolean;
  wounded: boolean;
  reload: number;
  ammunition: number;
  formed: string;
  wall: string;
  crouched: boolean;
  /** Whose horse this is, if it is one that was left. */
  rider: string;
}

export interface Move {
  figure: string;
  path: Point[];
  how: string;
  face: number;
  wall: boolean;
  target: string;
}

export interface Plan {
  seat: string;
  moves: Move[];
  confirmed: boolean;
}

export interface Walked {
  figure: string;
  way: Point[];
  pace: number;
  tick: number;
  start: number;
  end: number;
}

/** Who has not come to the end of the way that was ordered this turn: why, by whom, and how much was not walked. */
export interface Short {
  figure: string;
  why: string;
  by: string;
  lost: number;
}

export interface Shot {
  figure: string;
  target: string;
}

export interface Blow {
  figure: string;
  target: string;
  weapon: string;
  shield: string;
  crossing: boolean;
  second: string;
}

export interface Post {
  figure: string;
  stand: Pose;
}

/** A figure that is named, and no more: it comes out, or follows up. */
export interface Named {
  figure: string;
}

/** What one figure is about to do, whatever is asked. */
export type Item = Move | Shot | Blow | Post | Named;

export interface State {
  scenario: Scenario;
  men: Man[];
  fallen: { id: string; stand: Pose }[];
  turn: number;
  moment: number;
  round: number;
  sealed: string[];
  plans: Plan[];
  moves: Move[];
  walks: Walked[];
  short: Short[];
  strikes: { striker: string; target: string }[];
  shots: Shot[];
  asleep: string[];
  winners: string[];
}

export interface SkirmishOrder {
  order: string;
  moment?: number;
  moves?: Move[];
  shots?: Shot[];
  blows?: Blow[];
  posts?: Post[];
  figures?: string[];
  figure?: string;
  heading?: number;
}

export interface Happening {
  event: string;
  round?: number;
  plans?: Plan[];
  walk?: Walked;
  stand?: Pose;
  turn?: number;
  shots?: Shot[];
  figure?: string;
  victim?: string;
  hit?: boolean;
  striker?: string;
  target?: string;
  outcome?: string;
  achieved?: number[];
}

/** In which field an order tells what each figure does. */
export const FIELD: Record<string, "moves" | "shots" | "blows" | "posts"> = { announce: "moves", answer: "moves", shoot: "shots", fight: "blows", hide: "posts" };

export const itemsOf = (order: SkirmishOrder): Item[] => {
  const field = FIELD[order.order];
  return (field && order[field]) ?? [];
};
