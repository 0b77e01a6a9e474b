// Written by scripts/wire_types.py from the rules and the page of the game. Do not edit.

import type { GameTypes } from "../../page/api";

/** `acted` are the corps that were activated this turn (`red.i`), `corps` the one that is now, `named` those named. */
export interface State {
  book: string;
  pieces: Piece[];
  tried: string[];
  defender: string;
  half: "lower" | "upper" | null;
  poses: Pose[];
  gone: Fallen[];
  flanked: [string, string][];
  turn: number;
  active: string;
  used: string[];
  fought: [string, string][];
  activation: Activation;
  throws: Throws;
  winner: string;
  verdict: string;
  scenario: Scenario;
  agenda: Step[];
  units: Unit[];
  weather: "after-rain" | "clear" | "foul" | "hot" | "rain" | "";
  leaders: Leader[];
  fallen: string[];
  acted: string[];
  corps: string;
  named: string[];
  held: string[];
  failing: [string, Pose][];
  stirred: [string, Pose][];
  swept: Sweep[];
  dodged: string[];
  fired: string[];
  driven: string[];
}

/** `edition` is always `fr`; `any_size` has no meaning here. */
export interface Scenario {
  edition: string;
  scale: string;
  board: Board;
  pieces: Piece[];
  last_turn: number;
  defender: "blue" | "red" | null;
  half: "lower" | "upper" | null;
  any_size: boolean;
  free_deployment: boolean;
  depths: [string, number][];
  red: Side;
  blue: Side;
  weather: "after-rain" | "clear" | "foul" | "hot" | "rain" | null;
  divisions: boolean;
  squares_by_order: boolean;
  most_points: number;
}

/** What players have chosen. An empty weather is that of the battle, or thrown for. */
export interface Setup {
  battle?: string;
  red?: string;
  blue?: string;
  field?: string;
  scale?: string;
  turns?: number;
  weather?: string;
  divisions?: boolean;
  squares_by_order?: boolean;
  most_points?: number;
}

/** What players may choose. */
export interface Offers {
  armies: Priced[];
  battles: Priced[];
  scales: string[];
  fields: string[];
  weathers: string[];
  switches: string[];
}

/** How things are drawn: the millimetres of a U, front and depth of each type's base, kinds of oval terrain. */
export interface Scene {
  unit: number;
  bases: Record<string, [number, number]>;
  ovals: string[];
  breaks: Record<string, number>;
  figures: Record<string, string>;
  sheets: string[];
}

/** How the pieces of an order move as its number grows: along an angle, about a pivot by a sign, or along a road. */
export interface Path {
  pieces: string[];
  kind: "road" | "straight" | "turn";
  angle: number;
  pivot: [number, number];
  sign: number;
  legs: [number, number, number, number][];
  meets: string[];
  far: number;
}

/** What the rules find in a state beyond what it says: units that count as in square, units that no general reaches. */
export interface Marks {
  squares: string[];
  beyond: string[];
  phases: Record<string, number>;
  reacts: boolean;
  astray: string[];
  initiative: Record<string, [number, number]>;
}

/** What a seat always or never does when it is asked for a reaction; it shoots with no fewer dice than `least`. */
export interface StandingOrders {
  evade: "always" | "ask" | "never";
  square: "always" | "ask" | "never";
  fire: "always" | "ask" | "never";
  charge: "always" | "ask" | "never";
  least: number;
}

/** BI 4.1.2: what the units whose turn it is have done so far; without units none is activated. */
export interface Activation {
  units: string[];
  spent: number;
  rolled: number;
  move: string;
  rallied: boolean;
  shot: string[];
  pledges: [string, string][];
  starts: [string, Pose][];
}

/** What two sides have thrown for something, red first; None: not yet. */
export interface Throws {
  red: number | null;
  blue: number | null;
}

/** The defender places a piece (BI 3.5). */
export interface PlacePiece {
  order: "place-piece";
  piece: Piece;
}

/** The defender places no more. */
export interface TerrainDone {
  order: "terrain-done";
}

/** The attacker takes a piece away. */
export interface RemovePiece {
  order: "remove-piece";
  piece: string;
}

/** The attacker lays a piece elsewhere: the same name, kind and size. */
export interface MovePiece {
  order: "move-piece";
  piece: Piece;
}

/** The attacker leaves the terrain as it is. */
export interface LeaveTerrain {
  order: "leave-terrain";
}

/** The defender picks a half (BI 3.6). */
export interface PickHalf {
  order: "pick-half";
  half: "lower" | "upper";
}

/** A unit is set up, or moved while its side still sets up; with a second one behind it, it is a large unit. */
export interface Deploy {
  order: "deploy";
  unit: string;
  x: number;
  y: number;
  heading: number;
  rear: string;
}

