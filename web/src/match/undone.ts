/** The entries of a game that were taken back. */
export function undone(entries: readonly { n: number; kind: string; to: number }[]): Set<number> {
  const found = new Set<number>();
  for (const { n, kind, to } of entries)
    if (kind === "undone") for (let each = to + 1; each < n; each++) found.add(each);
  return found;
}
