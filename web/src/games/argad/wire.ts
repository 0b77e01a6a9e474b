// Written by scripts/wire_types.py from the rules and the page of the game. Do not edit.

import type { GameTypes } from "../../page/api";

/** The table and everything on it. `moment` counts what was shown: orders sealed for an earlier one are open. */
export interface State {
  book: string;
  scenario: Scenario;
  agenda: Step[];
  men: Man[];
  fallen: Fallen[];
  turn: number;
  moment: number;
  sealed: string[];
  round: number;
  plans: Plan[];
  before: Plan[];
  drafts: Plan[];
  moves: Move[];
  paces: Pace[];
  walks: Walked[];
  short: Short[];
  contacts: [string, string][];
  parted: [string, string][];
  aimed: [string, Shot[]][];
  fired: Shot[];
  shots: Shot[];
  under_fire: Shot[];
  volley: Volleyed[];
  killed: string[];
  chosen: [string, Blow[]][];
  guards: [string, string][];
  strikes: Strike[];
  places: [string, Pose][];
  pressing: [string, string[]][];
  seen: [string, number][];
  asleep: string[];
  looted: [string, string][];
  reached: [string, string][];
  told: [string, string][];
  winners: string[];
  verdict: string;
}

/** A game before its first turn. Without names, `called` is not written, as in games from before there were any. */
export interface Scenario {
  period: string;
  board: [number, number];
  seats: string[];
  figures: Figure[];
  posts: Post[];
  aims: Aim[];
  last_turn: number;
  pacts: Pact[];
  pieces: Piece[];
  zones: Zone[];
  asleep: Asleep[];
  ambushes: Ambush[];
  afoot: string[];
  tethered: Post[];
  bases: Bases;
  choices: Choices;
  name: string;
  called: Called[];
}

/** What players have chosen: a scenario by its name, and perhaps other options than it says. */
export interface Setup {
  battle: string;
  skirmish?: SkirmishOptions | null;
  tables?: string[];
}

/** What players may choose. */
export interface Offers {
  skirmishes: Skirmish[];
  periods: Choosable[];
}

/** How things are drawn, and what each player wants. */
export interface Scene {
  soles: Record<string, [[number, number, number], [number, number, number]]>;
  marks: Record<string, string>;
  aims: AimTold[];
  ground_at: string;
  modelled_at: string;
  miniatures: Record<string, [string[], string[]]>;
  sheets: string[];
  ground: string;
  modelled: string;
}

/** What the rules find in a state beyond what it says: how high figures stand above the ground, how aims stand. */
export interface Marks {
  levels: Record<string, number>;
  aims: AimStands[];
}

/** What a move costs: the length of its way and the most that it may have, dice that add to it or take from it. */
export interface Path {
  length: number;
  most: number;
  speed: number;
  slowness: number;
  arrives: number;
}

/** AR V.e: where an ambush lies. */
export interface Hide {
  order: "hide";
  moment: number;
  posts: Post[];
}

/** AR V.e: these figures come out of their ambush; none: they wait. */
export interface Spring {
  order: "spring";
  moment: number;
  figures: string[];
}

/** AR VI.b: what the figures of a player are going to do; those that are not named stay. */
export interface Announce {
  order: "announce";
  moment: number;
  moves: Move[];
}

/** AR VI.b: a player agrees with what all have announced. */
export interface Confirm {
  order: "confirm";
  moment: number;
}

/** AR VI.i: figures whose turn it is not pivot or step aside. */
export interface Answer {
  order: "answer";
  moment: number;
  moves: Move[];
}

/** AR VII.a: all shots of a player. */
export interface Shoot {
  order: "shoot";
  moment: number;
  shots: Shot[];
}

/** AR VIII.a: all blows of a player. */
export interface Fight {
  order: "fight";
  moment: number;
  blows: Blow[];
}

/** AR IX.b: which way a figure gives way, where its player may choose. */
export interface Recoil {
  order: "recoil";
  figure: string;
  heading: number;
}

