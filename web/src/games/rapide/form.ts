// The form of a battle: what people click, and the text that the server reads. It judges nothing.

export const SEATS = ["attacker", "defender"] as const;
export type Seat = (typeof SEATS)[number];
export const COUNTERS = ["A+", "A-", "D", "P"] as const;
export type Counter = (typeof COUNTERS)[number];
export type Counts = Record<Counter, number>;

export interface SideForm {
  nation: string;
  technology: string;
  veteran: boolean;
  native: boolean;
  revolution: boolean;
  leader: [number | null, number | null, number | null];
  counts: Counts;
  pashas: number[];
}

export interface BattleForm {
  year: number | null;
  terrain: string;
  retreatTest: boolean;
  attacker: SideForm;
  defender: SideForm;
}

const NONE: Counts = { "A+": 0, "A-": 0, D: 0, P: 0 };

/** How many of each counter a written stack names: `A+ A- 2D`. */
export function counted(stack: string): Counts {
  const found = { ...NONE };
  for (const [, many, face] of stack.matchAll(/(\d*)(A\+|A-|D|P)/g)) found[face as Counter] += many ? Number(many) : 1;
  return found;
}

/** A stack as a battle file writes it. */
export const stackText = (counts: Counts): string =>
  COUNTERS.filter((face) => counts[face])
    .map((face) => `${counts[face] > 1 ? counts[face] : ""}${face}`)
    .join(" ");

function sideSent(side: SideForm): Record<string, unknown> {
  const { nation, technology, veteran, native, revolution, leader, counts, pashas } = side;
  const sent = {
    nation,
    technology,
    veteran,
    native,
    revolution,
    leader: leader.map((figure) => figure ?? "").join("."),
    stack: stackText(counts),
  };
  return counts.P ? { ...sent, pasha: Array.from({ length: counts.P }, (_, place) => pashas[place] ?? 1) } : sent;
}

/** What the server is sent; a year that was left empty is left out. */
export function sent(form: BattleForm): Record<string, unknown> {
  const { terrain, retreatTest, attacker, defender } = form;
  const year = form.year === null ? {} : { year: form.year };
  return {
    ...year,
    terrain,
    options: { retreat_test: retreatTest },
    attacker: sideSent(attacker),
    defender: sideSent(defender),
  };
}

type Written = Record<string, unknown>;

const text = (value: unknown, usual = ""): string => (typeof value === "string" ? value : usual);

function sideRead(written: Written, native: (nation: string) => boolean): SideForm {
  const nation = text(written.nation);
  const counts = counted(text(written.stack));
  const worth = written.pasha ?? 1;
  const pashas = Array.isArray(worth) ? (worth as number[]) : Array.from({ length: counts.P }, () => Number(worth));
  const [manoeuvre = 0, fire = 0, shock = 0] = text(written.leader, "0.0.0").split(".").map(Number);
  return {
    nation,
    technology: text(written.technology),
    veteran: Boolean(written.veteran),
    native: typeof written.native === "boolean" ? written.native : native(nation),
    revolution: Boolean(written.revolution),
    leader: [manoeuvre, fire, shock],
    counts,
    pashas,
  };
}

/** The form of a written battle; who is native by nature is asked of `native`. */
export function read(written: Written, native: (nation: string) => boolean): BattleForm {
  return {
    year: Number(written.year ?? 1492),
    terrain: text(written.terrain, "plain"),
    retreatTest: Boolean((written.options as Written | undefined)?.retreat_test),
    attacker: sideRead((written.attacker ?? {}) as Written, native),
    defender: sideRead((written.defender ?? {}) as Written, native),
  };
}
