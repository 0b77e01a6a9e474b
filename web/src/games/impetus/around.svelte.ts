// Zones, ranges and commands around pieces, as they are asked for and drawn.

import type { Moment, Regions } from "../../page/api";

/** How long a moment of a replay stands before what is around pieces is asked for, in milliseconds. */
const STANDS = 120;

type Of = "command" | "zones";

export class Around {
  regions: Regions = $state.raw({});
  /** They stay in sight, whatever is chosen meanwhile. */
  stays = $state(false);
  #shown: { piece: string; of: Of } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private moment: Pick<Moment, "surroundings">) {}

  get any(): boolean {
    return Object.keys(this.regions).length > 0;
  }

  /** Around a piece, or around all. */
  async show(piece: string, of: Of = "zones", stays = false): Promise<void> {
    this.#shown = { piece, of };
    this.stays = stays;
    await this.again();
  }

  async again(): Promise<void> {
    const shown = this.#shown;
    const found = shown && (await this.moment.surroundings(shown.piece, shown.of));
    if (found && shown === this.#shown) this.regions = found;
  }

  hide(): void {
    this.stays = false;
    this.#shown = undefined;
    this.regions = {};
  }

  /** A replay shows another moment: once it stands, the same is asked for; or what else marks are told with. */
  passed(asks: Of | undefined): void {
    if (!this.any) this.#shown = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#shown) void this.again();
      else if (asks) void this.moment.surroundings("", asks);
    }, STANDS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
