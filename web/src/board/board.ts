// The table: everything on it as plain SVG. It knows no rule: it draws states, and shapes along paths that it was given.

import { poseOf, unitOf, type Piece, type Point, type Pose, type State, type Unit } from "../impetus";
import type { Arc, Region, Segment, Spot } from "../wire";
import { highest, lowest, type Group } from "../play/offers";
import { baseOf, marksOf, paintCard, paintGhost, symbolOf, type Base } from "./cards";
import { along, nearest, within } from "./motion";
import { paintGround, paintNames } from "./terrain";
import { corners, fixed, PER_U, points, size, tag, View } from "./view";

export type Witness = Spot | Segment | Arc | Region;

export interface Words {
  unit(unit: Unit): string;
  piece(piece: Piece): string;
  handle(group: Group): string;
  number(group: Group, number: number): string;
  length(thousandths: number): string;
}

export interface Hand {
  select(unit: string): void;
  clear(): void;
  drag(group: Group, number: number): void;
  release(group: Group, number: number): void;
  shoot(group: Group): void;
  put(piece: Piece, done: boolean): void;
  measured(start: Point, end: Point): void;
  describe(unit: string): void;
}

const FRAME = 14;
const MOVE_MS = 350;
const NS = "http://www.w3.org/2000/svg";
const LAYERS = ["frame", "ground", "names", "regions", "under", "units", "ghosts", "shots", "witnesses", "handles", "ruler", "labels"] as const;
type Layer = (typeof LAYERS)[number];

export class Board {
  readonly svg: SVGSVGElement;
  ruling = false;
  animate = true;
  #layers = {} as Record<Layer, SVGGElement>;
  #defs: SVGDefsElement;
  #view = new View(1000, 1000, false);
  #state: State | undefined;
  #shown = new Map<string, { group: SVGGElement; pose: Pose; painted: string }>();
  #box = { x: 0, y: 0, w: 100, h: 100 };
  #base: (type: string) => Base = () => ({ front: 4000, depth: 2000 });
  #ovals: (kind: string) => boolean = () => true;
  #symbols = new Set<string>();
  #selected: string[] = [];
  #open = new Set<string>();
  #groups: Group[] = [];
  #piece: Piece | undefined;
  #pointers = new Map<number, { x: number; y: number }>();
  #drag: ((point: Point, done: boolean) => void) | undefined;
  #travel = 0;
  #frame = 0;
  #ground = "";
  #fitted = true;
  #counted = 0;
  #watch: ResizeObserver;

