// The table as a show needs it: pieces that are held as they were, moved, and let go.

import type { Camera } from "../../../board/camera";
import { fixed, type View } from "../../../board/view";
import type { Point, Pose } from "../../../board/shapes";
import type { Going, Stage } from "../../../page/show";

/** A piece as it is drawn. */
export interface Drawn {
  group: SVGGElement;
  pose: Pose;
  painted: string;
  depth: number;
}

/** What the board lets a show do. */
export interface Backstage {
  readonly layer: SVGGElement;
  readonly camera: Camera;
  readonly drawn: ReadonlyMap<string, Drawn>;
  view(): View;
  busy(): boolean;
  /** Draws one piece as it is, where it is drawn now. */
  dress(piece: string): void;
  /** Draws all pieces that are not held. */
  paint(): void;
}

export class TableStage implements Stage {
  readonly held = new Set<string>();

  constructor(private back: Backstage) {}

  get layer(): SVGGElement {
    return this.back.layer;
  }

  get box(): Stage["box"] {
    return this.back.camera.box;
  }

  get scale(): number {
    return this.back.camera.scale;
  }

  get busy(): boolean {
    return this.back.busy();
  }

  element(piece: string): SVGGElement | undefined {
    return this.back.drawn.get(piece)?.group;
  }

  spot(piece: string): Point | undefined {
    const drawn = this.back.drawn.get(piece);
    return drawn && this.middle(piece, drawn.pose);
  }

  middle(piece: string, [x, y, heading]: Pose): Point {
    const half = (this.back.drawn.get(piece)?.depth ?? 0) / 2;
    const angle = (heading / 18000) * Math.PI;
    return this.back.view().at([x - half * Math.cos(angle), y - half * Math.sin(angle)]);
  }

  hold(pieces: readonly string[]): void {
    for (const piece of pieces) this.held.add(piece);
  }

  free(pieces: readonly string[]): void {
    for (const piece of pieces) this.held.delete(piece);
    if (pieces.length) this.back.paint();
  }

  renew(piece: string): void {
    if (this.held.has(piece)) this.back.dress(piece);
  }

  move(moves: readonly Going[], ms: number): void {
    const view = this.back.view();
    for (const { piece, way } of moves) {
      const drawn = this.back.drawn.get(piece);
      const end = way.at(-1);
      if (!drawn || !end) continue;
      drawn.group.animate(frames(view, [drawn.pose, ...way]), { duration: ms, easing: "ease-in-out" });
      drawn.pose = end;
      drawn.group.setAttribute("transform", view.place(end));
    }
  }

  look(x: number, y: number, w: number, h: number): void {
    this.back.camera.look(x, y, w, h);
  }
}

/** Poses as keyframes; each turn goes the shorter way round. */
function frames(view: View, way: readonly Pose[]): Keyframe[] {
  let last = view.angle(way[0]?.[2] ?? 0);
  return way.map((pose) => {
    const [x, y] = view.at([pose[0], pose[1]]);
    last += ((((view.angle(pose[2]) - last + 180) % 360) + 360) % 360) - 180;
    return { transform: `translate(${fixed(x)}px, ${fixed(y)}px) rotate(${fixed(last)}deg)` };
  });
}
