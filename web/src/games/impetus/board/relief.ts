// Ground as it is modelled for miniatures: slopes with light and shade, trees and rocks that cast shadows.

import { placed } from "../../../board/figures";
import { Scatter } from "../../../board/scatter";
import { fixed, PER_U, points, tag, type View } from "../../../board/view";
import type { Strip } from "./strip";
import type { Patch, Spot } from "./terrain";

const U = PER_U;
const TREES = ["oak", "beech", "elm", "oak", "fir"];
const RISING = ["dunes"];
const SUNKEN = ["lake", "mud"];
/** The side of the pattern of the grass. */
const TILE = 30 * U;
const land = (name: string): string => `var(--land-${name})`;
const polygon = (spots: Spot[], attributes: Record<string, string | number>): string =>
  tag("polygon", { points: points(spots), ...attributes });
const at = ([x, y]: Spot): string => `${fixed(x)} ${fixed(y)}`;

/** The ground of a table under miniatures; a piece of ground that has no model is engraved. */
export interface Modelled {
  frame(view: View): string;
  piece(patch: Patch, engraved: () => string): string;
  /** What comes over a road or a river. */
  strip(strip: Strip): string;
}

export const modelled: Modelled = {
  strip: ({ piece, border }) => (piece.kind === "river" ? bank(border) : ""),
  frame: ({ width, height }) =>
    tag("defs", {}, grass(), lights()) +
    ["grass", "lamp"].map((kind) => tag("rect", { class: kind, width, height })).join(""),
  piece: (patch, engraved) => {
    const { kind } = patch.piece;
    const model = MODELS[kind];
    if (model) return model(patch);
    if (RISING.includes(kind)) return cast(patch, 0.45) + engraved() + lit(patch);
    return engraved() + (SUNKEN.includes(kind) ? bank(patch.ring(1)) : "");
  },
};

const stop = (offset: number, colour: string, opacity: number): string =>
  tag("stop", { offset, "stop-color": colour, "stop-opacity": opacity });

const lights = (): string =>
  tag(
    "radialGradient",
    { id: "lamp", cx: 0.28, cy: 0.2, r: 0.95 },
    stop(0, "#fff6d8", 0.34),
    stop(0.55, "#fff6d8", 0),
    stop(1, "#2a1a06", 0.22),
  ) +
  tag(
    "linearGradient",
    { id: "slope", x1: 0.1, y1: 0.1, x2: 0.9, y2: 0.9 },
    stop(0, "#fffbe6", 0.5),
    stop(0.42, "#fffbe6", 0.06),
    stop(0.58, "#241604", 0.06),
    stop(1, "#241604", 0.42),
  );

/** A square of meadow that fits to itself on all sides: lighter and darker spots, blades, specks of earth. */
function grass(): string {
  const scatter = new Scatter("meadow");
  let spots = tag("rect", { width: TILE, height: TILE, fill: land("meadow") });
  for (let patch = 0; patch < 90; patch++) {
    const [x, y, r] = [scatter.between(0, TILE), scatter.between(0, TILE), scatter.between(0.7, 3.4) * U];
    const kind = scatter.pick("meadow-light", "meadow-dark", "meadow-dark");
    for (const cx of [x - TILE, x, x + TILE])
      for (const cy of [y - TILE, y, y + TILE])
        if (cx > -r * 1.3 && cx < TILE + r * 1.3 && cy > -r && cy < TILE + r)
          spots += tag("ellipse", { cx, cy, rx: r * 1.3, ry: r * 0.8, fill: land(kind), "fill-opacity": 0.16 });
  }
  let [blades, specks] = ["", ""];
  for (let blade = 0; blade < 190; blade++) {
    const [x, y] = [scatter.between(4, TILE - 4), scatter.between(4, TILE - 4)];
    for (const lean of [-1.4, 0.2, 1.6])
      blades += `M${at([x + lean, y])}l${fixed(lean * 0.7)} ${fixed(-scatter.between(1.4, 3))}`;
  }
  for (let speck = 0; speck < 180; speck++)
    specks += `M${at([scatter.between(0, TILE), scatter.between(0, TILE)])}h.01`;
  return tag(
    "pattern",
    { id: "grass", width: TILE, height: TILE, patternUnits: "userSpaceOnUse" },
    spots,
    tag("path", { class: "blade", d: blades }),
    tag("path", { class: "speck", d: specks }),
  );
}

/** The shadow of a whole piece. */
const cast = (patch: Patch, far: number): string =>
  [
    [1.5, 0.1],
    [1, 0.16],
  ]
    .map(([part = 1, opacity = 0]) =>
      polygon(
        patch.ring(1).map(([x, y]) => [x + far * part * U, y + far * part * U]),
        { fill: "#1d1509", "fill-opacity": opacity },
      ),
    )
    .join("");

