// What a show draws above the table: dice, words that rise, lines of fire, ways that were gone. Sizes are pixels of the
// screen.

import type { Rolled } from "../page/show";
import type { Point } from "./shapes";
import { escaped, points, tag } from "./view";

const DIE = 22;
const GAP = 4;
const ROW = 6;
/** The middles of the pips of each face, in quarters of a die. */
const PIPS: Record<number, string> = {
  1: "22",
  2: "1133",
  3: "112233",
  4: "11133133",
  5: "1113223133",
  6: "111213313233",
};

/** Something that keeps its size on the screen, at a spot of the picture. */
export const pinned = ([x, y]: Point, kind: string, inner: string): string =>
  tag("g", { transform: `translate(${x} ${y})` }, tag("g", { class: `pinned ${kind}` }, inner));

/** Pips on a die of six faces, numbers on others. */
function die(face: number, sides: number, hit: boolean, x: number, y: number): string {
  const quarters = (sides === 6 && PIPS[face]?.match(/../g)) || [];
  const pip = (place: string): string =>
    tag("circle", { cx: (Number(place[0]) * DIE) / 4, cy: (Number(place[1]) * DIE) / 4, r: 2.3 });
  const inner = quarters.length
    ? quarters.map(pip).join("")
    : tag("text", { x: DIE / 2, y: DIE / 2 + 5 }, String(face));
  const box = tag("rect", { width: DIE, height: DIE, rx: 5 });
  return tag(
    "g",
    { transform: `translate(${x} ${y})` },
    tag("g", { class: hit ? "show-die hit" : "show-die" }, box + inner),
  );
}

/** Dice in rows, and below them what they say. */
export function dice(
  { faces, hits, seat, sides = 6 }: Rolled,
  said: string,
): { inner: string; wide: number; tall: number } {
  const rows = Math.ceil(faces.length / ROW);
  const across = Math.min(faces.length, ROW) * (DIE + GAP) - GAP;
  const wide = Math.max(across, said.length * 7);
  const tall = rows * (DIE + GAP) + (said ? 18 : 0);
  const drawn = faces.map((face, place) =>
    die(
      face,
      sides,
      hits.includes(place),
      -across / 2 + (place % ROW) * (DIE + GAP),
      -tall / 2 + Math.floor(place / ROW) * (DIE + GAP),
    ),
  );
  const words = said ? tag("text", { class: "show-said", x: 0, y: tall / 2 - 4 }, escaped(said)) : "";
  const back = tag("rect", {
    class: `show-tray ${seat}`,
    x: -wide / 2 - 6,
    y: -tall / 2 - 6,
    width: wide + 12,
    height: tall + 10,
    rx: 8,
  });
  return { inner: back + drawn.join("") + words, wide: wide + 12, tall: tall + 12 };
}

/** Words on a small plate. */
export function plate(text: string, tone: string): string {
  const wide = text.length * 7.2 + 14;
  return tag(
    "g",
    { class: `show-plate ${tone}` },
    tag("rect", { x: -wide / 2, y: -10, width: wide, height: 20, rx: 10 }),
    tag("text", { x: 0, y: 4.5 }, escaped(text)),
  );
}

export const fire = (from: Point, to: Point, hit: boolean): string =>
  tag("line", { class: hit ? "show-fire hit" : "show-fire", x1: from[0], y1: from[1], x2: to[0], y2: to[1] });

export const trail = (way: readonly Point[]): string =>
  way.length > 1 ? tag("polyline", { class: "show-trail", points: points(way) }) : "";
