// A unit as figures in ranks on their base, at its true size. Lengths on a base are in units of the drawing.

import { placed, type Figures } from "../../../board/figures";
import { FRONT, PER_U as FINE, RIM, ranked, rearBorder, squared, type Place, type Room } from "../../../board/ranks";
import { Scatter } from "../../../board/scatter";
import type { Pose } from "../../../board/shapes";
import { fixed, PER_U, size, tag, upright } from "../../../board/view";
import type { Profile, Unit } from "../wire";
import { baseOf, bitten, further, signs, type Card, type Look } from "./cards";

/** The figures that are known here, whose figures a piece has, and that of the general who leads it. */
export interface Company {
  figures: Figures;
  of(piece: string): string;
  general: string;
  square?(unit: string): boolean;
}

const ZOOM = PER_U / FINE;
const HORSES = ["bay", "brown", "dun", "dark"];
/** How far the side of a base is seen below its top, and how far the shadow of a figure falls. */
const SLAB = 1.3;
const SHADE = 2.2;
const TUFTS = 14;
const TOKEN = 7.2;

interface Base {
  wide: number;
  deep: number;
  /** How far the base is turned clockwise in the picture, in degrees. */
  angle: number;
}

/** What is drawn inside the group of a unit; the group itself is put at its pose. `more` draws what a game adds. */
export function paintStand(
  look: Look,
  company: Company,
  unit: Unit,
  pose: Pose,
  more?: (card: Card) => string,
): string {
  const { front, depth } = baseOf(look, unit);
  const angle = look.view.angle(pose[2]);
  const base = { wide: size(front) / ZOOM, deep: size(depth) / ZOOM, angle };
  const shape = bitten(size(front), size(depth), unit.rear ? unit.rear_lost : unit.lost);
  return [
    body(base, shape, unit),
    tag(
      "g",
      { class: `rank miniature ${horse(unit.id)}`, transform: `scale(${fixed(ZOOM)})` },
      ground(base, unit.id),
      ...troops(look, company, base, unit),
    ),
    signs(size(front), size(depth), unit),
    further(look.view, size(front), size(depth), unit, pose, more),
  ].join("");
}

const horse = (id: string): string => new Scatter(`horse ${id}`).pick(...HORSES);

/** A step to the lower right of the picture as a step on a base that is turned. */
function lower({ angle }: Base, far: number): [number, number] {
  const turn = (angle / 180) * Math.PI;
  return [far * (Math.cos(turn) + Math.sin(turn)), far * (Math.cos(turn) - Math.sin(turn))];
}

/** The base: its shadow, its side, and its rim in the colours of its side. */
function body(base: Base, shape: string, { moved }: Unit): string {
  const shifted = (far: number): string => `translate(${lower(base, far).map(fixed).join(" ")})`;
  const [half, low] = [(base.wide / 2) * ZOOM, base.deep * ZOOM];
  const tracks = `M${fixed(-half * 0.72)} ${fixed(low)}v7.5M${fixed(half * 0.72)} ${fixed(low)}v7.5`;
  return [
    tag("path", { d: shape, class: "shadow", transform: shifted(2.8) }),
    moved ? tag("path", { class: "tracks", d: tracks }) : "",
    tag("path", { class: "tip", d: "M-6.8 0L0 -6.2L6.8 0Z" }),
    tag("path", { d: shape, class: "slab", transform: shifted(SLAB) }),
    tag("path", { d: shape, class: "card" }),
    tag("path", { d: shape, class: "hatch" }),
  ].join("");
}

