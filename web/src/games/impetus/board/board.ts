// The table: everything on it as plain SVG. It knows no rule: it shows a scene, and shapes along paths it was given.

import { Camera, SMALL } from "../../../board/camera";
import { Gestures, type Held, type Touch } from "../../../board/gestures";
import { Ghosts, outline } from "./ghosts";
import { handle, heldBy, press, type Around } from "./handles";
import { define } from "../../../board/figures";
import { lasso } from "./lasso";
import { along, within } from "../../../board/motion";
import { paintRegions, paintRuler, paintWitnesses, type Witness } from "../../../board/overlays";
import { holds, nearestPlace, nextPlace, paintEnds, paintRanks, paintZone, pulled, shifted, turned } from "./placing";
import { Pull, setting, type Around as Pulling } from "./pull";
import type { Body, Grip, Hand, Press, Rank, Scene, Target } from "./scene";
import { TableStage, type Drawn } from "./stage";
import { throttled } from "./throttled";
import type { Point, Pose } from "../../../board/shapes";
import type { Piece } from "../wire";
import { loadSymbols } from "../../../board/symbols";
import { paintFrame, paintGround, paintNames, FRAME } from "./terrain";
import { corners, PER_U, size, tag, View } from "../../../board/view";

export type { Witness };

const MOVE_MS = 350;
const NS = "http://www.w3.org/2000/svg";
const LAYERS = [
  "frame",
  "ground",
  "names",
  "regions",
  "under",
  "units",
  "marks",
  "laying",
  "shots",
  "witnesses",
  "handles",
  "ruler",
] as const;
type Layer = (typeof LAYERS)[number];
const TURN = 1500;

export class Board {
  readonly svg: SVGSVGElement;
  ruling = false;
  /** A drag chooses all in a rectangle. */
  choosing = false;
  animate = true;
  #flipped = false;
  #over: SVGSVGElement;
  #layers = {} as Record<Layer, SVGGElement>;
  #defs: SVGDefsElement;
  #ghosts: Ghosts;
  #camera: Camera;
  #gestures: Gestures;
  #view = new View(1000, 1000, false);
  #scene: Scene | undefined;
  #bodies = new Map<string, Body>();
  #spares = new Map<string, Body>();
  #shown = new Map<string, Drawn>();
  #show: SVGGElement;
  /** Where fights are shown. */
  readonly stage: TableStage;
  #selected: string[] = [];
  #open = new Set<string>();
  #grips: Grip[] = [];
  #presses: Press[] = [];
  #targets: readonly Target[] = [];
  #ranks: Rank[] = [];
  #place: { rank: Rank; x: number } | undefined;
  /** Where ghosts are drawn. */
  #drawn: Record<string, Pose> = {};
  #piece: Piece | undefined;
  #frame = 0;
  #ground = "";
  #counted = 0;
  #gripped = 1;
  #over_unit = "";
  #watch: ResizeObserver;

  constructor(
    host: HTMLElement,
    private hand: Hand,
  ) {
    this.svg = this.#svg("board");
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("tabindex", "-1");
    this.#defs = document.createElementNS(NS, "defs");
    this.#defs.innerHTML = tag(
      "pattern",
      { id: "hatch-blue", width: 4.2, height: 4.2, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      tag("rect", { class: "hatch-line", width: 1.8, height: 4.2 }),
    );
    this.svg.append(this.#defs);
    for (const name of LAYERS) this.#layers[name] = this.#layer(this.svg, name);
    this.#over = this.#svg("board over");
    this.#over.setAttribute("aria-hidden", "true");
    this.#ghosts = new Ghosts(this.#layer(this.#over, "ghosts"), this.#layer(this.#over, "labels"));
    this.#show = this.#layer(this.#over, "show");
    host.append(this.svg, this.#over);
    this.#camera = new Camera([this.svg, this.#over], () => this.#looked());
    this.#gestures = new Gestures(this.svg, this);
    this.stage = new TableStage({
      layer: this.#show,
      camera: this.#camera,
      drawn: this.#shown,
      view: () => this.#view,
      busy: () => this.#gestures.holding,
      dress: (piece) => this.#dress(piece),
      paint: () => this.#paintUnits(false),
    });
    this.svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.#camera.spot(event));
      },
      { passive: false },
    );
    this.svg.addEventListener("keydown", (event) => this.#key(event));
    this.#watch = new ResizeObserver(() => this.#resized());
    this.#watch.observe(host);
  }

  #svg(kind: string): SVGSVGElement {
    const svg = document.createElementNS(NS, "svg");
    svg.setAttribute("class", kind);
    return svg;
  }