/** The army stands as it should. */
export interface DeploymentDone {
  order: "deployment-done";
}

/** A group is activated before it does anything: so its members may shoot before it moves. */
export interface Activate {
  order: "activate";
  units: string[];
}

/** The units do nothing more this turn. */
export interface Pass {
  order: "pass";
  units: string[];
}

/** All units that were not activated pass. */
export interface EndTurn {
  order: "end-turn";
}

/** Straight ahead (BI 5.2a). */
export interface Advance {
  order: "advance";
  units: string[];
  distance: number;
}

/** Forward about a front corner, by an unsigned angle (BI 5.2b). */
export interface Wheel {
  order: "wheel";
  units: string[];
  corner: "left" | "right";
  angle: number;
}

/** A chariot turns on the spot, to the left if the angle is above zero (BI 5.4b). */
export interface WheelAtHalt {
  order: "wheel-at-halt";
  unit: string;
  angle: number;
}

/** Sideways or obliquely, facing kept; the angle is off its heading, to the left if above zero (BI 5.3a). */
export interface Sidestep {
  order: "sidestep";
  unit: string;
  angle: number;
  distance: number;
}

/** Straight back, facing kept (BI 5.3a). */
export interface Backward {
  order: "backward";
  unit: string;
  distance: number;
}

/** Along a road, faced along it (BI 3.2.5). */
export interface March {
  order: "march";
  units: string[];
  distance: number;
}

/** A chariot in motion goes half of its move straight ahead, whatever it meets (BI 5.4c). */
export interface RollOn {
  order: "roll-on";
  unit: string;
}

/** Straight into contact, perhaps after a wheel, perhaps with the bonus of a die (BI 5.6). */
export interface Charge {
  order: "charge";
  units: string[];
  corner: "left" | "right";
  angle: number;
  bonus: boolean;
}

/** A disordered unit stays put and is ordered again (BI 2.4.2b). */
export interface Rally {
  order: "rally";
  unit: string;
}

/** A unit shoots from a side; its owner says whether it will still move or rally (BI 6.1.5). */
export interface Shoot {
  order: "shoot";
  unit: string;
  target: string;
  side: "front" | "left" | "rear" | "right";
  then: "move" | "rally" | "stay";
}

/** A unit in melee calls one more round of it (BI 4.1.3). */
export interface Fight {
  order: "fight";
  unit: string;
}

/** Of equal pairs these two are the main units (BI 7.6.3c). */
export interface TakeMains {
  order: "take-mains";
  one: string;
  other: string;
}

/** A unit supports the melees of these enemy main units (BI 7.6.3b). */
export interface Support {
  order: "support";
  unit: string;
  against: string[];
}

/** The melee of this main unit is fought next (BI 7.6.3c). */
export interface FightNext {
  order: "fight-next";
  unit: string;
}

/** The friend that is met is crossed (BI 5.7c, 5.7d). */
export interface Cross {
  order: "cross";
}

/** The friend that is met is pushed back (BI 5.7d). */
export interface Push {
  order: "push";
}

/** The unit stops at the friend that it meets (BI 5.7c, 5.7d). */
export interface Stop {
  order: "stop";
}

/** The unit pursues (BI 7.6.2a). */
export interface Pursue {
  order: "pursue";
}

/** The unit stays where it is (BI 7.6.2a). */
export interface Hold {
  order: "hold";
}

/** The pursuit goes straight ahead (BI 7.6.2b). */
export interface Straight {
  order: "straight";
}

/** The pursuer turns parallel to the enemy first (BI 7.6.2b). */
export interface Parallel {
  order: "parallel";
}

/** The chariot stands (BI 5.4c). */
export interface HaltChariot {
  order: "halt-chariot";
}

/** The chariot stays in motion (BI 5.4c). */
export interface KeepRolling {
  order: "keep-rolling";
}

/** A general is set up on a separate base (GR 2.0a). */
export interface PlaceGeneral {
  order: "place-general";
  general: string;
  x: number;
  y: number;
}

/** The corps that a side wants to activate (IM 7). */
export interface NameCorps {
  order: "name-corps";
  corps: string;
}

/** A general moves straight on, by an angle of the table; this is also how one leaves a unit (GR 2.0b). */
export interface Ride {
  order: "ride";
  general: string;
  angle: number;
  distance: number;
}

/** A general joins a unit of the army (GR 2.0c). */
export interface Attach {
  order: "attach";
  general: string;
  unit: string;
}

/** A general stays put for this turn. */
export interface Stay {
  order: "stay";
  general: string;
}

