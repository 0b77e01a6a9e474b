// The ground, kind by kind, as an engraver would: the same pictures as those the program prints.

import type { Point } from "../../../board/shapes";
import type { Piece } from "../wire";
import { Scatter } from "../../../board/scatter";
import type { Modelled } from "./relief";
import { Strip } from "./strip";
import { fixed, PER_U, points, tag, type View } from "../../../board/view";

export type Spot = [number, number];
const U = PER_U;
const land = (name: string): string => `var(--land-${name})`;

export class Patch {
  readonly scatter: Scatter;
  readonly border: Point[];
  readonly middle: Point;
  readonly heading: number;

  constructor(
    readonly piece: Piece,
    oval: boolean,
    readonly view: View,
    /** What stands on it casts shadows. */
    readonly modelled = false,
  ) {
    this.scatter = new Scatter(`${piece.kind} ${piece.id}`);
    this.middle = [piece.x, piece.y];
    this.heading = (piece.heading / 18000) * Math.PI;
    const [a, b] = [piece.along / 2, piece.across / 2];
    this.half = [a / 1000, b / 1000];
    const rounded = Array.from({ length: 32 }, (_, step): Point => {
      const turn = ((step + 0.5) / 32) * 2 * Math.PI;
      return this.#turned(a * Math.cos(turn), b * Math.sin(turn));
    });
    const square: Point[] = [
      [-a, -b],
      [a, -b],
      [a, b],
      [-a, b],
    ].map(([x, y]) => this.#turned(x ?? 0, y ?? 0));
    this.border = oval ? rounded : square;
  }

  readonly half: [number, number];

  #turned(ahead: number, left: number): Point {
    const [c, s] = [Math.cos(this.heading), Math.sin(this.heading)];
    return [this.middle[0] + ahead * c - left * s, this.middle[1] + ahead * s + left * c];
  }

  local(ahead: number, left: number): Spot {
    return this.view.at(this.#turned(ahead * 1000, left * 1000));
  }

  ring(part: number): Spot[] {
    const [mx, my] = this.middle;
    return this.border.map(([x, y]) => this.view.at([mx + (x - mx) * part, my + (y - my) * part]));
  }

  ray(turn: number, part: number): Spot {
    return this.local(
      this.half[0] * part * Math.cos(turn * 2 * Math.PI),
      this.half[1] * part * Math.sin(turn * 2 * Math.PI),
    );
  }

  within([x, y]: Point, inset: number): boolean {
    return this.border.every(([ax, ay], place) => {
      const [bx, by] = this.border[(place + 1) % this.border.length] ?? [0, 0];
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= inset * 1000 * Math.hypot(bx - ax, by - ay);
    });
  }

  spread(gap: number, inset: number, jitter = 0.38): Spot[] {
    const reach = Math.hypot(...this.half);
    const steps = Math.floor(reach / gap) + 1;
    const found: Spot[] = [];
    for (let row = -steps; row <= steps; row++) {
      for (let column = -steps; column <= steps; column++) {
        const ahead = column * gap + (row % 2 ? gap / 2 : 0) + this.scatter.around(jitter * gap);
        const place = this.#turned(ahead * 1000, (row * gap * 0.9 + this.scatter.around(jitter * gap)) * 1000);
        if (this.within(place, inset)) found.push(this.view.at(place));
      }
    }
    return found.sort((a, b) => a[1] - b[1]);
  }

  alongBorder(gap: number): Spot[] {
    return this.border.flatMap(([ax, ay], place) => {
      const [bx, by] = this.border[(place + 1) % this.border.length] ?? [0, 0];
      const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 1000 / gap));
      return Array.from({ length: steps }, (_, step): Spot =>
        this.view.at([ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps]),
      );
    });
  }
}

const polygon = (spots: Spot[], fill: string, more: Record<string, string | number> = {}): string =>
  tag("polygon", { points: points(spots), fill, ...more });
const path = (d: string, stroke: string, width: number, more: Record<string, string | number> = {}): string =>
  tag("path", { d, fill: "none", stroke, "stroke-width": width * U, "stroke-linecap": "round", ...more });
const circle = ([cx, cy]: Spot, r: number, fill: string, more: Record<string, string | number> = {}): string =>
  tag("circle", { cx, cy, r, fill, ...more });
const at = ([x, y]: Spot): string => `${fixed(x)} ${fixed(y)}`;
const edged = (stroke: string, width: number, dashes = ""): Record<string, string | number> => ({
  stroke,
  "stroke-width": width * U,
  ...(dashes ? { "stroke-dasharray": dashes } : {}),
});

