// What this browser has seen of each game: the commitment, the nonces that it drew, and the chain so far.

const KEY = "sandtable.fair";
const MOST = 100;

export interface Mark {
  n: number;
  h: string;
}

export interface Memory {
  commitment?: string;
  /** What stood fixed before this browser added anything. */
  from?: Mark;
  /** The last entry that was checked here. */
  seen?: Mark;
  /** The nonces that were drawn here; `own` ones must stand in the game. */
  nonces?: Record<string, { nonce: string; own: boolean }>;
  /** What was wrong once stays wrong. */
  wrong?: { key: string; args: Record<string, string | number> };
}

function all(): Record<string, Memory> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Memory>;
  } catch {
    return {};
  }
}

export const remembered = (match: string): Memory => all()[match] ?? {};

/** The games that were looked at last are remembered. */
export function remember(match: string, change: Memory): Memory {
  const { [match]: before, ...others } = all();
  const now = { ...before, ...change };
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, now]])));
  } catch {
    return now;
  }
  return now;
}

export function forgetIt(match: string): void {
  const others = Object.entries(all()).filter(([each]) => each !== match);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
}
