// What was read of the talk beside each match, in this browser.

const KEY = "sandtable.read";
const MOST = 100;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last thing said beside a match that was read here. */
export const lastRead = (match: string): number => all()[match] ?? 0;

/** Everything up to this was read. */
export function read(match: string, n: number): void {
  const others = Object.entries(all()).filter(([each]) => each !== match);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [match, n]].slice(-MOST))));
}
