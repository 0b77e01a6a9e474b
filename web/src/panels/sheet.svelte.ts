// What lies over the page: the rules or the settings; where the focus was before.

class Sheet {
  open: "" | "settings" | "clauses" | "company" = $state("");
  clause = $state("");
  /** Whose rules are looked at first, if no clause is asked for. */
  game = $state("");
  #before: Element | null = null;

  show(what: "settings" | "clauses" | "company", clause = "", game = ""): void {
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
