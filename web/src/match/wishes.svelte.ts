// What the players of a match wish of each other: to take something back, to draw, to give up, to keep a result.

import type { Asked, Logged } from "../page/api";
import type { Ticket, WishMessage } from "../wire";

interface Wishing {
  readonly at: number;
  readonly log: readonly Logged[];
  readonly home: string;
  readonly dice: string;
  readonly tickets: readonly Ticket[];
  holds(seat: string): boolean;
  beside(asked: Asked, seat?: string): Promise<boolean>;
  quietly(asked: Asked, seat: string): Promise<void>;
}

export class Wishes {
  wish: WishMessage | undefined = $state.raw();

  constructor(private match: Wishing) {}

  /** The entry to go back to: before the last order of this browser's seats that still stands, or before the last dice
   * that were typed in; 0 if there is none. */
  goal = $derived.by(() => {
    let at = this.match.at;
    while (at > 0) {
      const entry = this.match.log.find((each) => each.n === at);
      if (!entry) return 0;
      if (entry.kind === "undone") at = entry.to;
      else if (entry.kind === "rolled" || (entry.kind === "ordered" && this.match.holds(entry.seat))) return at - 1;
      else at--;
    }
    return 0;
  });

  /** The seat of this screen that has still to say yes to a wish. */
  asked = $derived.by(() => {
    const { wish } = this;
    if (!wish || wish.wish === "declined") return "";
    return this.match.tickets.find(({ seat }) => seat !== wish.seat && !wish.agreed.includes(seat))?.seat ?? "";
  });

  /** Back to before the last order; where that is not free, the other player is asked. */
  async undo(): Promise<void> {
    const { goal } = this;
    const { at, log, home, dice } = this.match;
    const giver = log.find((each) => each.n === goal + 1)?.seat || home;
    if (!goal || !(await this.match.beside({ ask: "ask-undo", to: goal, at }, giver))) return;
    if (dice === "typed") await this.#agree(giver, { ask: "consent", granted: true, at });
  }

  /** The result is right: real dice were typed in as they fell. */
  async conclude(): Promise<void> {
    const { at, home } = this.match;
    if (await this.match.beside({ ask: "conclude", at }, home)) await this.#agree(home, { ask: "conclude", at });
  }

  /** Real dice lie on one table: the other seats of this screen agree in the same press. */
  async #agree(giver: string, asked: Asked): Promise<void> {
    for (const { seat } of this.match.tickets) if (seat && seat !== giver) await this.match.quietly(asked, seat);
  }

  resign(): void {
    void this.match.beside({ ask: "resign", at: this.match.at });
  }

  draw(): void {
    void this.match.beside({ ask: "offer-draw", at: this.match.at });
  }

  consent(granted: boolean): void {
    const seat = this.asked || this.wish?.seat || this.match.home;
    void this.match.beside({ ask: "consent", granted, at: this.match.at }, seat);
  }

  forget(): void {
    this.wish = undefined;
  }
}
