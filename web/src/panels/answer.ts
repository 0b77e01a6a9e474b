import type { Match } from "../match/match.svelte";
import { t } from "../settings.svelte";

/** An order in words: the game's own, or `order-<kind>`, in which its fields that are words or numbers stand. */
export function said(match: Match, order: unknown): string {
  if (match.parts?.said) return match.parts.said(order);
  const fields = Object.entries(order ?? {});
  const kind = String(fields.find(([name]) => name === "order")?.[1] ?? "");
  const args = fields.filter((each): each is [string, string | number] =>
    ["string", "number"].includes(typeof each[1]),
  );
  return match.words.has(`order-${kind}`) ? t(`order-${kind}`, Object.fromEntries(args)) : kind;
}
