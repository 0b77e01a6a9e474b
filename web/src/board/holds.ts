// Which pieces a show still needs as they were: each is held until its last act is over.

import type { Stage } from "../page/show";

export class Holds {
  #counts = new Map<string, number>();

  take(stage: Stage, pieces: readonly string[]): void {
    for (const piece of pieces) this.#counts.set(piece, (this.#counts.get(piece) ?? 0) + 1);
    stage.hold(pieces);
  }

  drop(stage: Stage, pieces: readonly string[]): void {
    for (const piece of pieces) this.#counts.set(piece, (this.#counts.get(piece) ?? 1) - 1);
    this.#free(
      stage,
      pieces.filter((piece) => !this.#counts.get(piece)),
    );
  }

  all(stage: Stage): void {
    this.#free(stage, [...this.#counts.keys()]);
  }

  #free(stage: Stage, pieces: readonly string[]): void {
    for (const piece of pieces) this.#counts.delete(piece);
    stage.free(pieces);
  }
}