/** A general evades towards the nearest friendly unit (GR 2.0b). */
export interface Escape {
  order: "escape";
}

/** A general who is caught stays put. */
export interface Surrender {
  order: "surrender";
}

/** A unit or group tests for one more movement phase (IM 2). */
export interface MoveAgain {
  order: "move-again";
  units: string[];
}

/** A unit does nothing else and tests to wait for the enemy (IM 4). */
export interface GoOnOpportunity {
  order: "go-on-opportunity";
  unit: string;
}

/** Infantry tests to form square, activated or charged by cavalry (GR A1a). */
export interface FormSquare {
  order: "form-square";
  unit: string;
}

/** A unit that is activated leaves its square (GR A1c). */
export interface DropSquare {
  order: "drop-square";
  unit: string;
}

/** Cavalry leaves a melee straight back (IM 6). */
export interface Disengage {
  order: "disengage";
  unit: string;
  distance: number;
}

/** A unit that is charged goes straight back (IM 5). */
export interface Evade {
  order: "evade";
  unit: string;
}

/** A unit on opportunity shoots at the enemy that has come (IM 4). */
export interface OpportunityFire {
  order: "opportunity-fire";
  unit: string;
  target: string;
}

/** A unit on opportunity charges the enemy that has come (IM 4). */
export interface OpportunityCharge {
  order: "opportunity-charge";
  unit: string;
}

/** A unit stands, and does not answer (IM 9). */
export interface Stand {
  order: "stand";
  unit: string;
}

/** A cohesion test is left as it fell (GR 7). */
export interface Keep {
  order: "keep";
}

/** A cohesion test is thrown again (GR 7). */
export interface ThrowAgain {
  order: "throw-again";
}

export interface SetupThrown {
  event: "setup-thrown";
  seat: string;
  total: number;
}

/** Both have thrown the same; both throw again. */
export interface SetupTied {
  event: "setup-tied";
}

export interface DefenderFound {
  event: "defender-found";
  seat: string;
}

export interface PiecePlaced {
  event: "piece-placed";
  piece: Piece;
}

/** The die for a river or village was too low. */
export interface PieceFailed {
  event: "piece-failed";
  kind: string;
}

export interface PieceMoved {
  event: "piece-moved";
  piece: Piece;
}

export interface PieceRemoved {
  event: "piece-removed";
  piece: string;
}

/** A side leaves the terrain as it is. */
export interface TerrainSettled {
  event: "terrain-settled";
  seat: string;
}

export interface HalfPicked {
  event: "half-picked";
  half: "lower" | "upper";
}

/** A unit is taken up again, to be set up elsewhere. */
export interface UnitLifted {
  event: "unit-lifted";
  unit: string;
}

export interface ArmyDeployed {
  event: "army-deployed";
  seat: string;
}

export interface TurnBegan {
  event: "turn-began";
  number: number;
}

/** A unit or group begins its activation. */
export interface Activated {
  event: "activated";
  units: string[];
}

/** The activation of these units is over; of others of their group it is not. */
export interface Finished {
  event: "finished";
  units: string[];
}

export interface TurnEnded {
  event: "turn-ended";
  number: number;
}

/** A side has won, or neither: a draw. */
export interface BattleEnded {
  event: "battle-ended";
  winner: string;
  clause: string;
}

/** A unit stands somewhere else. */
export interface Moved {
  event: "moved";
  unit: string;
  pose: Pose;
  way: "advance" | "backward" | "charge" | "crossed" | "march" | "pursuit" | "push" | "retreat" | "roll" | "shift" | "sidestep" | "stampede" | "turn" | "wheel" | "wheel-at-halt";
  clause: string;
}

/** What the activated units have used of their move, and by which kind of move. */
export interface MoveSpent {
  event: "move-spent";
  spent: number;
  rolled: number;
  move: string;
}

/** A unit has passed through a friend. */
export interface FriendCrossed {
  event: "friend-crossed";
  unit: string;
  friend: string;
}

/** A unit that had to go on was stopped. */
export interface Blocked {
  event: "blocked";
  unit: string;
  by: string;
  clause: string;
}

export interface ChargeDeclared {
  event: "charge-declared";
  units: string[];
  bonus: boolean;
}

export interface BonusThrown {
  event: "bonus-thrown";
  units: string[];
  distance: number;
}

/** Which way an attacker is shifted off a front that its own matches exactly. */
export interface ShiftThrown {
  event: "shift-thrown";
  unit: string;
  corner: "" | "left" | "right";
}

/** A unit is contacted in flank or rear. */
export interface Flanked {
  event: "flanked";
  unit: string;
  attacker: string;
}

