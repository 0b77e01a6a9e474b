// Generals on the table: small bases with a flag and stars for their rank; with a unit, a flag at its corner.

import { cornerAt, use, type Base, type Card } from "../impetus/board/cards";
import type { Body } from "../impetus/board/scene";
import type { Company } from "../impetus/board/stands";
import type { Names } from "../impetus/names";
import { placed } from "../../board/figures";
import { escaped, fixed, size, tag, upright, type View } from "../../board/view";
import { STARS } from "./chain";
import type { Leader, Profile, State, Types } from "./wire";

type Measures = Types["scene"];

/** Everything that is to be seen of a general, in one line. */
export function describedGeneral(names: Names, leader: Leader): string {
  const { words } = names;
  const said = [
    `${names.side(leader.seat)}: ${names.unit(leader.id)}`,
    words.say(`rank-${leader.rank}`),
    words.say(`grade-${leader.grade}`),
  ];
  if (leader.brave) said.push(words.say("grandeur-brave"));
  if (leader.unit) said.push(words.say("general-with", { unit: names.unit(leader.unit) }));
  return said.join(", ");
}

/** `spare`: not on the table yet. */
export function leaderBody(
  leader: Leader,
  names: Names,
  measures: Measures,
  at?: Base,
  spare = false,
  astray = false,
  company?: Company,
): Body {
  const [front, depth] = measures.bases[leader.rank] ?? [0, 0];
  const states = { with: at, used: leader.moved, astray, spare };
  const label = describedGeneral(names, leader) + (astray ? `, ${names.words.say("astray")}` : "");
  return {
    id: leader.id,
    seat: leader.seat,
    pose: leader.pose,
    front,
    depth,
    label,
    classes: ["leader", leader.rank, ...Object.entries(states).flatMap(([name, on]) => (on ? [name] : []))].join(" "),
    raised: true,
    paint: (view, pose) =>
      tag("title", {}, escaped(label)) +
      (at ? paintFlag(view, pose, at, leader.brave) : token(view, pose, front, depth, leader, company)),
  };
}

/** Those with a unit are drawn at its corner. */
export const leaderBodies = (
  state: State,
  names: Names,
  measures: Measures,
  astray: ReadonlySet<string> = new Set(),
  company?: Company,
): Body[] =>
  state.leaders.map((leader) => {
    const unit = leader.unit ? state.units.find((each) => each.id === leader.unit) : undefined;
    const [front, depth] = (unit && measures.bases[unit.profile.type]) ?? [0, 0];
    return leaderBody(leader, names, measures, unit && { front, depth }, false, astray.has(leader.id), company);
  });

function token(view: View, pose: Body["pose"], wide: number, deep: number, leader: Leader, company?: Company): string {
  const [front, depth] = [size(wide), size(deep)];
  const flag = company ? Math.min(front * 0.5, 15) : Math.max(front * 0.8, 15);
  const [x, y] = company ? [-front * 0.3, -depth * 0.34] : [0, -depth * 0.1];
  const stars = STARS[leader.rank];
  const gap = front / (stars + 1);
  const dots = Array.from({ length: stars }, (_, place) =>
    tag("circle", {
      class: "star",
      cx: gap * (place + 1) - front / 2,
      cy: depth * 0.86,
      r: Math.max(1.3, front * 0.07),
    }),
  );
  return (
    tag("rect", { class: "card", x: -front / 2, y: 0, width: front, height: depth, rx: front * 0.2 }) +
    tag("rect", { class: "front", x: -front / 2, y: -0.4, width: front, height: 2 }) +
    (company ? staff(front, depth, company.general) : "") +
    tag(
      "g",
      { transform: `rotate(${fixed(-view.angle(pose[2]))} 0 ${fixed(depth / 2)})` },
      tag(
        "g",
        { class: `flag${leader.brave ? " brave" : ""}` },
        tag("use", {
          href: "#symbol-general",
          x: x - flag / 2,
          y: depth * 0.5 + y - flag / 2,
          width: flag,
          height: flag,
        }),
      ),
      ...dots,
    )
  );
}

/** A general on horseback, as large as the base allows. */
const staff = (front: number, depth: number, figure: string): string =>
  tag("rect", {
    class: "flock",
    x: -front / 2 + 1.4,
    y: 2,
    width: front - 2.8,
    height: depth - 3.4,
    rx: front * 0.16,
  }) +
  tag(
    "g",
    { class: "rank miniature" },
    tag("use", { href: `#${figure}`, transform: placed(0, depth * 0.52, 0, Math.min(depth / 30, front / 14)) }),
  );

/** The flag of a general who is with a unit: something to take hold of. */
function paintFlag(view: View, pose: Body["pose"], unit: Base, brave: boolean): string {
  const angle = view.angle(pose[2]);
  const at = cornerAt(size(unit.front) / 2, size(unit.depth), upright(angle));
  return tag(
    "g",
    { class: `flag${brave ? " brave" : ""}`, transform: `translate(${at}) rotate(${fixed(-angle)})` },
    tag("circle", { class: "touch", cx: 5, cy: -5, r: 11 }),
    use("general", 5, -5, 19),
  );
}

/** What a unit shows besides its card. */
export interface Worn {
  profile: Pick<Profile, "discipline" | "quality">;
  square: boolean;
  opportunity: boolean;
  /** No general reaches it. */
  beyond: boolean;
}

export function paintWorn({ profile, square, opportunity, beyond }: Worn, card: Card): string {
  const { front, depth, quarters, turn } = card;
  const half = front / 2;
  const at = (place: number, inside = 0): string =>
    `translate(${card.at((quarters + place) % 4, inside)}) rotate(${fixed(turn)})`;
  const along = quarters % 2 === 0 ? front < depth : front >= depth;
  return [
    square
      ? tag("path", {
          class: "square",
          d: `M${fixed(-half + 1.8)} 4.2H${fixed(half - 1.8)}V${fixed(depth - 1.8)}H${fixed(-half + 1.8)}Z`,
        })
      : "",
    opportunity
      ? tag("g", { class: "waits", transform: at(3) }, tag("circle", { r: 8.4 }), use("opportunity", 0, 0, 14))
      : "",
    beyond
      ? tag(
          "g",
          { class: "beyond", transform: at(2, 6) },
          tag("circle", { r: 7.4 }),
          use("general", 0, 0, 10),
          tag("path", { d: "M-5 5L5 -5" }),
        )
      : "",
    letter(profile, `${at(along ? 0 : 1, Math.min(8.5, front / 6))} scale(${fixed(Math.min(1, front / 45))})`),
  ].join("");
}

/** The class of discipline at a corner; elite and veterans have a ring around it, elite on gold. */
const letter = ({ discipline, quality }: Worn["profile"], transform: string): string =>
  tag(
    "g",
    { class: `discipline ${quality}`, transform },
    tag("circle", { r: 6 }),
    tag("text", { y: 3.2 }, escaped(discipline)),
    quality ? tag("circle", { class: "quality", r: 7.6 }) : "",
  );