/** AR IX.c: the figures of a player that follow up. */
export interface Press {
  order: "press";
  moment: number;
  figures: string[];
}

/** What was to do is done, and these steps come in its place. */
export interface Proceeded {
  event: "proceeded";
  steps: Step[];
}

/** A figure hides here. Only its player knows. */
export interface Lurked {
  event: "lurked";
  figure: string;
  stand: Pose;
  clause: string;
}

/** A player has answered; what, is not yet known. */
export interface Ready {
  event: "ready";
  seat: string;
}

/** All ambushes are laid. */
export interface Laid {
  event: "laid";
  clause: string;
}

/** Chance has placed a figure. */
export interface Placed {
  event: "placed";
  figure: string;
  stand: Pose;
  clause: string;
}

/** A turn begins; these enemies touch each other. */
export interface TurnBegan {
  event: "turn-began";
  turn: number;
  contacts: [string, string][];
  steps: Step[];
  clause: string;
}

/** A player has decided who comes out. Only that player knows yet. */
export interface Sprang {
  event: "sprang";
  seat: string;
  figures: string[];
  moment: number;
  clause: string;
}

/** Here a figure was hidden. */
export interface Revealed {
  event: "revealed";
  figure: string;
  stand: Pose;
  clause: string;
}

/** What all have decided is known from here on. */
export interface Shown {
  event: "shown";
  steps: Step[];
}

/** What a player has written down for this round. Only that player knows yet. */
export interface Announced {
  event: "announced";
  plan: Plan;
  moment: number;
  clause: string;
}

/** All announcements of a round lie open. */
export interface PlansShown {
  event: "plans-shown";
  round: number;
  plans: Plan[];
  clause: string;
}

/** Orders are final; without agreement `held` do nothing, and `earlier` do what they announced the round before. */
export interface Agreed {
  event: "agreed";
  moves: Move[];
  held: string[];
  steps: Step[];
  clause: string;
  earlier: string[];
}

/** Each in turn: in this order. */
export interface OrderDrawn {
  event: "order-drawn";
  seats: string[];
  steps: Step[];
  clause: string;
}

/** Slowness dice: what they take off the move, or blocked; the worst ground and crossings of any count for all. */
export interface Slowed {
  event: "slowed";
  figures: string[];
  lost: number;
  blocked: boolean;
  ground: "difficult" | "easy" | "impassable" | "very-difficult";
  cost: number;
  clause: string;
}

/** Speed dice: what they add. */
export interface Sped {
  event: "sped";
  figures: string[];
  gained: number;
  clause: string;
}

/** A figure has walked, turned, or stayed: the way that it really walked, how far it might have gone. */
export interface Moved {
  event: "moved";
  walk: Walked;
  stand: Pose;
  still: boolean;
  clause: string;
}

/** A figure has not come to the end of the way that was ordered: why, by whom, and how much of it was not walked. */
export interface StoppedShort {
  event: "stopped-short";
  figure: string;
  why: string;
  by: string;
  lost: number;
  cost: number;
  clause: string;
}

/** A figure has spent its move on something: crouched, formed, charged, ran, taken; or could not get off. */
export interface Did {
  event: "did";
  figure: string;
  what: string;
  clause: string;
  taken: string[];
  target: string;
}

/** A figure has got on its horse, and is where that stood. */
export interface Mounted {
  event: "mounted";
  figure: string;
  stand: Pose;
  clause: string;
}

/** A figure has got off, and stands beside its horse, which stays. */
export interface Dismounted {
  event: "dismounted";
  figure: string;
  stand: Pose;
  horse: Pose;
  clause: string;
}

/** A horse was led by a friend on foot, and has come to stand here. */
export interface Led {
  event: "led";
  figure: string;
  horse: string;
  stand: Pose;
  clause: string;
}

/** Two enemies have met and stop. */
export interface Halted {
  event: "halted";
  one: string;
  other: string;
  clause: string;
}

