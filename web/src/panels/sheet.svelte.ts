// What lies over the page: the rules or the settings; where the focus was before.

class Sheet {
  open: "" | "settings" | "clauses" | "company" | "fair" = $state("");
  clause = $state("");
  /** Whose rules are looked at first, if no clause is asked for. */
  game = $state("");
  #before: Element | null = null;

  show(what: "settings" | "clauses" | "company" | "fair", clause = "", game = ""): void {
    this.#before = document.activeElement;
    this.open = what;
    this.clause = clause;
    this.game = game;
  }

  close(): void {
    this.open = "";
    if (this.#before instanceof HTMLElement) this.#before.focus();
  }
}

export const sheet = new Sheet();

/** A screen with room for one panel at a time; the styles of `MatchPage` say the same. */
export const SMALL = "(max-width: 760px), (max-height: 500px)";

const STOPS = ["low", "half", "tall"] as const;
const PULLED = 24;

/** The panels of a small screen, which are pulled up and down by their grip. Their height changes only by hand. */
export class Panels {
  stop: (typeof STOPS)[number] = $state("half");
  #from: number | undefined;

  /** A press goes up to the top and back; nothing else moves them. */
  toggle(): void {
    this.stop = this.stop === "half" ? "tall" : "half";
  }

  down = (event: PointerEvent): void => {
    this.#from = event.clientY;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  };

  up = (event: PointerEvent): void => {
    const pulled = (this.#from ?? event.clientY) - event.clientY;
    this.#from = undefined;
    if (Math.abs(pulled) < PULLED) return this.toggle();
    const at = STOPS.indexOf(this.stop) + Math.sign(pulled);
    this.stop = STOPS[Math.max(0, Math.min(STOPS.length - 1, at))] ?? "half";
  };

  /** What lies on top of the table makes room for it. */
  yield(): void {
    if (this.stop === "tall") this.stop = "half";
  }
}
