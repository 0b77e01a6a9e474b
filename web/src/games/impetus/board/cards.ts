// A unit as a card seen from above, at its true size: front, symbol, strength, losses, disorder.

import type { Pose } from "../../../board/shapes";
import type { Profile, Unit } from "../wire";
import { escaped, fixed, PER_U, size, tag, upright, type View } from "../../../board/view";

const U = PER_U;

/** The marks of the families of weapons, and the traits that have a mark. */
const WEAPONS: [string, string][] = [
  ["longbow", "bow"],
  ["short-bow", "bow"],
  ["composite-bow", "bow"],
  ["crossbow", "crossbow"],
  ["handgun", "gun"],
  ["arquebus", "gun"],
  ["musket", "gun"],
  ["javelin", "javelin"],
  ["various-missiles", "javelin"],
  ["sling", "sling"],
  ["artillery", "artillery"],
];
const SHOWN = ["pikes", "long-spear", "pilum", "shield-wall", "pavise", "stakes", "camels", "impetuous"];
const PLAIN = ["T bow", "ART artillery"];

export function marksOf(profile: Profile): string[] {
  const family = WEAPONS.find(([name]) => profile.weapon.startsWith(name))?.[1];
  const weapon = family && !PLAIN.includes(`${profile.type} ${family}`) ? [family] : [];
  return [...weapon, ...SHOWN.filter((trait) => profile.traits.includes(trait))].map((mark) => `mark-${mark}`);
}

export const symbolOf = (profile: Profile): string => profile.type.toLowerCase();

export interface Base {
  front: number;
  depth: number;
}

export interface Look {
  view: View;
  /** The base of a type, in thousandths of a U. */
  base(type: string): Base;
}

export function baseOf(look: Pick<Look, "base">, unit: Unit): Base {
  const { front, depth } = look.base(unit.profile.type);
  return { front, depth: depth + (unit.rear ? look.base(unit.rear.type).depth : 0) };
}

export const use = (name: string, x: number, y: number, wide: number): string =>
  tag("use", { href: `#symbol-${name}`, x: x - wide / 2, y: y - wide / 2, width: wide, height: wide });

/** A card as its further marks see it: its size, its turn in quarters, and the turn that undoes its own. */
export interface Card {
  front: number;
  depth: number;
  quarters: number;
  turn: number;
  /** The corner that is up and left in the picture, or so many quarters further round. */
  at(quarters: number, inside?: number): string;
}

/** What is drawn inside the group of a unit; the group itself is put at its pose. `more` draws what a game adds. */
export function paintCard(look: Look, unit: Unit, pose: Pose, more?: (card: Card) => string): string {
  const base = baseOf(look, unit);
  const [front, depth] = [size(base.front), size(base.depth)];
  const half = front / 2;
  const lost = unit.rear ? unit.rear_lost : unit.lost;
  const bite = biteOf(front, depth, lost);
  const shape = bitten(front, depth, lost);
  const quarters = upright(look.view.angle(pose[2]));
  const deep = unit.rear ? size(look.base(unit.profile.type).depth) : depth;
  const bottom = depth - (lost ? bite * 0.75 : 0);
  const parts = [
    tag("path", { d: shape, class: "shadow", transform: shadow(look.view.angle(pose[2])) }),
    unit.moved
      ? tag("path", {
          class: "tracks",
          d: `M${fixed(-half * 0.72)} ${fixed(depth)}v7.5M${fixed(half * 0.72)} ${fixed(depth)}v7.5`,
        })
      : "",
    tag("path", { class: "tip", d: "M-6.8 0L0 -6.2L6.8 0Z" }),
    tag("path", { d: shape, class: "card" }),
    tag("path", { d: shape, class: "hatch" }),
    tag("rect", { class: "front", x: -half - 0.6, y: -0.6, width: front + 1.2, height: 3.2 }),
    rank(2.6, unit.rear ? deep : bottom, front, quarters, unit.profile, unit.profile.vbu - unit.lost),
  ];
  if (unit.rear) {
    parts.push(tag("path", { class: "seam", d: `M${fixed(-half)} ${fixed(deep)}H${fixed(half)}` }));
    for (let place = 0; place < unit.lost; place++)
      parts.push(tag("circle", { class: "hole", cx: (place - (unit.lost - 1) / 2) * 9, cy: deep, r: 3 }));
    parts.push(rank(deep, bottom, front, quarters, unit.rear, unit.rear.vbu - unit.rear_lost));
  }
  parts.push(signs(front, depth, unit), further(look.view, front, depth, unit, pose, more));
  return parts.join("");
}