/** All have walked; these have left an enemy. */
export interface MovementEnded {
  event: "movement-ended";
  parted: [string, string][];
  steps: Step[];
  clause: string;
}

/** A figure joins a wall, from the next turn on. */
export interface WallAnnounced {
  event: "wall-announced";
  figure: string;
  clause: string;
}

/** A figure is no longer in close order, or its wall is gone. */
export interface OrderLost {
  event: "order-lost";
  figure: string;
  wall_only: boolean;
  clause: string;
}

/** A figure stands in close order, or its wall stands. */
export interface OrderClosed {
  event: "order-closed";
  figure: string;
  wall: boolean;
  clause: string;
}

/** At whom a player's figures shoot. Only that player knows yet. */
export interface Aimed {
  event: "aimed";
  seat: string;
  shots: Shot[];
  moment: number;
  clause: string;
}

/** All shots lie open. */
export interface ShotsShown {
  event: "shots-shown";
  shots: Shot[];
  steps: Step[];
  clause: string;
}

/** A missile flies: its die, what hits the easiest member of its target and why; what cannot, counts nothing. */
export interface ShotThrown {
  event: "shot-thrown";
  figure: string;
  target: string;
  natural: number;
  needs: number;
  counts: number;
  lines: Line[];
  clause: string;
  members: [string, number][];
}

/** What each die counts, sixes numbered. */
export interface VolleyCounted {
  event: "volley-counted";
  volley: Volleyed[];
  clause: string;
}

/** A six was thrown again. */
export interface SixAgain {
  event: "six-again";
  figure: string;
  target: string;
  six: boolean;
  clause: string;
}

/** Chance has named a member of the group. */
export interface Named {
  event: "named";
  figure: string;
  victim: string;
  steps: Step[];
  clause: string;
}

/** A missile has hit somebody, or nobody. */
export interface ShotJudged {
  event: "shot-judged";
  figure: string;
  victim: string;
  hit: boolean;
  clause: string;
}

/** All missiles at one target are judged. */
export interface VolleyEnded {
  event: "volley-ended";
}

/** Whom a player's figures strike. Only that player knows yet. */
export interface Chose {
  event: "chose";
  seat: string;
  blows: Blow[];
  moment: number;
  clause: string;
}

/** All blows and shields lie open. */
export interface BlowsShown {
  event: "blows-shown";
  strikes: Strike[];
  guards: [string, string][];
  steps: Step[];
  clause: string;
}

/** A blow is not struck, and why. */
export interface BlowVoid {
  event: "blow-void";
  striker: string;
  target: string;
  clause: string;
}

/** A blow is struck: its die and lines, and the least die that would have done the same; `needs` hits in a shot. */
export interface BlowThrown {
  event: "blow-thrown";
  striker: string;
  target: string;
  natural: number;
  value: number;
  counts: number;
  lines: Line[];
  clause: string;
  needs: number;
}

/** What the sixes on one target count. */
export interface SixesCounted {
  event: "sixes-counted";
  values: [string, number][];
  target: string;
  clause: string;
}

/** What a blow has come to, and by which clause. */
export interface Struck {
  event: "struck";
  striker: string;
  target: string;
  outcome: "kill" | "miss" | "recoil" | "void";
  clause: string;
}

/** A figure is out of the game. */
export interface Fell {
  event: "fell";
  figure: string;
  clause: string;
}

/** A figure of glory 6 is only wounded. */
export interface Wounded {
  event: "wounded";
  figure: string;
  clause: string;
}

/** A figure has shot: how long it loads now, and how many missiles it has left. */
export interface Discharged {
  event: "discharged";
  figure: string;
  reload: number;
  ammunition: number;
  clause: string;
}

/** The shooting is over. */
export interface ShotEnded {
  event: "shot-ended";
  steps: Step[];
}

/** The blows are over; these give way. */
export interface MeleeJudged {
  event: "melee-judged";
  steps: Step[];
  clause: string;
}