/** A unit is about to shoot, and its owner has said whether it will still move or rally. */
export interface Aimed {
  event: "aimed";
  unit: string;
  target: string;
  side: string;
  then: string;
}

export interface ShotFired {
  event: "shot-fired";
  unit: string;
  target: string;
  lines: Line[];
  hits: number;
}

/** A cohesion test and what it cost. */
export interface Tested {
  event: "tested";
  unit: string;
  lines: Line[];
  critical: number;
  lost: number;
}

export interface Disordered {
  event: "disordered";
  unit: string;
  clause: string;
}

export interface Rallied {
  event: "rallied";
  unit: string;
}

/** A unit has lost VBU for good; a large one by its rear unit first. */
export interface StrengthLost {
  event: "strength-lost";
  unit: string;
  amount: number;
  clause: string;
}

/** A unit is gone. */
export interface Routed {
  event: "routed";
  unit: string;
  clause: string;
}

/** Two main units fight each other, with those who support them. */
export interface MainsMet {
  event: "mains-met";
  one: string;
  other: string;
  supports: string[];
}

/** What a main unit and its supports have thrown. */
export interface MeleeThrown {
  event: "melee-thrown";
  unit: string;
  lines: Line[];
  hits: number;
}

/** The unit that has lost more by the tests; none: both stay. */
export interface MeleeJudged {
  event: "melee-judged";
  one: string;
  other: string;
  loser: string;
  supports: string[];
}

/** The turn ends, and melees of which no round was fought in it are fought; this side counts as the active one. */
export interface MeleesGoOn {
  event: "melees-go-on";
  seat: string;
}

export interface RetreatThrown {
  event: "retreat-thrown";
  unit: string;
  distance: number;
  clause: string;
}

export interface PursuitThrown {
  event: "pursuit-thrown";
  unit: string;
  distance: number;
}

export interface PursuitDeclined {
  event: "pursuit-declined";
  unit: string;
}

/** Impetus' own, with the steps of Grandeur. */
export interface Proceeded {
  event: "proceeded";
  steps: Step[];
  done: number;
}

/** Impetus' own, with a unit of Grandeur. */
export interface UnitDeployed {
  event: "unit-deployed";
  pose: Pose;
  unit: Unit;
}

export interface WeatherDieThrown {
  event: "weather-die-thrown";
  seat: string;
  face: number;
}

export interface WeatherTurned {
  event: "weather-turned";
  weather: "after-rain" | "clear" | "foul" | "hot" | "rain";
}

export interface GeneralPlaced {
  event: "general-placed";
  leader: Leader;
}

/** A general stands somewhere else, on a separate base; by a move of their own, or because they had to. */
export interface GeneralRode {
  event: "general-rode";
  general: string;
  pose: Pose;
  clause: string;
  of_his_own: boolean;
}

export interface GeneralAttached {
  event: "general-attached";
  general: string;
  unit: string;
}

/** A general does not move this turn. */
export interface GeneralStayed {
  event: "general-stayed";
  general: string;
}

export interface GeneralSpared {
  event: "general-spared";
  general: string;
}

export interface GeneralLost {
  event: "general-lost";
  general: string;
  clause: string;
}

export interface CorpsNamed {
  event: "corps-named";
  seat: string;
  corps: string;
}

/** What the general of a named corps has thrown. */
export interface CorpsThrown {
  event: "corps-thrown";
  seat: string;
  lines: Line[];
  total: number;
}

/** Both have thrown the same; the better commander-in-chief, then the better structure decides, or nobody. */
export interface CorpsTied {
  event: "corps-tied";
  winner: string;
}

/** A corps acts now; `units` are those that may. */
export interface CorpsActivated {
  event: "corps-activated";
  seat: string;
  corps: string;
  units: string[];
}

/** The generals of the active corps move no more. */
export interface CorpsRested {
  event: "corps-rested";
  corps: string;
}

/** A division general out of touch has got the division going. */
export interface DivisionRoused {
  event: "division-roused";
  general: string;
}

/** A division does nothing but fight on; `idle` are those of its units that are in no melee. */
export interface DivisionHeld {
  event: "division-held";
  general: string;
  units: string[];
  idle: string[];
}

/** A unit or group has tested its discipline, with what counted, what was needed, and whether it passed. */
export interface DisciplineTested {
  event: "discipline-tested";
  units: string[];
  purpose: "disengage" | "evade" | "move" | "opportunity" | "rally" | "square";
  lines: Line[];
  needed: number;
  passed: boolean;
}

/** Units make one more movement phase; those that failed their test end it disordered. */
export interface PhaseBegan {
  event: "phase-began";
  units: string[];
  failed: boolean;
}