function hill(patch: Patch): string {
  const rings = [0.8, 0.59, 0.38, 0.18].map((part, step) =>
    polygon(patch.ring(part), land("earth-high"), {
      "fill-opacity": 0.3 + 0.08 * step,
      "stroke-opacity": 0.7,
      ...edged(land("contour"), 0.07),
    }),
  );
  return polygon(patch.ring(1), land("earth"), edged(land("contour"), 0.11)) + rings.join("");
}

function steepHill(patch: Patch): string {
  let strokes = "";
  for (const [outer, inner, count] of [
    [0.98, 0.74, 64],
    [0.72, 0.48, 44],
    [0.45, 0.24, 26],
  ] as const) {
    for (let step = 0; step < count; step++) {
      const turn = (step + patch.scatter.around(0.25)) / count;
      strokes += `M${at(patch.ray(turn, outer))}L${at(patch.ray(turn, inner + patch.scatter.between(0, 0.06)))}`;
    }
  }
  return (
    polygon(patch.ring(1), land("earth"), edged(land("hachure"), 0.13)) +
    polygon(patch.ring(0.73), land("earth-high"), { "fill-opacity": 0.5 }) +
    polygon(patch.ring(0.46), land("earth-high")) +
    path(strokes, land("hachure"), 0.1)
  );
}

function dunes(patch: Patch): string {
  const crests = patch.spread(1.9, 1.1, 0.22).map(([x, y]) => {
    const half = U * patch.scatter.between(0.6, 0.9);
    return `M${at([x - half, y])}Q${at([x - half * 0.1, y - half * 0.95])} ${at([x + half, y + half * 0.15])}`;
  });
  return (
    polygon(patch.ring(1), land("dune"), edged(land("dune-line"), 0.1)) + path(crests.join(""), land("dune-line"), 0.13)
  );
}

