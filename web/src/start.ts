// What the start page asks for, and the same again with the sides swapped.

import type { NewMatch } from "./wire";

const KEY = "sandtable.asked";

export const FIRST: NewMatch = {
  ruleset: "impetus",
  battle: "first-battle",
  seats: [{ seat: "red", player: "person" }, { seat: "blue", player: "captain" }],
};

function all(): Record<string, NewMatch> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, NewMatch>;
  } catch {
    return {};
  }
}

export const remembered = (match: string): NewMatch | undefined => all()[match];

export function remember(match: string, asked: NewMatch): void {
  const kept = Object.entries(all()).slice(-40);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, asked]])));
}

/** The same battle with everybody one seat further: of two, in each other's. */
export function again(asked: NewMatch): NewMatch {
  const players = asked.seats.map(({ player }) => player);
  return { ...asked, seats: asked.seats.map(({ seat }, n) => ({ seat, player: players[(n + 1) % players.length] ?? "captain" })) };
}