/** The move after a failed test is made. */
export interface PhaseFailed {
  event: "phase-failed";
  units: string[];
}

export interface RallyFailed {
  event: "rally-failed";
  unit: string;
}

export interface SquareFormed {
  event: "square-formed";
  unit: string;
}

export interface SquareDropped {
  event: "square-dropped";
  unit: string;
}

/** A unit waits for the enemy. */
export interface OpportunityTaken {
  event: "opportunity-taken";
  unit: string;
}

/** A unit interrupts the enemy. */
export interface OpportunityUsed {
  event: "opportunity-used";
  unit: string;
  against: string;
}

/** Units on opportunity have seen a move end. */
export interface MoveWatched {
  event: "move-watched";
  units: string[];
}

/** A charge is declared, and the enemies that it would touch as things stand. */
export interface ChargeAnnounced {
  event: "charge-announced";
  units: string[];
  targets: string[];
}

/** A charge that was declared cannot go any more. */
export interface ChargeStopped {
  event: "charge-stopped";
  units: string[];
}

/** A unit has evaded a charge (of `chargers`) or left a melee. */
export interface FellBack {
  event: "fell-back";
  unit: string;
  pose: Pose;
  clause: string;
  chargers: string[];
}

export interface PointBlankFired {
  event: "point-blank-fired";
  clause: string;
  unit: string;
  target: string;
  lines: Line[];
  hits: number;
}

/** Elite or veterans throw a cohesion test again, or leave it. */
export interface Rethrown {
  event: "rethrown";
  unit: string;
  again: boolean;
}

/** The table: its long and its short side, in thousandths of a U; the corner at its lower left is (0, 0). */
export interface Board {
  long: number;
  short: number;
}

/** An army, where its brigades are set up, and where its generals are; without posts its player sets up both. */
export interface Side {
  posts: Post[];
  army: Army;
  generals: GeneralPost[];
}

/** A piece on the table: an oval or rectangle by its centre and sides, a strip by its line and its width. */
export interface Piece {
  id: string;
  kind: string;
  x: number;
  y: number;
  heading: number;
  along: number;
  across: number;
  ends: [[number, number], [number, number]] | null;
  fordable: boolean;
  bends: [number, number][];
}

/** Where a base stands: the middle of its front edge, and the way it faces. */
export type Pose = [x: number, y: number, heading: number];

/** A unit that is gone, and what it was worth (BI 8). */
export interface Fallen {
  id: string;
  seat: string;
  vd: number;
}

/** `general`: one is with it, `brave`: a brave one; `phases`: its movement phases in this turn (IM 2). */
export interface Unit {
  id: string;
  seat: string;
  lost: number;
  rear: ProfilesProfile | null;
  disordered: boolean;
  general: boolean;
  rolling: boolean;
  moved: boolean;
  planted: boolean;
  rear_id: string;
  rear_lost: number;
  turned: boolean;
  stood: boolean;
  profile: Profile;
  brave: boolean;
  phases: number;
  square: boolean;
  opportunity: boolean;
}

/** A general on the table, alone or with a unit; `command` is the corps or division that the general leads. */
export interface Leader {
  id: string;
  seat: string;
  rank: "army" | "corps" | "division";
  command: string;
  grade: string;
  pose: Pose;
  brave: boolean;
  unit: string;
  moved: boolean;
}

/** A unit that has moved in this activation: from where, to where, and by which way it went. */
export type Sweep = [unit: string, start: Pose, end: Pose, way: string];

/** GR 2.0a: an army under its commander-in-chief, with a command structure and its corps. */
export interface Army {
  name: Name;
  period: [number, number] | null;
  figures: "published" | "rebuilt";
  options: Option[];
  units: Brigade[];
  structure: "average" | "excellent" | "good" | "poor";
  commander: General;
  corps: Corps[];
}

/** An army or a battle with what its armies cost. */
export interface Priced {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
  points: number[];
  most_points: number;
}

/** A side throws for who attacks (BI 3.5). */
export interface SetupThrow {
  step: "setup-throw";
  seat: string;
}

/** The lower side defends. */
export interface SetupJudged {
  step: "setup-judged";
}

/** The defender places pieces. */
export interface TerrainPlacing {
  step: "terrain-placing";
  seat: string;
}

/** A river or village needs a 5 or 6. */
export interface PieceDie {
  step: "piece-die";
  seat: string;
  piece: Piece;
}

/** The attacker may remove or move one piece. */
export interface TerrainChange {
  step: "terrain-change";
  seat: string;
}

/** A side sets up its army (BI 3.6). */
export interface Deployment {
  step: "deployment";
  seat: string;
}

/** A new turn begins. */
export interface TurnStart {
  step: "turn-start";
}