function rocks(patch: Patch): string {
  const blocks = patch.spread(1.35, 0.62, 0.2).map(([x, y]) => {
    const far = U * patch.scatter.between(0.45, 0.78);
    const round = Array.from({ length: 6 }, (_, step): Spot => {
      const angle = ((step + patch.scatter.around(0.25)) / 6) * 2 * Math.PI;
      const reach = far * patch.scatter.between(0.8, 1.05);
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
    const top: Spot = [x - far * 0.15, y - far * 0.2];
    return (
      polygon(round, land("stone"), edged(land("stone-dark"), 0.07)) +
      polygon([...round.slice(3), top], land("stone-light"))
    );
  });
  return polygon(patch.ring(1), land("stone-light"), edged(land("stone-dark"), 0.16)) + blocks.join("");
}

function stones(patch: Patch): string {
  const found = patch.spread(1.15, 0.4).map(([x, y]) => {
    const far = U * patch.scatter.between(0.14, 0.32);
    const shape: Spot[] = [
      [x - far, y],
      [x - far * 0.5, y - far * 0.8],
      [x + far * 0.6, y - far * 0.7],
      [x + far, y],
      [x + far * 0.4, y + far * 0.5],
      [x - far * 0.6, y + far * 0.5],
    ];
    return polygon(shape, land(patch.scatter.pick("stone", "stone-light")), edged(land("stone-dark"), 0.05));
  });
  return polygon(patch.ring(1), land("gravel"), edged(land("stone"), 0.09, "3.5 2.2")) + found.join("");
}

function wood(patch: Patch): string {
  const crowns = patch.spread(1.28, 0.74, 0.26).map(([x, y]) => {
    const r = patch.scatter.between(0.5, 0.72) * U;
    const [from, to, bow] = [at([x - r * 0.55, y + r * 0.05]), at([x + r * 0.05, y - r * 0.55]), fixed(r * 0.56)];
    const light = `M${from}A${bow} ${bow} 0 0 1 ${to}`;
    return (
      circle([x + r * 0.2, y + r * 0.24], r, land("shade"), { "fill-opacity": 0.22 }) +
      circle([x, y], r, land(patch.scatter.pick("leaf", "leaf", "leaf-dark")), {
        "stroke-opacity": 0.6,
        ...edged(land("shade"), 0.06),
      }) +
      path(light, land("leaf-light"), 0.13)
    );
  });
  return polygon(patch.ring(1), land("grass"), edged(land("leaf-dark"), 0.14)) + crowns.join("");
}

function scrub(patch: Patch): string {
  let tufts = "";
  let bushes = "";
  patch.spread(1.25, 0.55).forEach(([x, y], place) => {
    const far = U * patch.scatter.between(0.3, 0.44);
    if (place % 4 === 3) bushes += circle([x, y], far * 0.85, land("leaf-light"), edged(land("twig"), 0.06));
    else
      for (const tip of [-0.7, 0.05, 0.75])
        tufts += `M${at([x, y + far * 0.5])}L${at([x + tip * far, y - far * (0.8 - Math.abs(tip) * 0.4)])}`;
  });
  return (
    polygon(patch.ring(1), land("scrub"), edged(land("twig"), 0.09, "5 2.8")) + path(tufts, land("twig"), 0.1) + bushes
  );
}

function strips(patch: Patch): string {
  const [half, side] = patch.half;
  const count = Math.max(2, Math.ceil((side * 2) / 2.2));
  const wide = (side * 2) / count;
  let found = "";
  for (let strip = 0; strip < count; strip++) {
    const low = -side + strip * wide;
    const box: Spot[] = [
      [-half, low],
      [half, low],
      [half, low + wide],
      [-half, low + wide],
    ].map(([x, y]) => patch.local(x ?? 0, y ?? 0));
    const furrows = [0.2, 0.4, 0.6, 0.8].map(
      (line) =>
        `M${at(patch.local(-half * 0.98, low + wide * line))}L${at(patch.local(half * 0.98, low + wide * line))}`,
    );
    found +=
      polygon(box, land(strip % 2 ? "crop" : "crop-other")) +
      path(furrows.join(""), land("furrow"), 0.06, { "stroke-opacity": 0.75 });
  }
  return found;
}

const fields = (patch: Patch): string => strips(patch) + polygon(patch.ring(1), "none", edged(land("furrow"), 0.12));

const hedgedFields = (patch: Patch): string =>
  strips(patch) +
  patch
    .alongBorder(0.62)
    .map(([x, y]) =>
      circle(
        [x + patch.scatter.around(1), y + patch.scatter.around(1)],
        U * patch.scatter.between(0.3, 0.44),
        land(patch.scatter.pick("leaf", "leaf-dark")),
        { "stroke-opacity": 0.5, ...edged(land("shade"), 0.05) },
      ),
    )
    .join("");

const lake = (patch: Patch): string =>
  polygon(patch.ring(1), land("water-deep"), edged(land("water-line"), 0.2)) +
  [0.93, 0.85, 0.75, 0.62, 0.45]
    .map((part) =>
      polygon(patch.ring(part), land("water"), {
        "fill-opacity": 0.16,
        "stroke-opacity": 0.9 * part,
        ...edged(land("water"), 0.08),
      }),
    )
    .join("");

function marsh(patch: Patch): string {
  let water = "";
  let reeds = "";
  patch.spread(1.35, 0.75, 0.3).forEach(([x, y], place) => {
    const half = U * patch.scatter.between(0.42, 0.7);
    const low = y + U * 0.24;
    water += `M${at([x - half, y])}L${at([x + half, y])}M${at([x - half * 0.4, low])}L${at([x + half * 0.65, low])}`;
    if (place % 2)
      for (const tip of [-0.28, 0, 0.3])
        reeds += `M${at([x + tip * U * 0.4, y])}L${at([x + tip * U, y - U * (0.72 - Math.abs(tip))])}`;
  });
  return (
    polygon(patch.ring(1), land("fen"), edged(land("water-line"), 0.1, "6 3")) +
    path(water, land("water-line"), 0.12) +
    path(reeds, land("leaf-dark"), 0.1)
  );
}

function mud(patch: Patch): string {
  const tracks = patch.spread(1.5, 0.8, 0.34).map(([x, y]) => {
    const half = U * patch.scatter.between(0.3, 0.62);
    return `M${at([x - half, y])}Q${at([x, y + half * 0.55])} ${at([x + half, y])}`;
  });
  return (
    polygon(patch.ring(1), land("mud"), edged(land("mud-dark"), 0.1, "7 3")) +
    path(tracks.join(""), land("mud-dark"), 0.12)
  );
}

function river(strip: Strip): string {
  const [half, side] = strip.half;
  let lines = "";
  [-0.62, -0.22, 0.2, 0.6].forEach((line, place) => {
    let ahead = -half + strip.scatter.between(0, 2);
    while (ahead < half) {
      const end = Math.min(half, ahead + strip.scatter.between(3, 7));
      for (let step = 0; step <= 6; step++) {
        const here = ahead + ((end - ahead) * step) / 6;
        const off = side * line + 0.07 * Math.sin((here * Math.PI) / 1.6 + place);
        lines += `${step ? "L" : "M"}${at(strip.local(here, off))}`;
      }
      ahead = end + strip.scatter.between(0.6, 1.6);
    }
  });
  const stepping = strip.piece.fordable
    ? strip
        .spread(2.1, 0.5, 0.42)
        .map((spot) =>
          circle(spot, U * strip.scatter.between(0.1, 0.17), land("stone-light"), edged(land("stone-dark"), 0.04)),
        )
    : [];
  return (
    polygon(strip.border, land(strip.piece.fordable ? "water" : "water-deep"), {
      "stroke-linejoin": "round",
      ...edged(land("bank"), 0.16),
    }) +
    path(lines, land("water-line"), 0.09, { "stroke-opacity": 0.7 }) +
    stepping.join("")
  );
}

const shadow = (spots: Spot[]): string =>
  polygon(
    spots.map(([x, y]) => [x + 3, y + 3]),
    "#1d1509",
    { "fill-opacity": 0.28 },
  );

function houses(patch: Patch, gap: number, spread: number): string {
  const [half, side] = patch.half;
  const columns = Math.max(1, Math.floor((half * 2 - 0.6) / gap));
  const rows = Math.max(1, Math.floor((side * 2 - 0.6) / gap));
  const [wide, deep] = [(half * 2 - 0.6) / columns, (side * 2 - 0.6) / rows];
  let found = "";
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = 0; column < columns; column++) {
      const ahead = -half + 0.3 + (column + 0.5) * wide + patch.scatter.around(spread);
      const left = -side + 0.3 + (row + 0.5) * deep + patch.scatter.around(spread);
      const room = Math.min(wide, deep, gap);
      let [a, b] = [room * patch.scatter.between(0.38, 0.45), room * patch.scatter.between(0.24, 0.31)];
      const across = patch.scatter.next() < 0.5;
      if (across) [a, b] = [b, a];
      const box = (x0: number, y0: number, x1: number, y1: number): Spot[] =>
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ].map(([x, y]) => patch.local(ahead + (x ?? 0), left + (y ?? 0)));
      const line = edged(land("wall"), 0.06);
      if (patch.modelled) found += shadow(box(-a, -b, a, b));
      found += polygon(across ? box(-a, -b, 0, b) : box(-a, -b, a, 0), land("roof-dark"), line);
      found += polygon(across ? box(0, -b, a, b) : box(-a, 0, a, b), land("roof"), line);
    }
  }
  return found;
}

