// Letters tell things of one name apart: Huscarls A, Huscarls B.

const LETTERS = 26;
const A = "A".charCodeAt(0);

/** A for the first, AA after Z. */
export function letter(number: number): string {
  const before = Math.floor((number - 1) / LETTERS);
  return (before ? letter(before) : "") + String.fromCharCode(A + ((number - 1) % LETTERS));
}

/** A name that ends with the number of its id, with a letter instead: `robber-2` is Robber B, not Robber 2. */
export function lettered(name: string, id: string): string {
  const number = /-([1-9]\d*)$/.exec(id)?.[1];
  const own = number && name.endsWith(` ${number}`) ? name.slice(0, -number.length) : "";
  return own ? own + letter(Number(number)) : name;
}
