// What was asked about orders that nobody has given: each is asked for once, until something happens.

export class Foretold<T> {
  #known = new Map<string, Promise<T | undefined>>();

  async of(order: unknown, ask: () => Promise<T | undefined> | undefined): Promise<T | undefined> {
    const key = JSON.stringify(order);
    const found = this.#known.get(key) ?? ask();
    if (found) this.#known.set(key, found);
    return found;
  }

  clear(): void {
    this.#known.clear();
  }
}
