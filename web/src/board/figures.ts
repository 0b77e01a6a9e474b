// Drawn figures: whole sheets of them, each fetched once when miniatures are first looked at.

const NS = "http://www.w3.org/2000/svg";
const KNOWN = ["path", "circle", "ellipse", "rect", "g"];

/** How much room a figure takes in a rank, how many ranks there are at most, how far each stands from its place. */
export interface Measures {
  across: number;
  deep: number;
  ranks: number;
  loose: number;
}

/** The figures of some sheets: as definitions of a picture, and their measures by name. */
export interface Figures {
  drawn: readonly Element[];
  measures: ReadonlyMap<string, Measures>;
}

const sheets = new Map<string, Promise<Element[]>>();

/** Figures of these sheets; nothing if they cannot be had now. */
export async function loadFigures(names: readonly string[]): Promise<Figures | undefined> {
  try {
    const drawn = (await Promise.all(names.map(sheet))).flat();
    return { drawn, measures: new Map(drawn.map((each) => [each.id, measuresOf(each)])) };
  } catch {
    return undefined;
  }
}

function sheet(name: string): Promise<Element[]> {
  const known = sheets.get(name) ?? fetched(name);
  sheets.set(name, known);
  known.catch(() => sheets.delete(name));
  return known;
}

async function fetched(name: string): Promise<Element[]> {
  const answer = await fetch(`/api/figures/${name}.svg`);
  if (!answer.ok) throw new Error(name);
  const read = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return [...read.querySelectorAll("symbol")].map(grouped);
}

/** A symbol as a plain group, which costs less for each use. */
function grouped(symbol: Element): Element {
  const group = document.createElementNS(NS, "g");
  for (const { name, value } of symbol.attributes) if (/^(id|data-)/.test(name)) group.setAttribute(name, value);
  for (const child of symbol.children)
    if (KNOWN.includes(child.nodeName)) group.append(document.importNode(child, true));
  return group;
}

function measuresOf(drawn: Element): Measures {
  const read = (name: string): number => Number(drawn.getAttribute(`data-${name}`)) || 0;
  return { across: read("across") || 10, deep: read("deep") || 10, ranks: read("ranks") || 1, loose: read("loose") };
}

/** The definitions of a board hold them from now on. */
export function define(defs: SVGDefsElement, figures: Figures): void {
  if (figures.drawn.every((each) => defs.querySelector(`[id="${each.id}"]`))) return;
  defs.append(...figures.drawn.map((each) => each.cloneNode(true)));
}

/** A figure that is put together from others is drawn once; its name. */
export function composed(defs: SVGDefsElement, figures: Figures, parts: readonly string[]): string {
  const name = parts.join("+");
  if (defs.querySelector(`[id="${name}"]`)) return name;
  const group = document.createElementNS(NS, "g");
  group.id = name;
  const found = parts.flatMap((part) => figures.drawn.find(({ id }) => id === part) ?? []);
  group.append(...found.flatMap((each) => [...each.cloneNode(true).childNodes]));
  defs.append(group);
  return name;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

export function placed(x: number, y: number, turn = 0, scale = 1): string {
  const turned = turn ? ` rotate(${round(turn)})` : "";
  return `translate(${round(x)} ${round(y)})${turned}${scale === 1 ? "" : ` scale(${round(scale)})`}`;
}
