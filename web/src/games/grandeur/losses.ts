import { chance } from "../impetus/offers";

/** How likely each loss is, the least first; nobody loses more than they have left. */
export function lossesIn(odds: Record<string, string>, left: number): [number, number][] {
  const found = new Map<number, number>();
  for (const [reading, part] of Object.entries(odds)) {
    const lost = Math.min(left, Number.parseInt(reading));
    found.set(lost, (found.get(lost) ?? 0) + chance(part));
  }
  return [...found].sort(([one], [other]) => one - other);
}