/** Grass on the base, and its bold front. */
function ground({ wide, deep }: Base, id: string): string {
  const [half, bottom] = [wide / 2, deep - rearBorder(deep)];
  const scatter = new Scatter(`tufts ${id}`);
  let blades = "";
  for (let tuft = 0; tuft < TUFTS; tuft++) {
    const [x, y] = [scatter.around(half - RIM - 2), scatter.between(FRONT + 2, bottom - 1)];
    blades += `M${fixed(x - 1)} ${fixed(y)}l.5 -1.6M${fixed(x + 0.4)} ${fixed(y)}l.3 -2`;
  }
  return (
    tag("rect", {
      class: "flock",
      x: RIM - half,
      y: FRONT - 0.6,
      width: wide - 2 * RIM,
      height: bottom - FRONT + 0.6,
      rx: 1.4,
    }) +
    tag("path", { class: "blades fine", d: blades }) +
    tag("rect", { class: "front", x: -half, y: -0.4, width: wide, height: FRONT - 0.4 })
  );
}

/** The figures of the unit, of both units if it is a large one, and its strength. */
function troops(look: Look, company: Company, base: Base, unit: Unit): string[] {
  const [wide, bottom] = [base.wide - 2 * RIM, base.deep - rearBorder(base.deep)];
  const strength = unit.profile.vbu - unit.lost;
  if (!unit.rear)
    return [
      troop(company, base, unit, unit.id, unit.profile, strength, { front: wide, top: FRONT, bottom }),
      token(base, strength, base.deep - TOKEN - 0.6),
    ];
  const seam = size(look.base(unit.profile.type).depth) / ZOOM;
  const left = unit.rear.vbu - unit.rear_lost;
  return [
    troop(company, base, unit, unit.id, unit.profile, strength, { front: wide, top: FRONT, bottom: seam }),
    troop(company, base, unit, unit.rear_id, unit.rear, left, { front: wide, top: seam, bottom }),
    token(base, strength, seam - TOKEN),
    token(base, left, base.deep - TOKEN - 0.6),
  ];
}

function troop(
  company: Company,
  base: Base,
  unit: Unit,
  id: string,
  profile: Profile,
  left: number,
  room: Room,
): string {
  const name = company.of(id);
  const measures = company.figures.measures.get(name);
  if (!measures) return "";
  const scatter = new Scatter(`ranks ${id}`);
  const share = left / Math.max(1, profile.vbu);
  const formed = company.square?.(unit.id)
    ? squared(measures, room, share, scatter)
    : ranked(measures, room, share, scatter, unit.disordered);
  const leads = unit.general && room.top === FRONT;
  const places = leads ? formed.filter(({ x, y }) => Math.abs(x) > 9 || Math.abs(y - FRONT - 15) > 20) : formed;
  const use = (figure: string, { x, y, turn }: Place): string =>
    tag("use", { href: `#${figure}`, transform: placed(x, y, turn) });
  return (
    shades(base, places, Math.min(4.4, measures.across * 0.42)) +
    places.map((place) => use(name, place)).join("") +
    (leads ? use(company.general, { x: 0, y: FRONT + 15, turn: 0 }) : "")
  );
}

/** All shadows in one. */
export function shades(base: Base, places: readonly Place[], reach: number): string {
  const [dx, dy] = lower(base, SHADE);
  const r = fixed(reach);
  const round = `a${r} ${r} 0 1 0 ${fixed(2 * reach)} 0a${r} ${r} 0 1 0 ${fixed(-2 * reach)} 0`;
  return tag("path", {
    class: "shade",
    d: places.map(({ x, y }) => `M${fixed(x + dx - reach)} ${fixed(y + dy)}${round}`).join(""),
  });
}

/** The strength that is left, upright at the right of the rear edge. */
const token = ({ wide, angle }: Base, left: number, y: number): string =>
  tag(
    "g",
    {
      class: "token",
      transform: `translate(${fixed(wide / 2 - TOKEN - 0.8)} ${fixed(y)}) rotate(${-90 * upright(angle)})`,
    },
    tag("circle", { r: TOKEN }),
    tag("text", { class: "figure", y: 4.4, "font-size": left < 10 ? 13 : 10.5 }, String(left)),
  );
