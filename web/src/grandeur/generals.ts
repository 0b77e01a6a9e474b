// Generals on the table: small bases with a flag and as many stars as their rank has; with a unit, a flag at its corner.

import { paintFlag } from "../board/cards";
import type { Body } from "../board/scene";
import { escaped, fixed, size, tag, type View } from "../board/view";
import type { State } from "../impetus";
import type { Names } from "../play/names";
import type { Measures } from "../wire";
import { leadersOf, STARS, type Leader } from "./shapes";

/** Everything that is to be seen of a general, in one line. */
export function describedGeneral(names: Names, leader: Leader): string {
  const { words } = names;
  const said = [`${names.side(leader.seat)}: ${names.unit(leader.id)}`, words.say(`rank-${leader.rank}`), words.say(`grade-${leader.grade}`)];
  if (leader.brave) said.push(words.say("grandeur-brave"));
  if (leader.unit) said.push(words.say("general-with", { unit: names.unit(leader.unit) }));
  return said.join(", ");
}

/** `spare`: not on the table yet. */
export function leaderBody(leader: Leader, names: Names, measures: Measures, at?: { front: number; depth: number }, spare = false, astray = false): Body {
  const [front, depth] = measures.bases[leader.rank] ?? [0, 0];
  const label = describedGeneral(names, leader) + (astray ? `, ${names.words.say("astray")}` : "");
  return {
    id: leader.id,
    seat: leader.seat,
    pose: leader.pose,
    front,
    depth,
    label,
    classes: `leader ${leader.rank}${at ? " with" : ""}${leader.moved ? " used" : ""}${astray ? " astray" : ""}${spare ? " spare" : ""}`,
    raised: true,
    paint: (view, pose) => tag("title", {}, escaped(label)) + (at ? paintFlag(view, pose, at, leader.brave) : token(view, pose, front, depth, leader)),
  };
}

/** Those with a unit are drawn at its corner. */
export const leaderBodies = (state: State, names: Names, measures: Measures, astray: ReadonlySet<string> = new Set()): Body[] =>
  leadersOf(state).map((leader) => {
    const unit = leader.unit ? state.units.find((each) => each.id === leader.unit) : undefined;
    const [front, depth] = (unit && measures.bases[unit.profile.type]) ?? [0, 0];
    return leaderBody(leader, names, measures, unit && { front, depth }, false, astray.has(leader.id));
  });

function token(view: View, pose: Body["pose"], wide: number, deep: number, leader: Leader): string {
  const [front, depth] = [size(wide), size(deep)];
  const flag = Math.max(front * 0.8, 15);
  const stars = STARS[leader.rank];
  const gap = front / (stars + 1);
  const dots = Array.from({ length: stars }, (_, place) => tag("circle", { class: "star", cx: gap * (place + 1) - front / 2, cy: depth * 0.86, r: Math.max(1.3, front * 0.07) }));
  return (
    tag("rect", { class: "card", x: -front / 2, y: 0, width: front, height: depth, rx: front * 0.2 }) +
    tag("rect", { class: "front", x: -front / 2, y: -0.4, width: front, height: 2 }) +
    tag("g", { transform: `rotate(${fixed(-view.angle(pose[2]))} 0 ${fixed(depth / 2)})` }, tag("g", { class: `flag${leader.brave ? " brave" : ""}` }, tag("use", { href: "#symbol-general", x: -flag / 2, y: depth * 0.4 - flag / 2, width: flag, height: flag })), ...dots)
  );
}
