// What an uploaded file is called, and what it seems to be.

/** A name that a file may have, from whatever somebody called it. */
export const tidy = (name: string): string =>
  name.replace(/\.[^.]*$/, "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60).replace(/-+$/, "");

/** What kind of file a text seems to be. */
export function guessed(text: string): { ruleset: string; kind: string } | undefined {
  const has = (pattern: RegExp): boolean => pattern.test(text);
  if (has(/^\s*\[\[side\]\]/m)) return { ruleset: "argad", kind: "scenarios" };
  if (has(/^\s*\[(missile|blade|caps|move)\b/m)) return { ruleset: "argad", kind: "tables" };
  const grandeur = has(/^\s*game\s*=\s*["']grandeur["']/m) || has(/^\s*\[\[(corps|division|corps\.division|brigade)\]\]/m);
  if (grandeur) return { ruleset: "grandeur", kind: has(/^\s*\[(red|blue)\b/m) ? "scenarios" : "armies" };
  if (has(/^\s*\[\[unit\]\]/m)) return { ruleset: "impetus", kind: "armies" };
  if (has(/^\s*\[(red|blue)\b/m)) return { ruleset: "impetus", kind: "scenarios" };
  if (has(/^\s*\[(attacker|defender)\b/m)) return { ruleset: "rapide", kind: "scenarios" };
  if (has(/^\s*\[(fire|melee|weapon|bands|scale|profile|army|piece|pieces)\b/m)) return { ruleset: "impetus", kind: "tables" };
  if (has(/^\s*\[\[?(combat|technology|terrain|national|variable|remains|retreat|stacking|figures)\b/m)) return { ruleset: "rapide", kind: "tables" };
  return undefined;
}