/** A side throws for who goes first (BI 4.1.1). */
export interface InitiativeThrow {
  step: "initiative-throw";
  seat: string;
}

/** The higher side goes first. */
export interface InitiativeJudged {
  step: "initiative-judged";
}

/** A side activates its units and groups one by one. */
export interface HalfTurn {
  step: "half-turn";
  seat: string;
}

/** Chariots in motion that were not activated roll on (BI 5.4c). */
export interface HalfTurnEnd {
  step: "half-turn-end";
  seat: string;
}

/** Defeat is judged (BI 8), once melees that nobody fought in the turn are `settled` (BI 7.6.1a). */
export interface TurnEnd {
  step: "turn-end";
  settled: boolean;
}

/** A charge waits for its bonus (BI 5.6.1). */
export interface ChargeBonus {
  step: "charge-bonus";
  starts: [string, Pose][];
}

/** A charge goes, with so much more than its move. */
export interface ChargeRun {
  step: "charge-run";
  starts: [string, Pose][];
  bonus: number;
}

/** A unit must go straight ahead so far (BI 5.4c, 7.6.2a); it began its move somewhere. */
export interface CompulsoryMove {
  step: "compulsory-move";
  start: [string, Pose];
  distance: number;
  pursuit: boolean;
  through: string[];
  stops: string;
}

/** A unit on a compulsory move has met a friend; its owner chooses (BI 5.7c). */
export interface MeetsAhead {
  step: "meets-ahead";
  move: CompulsoryMove;
  friend: string;
}

/** The owner of a chariot says whether it halts or rolls on (BI 5.4c). */
export interface Rolling {
  step: "rolling";
  unit: string;
}

/** A unit shoots at another from a side (BI 6.1.1). */
export interface FireThrow {
  step: "fire-throw";
  unit: string;
  target: string;
  side: string;
  moves: boolean;
  rallies: boolean;
  indirect: boolean;
}

/** A unit was hit by fire or pila (BI 6.2a). */
export interface CohesionTest {
  step: "cohesion-test";
  unit: string;
  hits: number;
  by: "fire" | "pila";
}

/** Elephants throw for how far they run back (BI 6.2.1). */
export interface Stampede {
  step: "stampede";
  unit: string;
}

/** Units have come into contact: fronts are shifted, flanks judged, pila thrown, and then they fight. */
export interface Contact {
  step: "contact";
  starts: [string, Pose][];
  group: [string, Pose][];
  shifted: string[];
}

/** A die shifts an attacker whose front exactly matches the enemy's (BI 7.6.4). */
export interface ShiftThrow {
  step: "shift-throw";
  unit: string;
  line: string[];
}

/** Front and flank are judged, and elephants are feared. */
export interface Contacted {
  step: "contacted";
  starts: [string, Pose][];
}

/** So many dice of pila are thrown at a unit by the other side (BI 6.5). */
export interface PilaThrow {
  step: "pila-throw";
  seat: string;
  target: string;
  dice: number;
}

/** Main units are found pair by pair (BI 7.6.3c). `fighters`: the activated; `chargers`: whose first round it is. */
export interface Pairing {
  step: "pairing";
  fighters: string[];
  chargers: string[];
  mains: [string, string][];
}

/** Units that are left over support; `supports` are the pairs (support, enemy main) settled so far. */
export interface Supporting {
  step: "supporting";
  fighters: string[];
  chargers: string[];
  mains: [string, string][];
  supports: [string, string][];
  asked: string[];
}

/** Melees are fought one after the other, in the order of the active player. */
export interface Melees {
  step: "melees";
  rounds: MeleeRound[];
}

/** One round of one melee; `one` is the active side's main unit. Hits and losses are filled in as they are thrown. */
export interface MeleeRound {
  step: "melee-round";
  one: string;
  other: string;
  supports: string[];
  chargers: string[];
  hits: number[];
  losses: number[];
}

/** A unit that has lost throws for how far it goes back (BI 7.6.1b). */
export interface RetreatThrow {
  step: "retreat-throw";
  unit: string;
}

/** A unit goes so far back; `through`: the friends that it crosses. */
export interface Retreat {
  step: "retreat";
  unit: string;
  distance: number;
  through: string[];
}

/** A retreating unit has met a friend; its owner chooses (BI 5.7d). */
export interface MeetsBehind {
  step: "meets-behind";
  retreat: Retreat;
  friend: string;
}

/** Once the losers have gone, the winners may pursue; `quarry` is the unit that lost, `at` where it stood. */
export interface AfterRetreat {
  step: "after-retreat";
  winners: string[];
  quarry: string;
  at: Pose;
  destroyed: boolean;
}