const village = (patch: Patch): string =>
  polygon(patch.ring(1), land("yard"), edged(land("wall"), 0.12, "8 3")) + houses(patch, 2.15, 0.22);

const town = (patch: Patch): string =>
  polygon(patch.ring(1), land("yard"), edged(land("wall"), 0.42)) +
  houses(patch, 1.85, 0.08) +
  patch
    .ring(1)
    .map(([x, y]) =>
      tag("rect", { x: x - 5, y: y - 5, width: 10, height: 10, fill: land("stone"), ...edged(land("wall"), 0.12) }),
    )
    .join("");

function road(strip: Strip): string {
  const side = strip.half[1];
  const line = (left: number): string =>
    strip
      .beside(left)
      .map((spot, place) => `${place ? "L" : "M"}${at(spot)}`)
      .join("");
  const flat = { "stroke-linecap": "butt", "stroke-linejoin": "round" };
  return (
    polygon(strip.border, land("road")) +
    path(line(-side * 0.3) + line(side * 0.3), land("road-edge"), 0.1, {
      "stroke-opacity": 0.4,
      "stroke-dasharray": "11 8",
      ...flat,
    }) +
    path(line(-side) + line(side), land("road-edge"), 0.14, flat)
  );
}

const PAINTERS: Record<string, (patch: Patch) => string> = {
  hill,
  dunes,
  rocks,
  stones,
  wood,
  scrub,
  fields,
  lake,
  marsh,
  mud,
  village,
  town,
  "steep-hill": steepHill,
  "hedged-fields": hedgedFields,
};

const STRIPS: Record<string, (strip: Strip) => string> = { river, road };

const ABOVE: Record<string, number> = { river: 1, road: 2 };

const plain = (patch: Patch): string => polygon(patch.ring(1), land("gravel"), edged(land("contour"), 0.12));

