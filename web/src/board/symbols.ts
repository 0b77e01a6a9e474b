// Troop symbols: each is fetched once and kept in the board's definitions.

const NS = "http://www.w3.org/2000/svg";
const KNOWN = ["path", "circle", "rect", "g"];
const asked = new WeakMap<SVGDefsElement, Set<string>>();

export async function loadSymbols(defs: SVGDefsElement, names: readonly string[]): Promise<void> {
  const known = asked.get(defs) ?? new Set<string>();
  asked.set(defs, known);
  const missing = names.filter((name) => !known.has(name));
  for (const name of missing) known.add(name);
  await Promise.all(missing.map((name) => load(defs, name).catch(() => known.delete(name))));
}

async function load(defs: SVGDefsElement, name: string): Promise<void> {
  const answer = await fetch(`/api/symbols/${name}.svg`);
  const inner = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "image/svg+xml").documentElement;
  if (inner.nodeName !== "svg") return;
  const symbol = document.createElementNS(NS, "symbol");
  symbol.id = `symbol-${name}`;
  symbol.setAttribute("viewBox", "0 0 24 24");
  for (const child of [...inner.children])
    if (KNOWN.includes(child.nodeName)) symbol.append(document.importNode(child, true));
  defs.append(symbol);
}