const biteOf = (front: number, depth: number, lost: number): number =>
  Math.min(0.38 * U, (0.36 * front) / (lost + 1), 0.16 * depth);

/** The outline of a base; losses are bitten out of its rear edge. */
export function bitten(front: number, depth: number, lost: number): string {
  const [half, bite] = [front / 2, biteOf(front, depth, lost)];
  let shape = `M${fixed(-half)} 0H${fixed(half)}V${fixed(depth)}`;
  for (let place = 0; place < lost; place++) {
    const middle = ((lost - 1) / 2 - place) * bite * 2.6;
    const [r, low] = [fixed(bite), fixed(depth)];
    shape += `L${fixed(middle + bite)} ${low}A${r} ${r} 0 0 0 ${fixed(middle - bite)} ${low}`;
  }
  return `${shape}L${fixed(-half)} ${fixed(depth)}Z`;
}

/** A broken outline that has slipped, around the disordered. */
export const signs = (front: number, depth: number, unit: Unit): string =>
  unit.disordered
    ? tag("rect", {
        class: "disorder",
        x: -front / 2 - 1.2,
        y: -1.2,
        width: front + 2.4,
        height: depth + 2.4,
        transform: `rotate(5 0 ${fixed(depth / 2)})`,
      })
    : "";

/** What a game adds, or the flag of a general. */
export function further(
  view: View,
  front: number,
  depth: number,
  unit: Unit,
  pose: Pose,
  more?: (card: Card) => string,
): string {
  const angle = view.angle(pose[2]);
  const [half, quarters] = [front / 2, upright(angle)];
  if (more) return more({ front, depth, quarters, turn: -angle, at: cornerAt.bind(null, half, depth) });
  if (!unit.general) return "";
  const at = `translate(${cornerAt(half, depth, quarters)}) rotate(${fixed(-angle)})`;
  return tag("g", { class: "flag", transform: at }, use("general", 5, -5, 17));
}

const shadow = (angle: number): string => {
  const turn = (angle / 180) * Math.PI;
  const [c, s] = [2.2 * Math.cos(turn), 2.2 * Math.sin(turn)];
  return `translate(${fixed(c + s)} ${fixed(c - s)})`;
};

/** The corner of the card that is up and left in the picture, or so many quarters further round. */
export function cornerAt(half: number, depth: number, quarters: number, inside = 0): string {
  const [wide, top, low] = [half - inside, inside, depth - inside];
  const spots: [number, number][] = [
    [-wide, top],
    [-wide, low],
    [wide, low],
    [wide, top],
  ];
  return (spots[quarters] ?? [0, 0]).map(fixed).join(" ");
}

/** One rank, upright whichever way the card faces: marks, symbol, strength. */
function rank(top: number, bottom: number, front: number, quarters: number, profile: Profile, left: number): string {
  const deep = bottom - top;
  const lying = quarters % 2 === 0;
  const [wide, tall] = lying ? [front, deep] : [deep, front];
  const marks = marksOf(profile);
  const inner: string[] = [];
  if (wide >= tall) {
    const symbol = Math.min(tall * 0.9, wide * 0.4, U * 3.6);
    const aside = (symbol + wide) / 4;
    const room = (wide - symbol) / 2 - 3.5;
    const mark = Math.min(U * 1.35, tall * 0.7, room / Math.max(1, marks.length));
    inner.push(
      use(symbolOf(profile), 0, 0, symbol),
      figure(aside, 0, left, Math.min(tall * 0.86, U * 1.9, wide * 0.3)),
    );
    marks.forEach((name, place) =>
      inner.push(use(name, -aside + (place - (marks.length - 1) / 2) * mark, 0, mark * 0.9)),
    );
  } else {
    const symbol = Math.min(wide * 0.9, tall * 0.44, U * 3.6);
    const aside = (symbol + tall) / 4;
    const mark = Math.min(
      U * 1.35,
      wide * 0.62,
      ((tall - symbol) / 2) * 0.8,
      (wide * 0.95) / Math.max(1, marks.length),
    );
    inner.push(
      use(symbolOf(profile), 0, 0, symbol),
      figure(0, aside, left, Math.min(wide * 0.95, U * 1.9, tall * 0.3)),
    );
    marks.forEach((name, place) => inner.push(use(name, (place - (marks.length - 1) / 2) * mark, -aside, mark * 0.9)));
  }
  return tag(
    "g",
    { class: "rank", transform: `translate(0 ${fixed(top + deep / 2)}) rotate(${-90 * quarters})` },
    ...inner,
  );
}

const figure = (x: number, y: number, left: number, tall: number): string =>
  tag("text", { class: "figure", x, y: y + tall * 0.34, "font-size": tall }, escaped(String(left)));