/** A unit may pursue; `distance` is what it has thrown, 0 if it chooses first (BI 7.6.2a). */
export interface PursuitChoice {
  step: "pursuit-choice";
  unit: string;
  quarry: string;
  distance: number;
  followers: string[];
}

/** A unit throws for how far it pursues; `asks`: it may then still stay. */
export interface PursuitThrow {
  step: "pursuit-throw";
  unit: string;
  quarry: string;
  asks: boolean;
  followers: string[];
}

/** A unit pursues straight or parallel to the enemy (BI 7.6.2b); `followers` are supports that pursue with it. */
export interface PursuitTurn {
  step: "pursuit-turn";
  unit: string;
  quarry: string;
  distance: number;
  followers: string[];
}

/** Pursuers that have touched an enemy fight again; `starts` is where each began. */
export interface PursuitEnd {
  step: "pursuit-end";
  starts: [string, Pose][];
}

/** A side throws its die for the weather (GR 1). */
export interface WeatherThrow {
  step: "weather-throw";
  seat: string;
}

/** Both dice say what the weather is. */
export interface WeatherJudged {
  step: "weather-judged";
}

/** The next corps is found (IM 7), or the turn ends. */
export interface NextCorps {
  step: "next-corps";
}

/** A side names the corps that it wants to activate (IM 7). */
export interface CorpsNaming {
  step: "corps-naming";
  seat: string;
}

/** A division general out of touch throws to rouse the division (GR 2.2b). */
export interface DivisionThrow {
  step: "division-throw";
  leader: string;
}

/** A general in danger throws to survive (GR 2.0d). */
export interface GeneralFate {
  step: "general-fate";
  leader: string;
}

/** An enemy has come upon a general, who evades or is lost (GR 2.0b, 2.3). */
export interface GeneralCaught {
  step: "general-caught";
  leader: string;
}

/** A unit or group tests its discipline (IM 1); `charger` and `flank` count for a square against a charge. */
export interface DisciplineTest {
  step: "discipline-test";
  units: string[];
  purpose: "disengage" | "evade" | "move" | "opportunity" | "rally" | "square";
  charger: string;
  flank: boolean;
  distance: number;
}

/** A charge that was declared goes, once it has been answered (IM 9). */
export interface Charging {
  step: "charging";
  units: string[];
  corner: "left" | "right";
  angle: number;
  bonus: boolean;
}

/** The other side answers a charge or a move, unit by unit (IM 4, IM 9); `evaded` have evaded this charge. */
export interface Reaction {
  step: "reaction";
  against: string[];
  answered: string[];
  evaded: string[];
  charge: Charging | null;
  starts: [string, Pose][];
}

/** A shot on opportunity at a charger, where its charge enters the shooter's zone of control (IM 4). */
export interface OpportunityShot {
  step: "opportunity-shot";
  unit: string;
  target: string;
  side: string;
  moves: boolean;
  rallies: boolean;
  indirect: boolean;
  at: Pose;
}

/** A unit that is charged goes back (IM 5) before `chargers`. */
export interface Evasion {
  step: "evasion";
  retreat: Retreat;
  chargers: string[];
}

/** A unit that evades has met a friend; its owner chooses (IM 9). */
export interface EvaderMeets {
  step: "evader-meets";
  evasion: Evasion;
  friend: string;
}

/** Infantry or guns that are charged frontally shoot before the melee (GR 5.3, 6.3), and others with them. */
export interface PointBlank {
  step: "point-blank";
  unit: string;
  target: string;
  supports: string[];
}

/** Elite or veterans may throw a failed cohesion test again (GR 7); the test itself is the next step. */
export interface Rethrow {
  step: "rethrow";
  unit: string;
  loss: number;
  face: number;
}

/** A cohesion test is thrown again; what comes now stands. */
export interface SecondThrow {
  step: "second-throw";
  unit: string;
}

/** Impetus' figures with discipline, quality and cost. */
export interface Profile {
  type: string;
  move: number;
  vbu: number;
  impetus: number;
  vd: number;
  weapon: string;
  traits: string[];
  may_lead: boolean;
  discipline: "A" | "B" | "C";
  points: number;
  quality: "" | "elite" | "veteran";
  mixed: boolean;
  horse: boolean;
}

/** A number with its reason: the clause it comes from and a word for people. */
export interface Line {
  value: number;
  clause: string;
  why: string;
}

/** Where a unit is set up; with a second one behind it, it is a large unit (BI 2.5.1a). */
export interface Post {
  unit: string;
  pose: Pose;
  rear: string;
}

/** What something is called in each language. */
export interface Name {
  en: string;
  fr: string;
  es: string;
}