/** Light on the upper left slope and shade on the lower right. */
const lit = (patch: Patch, part = 1): string => polygon(patch.ring(part), { fill: "url(#slope)" });

/** Water lies lower: the shade of the bank falls on it. */
const bank = (border: Spot[]): string =>
  polygon(border, { fill: "none", stroke: "#1d1509", "stroke-opacity": 0.18, "stroke-width": 3 });

const edged = (stroke: string, width: number, dashes = ""): Record<string, string | number> => ({
  stroke: land(stroke),
  "stroke-width": width * U,
  ...(dashes ? { "stroke-dasharray": dashes } : {}),
});

/** Things all over a piece, upper ones first, each as large as it grew. */
const strewn = (patch: Patch, kinds: readonly string[], gap: number, inset: number, least = 0.82): string =>
  patch
    .spread(gap, inset, 0.26)
    .map(([x, y]) => {
      const kind = patch.scatter.pick(...kinds);
      return tag("use", { href: `#land-${kind}`, transform: placed(x, y, 0, patch.scatter.between(least, 1.12)) });
    })
    .join("");

function hill(patch: Patch): string {
  const terraces = [0.76, 0.5, 0.26].map(
    (part) => polygon(patch.ring(part), { fill: land("earth-high"), "fill-opacity": 0.55 }) + lit(patch, part),
  );
  const ground = polygon(patch.ring(1), { fill: land("earth"), ...edged("contour", 0.08) });
  return (
    cast(patch, 0.5) + ground + lit(patch) + terraces.join("") + strewn(patch, ["tuft", "tuft", "stone"], 2.6, 0.8)
  );
}

function steepHill(patch: Patch): string {
  let strokes = "";
  for (const [outer, inner, count] of [
    [0.97, 0.76, 72],
    [0.7, 0.52, 48],
  ] as const)
    for (let step = 0; step < count; step++) {
      const turn = (step + patch.scatter.around(0.25)) / count;
      strokes += `M${at(patch.ray(turn, outer))}L${at(patch.ray(turn, inner + patch.scatter.between(0, 0.08)))}`;
    }
  const terraces = [0.72, 0.46].map(
    (part) => polygon(patch.ring(part), { fill: land("earth-high"), "fill-opacity": 0.7 }) + lit(patch, part),
  );
  return (
    cast(patch, 0.8) +
    polygon(patch.ring(1), { fill: land("earth"), ...edged("hachure", 0.1) }) +
    lit(patch) +
    lit(patch) +
    tag("path", { d: strokes, fill: "none", "stroke-opacity": 0.7, ...edged("hachure", 0.08) }) +
    terraces.join("") +
    strewn(patch, ["stone", "tuft", "rock"], 3, 1, 0.5)
  );
}

const wood = (patch: Patch): string =>
  polygon(patch.ring(1), { fill: land("grass"), ...edged("leaf-dark", 0.14) }) +
  polygon(patch.ring(0.96), { fill: land("shade"), "fill-opacity": 0.3 }) +
  strewn(patch, TREES, 1.32, 0.72);

const scrub = (patch: Patch): string =>
  polygon(patch.ring(1), { fill: land("scrub"), ...edged("twig", 0.09, "5 2.8") }) +
  strewn(patch, ["bush", "tuft", "bush", "tuft", "stone"], 1.25, 0.5);

function marsh(patch: Patch): string {
  const pools = patch.spread(1.9, 0.9, 0.3).map(([x, y]) => {
    const half = U * patch.scatter.between(0.4, 0.8);
    const [r, s] = [fixed(half), fixed(half / 2)];
    return `M${at([x - half, y])}a${r} ${s} 0 1 0 ${fixed(2 * half)} 0a${r} ${s} 0 1 0 ${fixed(-2 * half)} 0`;
  });
  return (
    polygon(patch.ring(1), { fill: land("fen"), ...edged("water-line", 0.1, "6 3") }) +
    tag("path", { d: pools.join(""), fill: land("water"), "stroke-opacity": 0.6, ...edged("water-line", 0.06) }) +
    strewn(patch, ["reeds", "tuft", "reeds"], 1.5, 0.6)
  );
}

const rocks = (patch: Patch): string =>
  polygon(patch.ring(1), { fill: land("gravel"), ...edged("stone-dark", 0.14) }) +
  strewn(patch, ["rock", "rock", "stone"], 1.15, 0.6);

const stones = (patch: Patch): string =>
  polygon(patch.ring(1), { fill: land("gravel"), ...edged("stone", 0.09, "3.5 2.2") }) +
  strewn(patch, ["stone", "stone", "tuft"], 1.1, 0.4);

const MODELS: Record<string, (patch: Patch) => string> = {
  hill,
  wood,
  scrub,
  marsh,
  rocks,
  stones,
  "steep-hill": steepHill,
};
