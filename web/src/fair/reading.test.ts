// A golden game, read as the page reads it: sound as it is, and wrong in its own words wherever somebody touched it.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compare, factsOf, partly } from "./facts";
import { bodyOf, code, digest, elements, members, Wrong } from "./line";
import { Reading, same } from "./reading";

const GOLDEN = new URL("../../../tests/golden/", import.meta.url);
const linesOf = (name: string): string[] => readFileSync(new URL(name, GOLDEN), "utf-8").split("\n").filter(Boolean);
/** The first golden game of that kind. */
const golden = (ending: string): string[] => linesOf(readdirSync(GOLDEN).find((each) => each.endsWith(ending)) ?? "");
const DRAWN = golden("rocroi-drawn.sand");

function followed(lines: readonly string[]): Reading {
  const reading = new Reading();
  lines.forEach((line, n) => void (n ? reading.follow(line) : reading.begin(line)));
  if (reading.closed) reading.end();
  return reading;
}

/** What is wrong with a game. */
function wrong(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Wrong) return error.key;
    throw error;
  }
  return "";
}

/** The same lines with new hashes: a forger who knows how the chain is made. */
function chained(lines: readonly string[]): string[] {
  let head = "";
  return lines.map((line) => {
    const h = (JSON.parse(line) as { h: string }).h;
    const body = bodyOf(line, h);
    head = digest(head, body);
    return line.replace(`"h":"${h}"`, `"h":"${head}"`);
  });
}

test("members and elements are the very text", () => {
  const text = '{"a":{"b":"}\\"{,"},"c":[1,[2,"]"],{}],"d":null}';
  expect([...members(text)]).toEqual([
    ["a", '{"b":"}\\"{,"}'],
    ["c", '[1,[2,"]"],{}]'],
    ["d", "null"],
  ]);
  expect(elements('[1,[2,"]"],{}]')).toEqual(["1", '[2,"]"]', "{}"]);
  expect(elements("[]")).toEqual([]);
});

test("head codes are those that the server tells", () => {
  expect(code("00".repeat(32))).toBe("aaaa-aaaa-aaaa-aaaa");
  expect(code("ff".repeat(32))).toBe("7777-7777-7777-7777");
});

test("every throw of a golden game is drawn again", () => {
  const reading = followed(DRAWN);
  const thrown = reading.entries.flatMap(({ throws }) => throws).length;
  expect(thrown).toBeGreaterThan(5);
  expect(reading.drawn).toBe(thrown);
  expect(factsOf(reading, {}, []).closed).toBe(true);
});

test("a game with many seals and one of the older format", () => {
  const reading = followed(golden("ambush.sand"));
  expect(reading.entries.some(({ text }) => text.includes('{"sealed":'))).toBe(true);
  expect(reading.drawn).toBe(0);
  expect(partly(factsOf(reading, {}, []), [])).toBe(true);
});

test("typed dice are not drawn", () => {
  const facts = factsOf(followed(golden("rocroi-told.sand")), {}, []);
  expect([facts.typed, facts.drawn]).toEqual([true, 0]);
});

const at = DRAWN.findIndex((line) => line.includes('"throws"'));
const put = (n: number, from: RegExp | string, to: string): string[] =>
  DRAWN.map((line, place) => (place === n ? line.replace(from, to) : line));
const last = DRAWN.length - 1;

test.each<[string, string[], string]>([
  ["a face", put(at, /"throws":\[\[(\d+)/, `"throws":[[1$1`), "chain"],
  ["a face, chained again", chained(put(at, /"throws":\[\[\d+/, '"throws":[[11')), "dice"],
  ["another die", chained(put(at, /"dice":\[10/, '"dice":[6')), "dice"],
  ["no dice", chained(put(at, /"dice":\[[\d,]+\],/, "")), "sides"],
  ["a line less", [...DRAWN.slice(0, 3), ...DRAWN.slice(4)], "gap"],
  ["another secret", chained(put(last, /"secret":"[0-9a-f]{4}/, '"secret":"0000')), "secret"],
  ["another count", chained(put(last, /"entries":\d+/, '"entries":2')), "count"],
  ["another header", put(0, '"version":0', '"version":1'), "header"],
  ["a number that was chosen", chained(put(1, /"nonce":"\w+"/, '"nonce":"00","by":"secret"')), "derived"],
])("%s is found", (_, lines, key) => {
  expect(lines).not.toEqual(DRAWN);
  expect(wrong(() => followed(lines))).toBe(key);
});

test("what this browser remembers must still be there", () => {
  const reading = followed(DRAWN);
  const { nonce, seat } = Object.values(reading.joined)[0] ?? { nonce: "", seat: "" };
  const found = (memory: Parameters<typeof compare>[1]): string => wrong(() => compare(reading, memory));
  expect(found({ commitment: reading.header?.commitment, seen: { n: 3, h: reading.at(3) ?? "" } })).toBe("");
  expect(found({ nonces: { [seat]: { nonce, own: true } } })).toBe("");
  expect(found({ nonces: { [seat]: { nonce: "other", own: true } } })).toBe("nonce");
  expect(found({ nonces: { [seat]: { nonce: "other", own: false } } })).toBe("");
  expect(found({ commitment: "other" })).toBe("commitment");
  expect(found({ seen: { n: 3, h: "other" } })).toBe("rewritten");
  expect(found({ from: { n: 0, h: "other" } })).toBe("header");
  expect(found({ seen: { n: 99, h: "other" } })).toBe("shorter");
});

test("a game before this one", () => {
  const branch = (lines: readonly string[], secret = ""): string[] => {
    const shown = secret ? `,"secret":"${secret}"` : "";
    const own = DRAWN[0]?.replace(/"h":"\w+"}$/, '"h":"0"}');
    const header = own?.replace(',"seeded"', `,"branch":{"lines":[${lines.join(",")}]${shown}},"seeded"`);
    return chained([header ?? ""]);
  };
  const { secret = "" } = (JSON.parse(DRAWN[last] ?? "") as { answer: { secret?: string } }).answer;
  const some = DRAWN.slice(0, at + 1);
  expect(followed(branch(some)).earlier).toMatchObject({ drawn: false, recorded: some.length - 1, throws: 0 });
  expect(followed(branch(some, secret)).earlier).toMatchObject({ drawn: true, recorded: 0 });
  const forged = chained(put(at, /"throws":\[\[\d+/, '"throws":[[11')).slice(0, at + 1);
  expect(wrong(() => followed(branch(forged, secret)))).toBe("branch");
  expect(followed(branch(forged)).earlier?.drawn).toBe(false);
  expect(wrong(() => followed(branch(put(1, "joined", "joinxd").slice(0, at))))).toBe("branch");
});

test("orders are the same though one says more that is nothing", () => {
  expect(same({ order: "move", units: ["a"], rear: "" }, { units: ["a"], order: "move" })).toBe(true);
  expect(same({ order: "shoot", bonus: true }, { order: "shoot" })).toBe(false);
  expect(same({ at: [1, 2] }, { at: [2, 1] })).toBe(false);
  expect(same({ at: [] }, {})).toBe(true);
});