function painted(piece: Piece, oval: boolean, view: View, modelled?: Modelled): string {
  const strip = piece.ends && STRIPS[piece.kind];
  if (strip) {
    const laid = new Strip(piece, view);
    return strip(laid) + (modelled?.strip(laid) ?? "");
  }
  const patch = new Patch(piece, oval, view, !!modelled);
  const engraved = (): string => (PAINTERS[piece.kind] ?? plain)(patch);
  return modelled ? modelled.piece(patch, engraved) : engraved();
}

/** All pieces in their order, with their names where there is room. */
export function paintGround(
  pieces: readonly Piece[],
  view: View,
  ovals: (kind: string) => boolean,
  name: (piece: Piece) => string,
  modelled?: Modelled,
): string {
  return [...pieces]
    .sort((a, b) => (ABOVE[a.kind] ?? 0) - (ABOVE[b.kind] ?? 0))
    .map((piece) =>
      tag(
        "g",
        { class: `piece ${piece.kind}`, "data-piece": piece.id },
        tag("title", {}, escape(name(piece))),
        painted(piece, ovals(piece.kind), view, modelled),
      ),
    )
    .join("");
}

const escape = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));

export function paintNames(
  pieces: readonly Piece[],
  view: View,
  ovals: (kind: string) => boolean,
  name: (piece: Piece) => string,
  taken: (spot: Spot, half: number) => boolean,
): string {
  return pieces
    .map((piece) => {
      const words = name(piece);
      const half = words.length * 2.9;
      const places = piece.ends
        ? alongStrip(new Strip(piece, view))
        : insideOf(new Patch(piece, ovals(piece.kind), view), half);
      const found = places.find(([each]) => !taken(each, half));
      if (!found) return "";
      const [spot, lean] = found;
      return tag(
        "text",
        { transform: `translate(${at(spot)}) rotate(${fixed(lean)})`, y: 3.4, class: "land-name" },
        escape(words),
      );
    })
    .join("");
}

/** The middle of an area, and above and below it; nowhere if the words are too long. */
function insideOf(patch: Patch, half: number): [Spot, number][] {
  const xs = patch.ring(1).map(([x]) => x);
  if (Math.max(...xs) - Math.min(...xs) < half * 2) return [];
  return [0, -0.62, 0.62].map((part) => [patch.local(0, part * patch.half[1]), 0]);
}

/** Near the ends of a road or river first, leaning as it runs there, never upside down. */
function alongStrip(strip: Strip): [Spot, number][] {
  return [-0.72, 0.72, -0.4, 0.4].map((part) => {
    const ahead = strip.half[0] * part;
    const [[ax, ay], [bx, by]] = [strip.local(ahead - 1, 0), strip.local(ahead + 1, 0)];
    const lean = (Math.atan2(by - ay, bx - ax) / Math.PI) * 180;
    return [strip.local(ahead, 0), lean > 90 ? lean - 180 : lean <= -90 ? lean + 180 : lean];
  });
}

export const FRAME = 14;

/** The wooden frame with a notch every 5 U, the sand, a cross every 10 U. */
export function paintFrame(view: View): string {
  const { width, height, long, short, turned } = view;
  const step = 5 * PER_U;
  let notches = "";
  for (let at = 0; at < width - 0.01; at += 2 * step)
    for (const y of [-4, height]) notches += tag("rect", { x: at, y, width: Math.min(step, width - at), height: 4 });
  for (let at = 0; at < height - 0.01; at += 2 * step)
    for (const x of [-4, width]) notches += tag("rect", { x, y: at, width: 4, height: Math.min(step, height - at) });
  let crosses = "";
  for (let x = 10000; x < long; x += 10000)
    for (let y = 10000; y < short; y += 10000) {
      const [right, down] = view.at([x, y]);
      crosses += `M${fixed(right - 3.5)} ${fixed(down)}h7M${fixed(right)} ${fixed(down - 3.5)}v7`;
    }
  let numbers = "";
  for (let at = 10000; at < long; at += 10000) {
    const [right, down] = view.at([at, 0]);
    numbers += tag("text", turned ? { x: -9, y: down + 2.4 } : { x: right, y: height + 11.4 }, String(at / 1000));
  }
  return (
    tag("rect", { class: "wood", x: -FRAME, y: -FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME, rx: 3 }) +
    tag("rect", { class: "inlay", x: -4, y: -4, width: width + 8, height: height + 8 }) +
    tag("g", { class: "notches" }, notches) +
    tag("rect", { class: "sand", x: 0, y: 0, width, height }) +
    tag("path", { class: "crosses", d: crosses }) +
    tag("g", { class: "numbers" }, numbers)
  );
}