/** A figure was pushed back, or pushed by a friend. */
export interface GaveWay {
  event: "gave-way";
  figure: string;
  stand: Pose;
  by: string;
  clause: string;
}

/** Which figures of a player follow up. Only that player knows yet. */
export interface Pressed {
  event: "pressed";
  seat: string;
  figures: string[];
  moment: number;
  clause: string;
}

/** A figure takes the place of its enemy. */
export interface FollowedUp {
  event: "followed-up";
  figure: string;
  stand: Pose;
  clause: string;
}

/** A sleeper has seen the enemy. */
export interface Saw {
  event: "saw";
  figure: string;
  clause: string;
}

/** A sleeper knows of the enemy. */
export interface Woke {
  event: "woke";
  figure: string;
  clause: string;
}

/** A player's figure has looted a zone. */
export interface Looted {
  event: "looted";
  seat: string;
  zone: string;
  clause: string;
}

/** A figure has come to a zone. */
export interface Reached {
  event: "reached";
  figure: string;
  zone: string;
  clause: string;
}

/** A figure has told another something long. */
export interface Told {
  event: "told";
  figure: string;
  other: string;
  clause: string;
}

/** A turn is over; `loaded` are those whose loading went on. */
export interface TurnEnded {
  event: "turn-ended";
  loaded: string[];
  steps: Step[];
}

/** The aims are judged. */
export interface GameEnded {
  event: "game-ended";
  achieved: number[];
  winners: string[];
  clause: string;
}

/** AR II: the sizes of bases; a scenario may bring its own. */
export interface Bases {
  foot: number;
  strong: number;
  rider: [number, number];
  beast: [number, number];
  corner: number;
}

/** The switches and variants of a scenario. */
export interface Choices {
  beginner: "armour" | "class" | "none";
  mutual: "book" | "natural" | "stand";
  any_six: boolean;
  moving: "each" | "together";
  close_order: boolean;
  taking: boolean;
  rounds: number;
}

/** What has become of a figure; without a stand it is not on the table, or nobody knows where. */
export interface Man {
  id: string;
  stand: Pose | null;
  mounted: boolean;
  hidden: boolean;
  wounded: boolean;
  reload: number;
  ammunition: number;
  formed: "close" | "forming" | "loose";
  wall: "announced" | "none" | "stands";
  crouched: boolean;
  taken: string[];
  still: boolean;
  shot: boolean;
  fought: boolean;
  charging: boolean;
  ran: boolean;
  busy: boolean;
  rider: string;
}

/** A figure that is gone, where it fell, by which clause, and whether its weapons were taken. */
export interface Fallen {
  id: string;
  stand: Pose;
  clause: string;
  stripped: boolean;
}

/** What a seat has announced; an amendment that is not one confirms. */
export interface Plan {
  seat: string;
  moves: Move[];
  confirmed: boolean;
}

/** What one figure does: how it goes, along which points, and how it faces then; `wall` announces a wall. */
export interface Move {
  figure: string;
  path: [number, number][];
  how: "charge" | "crouch" | "dismount" | "form" | "lead" | "march" | "mount" | "run" | "take" | "walk";
  face: number;
  wall: boolean;
  target: string;
}

/** What dice have done to a move, and the ground and crossings that count for all who threw together. */
export interface Pace {
  figure: string;
  change: number;
  blocked: boolean;
  ground: "difficult" | "easy" | "impassable" | "very-difficult";
  cost: number;
}

