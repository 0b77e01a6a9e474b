// What lies over the page: the rules or the settings; where the focus was before.

class Sheet {
  open: "" | "settings" | "clauses" | "company" = $state("");
  clause = $state("");
  #before: Element | null = null;

  show(what: "settings" | "clauses" | "company", clause = ""): void {
    this.#before = document.activeElement;
    this.open = what;
    this.clause = clause;
  }

  close(): void {
    this.open = "";
    if (this.#before instanceof HTMLElement) this.#before.focus();
  }
}

export const sheet = new Sheet();
