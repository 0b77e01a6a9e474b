// What is drawn over the table for a moment: what was measured, zones and ranges, the ruler.

import type { Arc, Region, Segment, Spot } from "../wire";
import type { Point } from "./shapes";
import { fixed, points, tag, type View } from "./view";

export type Witness = Spot | Segment | Arc | Region;

export function paintWitnesses(view: View, found: readonly Witness[]): string {
  const at = (point: Point | number[]): [number, number] => view.at([point[0] ?? 0, point[1] ?? 0]);
  return found
    .map((each) => {
      if (each.witness === "spot")
        return tag("circle", { class: "witness", cx: at(each.at)[0], cy: at(each.at)[1], r: 5 });
      if (each.witness === "segment")
        return tag("line", {
          class: "witness",
          x1: at(each.start)[0],
          y1: at(each.start)[1],
          x2: at(each.end)[0],
          y2: at(each.end)[1],
        });
      if (each.witness === "region") return tag("polygon", { class: "witness", points: points(each.outline.map(at)) });
      const round = Array.from({ length: 33 }, (_, step) => {
        const sweep = (((each.end - each.start) % 36000) + 36000) % 36000 || 36000;
        const angle = ((each.start + (sweep * step) / 32) / 18000) * Math.PI;
        return at([each.centre[0] + each.radius * Math.cos(angle), each.centre[1] + each.radius * Math.sin(angle)]);
      });
      return tag("polyline", { class: "witness", points: points(round) });
    })
    .join("");
}

/** Outlines with their names at the middle of their last side, where those of several reaches stand apart. */
export function paintRegions(view: View, found: Record<string, Point[]>, name: (key: string) => string): string {
  const lines = Object.entries(found).flatMap(([key, [start, end, more]]) => {
    if (!start || !end || more) return [];
    const [[x1, y1], [x2, y2]] = [view.at(start), view.at(end)];
    return tag("line", { class: classed(key), x1, y1, x2, y2 });
  });
  return (
    lines.join("") +
    Object.entries(found)
      .filter(([, outline]) => outline.length > 2)
      .map(([key, outline]) => {
        const spots = outline.map((each) => view.at(each));
        const words = name(key);
        const shape = tag("polygon", { class: classed(key), points: points(spots) });
        if (!words) return shape;
        const [x, y] = label(spots);
        return shape + tag("text", { x, y: y + 3 }, words);
      })
      .join("")
  );
}

/** What a region is, and whose: `zone red.fp-1` is the zone of a unit of red; more words say more, numbers which. */
const classed = (key: string): string =>
  key
    .split(" ")
    .filter((part) => Number.isNaN(Number(part)))
    .map((part) => part.split(".")[0])
    .join(" ");

/** Near the middle of the side that is farthest from the first: longer reaches are named apart from shorter ones. */
function label(spots: readonly [number, number][]): [number, number] {
  const between = (one: [number, number], other: [number, number], part: number): [number, number] => [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
  ];
  const middle: [number, number] = [
    spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
    spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
  ];
  const sides = spots.map((spot, place) => between(spot, spots[(place + 1) % spots.length] ?? spot, 0.5));
  const from = sides[0] ?? middle;
  const away = ([x, y]: [number, number]): number => Math.hypot(x - from[0], y - from[1]);
  return between(
    sides.reduce((best, each) => (away(each) > away(best) ? each : best), from),
    middle,
    0.15,
  );
}

export function paintRuler(view: View, start: Point, end: Point, words: string, scale: number): string {
  const [[ax, ay], [bx, by]] = [view.at(start), view.at(end)];
  const half = Math.max(34, words.length * 4.4);
  const plate =
    words &&
    tag(
      "g",
      {
        class: "measure",
        transform: `translate(${fixed((ax + bx) / 2)} ${fixed((ay + by) / 2)}) scale(${fixed(scale)})`,
      },
      tag("rect", { x: -half, y: -30, width: half * 2, height: 22, rx: 11 }),
      tag("text", { y: -14.5 }, words),
    );
  return (
    tag("line", { x1: ax, y1: ay, x2: bx, y2: by }) +
    tag("circle", { cx: ax, cy: ay, r: 2.5 }) +
    tag("circle", { cx: bx, cy: by, r: 2.5 }) +
    plate
  );
}