  #layer(svg: SVGSVGElement, name: string): SVGGElement {
    const layer = document.createElementNS(NS, "g");
    layer.setAttribute("class", name);
    svg.append(layer);
    return layer;
  }

  destroy(): void {
    this.#watch.disconnect();
    this.#gestures.end();
    cancelAnimationFrame(this.#frame);
    this.svg.remove();
    this.#over.remove();
  }

  name(label: string): void {
    this.svg.setAttribute("aria-label", label);
  }

  // What stands there

  show(scene: Scene): void {
    const first = !this.#scene;
    const changed = this.#scene?.modelled !== scene.modelled;
    this.#scene = scene;
    this.#bodies = new Map(scene.bodies.map((body) => [body.id, body]));
    void loadSymbols(this.#defs, scene.symbols);
    if (scene.figures) define(this.#defs, scene.figures);
    if (first || scene.long !== this.#view.long || scene.short !== this.#view.short) return this.#turn();
    if (changed) return this.#redraw();
    this.#paintGround();
    this.#paintUnits(this.animate);
  }

  /** Bodies that do not stand on the table yet. */
  spares(bodies: readonly Body[]): void {
    this.#spares = new Map(bodies.map((body) => [body.id, body]));
  }

  #bodyOf = (id: string): Body | undefined => this.#bodies.get(id) ?? this.#spares.get(id);

  #turn(): void {
    if (!this.#scene) return;
    this.#view = new View(this.#scene.long, this.#scene.short, this.#upright(), this.#flipped);
    this.#camera.width = this.#view.width;
    this.#camera.height = this.#view.height;
    this.#redraw();
    this.#begin();
  }

  /** The table is seen from its other side. */
  flip(flipped: boolean): void {
    if (flipped === this.#flipped) return;
    this.#flipped = flipped;
    this.#turn();
  }

  #upright(): boolean {
    const { long, short } = this.#scene ?? { long: 1, short: 1 };
    const { clientWidth: wide, clientHeight: tall } = this.svg;
    return long > short * 1.2 && tall > wide * 0.95;
  }

  #resized(): void {
    this.#camera.moved();
    if (this.#scene && this.#upright() !== this.#view.turned) this.#turn();
    else if (this.#camera.fitted) this.#begin();
    else this.#looked();
  }

  #redraw(): void {
    this.#ground = "";
    for (const each of this.#shown.values()) each.group.remove();
    this.#shown.clear();
    this.#counted = 0;
    this.#layers.frame.innerHTML = paintFrame(this.#view) + (this.#scene?.modelled?.frame(this.#view) ?? "");
    this.#paintGround();
    this.#paintUnits(false);
    this.#paintHandles();
  }

  #paintGround(): void {
    const scene = this.#scene;
    if (!scene) return;
    const key =
      JSON.stringify(scene.ground) +
      scene.bodies.map((body) => body.pose).join() +
      scene.ground.map((piece) => scene.called(piece)).join();
    if (key === this.#ground) return;
    this.#ground = key;
    this.#layers.ground.innerHTML = paintGround(scene.ground, this.#view, scene.oval, scene.called, scene.modelled);
    const boxes = scene.bodies.map((body) =>
      corners(body.pose, body.front, body.depth).map((each) => this.#view.at(each)),
    );
    const taken = ([x, y]: [number, number], half: number): boolean =>
      boxes.some((box) => {
        const [xs, ys] = [box.map(([a]) => a), box.map(([, b]) => b)];
        return (
          x + half > Math.min(...xs) && x - half < Math.max(...xs) && y + 5 > Math.min(...ys) && y - 5 < Math.max(...ys)
        );
      });
    this.#layers.names.innerHTML = paintNames(scene.ground, this.#view, scene.oval, scene.called, taken);
  }

  #paintUnits(moving: boolean): void {
    const moves: { id: string; from: Pose; to: Pose }[] = [];
    for (const [id, each] of this.#shown) {
      if (this.#bodies.has(id) || this.stage.held.has(id)) continue;
      this.#shown.delete(id);
      each.group.classList.add("gone");
      setTimeout(() => each.group.remove(), moving ? MOVE_MS : 0);
    }
    for (const body of this.#bodies.values()) {
      if (this.stage.held.has(body.id)) continue;
      const shown = this.#shown.get(body.id) ?? this.#added(body);
      this.#dress(body.id);
      if (String(shown.pose) !== String(body.pose)) moves.push({ id: body.id, from: shown.pose, to: body.pose });
    }
    if (this.#layers.units.childElementCount !== this.#counted) {
      this.#counted = this.#layers.units.childElementCount;
      for (const body of this.#bodies.values())
        if (body.raised) this.#layers.units.append(this.#shown.get(body.id)?.group ?? "");
    }
    this.#run(moves, moving);
    this.#paintUnder();
  }

  /** A piece looks as it is now. */
  #dress(id: string): void {
    const [body, shown] = [this.#bodies.get(id), this.#shown.get(id)];
    if (!body || !shown) return;
    shown.group.setAttribute("class", `unit ${body.seat} ${body.classes}${this.#open.has(id) ? " open" : ""}`);
    shown.group.setAttribute("aria-label", body.label);
    const painted = body.paint(this.#view, body.pose);
    if (painted !== shown.painted) shown.group.innerHTML = shown.painted = painted;
  }

  #added(body: Body): Drawn {
    const group = document.createElementNS(NS, "g");
    group.dataset.unit = body.id;
    group.setAttribute("tabindex", "0");
    group.setAttribute("role", "button");
    group.setAttribute("transform", this.#view.place(body.pose));
    this.#layers.units.append(group);
    const shown = { group, pose: body.pose, painted: "", depth: body.depth };
    this.#shown.set(body.id, shown);
    return shown;
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
      const part = moving ? Math.min(1, Math.max(0, (now - began) / MOVE_MS)) : 1;
      const eased = 1 - (1 - part) ** 3;
      for (const { id, from, to } of moves) {
        const turn = ((to[2] - from[2] + 54000) % 36000) - 18000;
        place(
          id,
          part === 1
            ? to
            : [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased, from[2] + turn * eased],
        );
      }
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    step(moving ? began : began + MOVE_MS);
  }

  #ring(id: string, kind: string): string {
    const body = this.#bodies.get(id);
    if (!body) return "";
    const out = 5;
    return tag("rect", {
      class: kind,
      x: -size(body.front) / 2 - out,
      y: -out,
      width: size(body.front) + 2 * out,
      height: size(body.depth) + 2 * out,
      rx: out,
      transform: this.#view.place(body.pose),
    });
  }

  #paintUnder(): void {
    const { starts, acting } = this.#scene ?? { starts: [], acting: [] };
    const before = starts.map(({ id, pose }) => {
      const body = this.#bodies.get(id);
      if (!body || String(body.pose) === String(pose)) return "";
      return tag("g", { class: `start ${body.seat}`, transform: this.#view.place(pose) }, outline(body));
    });
    const halos = [
      ...acting.filter((id) => !this.#selected.includes(id)).map((id) => this.#ring(id, "halo acting")),
      ...this.#selected.map((id) => this.#ring(id, "halo")),
    ];
    this.#layers.under.innerHTML = [...before, ...halos].join("");
  }

  /** Whom the log speaks of: where they were and where they went. */
  mark(ids: readonly string[], moves: readonly { from: Pose; to: Pose }[] = []): void {
    const rings = ids.map((id) => this.#ring(id, "marked"));
    const ways = moves.map(({ from, to }) => {
      const [[ax, ay], [bx, by]] = [this.#view.at([from[0], from[1]]), this.#view.at([to[0], to[1]])];
      return (
        tag("line", { class: "went", x1: ax, y1: ay, x2: bx, y2: by }) +
        tag("circle", { class: "went", cx: ax, cy: ay, r: 3 })
      );
    });
    this.#layers.marks.innerHTML = [...rings, ...ways].join("");
  }

  /** The units that may be ordered now; whoever uses the keyboard comes back to the table. */
  open(pieces: readonly string[]): void {
    this.#open = new Set(pieces.flatMap((piece) => piece.split("+")));
    for (const [id, each] of this.#shown) each.group.classList.toggle("open", this.#open.has(id));
    if (document.activeElement === document.body && this.#open.size) this.focus();
  }

  /** The keyboard goes to whoever is selected, or to the first who may act. */
  focus(): void {
    const id = this.#ranks.length || this.#piece ? "" : (this.#selected[0] ?? [...this.#open][0] ?? "");
    (this.#shown.get(id)?.group ?? this.svg).focus({ preventScroll: true });
  }

  // What may be done

  options(
    selected: readonly string[],
    grips: readonly Grip[],
    presses: readonly Press[],
    ranks: readonly Rank[],
    targets: readonly Target[] = [],
  ): void {
    this.#selected = [...selected];
    this.#grips = [...grips];
    this.#presses = [...presses];
    this.#targets = targets;
    const places = ranks.length > 0 && !this.#ranks.length;
    this.#ranks = [...ranks];
    if (places && this.#camera.fitted) this.#begin();
    if (!ranks.length) this.#place = undefined;
    this.svg.classList.toggle("placing", ranks.length > 0);
    this.#paintUnder();
    this.#paintHandles();
  }

  #around(): Around {
    return {
      view: this.#view,
      scale: this.#gripScale(),
      hand: this.hand,
      bodyOf: (id) => this.#bodies.get(id),
      taken: (point, but) => [...this.#bodies.values()].some((body) => !but.includes(body.id) && covers(body, point)),
    };
  }

  #paintHandles(): void {
    const around = this.#around();
    const focused = (document.activeElement as SVGElement | null)?.dataset?.key;
    const rings = this.#targets
      .filter(({ id }, place) => this.#targets.findIndex((other) => other.id === id) === place)
      .map(({ id, kind }) => this.#ring(id, `target ${kind}`));
    this.#layers.shots.innerHTML = rings.join("");
    this.#layers.shots.append(...this.#presses.flatMap((each) => press(around, each) ?? []));
    this.#layers.handles.innerHTML =
      paintZone(this.#view, this.#ranks, this.#bodyOf) + paintRanks(this.#view, this.#ranks);
    this.#layers.handles.append(...this.#grips.flatMap((grip) => handle(around, grip) ?? []));
    if (this.#piece)
      this.#layers.handles.insertAdjacentHTML("beforeend", paintEnds(this.#view, this.#piece, around.scale));
    if (focused)
      this.svg.querySelector<SVGElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  // What would be

  ghosts(poses: Record<string, Pose>, label: string): void {
    if (this.#gestures.holding) return;
    this.#ghost(poses, label);
  }

  #ghost(poses: Record<string, Pose>, label: string, at?: Point): void {
    this.#drawn = poses;
    this.svg.classList.toggle("drafting", Object.keys(poses).length > 0);
    this.#ghosts.show(this.#view, poses, this.#bodyOf, label, this.#camera.scale, at && this.#view.at(at));
  }

  /** Where those who move along a way would stand. */
  #posed(grip: Grip, number: number): Record<string, Pose> {
    const poses = grip.path.pieces.flatMap((id) => {
      const body = this.#bodies.get(id);
      return body ? [[id, along(body.pose, grip.path, number)] as const] : [];
    });
    return Object.fromEntries(poses);
  }

  /** Where pieces and their ghosts are on the screen, from the corner of the board. */
  boxOf(ids: readonly string[]): { left: number; top: number; right: number; bottom: number } | undefined {
    const matrix = this.svg.getScreenCTM();
    const spots = ids.flatMap((id) => {
      const body = this.#bodyOf(id);
      const poses = [this.#bodies.get(id)?.pose, this.#drawn[id]].filter((pose) => pose !== undefined);
      return body ? poses.flatMap((pose) => corners(pose, body.front, body.depth)) : [];
    });
    if (!matrix || !spots.length) return undefined;
    const { left, top } = this.svg.getBoundingClientRect();
    const seen = spots.map((spot) => new DOMPoint(...this.#view.at(spot)).matrixTransform(matrix));
    const [xs, ys] = [seen.map(({ x }) => x - left), seen.map(({ y }) => y - top)];
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  }

  /** A piece of ground that is about to be laid; it can be dragged. */
  piece(piece: Piece | undefined): void {
    const before = this.#piece;
    this.#piece = piece;
    const scene = this.#scene;
    this.#layers.laying.innerHTML =
      piece && scene
        ? tag("g", { class: "ghost-piece" }, paintGround([piece], this.#view, scene.oval, scene.called))
        : "";
    if (before || piece) this.#paintHandles();
  }

  witnesses(found: readonly Witness[]): void {
    this.#layers.witnesses.innerHTML = paintWitnesses(this.#view, found);
  }

  regions(found: Record<string, Point[]>, name: (key: string) => string): void {
    this.#layers.regions.innerHTML = paintRegions(this.#view, found, name);
  }

  ruler(start: Point | undefined, end: Point | undefined, label: string): void {
    this.#layers.ruler.innerHTML = start && end ? paintRuler(this.#view, start, end, label, this.#camera.scale) : "";
  }

  // Looking around

  /** As large as all units and the places for others allow, on a small screen; the whole table on a large one. */
  #begin(): void {
    const bodies = [...this.#bodies.values()];
    const alone = new Set(bodies.map(({ seat }) => seat)).size < 2;
    if (this.svg.clientWidth > SMALL || alone) return this.fit();
    const places = this.#ranks.flatMap(({ stretches, y }) =>
      stretches.flatMap(({ low, high }): Point[] => [
        [low, y],
        [high, y],
      ]),
    );
    const spots = [...bodies.flatMap((body) => corners(body.pose, body.front, body.depth)), ...places].map((each) =>
      this.#view.at(each),
    );
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const room = 9 * PER_U;
    const [left, top] = [Math.max(-FRAME, Math.min(...xs) - room), Math.max(-FRAME, Math.min(...ys) - room)];
    this.#camera.show(
      left,
      top,
      Math.min(this.#view.width + FRAME, Math.max(...xs) + room) - left,
      Math.min(this.#view.height + FRAME, Math.max(...ys) + room) - top,
    );
  }

  fit(): void {
    this.#camera.fit(FRAME + 4);
  }

  zoom(factor: number, about?: [number, number]): void {
    this.#camera.zoom(factor, about);
  }

  #looked(): void {
    const scale = this.#gripScale();
    this.svg.style.setProperty("--grip", String(scale));
    this.svg.style.setProperty("--px", String(this.#camera.scale));
    this.#show.style.setProperty("--px", String(this.#camera.scale));
    this.hand.viewed(this.#camera.pixelsOfU);
    if (Math.abs(scale / this.#gripped - 1) < 0.08 || this.#gestures?.holding) return;
    this.#gripped = scale;
    this.#paintHandles();
  }

  /** Handles are as large as a finger needs them, whatever the table is looked at from. */
  #gripScale(): number {
    return Math.max(0.7, this.#camera.scale * 1.45);
  }

  #point(touch: Touch): Point {
    return this.#view.back(this.#camera.spot({ clientX: touch.x, clientY: touch.y }));
  }

  #unitAt(touch: Touch): string {
    return document.elementFromPoint(touch.x, touch.y)?.closest<SVGGElement>("[data-unit]")?.dataset.unit ?? "";
  }

  // Gestures

  take(event: PointerEvent): Held | undefined {
    this.#camera.moved();
    const target = event.target as Element;
    const unit = target.closest<SVGGElement>("[data-unit]")?.dataset.unit ?? "";
    const point = this.#point({ x: event.clientX, y: event.clientY });
    if (this.ruling) return this.#measuring(unit || point, point);
    const grip = heldBy(target.closest(".handle"));
    if (grip) return this.#gripping(grip);
    const end = target.closest<SVGGElement>("[data-end]")?.dataset.end;
    if (this.#piece && end !== undefined)
      return this.#laying((to, piece) => pulled(piece, Number(end), to, this.#view));
    if (this.#piece && holds(this.#piece, point))
      return this.#laying((to, piece) => shifted(piece, to[0] - point[0], to[1] - point[1], this.#view));
    if (this.choosing || event.shiftKey) return undefined;
    if (this.#ranks.length && !unit) return this.#set("", event);
    return undefined;
  }

  grab(event: PointerEvent): Held | undefined {
    const unit = (event.target as Element).closest<SVGGElement>("[data-unit]")?.dataset.unit ?? "";
    const touch = { x: event.clientX, y: event.clientY };
    if (this.choosing || event.shiftKey) return this.#gathering(touch);
    const body = this.#bodies.get(unit);
    const known = body && this.hand.pull(unit);
    return known && new Pull(this.#pulling(), unit, this.#point(touch), body.pose, known);
  }

  /** A piece from elsewhere on the page is in the hand: it goes along the ranks, if it is let go over the table. */
  carried(body: string): Held {
    this.#camera.moved();
    const held = setting(this.#pulling(), body);
    const over = ({ x, y }: Touch): boolean => this.svg.contains(document.elementFromPoint(x, y));
    const clear = (): void => this.#ghost({}, "");
    return {
      move: (touch) => (over(touch) ? held.move(touch) : clear()),
      drop: (touch) => (over(touch) ? held.drop(touch) : clear()),
      cancel: clear,
    };
  }

  #pulling(): Pulling {
    return {
      hand: this.hand,
      point: (touch) => this.#point(touch),
      unitAt: (touch) => this.#unitAt(touch),
      grips: () => this.#grips,
      targets: () => this.#targets,
      ranks: () => this.#ranks,
      ghost: (grip, number, at) =>
        this.#ghost(this.#posed(grip, number), `${grip.label} ${grip.text(number)}`.trim(), at),
      put: (place, done) => this.#put(place, done),
      clear: () => this.#ghost({}, ""),
    };
  }

  #gathering(touch: Touch): Held {
    const spot = ({ x, y }: Touch): Point => this.#camera.spot({ clientX: x, clientY: y });
    const middle = (body: Body): Point => {
      const box = corners(body.pose, body.front, body.depth).map((each) => this.#view.at(each));
      return [box.reduce((sum, [x]) => sum + x / 4, 0), box.reduce((sum, [, y]) => sum + y / 4, 0)];
    };
    const open = (): Body[] => [...this.#bodies.values()].filter(({ id }) => this.#open.has(id));
    return lasso(
      {
        layer: this.#layers.ruler,
        spot,
        spots: () => new Map(open().map((body) => [body.id, middle(body)])),
        chosen: (ids) => this.hand.gather(ids),
      },
      spot(touch),
    );
  }

  #gripping({ grip, wanted, element }: NonNullable<ReturnType<typeof heldBy>>): Held {
    const nothing = { move: () => undefined, drop: () => undefined, cancel: () => undefined };
    if (grip.barred) {
      this.hand.press(grip.key);
      return nothing;
    }
    element.classList.add("held");
    const told = throttled((number: number, far: number) => this.hand.drag(grip.key, number, far));
    const move = (touch: Touch): void => {
      const far = wanted(this.#point(touch));
      const number = within(far, grip.stretches);
      this.#ghost(this.#posed(grip, number), grip.text(number));
      told.call(number, far);
    };
    return {
      move,
      drop: (touch) => {
        told.stop();
        element.classList.remove("held");
        const far = wanted(this.#point(touch));
        this.hand.release(grip.key, within(far, grip.stretches), far);
      },
      cancel: () => {
        told.stop();
        element.classList.remove("held");
        this.#ghost({}, "");
      },
    };
  }

  #laying(change: (to: Point, piece: Piece) => Piece): Held {
    const first = this.#piece as Piece;
    const put = (touch: Touch, done: boolean): void => {
      const piece = change(this.#point(touch), first);
      this.piece(piece);
      this.hand.put(piece, done);
    };
    return { move: (touch) => put(touch, false), drop: (touch) => put(touch, true), cancel: () => this.piece(first) };
  }

  #set(body: string, event: PointerEvent): Held {
    const held = setting(this.#pulling(), body);
    held.move({ x: event.clientX, y: event.clientY });
    return held;
  }

  #put(place: { rank: Rank; x: number }, done: boolean): void {
    this.#place = place;
    this.#ghost({ [place.rank.body]: [place.x, place.rank.y, place.rank.heading] }, "");
    this.hand[done ? "release" : "drag"](place.rank.key, place.x, place.x);
  }

  #measuring(start: Point | string, from: Point): Held {
    const told = throttled((touch: Touch) =>
      this.hand.measure(start, this.#unitAt(touch) || this.#point(touch), false),
    );
    return {
      move: (touch) => {
        this.ruler(from, this.#point(touch), "");
        told.call(touch);
      },
      drop: (touch) => {
        told.stop();
        this.hand.measure(start, this.#unitAt(touch) || this.#point(touch), true);
      },
      cancel: () => told.stop(),
    };
  }

  presses(event: PointerEvent): boolean {
    return event.pointerType !== "mouse" && (event.target as Element).closest("[data-unit]") !== null;
  }

  tap(event: PointerEvent, add: boolean): void {
    const unit = (event.target as Element).closest<SVGGElement>("[data-unit]")?.dataset.unit;
    const target = this.#targets.find(({ id }) => id === unit);
    if (!unit) this.hand.clear();
    else if (add) this.hand.add(unit);
    else if (target) this.hand.attack(target);
    else this.hand.select(unit);
  }

  menu(event: MouseEvent): void {
    const unit = (event.target as Element).closest<SVGGElement>("[data-unit]")?.dataset.unit;
    if (unit) this.hand.menu(unit);
  }

  pan(right: number, down: number): void {
    this.#camera.pan(right * this.#camera.scale, down * this.#camera.scale);
  }

  pinch(factor: number, middle: Touch, right: number, down: number): void {
    this.#camera.zoom(factor, this.#camera.spot({ clientX: middle.x, clientY: middle.y }));
    this.pan(right, down);
  }

  hover(event: PointerEvent): void {
    const unit = (event.target as Element).closest<SVGGElement>("[data-unit]")?.dataset.unit ?? "";
    if (unit === this.#over_unit) return;
    this.#over_unit = unit;
    this.hand.describe(unit);
  }

  // The keyboard

  #key(event: KeyboardEvent): void {
    const unit = (event.target as Element).closest<SVGGElement>("[data-unit]")?.dataset.unit;
    const enter = event.key === "Enter" || event.key === " ";
    if (event.ctrlKey || event.metaKey || event.altKey || (event.repeat && enter)) return;
    const target = this.#targets.find(({ id }) => id === unit);
    if (target && enter && !event.shiftKey) this.hand.attack(target);
    else if (unit && enter) this.hand[event.shiftKey ? "add" : "select"](unit);
    else if (unit && event.key.toLowerCase() === "a") this.hand.menu(unit);
    else if (unit && event.key.toLowerCase() === "m" && this.#selected[0])
      this.hand.measure(this.#selected[0], unit, true);
    else if (!this.#setKey(event) && !this.#viewKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Arrows move what is being set up; brackets turn it. */
  #setKey(event: KeyboardEvent): boolean {
    const [across, along] = (this.#view.turned ? TURNED : ARROWS)[event.key] ?? [0, 0];
    const [right, up] = this.#view.flipped ? [-across, -along] : [across, along];
    const moves = right || up;
    const step = event.shiftKey ? 100 : 1000;
    if (this.#piece) {
      const turn = { "[": TURN, "]": -TURN }[event.key];
      if (!moves && !turn) return false;
      const piece = turn ? turned(this.#piece, turn) : shifted(this.#piece, right * step, up * step, this.#view);
      this.piece(piece);
      this.hand.put(piece, true);
      return true;
    }
    const [first] = this.#ranks;
    if (!first || (!moves && event.key !== "Enter")) return false;
    if (event.key === "Enter") {
      if (!this.#place) return false;
      this.#put(this.#place, true);
      return true;
    }
    const now = this.#place ?? nearestPlace(this.#ranks, [this.#view.long / 2, first.y]);
    if (now) this.#put(nextPlace(this.#ranks, now, right * step, up), false);
    return true;
  }

  #viewKey(key: string): boolean {
    const step = this.#camera.box.w / 12;
    if (key === "+" || key === "=") this.zoom(1.25);
    else if (key === "-") this.zoom(0.8);
    else if (key === "0") this.fit();
    else if (key === "ArrowLeft") this.#camera.pan(-step, 0);
    else if (key === "ArrowRight") this.#camera.pan(step, 0);
    else if (key === "ArrowUp") this.#camera.pan(0, -step);
    else if (key === "ArrowDown") this.#camera.pan(0, step);
    else return false;
    return true;
  }
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TURNED: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Whether a point lies on a body. */
function covers({ pose, front, depth }: Body, [x, y]: Point): boolean {
  const angle = (pose[2] / 18000) * Math.PI;
  const [dx, dy] = [x - pose[0], y - pose[1]];
  const [ahead, left] = [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)];
  return ahead <= 0 && ahead >= -depth && Math.abs(left) <= front / 2;
}