  constructor(
    host: HTMLElement,
    private words: Words,
    private hand: Hand,
  ) {
    this.svg = document.createElementNS(NS, "svg");
    this.svg.setAttribute("class", "board");
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("tabindex", "-1");
    this.#defs = document.createElementNS(NS, "defs");
    this.#defs.innerHTML = tag("pattern", { id: "hatch-blue", width: 4.2, height: 4.2, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, tag("rect", { class: "hatch-line", width: 1.8, height: 4.2 }));
    this.svg.append(this.#defs);
    for (const name of LAYERS) {
      const layer = document.createElementNS(NS, "g");
      layer.setAttribute("class", name);
      this.svg.append(layer);
      this.#layers[name] = layer;
    }
    host.append(this.svg);
    this.#listen();
    this.#watch = new ResizeObserver(() => this.#resized());
    this.#watch.observe(host);
  }

  destroy(): void {
    this.#watch.disconnect();
    cancelAnimationFrame(this.#frame);
    this.svg.remove();
  }

  measure(base: (type: string) => Base, ovals: (kind: string) => boolean): void {
    this.#base = base;
    this.#ovals = ovals;
    this.#redraw();
  }

  // What stands there

  show(state: State): void {
    const first = !this.#state;
    this.#state = state;
    const { long, short } = state.scenario.board;
    if (first || long !== this.#view.long) {
      this.#view = new View(long, short, this.#upright());
      this.#redraw();
      this.#begin();
      return;
    }
    this.#paintGround();
    this.#paintUnits(this.animate);
  }

  #upright(): boolean {
    const { long, short } = this.#state?.scenario.board ?? { long: 1, short: 1 };
    const { clientWidth: wide, clientHeight: tall } = this.svg;
    return long > short * 1.2 && tall > wide * 0.95;
  }

  #resized(): void {
    if (this.#state && this.#upright() !== this.#view.turned) {
      this.#view = new View(this.#view.long, this.#view.short, this.#upright());
      this.#redraw();
      this.#begin();
    } else if (this.#fitted) this.#begin();
  }

  #redraw(): void {
    if (!this.#state) return;
    this.#ground = "";
    for (const each of this.#shown.values()) each.group.remove();
    this.#shown.clear();
    this.#counted = 0;
    this.#layers.frame.innerHTML = this.#frameDrawn();
    this.#paintGround();
    this.#paintUnits(false);
    this.options(this.#groups, this.#selected);
  }

  #frameDrawn(): string {
    const { width, height, long, short, turned } = this.#view;
    const step = 5 * PER_U;
    let notches = "";
    for (let at = 0; at < width - 0.01; at += 2 * step)
      for (const y of [-4, height]) notches += tag("rect", { x: at, y, width: Math.min(step, width - at), height: 4 });
    for (let at = 0; at < height - 0.01; at += 2 * step)
      for (const x of [-4, width]) notches += tag("rect", { x, y: at, width: 4, height: Math.min(step, height - at) });
    let crosses = "";
    for (let x = 10000; x < long; x += 10000)
      for (let y = 10000; y < short; y += 10000) {
        const [right, down] = this.#view.at([x, y]);
        crosses += `M${fixed(right - 3.5)} ${fixed(down)}h7M${fixed(right)} ${fixed(down - 3.5)}v7`;
      }
    let numbers = "";
    for (let at = 10000; at < long; at += 10000) {
      const [right, down] = this.#view.at([at, 0]);
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

  #paintGround(): void {
    const state = this.#state;
    if (!state) return;
    const key = JSON.stringify(state.pieces) + state.poses.join() + document.documentElement.lang;
    if (key === this.#ground) return;
    this.#ground = key;
    const name = (piece: Piece): string => this.words.piece(piece);
    this.#layers.ground.innerHTML = paintGround(state.pieces, this.#view, this.#ovals, name);
    const boxes = state.units.map((unit, place) => this.#corners(unit, state.poses[place] ?? [0, 0, 0]).map((each) => this.#view.at(each)));
    const taken = ([x, y]: [number, number], half: number): boolean =>
      boxes.some((box) => {
        const [xs, ys] = [box.map(([a]) => a), box.map(([, b]) => b)];
        return x + half > Math.min(...xs) && x - half < Math.max(...xs) && y + 5 > Math.min(...ys) && y - 5 < Math.max(...ys);
      });
    this.#layers.names.innerHTML = paintNames(state.pieces, this.#view, this.#ovals, name, taken);
  }

  #corners(unit: Unit, pose: Pose): Point[] {
    const { front, depth } = baseOf({ view: this.#view, base: this.#base }, unit);
    return corners(pose, front, depth);
  }

  #paintUnits(moving: boolean): void {
    const state = this.#state;
    if (!state) return;
    const look = { view: this.#view, base: this.#base };
    const moves: { id: string; from: Pose; to: Pose }[] = [];
    for (const [id, each] of this.#shown) {
      if (unitOf(state, id)) continue;
      this.#shown.delete(id);
      each.group.classList.add("gone");
      setTimeout(() => each.group.remove(), moving ? MOVE_MS : 0);
    }
    state.units.forEach((unit, place) => {
      const pose = state.poses[place] ?? [0, 0, 0];
      let shown = this.#shown.get(unit.id);
      if (!shown) {
        const group = document.createElementNS(NS, "g");
        group.dataset.unit = unit.id;
        group.setAttribute("tabindex", "0");
        group.setAttribute("role", "button");
        this.#layers.units.append(group);
        shown = { group, pose, painted: "" };
        this.#shown.set(unit.id, shown);
        group.setAttribute("transform", this.#view.place(pose));
      }
      const acting = state.activation.units.includes(unit.id);
      const used = state.used.includes(unit.id) && !acting && !state.verdict;
      shown.group.setAttribute("class", `unit ${unit.seat}${used ? " used" : ""}${acting ? " acting" : ""}${this.#open.has(unit.id) ? " open" : ""}`);
      shown.group.setAttribute("aria-label", this.words.unit(unit));
      const painted = tag("title", {}, this.words.unit(unit).replace(/[&<]/g, "")) + paintCard(look, unit, pose);
      if (painted !== shown.painted) {
        shown.group.innerHTML = painted;
        shown.painted = painted;
      }
      if (String(shown.pose) !== String(pose)) moves.push({ id: unit.id, from: shown.pose, to: pose });
    });
    if (this.#layers.units.childElementCount !== this.#counted) {
      this.#counted = this.#layers.units.childElementCount;
      for (const { id } of state.units.filter((unit) => unit.general)) this.#layers.units.append(this.#shown.get(id)?.group ?? "");
    }
    this.#wanted(state);
    this.#run(moves, moving);
    this.#paintUnder();
  }

  #run(moves: { id: string; from: Pose; to: Pose }[], moving: boolean): void {
    cancelAnimationFrame(this.#frame);
    const began = performance.now();
    const place = (id: string, pose: Pose): void => {
      const shown = this.#shown.get(id);
      if (!shown) return;
      shown.pose = pose;
      shown.group.setAttribute("transform", this.#view.place(pose));
    };
    const step = (now: number): void => {
      const part = moving ? Math.min(1, (now - began) / MOVE_MS) : 1;
      const eased = 1 - (1 - part) ** 3;
      for (const { id, from, to } of moves) {
        const turn = ((to[2] - from[2] + 54000) % 36000) - 18000;
        place(id, part === 1 ? to : [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased, from[2] + turn * eased]);
      }
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.#paintUnder();
    };
    step(moving ? began : began + MOVE_MS);
  }

  #paintUnder(): void {
    const state = this.#state;
    if (!state) return;
    const ring = (id: string, kind: string): string => {
      const unit = unitOf(state, id);
      const pose = poseOf(state, id);
      if (!unit || !pose) return "";
      const { front, depth } = baseOf({ view: this.#view, base: this.#base }, unit);
      const out = 5;
      return tag("rect", { class: kind, x: -size(front) / 2 - out, y: -out, width: size(front) + 2 * out, height: size(depth) + 2 * out, rx: out, transform: this.#view.place(pose) });
    };
    const starts = state.activation.starts
      .filter(([id, start]) => poseOf(state, id) && String(poseOf(state, id)) !== String(start))
      .map(([id, start]) => {
        const unit = unitOf(state, id);
        return unit ? tag("g", { class: `start ${unit.seat}`, transform: this.#view.place(start) }, paintGhost({ view: this.#view, base: this.#base }, unit)) : "";
      });
    const acting = state.activation.units.filter((id) => !this.#selected.includes(id)).map((id) => ring(id, "halo acting"));
    this.#layers.under.innerHTML = [...starts, ...acting, ...this.#selected.map((id) => ring(id, "halo"))].join("");
  }

  #wanted(state: State): void {
    const profiles = [...state.scenario.red.army.units, ...state.scenario.blue.army.units].map((unit) => unit.profile);
    const names = new Set(["general", ...profiles.flatMap((profile) => [symbolOf(profile), ...marksOf(profile)])]);
    for (const name of names) {
      if (this.#symbols.has(name)) continue;
      this.#symbols.add(name);
      void fetch(`/api/symbols/${name}.svg`)
        .then((answer) => (answer.ok ? answer.text() : ""))
        .then((text) => {
          const inner = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
          if (inner.nodeName !== "svg") return;
          const symbol = document.createElementNS(NS, "symbol");
          symbol.id = `symbol-${name}`;
          symbol.setAttribute("viewBox", "0 0 24 24");
          for (const child of [...inner.children]) if (["path", "circle", "rect", "g"].includes(child.nodeName)) symbol.append(document.importNode(child, true));
          this.#defs.append(symbol);
        })
        .catch(() => this.#symbols.delete(name));
    }
  }

  /** The units that may be ordered now; whoever uses the keyboard comes back to the table. */
  open(pieces: readonly string[]): void {
    if (document.activeElement === document.body) this.svg.focus({ preventScroll: true });
    this.#open = new Set(pieces.flatMap((piece) => piece.split("+")));
    for (const [id, each] of this.#shown) each.group.classList.toggle("open", this.#open.has(id));
  }

  // What may be done

  options(groups: readonly Group[], selected: readonly string[]): void {
    this.#groups = [...groups];
    this.#selected = [...selected];
    this.#paintUnder();
    const state = this.#state;
    if (!state) return;
    const handles = this.#layers.handles;
    handles.replaceChildren();
    this.#layers.shots.replaceChildren();
    const placing = this.#groups.filter((each) => each.order.order === "deploy" && each.field);
    if (placing.length) this.#ranks(placing);
    for (const group of this.#groups) {
      if (group.path && group.field && group.order.order !== "deploy" && group.path.pieces.every((id) => poseOf(state, id))) this.#handle(group);
      if (group.order.order === "shoot") this.#shot(group);
    }
  }

  #extent(pieces: readonly string[], angle: number): Point {
    const state = this.#state;
    const all = pieces.flatMap((id) => {
      const [unit, pose] = [state && unitOf(state, id), state && poseOf(state, id)];
      return unit && pose ? this.#corners(unit, pose) : [];
    });
    const middle: Point = [all.reduce((sum, [x]) => sum + x, 0) / all.length, all.reduce((sum, [, y]) => sum + y, 0) / all.length];
    const [c, s] = [Math.cos((angle / 18000) * Math.PI), Math.sin((angle / 18000) * Math.PI)];
    const far = Math.max(...all.map(([x, y]) => (x - middle[0]) * c + (y - middle[1]) * s));
    return [middle[0] + far * c, middle[1] + far * s];
  }

  #grip(group: Group): { grip: Point; spot: Point } | undefined {
    const [path, state] = [group.path, this.#state];
    if (!path || !state) return undefined;
    if (path.kind === "straight") {
      const edge = this.#extent(path.pieces, path.angle);
      const angle = (path.angle / 18000) * Math.PI;
      const faced = poseOf(state, path.pieces[0] ?? "")?.[2] ?? 0;
      const oblique = (((path.angle - faced) % 9000) + 9000) % 9000 > 100;
      const out = this.#gripScale() * (group.order.order === "march" ? 3200 : oblique ? 2700 : 1300);
      const spot: Point = [edge[0] + out * Math.cos(angle), edge[1] + out * Math.sin(angle)];
      return { grip: spot, spot };
    }
    const fronts = path.pieces.flatMap((id) => {
      const [unit, pose] = [unitOf(state, id), poseOf(state, id)];
      return unit && pose ? this.#corners(unit, pose).slice(0, 2) : [];
    });
    const away = ([x, y]: Point): number => Math.hypot(x - path.pivot[0], y - path.pivot[1]);
    const grip = fronts.reduce((best, each) => (away(each) > away(best) ? each : best), fronts[0] ?? [0, 0]);
    const ahead = (poseOf(state, path.pieces[0] ?? "")?.[2] ?? 0) / 18000 * Math.PI;
    const turn = this.#gripScale() * (group.order.order === "charge" ? 3300 : 1100);
    return { grip, spot: [grip[0] + turn * Math.cos(ahead), grip[1] + turn * Math.sin(ahead)] };
  }

  #handle(group: Group): void {
    const found = this.#grip(group);
    const path = group.path;
    if (!found || !path) return;
    const { grip, spot } = found;
    const base: Pose = [grip[0], grip[1], 0];
    const offset: Point = [spot[0] - grip[0], spot[1] - grip[1]];
    const element = document.createElementNS(NS, "g");
    element.setAttribute("class", `handle ${group.order.order}`);
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "slider");
    element.setAttribute("aria-label", this.words.handle(group));
    element.setAttribute("aria-valuemin", String(lowest(group)));
    element.setAttribute("aria-valuemax", String(highest(group)));
    element.setAttribute("aria-valuenow", "0");
    element.dataset.key = group.key;
    let trace = "";
    for (const { low, high } of group.stretches) {
      const steps = path.kind === "turn" ? 24 : 1;
      const line = Array.from({ length: steps + 1 }, (_, step) => {
        const [x, y] = along(base, path, low + ((high - low) * step) / steps);
        return this.#view.at([x, y]);
      });
      trace += tag("polyline", { class: "trace", points: points(line) });
      const [ex, ey] = line[line.length - 1] ?? [0, 0];
      trace += tag("circle", { class: "end", cx: ex, cy: ey, r: 2 });
    }
    const turned = path.kind === "turn" ? (path.sign * (highest(group) <= 0 ? -1 : 1) > 0 ? "wheel-left" : "wheel-right") : "arrow";
    const facing = path.kind === "turn" ? this.#view.angle(poseOf(this.#state!, path.pieces[0] ?? "")?.[2] ?? 0) : this.#view.angle(path.angle);
    const [x, y] = this.#view.at(spot);
    element.innerHTML =
      trace +
      tag("g", { class: "grip", transform: `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(facing)})` },
        tag("g", { class: "grip-inner" }, tag("circle", { class: "touch", r: 14 }), tag("circle", { class: "knob", r: 7.5 }), tag("path", { class: "sign", d: SIGNS[group.order.order] ?? SIGNS[turned] ?? "" })));
    const at = (point: Point): number =>
      within(nearest(path, grip, path.kind === "turn" ? [point[0] - offset[0], point[1] - offset[1]] : point), group.stretches);
    element.addEventListener("pointerdown", (event) => {
      event.stopPropagation();
      element.classList.add("held");
      this.#take(event, (point, done) => (done ? this.hand.release(group, at(point)) : this.hand.drag(group, at(point))));
    });
    let number = 0;
    element.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 1, ArrowRight: 1, PageUp: 5, ArrowDown: -1, ArrowLeft: -1, PageDown: -5 }[event.key];
      if (step) {
        const way = highest(group) <= 0 ? -1 : 1;
        number = within(number + way * step * (path.kind === "turn" ? 500 : 500), group.stretches);
        element.setAttribute("aria-valuenow", String(number));
        element.setAttribute("aria-valuetext", this.words.number(group, number));
        this.hand.drag(group, number);
      } else if (event.key === "End") this.hand.drag(group, (number = highest(group)));
      else if (event.key === "Enter" || event.key === " ") this.hand.release(group, within(number, group.stretches));
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.#layers.handles.append(element);
  }

  #shot(group: Group): void {
    const state = this.#state;
    const { unit = "", target = "" } = group.order;
    const [from, to] = [state && poseOf(state, unit), state && poseOf(state, target)];
    const aimed = state && unitOf(state, target);
    if (!from || !to || !aimed || this.#layers.shots.querySelector(`[data-target="${CSS.escape(target)}"]`)) return;
    const box = this.#corners(aimed, to);
    const middle: Point = [box.reduce((sum, [x]) => sum + x / 4, 0), box.reduce((sum, [, y]) => sum + y / 4, 0)];
    const [[ax, ay], [bx, by]] = [this.#view.at([from[0], from[1]]), this.#view.at(middle)];
    const element = document.createElementNS(NS, "g");
    element.setAttribute("class", "shot");
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", this.words.handle(group));
    element.dataset.target = target;
    element.innerHTML =
      tag("line", { x1: ax, y1: ay, x2: bx, y2: by }) +
      tag("g", { transform: `translate(${fixed(bx)} ${fixed(by)}) scale(${fixed(this.#gripScale())})` }, tag("circle", { class: "touch", r: 15 }), tag("circle", { class: "aim", r: 9 }), tag("path", { class: "aim", d: "M-13 0h8M5 0h8M0 -13v8M0 5v8" }));
    const go = (event: globalThis.Event): void => {
      event.stopPropagation();
      event.preventDefault();
      this.hand.shoot(group);
    };
    element.addEventListener("click", go);
    element.addEventListener("pointerdown", (event) => event.stopPropagation());
    element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") go(event);
    });
    this.#layers.shots.append(element);
  }

  /** Ranks along which a unit may be set up: it goes to the nearest place under the pointer. */
  #ranks(groups: readonly Group[]): void {
    const alone = groups.filter((each) => each.order.rear === (groups[0]?.order.rear ?? ""));
    for (const group of alone)
      for (const { low, high } of group.stretches) {
        const element = document.createElementNS(NS, "line");
        const y = group.order.y ?? 0;
        const [[ax, ay], [bx, by]] = [this.#view.at([low, y]), this.#view.at([high + 1, y])];
        for (const [key, value] of Object.entries({ class: "rank-line", x1: ax, y1: ay, x2: bx, y2: by })) element.setAttribute(key, String(value));
        this.#layers.handles.append(element);
      }
    this.#place = (point, done) => {
      let best: { group: Group; number: number; off: number } | undefined;
      for (const group of alone) {
        const number = within(Math.round(point[0]), group.stretches);
        const off = Math.hypot(number - point[0], (group.order.y ?? 0) - point[1]);
        if (!best || off < best.off) best = { group, number, off };
      }
      if (best) this.hand[done ? "release" : "drag"](best.group, best.number);
    };
  }

  #place: ((point: Point, done: boolean) => void) | undefined;

  /** Clicks and drags on the table set something up. */
  placing(on: boolean): void {
    if (!on) this.#place = undefined;
    this.svg.classList.toggle("placing", on);
  }

  // What would be

  ghosts(poses: Record<string, Pose>, spare: (id: string) => Unit | undefined, label = ""): void {
    const state = this.#state;
    if (!state) return;
    const drawn = Object.entries(poses).map(([id, pose]) => {
      const unit = unitOf(state, id) ?? spare(id);
      if (!unit) return "";
      const from = poseOf(state, id);
      const [x, y] = this.#view.at([pose[0], pose[1]]);
      const start = from && this.#view.at([from[0], from[1]]);
      const line = start ? tag("line", { class: "way", x1: start[0], y1: start[1], x2: x, y2: y }) : "";
      return line + tag("g", { class: `ghost ${unit.seat}`, transform: this.#view.place(pose) }, paintGhost({ view: this.#view, base: this.#base }, unit));
    });
    const first = Object.values(poses)[0];
    this.svg.classList.toggle("drafting", !!first);
    this.#layers.labels.innerHTML = "";
    if (label && first) {
      const [x, y] = this.#view.at([first[0], first[1]]);
      this.#layers.labels.innerHTML = (tag("g", { class: "measure", transform: `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(this.#scale())})` }, tag("rect", { x: -30, y: -36, width: 60, height: 22, rx: 11 }), tag("text", { y: -20.5 }, label)));
    }
    this.#layers.ghosts.innerHTML = drawn.join("");
  }

  /** A piece of terrain that is about to be laid; it can be dragged. */
  piece(piece: Piece | undefined): void {
    this.#piece = piece;
    if (!piece) return void (this.#layers.ghosts.innerHTML = "");
    this.#layers.ghosts.innerHTML = tag("g", { class: "ghost-piece" }, paintGround([piece], this.#view, this.#ovals, (each) => this.words.piece(each)));
  }

  witnesses(found: readonly Witness[]): void {
    const at = (point: Point | number[]): [number, number] => this.#view.at([point[0] ?? 0, point[1] ?? 0]);
    this.#layers.witnesses.innerHTML = found
      .map((each) => {
        if (each.witness === "spot") return tag("circle", { cx: at(each.at)[0], cy: at(each.at)[1], r: 5 });
        if (each.witness === "segment") return tag("line", { x1: at(each.start)[0], y1: at(each.start)[1], x2: at(each.end)[0], y2: at(each.end)[1] });
        if (each.witness === "region") return tag("polygon", { points: points(each.outline.map(at)) });
        const round = Array.from({ length: 33 }, (_, step) => {
          const sweep = (((each.end - each.start) % 36000) + 36000) % 36000 || 36000;
          const angle = ((each.start + (sweep * step) / 32) / 18000) * Math.PI;
          return at([each.centre[0] + each.radius * Math.cos(angle), each.centre[1] + each.radius * Math.sin(angle)]);
        });
        return tag("polyline", { points: points(round) });
      })
      .join("");
  }

  regions(found: Record<string, Point[]>, name: (key: string) => string): void {
    this.#layers.regions.innerHTML = Object.entries(found)
      .filter(([, outline]) => outline.length > 2)
      .map(([key, outline]) => {
        const spots = outline.map((each) => this.#view.at(each));
        const middle = [0, 1].map((axis) => spots.reduce((sum, each) => sum + (each[axis] ?? 0), 0) / spots.length);
        const shape = tag("polygon", { class: key, points: points(spots) }, tag("title", {}, name(key)));
        return key === "zone" ? shape + tag("text", { x: middle[0], y: (middle[1] ?? 0) + 3 }, name(key)) : shape;
      })
      .join("");
  }

  ruler(start: Point | undefined, end: Point | undefined, label: string): void {
    if (!start || !end) return void (this.#layers.ruler.innerHTML = "");
    const [[ax, ay], [bx, by]] = [this.#view.at(start), this.#view.at(end)];
    this.#layers.ruler.innerHTML =
      tag("line", { x1: ax, y1: ay, x2: bx, y2: by }) + tag("circle", { cx: ax, cy: ay, r: 2.5 }) + tag("circle", { cx: bx, cy: by, r: 2.5 }) +
      tag("g", { class: "measure", transform: `translate(${fixed((ax + bx) / 2)} ${fixed((ay + by) / 2)}) scale(${fixed(this.#scale())})` }, tag("rect", { x: -34, y: -30, width: 68, height: 22, rx: 11 }), tag("text", { y: -14.5 }, label));
  }

  // Looking around

  /** As large as all units allow, on a small screen; on a large one the whole table. */
  #begin(): void {
    const state = this.#state;
    const spots = state?.units.flatMap((unit, place) => this.#corners(unit, state.poses[place] ?? [0, 0, 0])).map((each) => this.#view.at(each)) ?? [];
    if (this.svg.clientWidth > 600 || !spots.length) return this.fit();
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const room = 9 * PER_U;
    const [left, top] = [Math.max(-FRAME, Math.min(...xs) - room), Math.max(-FRAME, Math.min(...ys) - room)];
    this.#look(left, top, Math.min(this.#view.width + FRAME, Math.max(...xs) + room) - left, Math.min(this.#view.height + FRAME, Math.max(...ys) + room) - top);
  }

  fit(): void {
    this.#fitted = true;
    const { width, height } = this.#view;
    this.#look(-FRAME - 4, -FRAME - 4, width + 2 * FRAME + 8, height + 2 * FRAME + 8);
  }

  zoom(factor: number, about?: [number, number]): void {
    this.#fitted = false;
    const box = this.#box;
    const [cx, cy] = about ?? [box.x + box.w / 2, box.y + box.h / 2];
    const w = Math.min(this.#view.width * 2.2, Math.max(90, box.w / factor));
    const real = box.w / w;
    this.#look(cx - (cx - box.x) / real, cy - (cy - box.y) / real, w, box.h / real);
  }

  pan(right: number, down: number): void {
    this.#fitted = false;
    const { x, y, w, h } = this.#box;
    const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
    this.#look(clamp(x + right, -w * 0.7, this.#view.width - w * 0.3), clamp(y + down, -h * 0.7, this.#view.height - h * 0.3), w, h);
  }

  #look(x: number, y: number, w: number, h: number): void {
    this.#box = { x, y, w, h };
    this.svg.setAttribute("viewBox", `${fixed(x)} ${fixed(y)} ${fixed(w)} ${fixed(h)}`);
    const scale = this.#gripScale();
    this.svg.style.setProperty("--grip", String(scale));
    if (Math.abs(scale / this.#gripped - 1) < 0.08 || this.#drag) return;
    this.#gripped = scale;
    this.options(this.#groups, this.#selected);
  }

  #gripped = 1;

  /** Handles are as large as a finger needs them, whatever the table is looked at from. */
  #gripScale(): number {
    return Math.max(0.7, this.#scale() * 1.45);
  }

  /** How many picture units a pixel of the screen has. */
  #scale(): number {
    const { clientWidth: wide, clientHeight: tall } = this.svg;
    return Math.max(this.#box.w / (wide || 1), this.#box.h / (tall || 1)) || 1;
  }

  /** The spot of the picture under the pointer. */
  #spot(event: { clientX: number; clientY: number }): [number, number] {
    const matrix = this.svg.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, y];
  }

  #take(event: PointerEvent, drag: (point: Point, done: boolean) => void): void {
    this.svg.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#travel = 0;
    this.#drag = drag;
  }

  #listen(): void {
    const svg = this.svg;
    svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.#spot(event));
    }, { passive: false });
    svg.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      const point = this.#view.back(this.#spot(event));
      if (this.ruling) {
        this.#take(event, (end, done) => (done ? this.hand.measured(point, end) : this.ruler(point, end, this.words.length(Math.hypot(end[0] - point[0], end[1] - point[1])))));
        return;
      }
      const unit = (event.target as Element).closest<SVGGElement>("[data-unit]");
      if (this.#piece && !this.#pointers.size) {
        const held = this.#piece;
        const off: Point = [held.x - point[0], held.y - point[1]];
        if (!held.ends && Math.hypot(...off) < Math.max(held.along, held.across)) {
          this.#take(event, (to, done) => {
            const moved = { ...held, x: Math.round(to[0] + off[0]), y: Math.round(to[1] + off[1]) };
            this.piece(moved);
            this.hand.put(moved, done);
          });
          return;
        }
      }
      if (this.#place && !unit && !this.#pointers.size) {
        this.#take(event, this.#place);
        this.#place(point, false);
        return;
      }
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#travel = 0;
      this.#pressed = unit?.dataset.unit ?? "";
      svg.setPointerCapture(event.pointerId);
    });
    svg.addEventListener("pointermove", (event) => {
      const last = this.#pointers.get(event.pointerId);
      if (!last) {
        this.#hovered((event.target as Element).closest<SVGGElement>("[data-unit]")?.dataset.unit ?? "");
        return;
      }
      const now = { x: event.clientX, y: event.clientY };
      this.#travel += Math.hypot(now.x - last.x, now.y - last.y);
      if (this.#drag) this.#drag(this.#view.back(this.#spot(event)), false);
      else if (this.#pointers.size === 2) this.#pinch(event.pointerId, last, now);
      else if (this.#travel > 5) this.pan((last.x - now.x) * this.#scale(), (last.y - now.y) * this.#scale());
      this.#pointers.set(event.pointerId, now);
    });
    const up = (event: PointerEvent): void => {
      if (!this.#pointers.delete(event.pointerId)) return;
      const drag = this.#drag;
      this.#drag = undefined;
      for (const held of svg.querySelectorAll(".held")) held.classList.remove("held");
      if (drag) return drag(this.#view.back(this.#spot(event)), true);
      if (this.#travel > 5 || this.#pointers.size) return;
      if (this.#pressed) this.hand.select(this.#pressed);
      else this.hand.clear();
    };
    svg.addEventListener("pointerup", up);
    svg.addEventListener("pointercancel", (event) => {
      this.#pointers.delete(event.pointerId);
      this.#drag = undefined;
    });
    svg.addEventListener("keydown", (event) => {
      const unit = (event.target as Element).closest<SVGGElement>("[data-unit]");
      const step = this.#box.w / 12;
      if (unit && (event.key === "Enter" || event.key === " ")) this.hand.select(unit.dataset.unit ?? "");
      else if (event.key === "+" || event.key === "=") this.zoom(1.25);
      else if (event.key === "-") this.zoom(0.8);
      else if (event.key === "0") this.fit();
      else if (event.key === "ArrowLeft") this.pan(-step, 0);
      else if (event.key === "ArrowRight") this.pan(step, 0);
      else if (event.key === "ArrowUp") this.pan(0, -step);
      else if (event.key === "ArrowDown") this.pan(0, step);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  #pressed = "";
  #over = "";

  #hovered(unit: string): void {
    if (unit === this.#over) return;
    this.#over = unit;
    this.hand.describe(unit);
  }

  #pinch(id: number, last: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.#pointers].find(([each]) => each !== id)?.[1];
    if (!other) return;
    const apart = (a: { x: number; y: number }): number => Math.hypot(a.x - other.x, a.y - other.y);
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    this.zoom(apart(now) / (apart(last) || 1), this.#spot(middle));
    this.pan(((last.x - now.x) / 2) * this.#scale(), ((last.y - now.y) / 2) * this.#scale());
  }
}

/** The signs of handles, drawn looking up. */
const SIGNS: Record<string, string> = {
  arrow: "M0 -4.2L4 1.2H1.4V4.2H-1.4V1.2H-4Z",
  charge: "M0 -4.6L4.2 0H-4.2ZM0 0.2L4.2 4.8H-4.2Z",
  march: "M0 -4.6L3.6 -1H-3.6ZM-1.1 -0.5h2.2v2h-2.2ZM-1.1 2.4h2.2v2h-2.2Z",
  "wheel-left": "M-4.4 -0.6L-0.6 -4.2V-1.9C3 -1.9 4.4 0.9 4.2 4C3.2 2 1.8 1 -0.6 1V3.2Z",
  "wheel-right": "M4.4 -0.6L0.6 -4.2V-1.9C-3 -1.9 -4.4 0.9 -4.2 4C-3.2 2 -1.8 1 0.6 1V3.2Z",
};
