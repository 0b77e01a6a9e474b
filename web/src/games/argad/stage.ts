// The table of a skirmish as a show needs it.

import type { Camera } from "../../board/camera";
import type { Point, Pose } from "../../board/shapes";
import type { View } from "../../board/view";
import type { Going, Stage } from "../../page/show";
import type { Places } from "./places";
import { slide } from "./walk";

/** What the board lets a show use. */
export interface Backstage {
  readonly layer: SVGGElement;
  readonly camera: Camera;
  readonly places: Places;
  view(): View;
  busy(): boolean;
  /** Where a figure stands in fact; nothing if it does not. */
  stand(figure: string): Pose | undefined;
}

export class FigureStage implements Stage {
  /** Those who are gone and still to be seen. */
  #copies: SVGGElement;

  constructor(private back: Backstage) {
    this.#copies = back.layer.cloneNode() as SVGGElement;
    back.layer.before(this.#copies);
  }

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
    return this.back.places.element(piece);
  }

  spot(piece: string): Point | undefined {
    const pose = this.back.places.at(piece);
    return pose && this.middle(piece, pose);
  }

  middle(_piece: string, [x, y]: Pose): Point {
    return this.back.view().at([x, y]);
  }

  hold(pieces: readonly string[]): void {
    for (const piece of pieces) this.back.places.hold(piece, this.#copies);
  }

  free(pieces: readonly string[]): void {
    const { places } = this.back;
    places.arrive();
    for (const piece of pieces) places.free(piece, this.back.stand(piece));
  }

  renew(): void {
    // A figure always looks as it is.
  }

  move(moves: readonly Going[], ms: number): void {
    const { places } = this.back;
    places.arrive();
    const going = moves.flatMap(({ piece, way }) => {
      const from = places.at(piece);
      return from ? [{ id: piece, at: (share: number) => along([from, ...way], share) }] : [];
    });
    places.go(going, ms);
  }

  look(x: number, y: number, w: number, h: number): void {
    this.back.camera.look(x, y, w, h);
  }
}

/** Where somebody is who has gone so much of a way. */
function along(way: readonly Pose[], share: number): Pose {
  const far = Math.min(1, share) * (way.length - 1);
  const leg = Math.min(Math.floor(far), way.length - 2);
  const [from, to] = [way[leg], way[leg + 1]];
  return from && to ? slide("", from, to).at(far - leg) : (way.at(-1) ?? [0, 0, 0]);
}
