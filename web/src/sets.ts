/** Things without order, each once; nobody adds to them later. */
export const setOf = <T>(things: Iterable<T> = []): ReadonlySet<T> => new Set(things);

/** Each thing once, in the order in which it is met. */
export const once = <T>(things: Iterable<T>): T[] => [...new Set(things)];