/** A general as the army lists them: `grade` is `genius` to `incompetent` for armies and corps, else `bold` or … */
export interface General {
  id: string;
  grade: string;
  brave: boolean;
  name: Name | null;
}

/** Where a general is set up: on a separate base, or with a unit of the army (then the pose does not matter). */
export interface GeneralPost {
  general: string;
  pose: Pose;
  unit: string;
}

/** BI 2.3: type, M (in thousandths of a U), VBU, I, VD and the notes; whether the general may ride in it. */
export interface ProfilesProfile {
  type: string;
  move: number;
  vbu: number;
  impetus: number;
  vd: number;
  weapon: string;
  traits: string[];
  may_lead: boolean;
}

/** What a list offers: these units more, or in place of others. */
export interface Option {
  id: string;
  units: ArmiesUnit[];
  replaces: string[];
}

/** One unit; `command` is the id of its division, or of its corps if it is in no division (guns of the corps). */
export interface Brigade {
  id: string;
  leads: boolean;
  name: Name | null;
  profile: Profile;
  command: string;
}

/** Divisions under a corps general; the one corps of an army without corps has none (GR 2.0a). */
export interface Corps {
  id: string;
  general: General | null;
  divisions: Division[];
  name: Name | null;
}

/** One base of an army; `leads` says that the general rides in it. */
export interface ArmiesUnit {
  id: string;
  profile: ProfilesProfile;
  leads: boolean;
  name: Name | null;
}

/** Brigades under a division general. */
export interface Division {
  id: string;
  general: General | null;
  name: Name | null;
}

export type Order = PlacePiece | TerrainDone | RemovePiece | MovePiece | LeaveTerrain | PickHalf | Deploy | DeploymentDone | Activate | Pass | EndTurn | Advance | Wheel | WheelAtHalt | Sidestep | Backward | March | RollOn | Charge | Rally | Shoot | Fight | TakeMains | Support | FightNext | Cross | Push | Stop | Pursue | Hold | Straight | Parallel | HaltChariot | KeepRolling | PlaceGeneral | NameCorps | Ride | Attach | Stay | Escape | Surrender | MoveAgain | GoOnOpportunity | FormSquare | DropSquare | Disengage | Evade | OpportunityFire | OpportunityCharge | Stand | Keep | ThrowAgain;

export type Event = SetupThrown | SetupTied | DefenderFound | PiecePlaced | PieceFailed | PieceMoved | PieceRemoved | TerrainSettled | HalfPicked | UnitLifted | ArmyDeployed | TurnBegan | Activated | Finished | TurnEnded | BattleEnded | Moved | MoveSpent | FriendCrossed | Blocked | ChargeDeclared | BonusThrown | ShiftThrown | Flanked | Aimed | ShotFired | Tested | Disordered | Rallied | StrengthLost | Routed | MainsMet | MeleeThrown | MeleeJudged | MeleesGoOn | RetreatThrown | PursuitThrown | PursuitDeclined | Proceeded | UnitDeployed | WeatherDieThrown | WeatherTurned | GeneralPlaced | GeneralRode | GeneralAttached | GeneralStayed | GeneralSpared | GeneralLost | CorpsNamed | CorpsThrown | CorpsTied | CorpsActivated | CorpsRested | DivisionRoused | DivisionHeld | DisciplineTested | PhaseBegan | PhaseFailed | RallyFailed | SquareFormed | SquareDropped | OpportunityTaken | OpportunityUsed | MoveWatched | ChargeAnnounced | ChargeStopped | FellBack | PointBlankFired | Rethrown;

export type Step = SetupThrow | SetupJudged | TerrainPlacing | PieceDie | TerrainChange | Deployment | TurnStart | InitiativeThrow | InitiativeJudged | HalfTurn | HalfTurnEnd | TurnEnd | ChargeBonus | ChargeRun | CompulsoryMove | MeetsAhead | Rolling | FireThrow | CohesionTest | Stampede | Contact | ShiftThrow | Contacted | PilaThrow | Pairing | Supporting | Melees | MeleeRound | RetreatThrow | Retreat | MeetsBehind | AfterRetreat | PursuitChoice | PursuitThrow | PursuitTurn | PursuitEnd | WeatherThrow | WeatherJudged | NextCorps | CorpsNaming | DivisionThrow | GeneralFate | GeneralCaught | DisciplineTest | Charging | Reaction | OpportunityShot | Evasion | EvaderMeets | PointBlank | Rethrow | SecondThrow;

/** Everything that this game writes. */
export interface Types extends GameTypes {
  scenario: Scenario;
  scene: Scene;
  state: State;
  marks: Marks;
  order: Order;
  path: Path;
  event: Event;
}