/** How a figure has walked this turn: the way that it really went, and how far it might have gone. */
export interface Walked {
  figure: string;
  way: [number, number][];
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

/** One figure shoots at another, or at the group in which it stands. */
export interface Shot {
  figure: string;
  target: string;
}

/** A missile in the air: its shooter, whom it was meant for, the die, what it counts, whom chance has named. */
export interface Volleyed {
  shooter: string;
  target: string;
  natural: number;
  value: number;
  last: boolean;
  closed: boolean;
  victim: string;
  judged: boolean;
}

/** A blow as it will be struck: in which step, with how many dice, in contact or over friends; what came of it. */
export interface Strike {
  striker: string;
  target: string;
  weapon: string;
  reach: number;
  dice: number;
  crossing: boolean;
  first: boolean;
  near: boolean;
  thrown: boolean;
  natural: number;
  value: number;
  closed: boolean;
  outcome: "kill" | "miss" | "recoil" | "void" | null;
}

/** Where a base stands: the middle of its front edge, and the way it faces. */
export type Pose = [x: number, y: number, heading: number];

/** One character, as it comes to the table. */
export interface Figure {
  id: string;
  seat: string;
  rank: number;
  wears: number;
  armour: boolean;
  blades: string[];
  missile: string;
  shield: "ecu" | "large" | "large-ecu" | "medium" | "none" | "pavise" | "pavise-back" | "small";
  horse: "beast" | "cavalry" | "farm-horse" | "mounted-foot" | "none";
  base: "round" | "square";
  strong: boolean;
  glory: number;
  heroics: string[];
  usual: string;
  traits: string[];
  unit: string;
  leader: boolean;
  name: string;
}

/** Where a figure stands at the beginning. */
export interface Post {
  figure: string;
  stand: Pose;
}

/** AR V.e: what a player wants. `whom` are figures or a seat, `zone` a part of the table, `count` how many. */
export interface Aim {
  seat: string;
  kind: "deny" | "hold" | "keep" | "kill" | "loot" | "reach" | "tell";
  points: number;
  count: number;
  whom: string[];
  zone: string;
  aim: number;
}

/** What two players are to each other; others are hostile. */
export interface Pact {
  one: string;
  other: string;
  relation: "allied" | "hostile" | "neutral";
}

/** A piece of terrain: an area by the corners of its convex outline, or a line along points with a width. */
export interface Piece {
  id: string;
  kind: string;
  points: [number, number][];
  width: number;
  height: number;
}

/** A part of the table that an aim speaks of. */
export interface Zone {
  id: string;
  outline: [number, number][];
}

/** AR V.e: a surprise attack: a seat whose figures are placed at random, where no post is told, and sleep. */
export interface Asleep {
  seat: string;
  places: Pose[];
}

/** AR V.e: figures that hide; their player writes down where, within the zone (none: anywhere). */
export interface Ambush {
  figures: string[];
  seat: string;
  zone: string;
}

/** What a player, a figure, a zone or the scenario itself is called in each language. */
export interface Called {
  kind: "figure" | "scenario" | "seat" | "zone";
  id: string;
  en: string;
  fr: string;
  es: string;
}

/** The switches and variants of a scenario. */
export interface SkirmishOptions {
  beginner: "armour" | "class" | "none";
  mutual: "book" | "natural" | "stand";
  any_six: boolean;
  moving: "each" | "together";
  close_order: boolean;
  taking: boolean;
  rounds: number;
}

/** A scenario; `called` is what each seat is called, `options` what it says. */
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

/** Something that may be chosen, by its id, with its name in each language. */
export interface Choosable {
  id: string;
  name: Record<string, string>;
  note: Record<string, string>;
}

/** An aim of a player in words, with its clause. */
export interface AimTold {
  text: string;
  clause: string;
  seat: string;
}

/** How an aim stands: for good or still open, whether it would count if the game ended now, and how many so far. */
export interface AimStands {
  stands: "lost" | "open" | "reached";
  now: boolean;
  done: number;
  wanted: number;
}

/** Ambushes are written down. */
export interface Hiding {
  step: "hiding";
}

/** A figure is placed at random. */
export interface Placing {
  step: "placing";
  figure: string;
}

/** A turn begins. */
export interface NewTurn {
  step: "new-turn";
}

/** Figures in ambush may come out. */
export interface Springing {
  step: "springing";
}

/** All announce, amend or confirm. */
export interface Talking {
  step: "talking";
}

/** Each in turn: who comes next is drawn among these. */
export interface Precedence {
  step: "precedence";
  left: string[];
  drawn: string[];
}

/** Each in turn: one player moves. */
export interface MovingAlone {
  step: "moving-alone";
  seat: string;
}

/** Each in turn: the others answer the moves of one. */
export interface Answering {
  step: "answering";
  seat: string;
}

/** Figures that move alike throw once; the worst ground and crossings that any of them meets count for all. */
export interface SlownessDice {
  step: "slowness-dice";
  figures: string[];
  dice: number;
  ground: "difficult" | "easy" | "impassable" | "very-difficult";
  cost: number;
}

/** Figures that run alike throw once. */
export interface SpeedDice {
  step: "speed-dice";
  figures: string[];
  dice: number;
}

/** All ways are walked together; `most` is how far a step in answer to an enemy goes, 0 for whole moves. */
export interface Walking {
  step: "walking";
  most: number;
}

/** All may shoot. */
export interface Shooting {
  step: "shooting";
}

/** One missile flies. */
export interface ShotDie {
  step: "shot-die";
  figure: string;
}

/** A six of a shooter is thrown again. */
export interface SixShot {
  step: "six-shot";
  figure: string;
}

/** Chance names a member of a group. */
export interface Drawing {
  step: "drawing";
  figure: string;
  members: string[];
}

/** All shots at one target are judged. */
export interface Volley {
  step: "volley";
}

/** The dead of the shooting are removed. */
export interface ShootingEnd {
  step: "shooting-end";
}

/** All choose whom they strike. */
export interface Fighting {
  step: "fighting";
}

/** The blows of weapons of one length. */
export interface Blows {
  step: "blows";
  reach: number;
}

/** One blow is thrown. */
export interface BlowDie {
  step: "blow-die";
  striker: string;
  target: string;
}

/** A six of a striker is thrown again. */
export interface SixBlow {
  step: "six-blow";
  striker: string;
  target: string;
}

/** The blows of one length are judged together. */
export interface BlowsEnd {
  step: "blows-end";
  reach: number;
}

/** All results of the melee apply. */
export interface MeleeEnd {
  step: "melee-end";
}

/** A figure gives way. */
export interface Recoiling {
  step: "recoiling";
  figure: string;
}

/** Those who killed or pushed back an enemy may follow up. */
export interface Pressing {
  step: "pressing";
}

/** The turn is over. */
export interface TurnEnd {
  step: "turn-end";
}

/** What a figure in contact does: whom it strikes and how; nobody: it only holds its shield against somebody. */
export interface Blow {
  figure: string;
  target: string;
  weapon: string;
  shield: string;
  crossing: boolean;
  second: string;
}

/** A number with its reason: the clause it comes from and a word for people. */
export interface Line {
  value: number;
  clause: string;
  why: string;
}

export type Order = Hide | Spring | Announce | Confirm | Answer | Shoot | Fight | Recoil | Press;

export type Event = Proceeded | Lurked | Ready | Laid | Placed | TurnBegan | Sprang | Revealed | Shown | Announced | PlansShown | Agreed | OrderDrawn | Slowed | Sped | Moved | StoppedShort | Did | Mounted | Dismounted | Led | Halted | MovementEnded | WallAnnounced | OrderLost | OrderClosed | Aimed | ShotsShown | ShotThrown | VolleyCounted | SixAgain | Named | ShotJudged | VolleyEnded | Chose | BlowsShown | BlowVoid | BlowThrown | SixesCounted | Struck | Fell | Wounded | Discharged | ShotEnded | MeleeJudged | GaveWay | Pressed | FollowedUp | Saw | Woke | Looted | Reached | Told | TurnEnded | GameEnded;

export type Step = Hiding | Placing | NewTurn | Springing | Talking | Precedence | MovingAlone | Answering | SlownessDice | SpeedDice | Walking | Shooting | ShotDie | SixShot | Drawing | Volley | ShootingEnd | Fighting | Blows | BlowDie | SixBlow | BlowsEnd | MeleeEnd | Recoiling | Pressing | TurnEnd;

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
