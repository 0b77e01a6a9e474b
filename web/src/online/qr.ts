// QR codes: a text as bytes, with error correction M, in the smallest version that holds it.

/** Of each version from 1 on: codewords for correction in each block, and the data codewords of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the middles of alignment patterns stand, by version. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MEDIUM = 0;

// Correction: arithmetic in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1.

function product(a: number, b: number): number {
  let found = 0;
  for (let bit = 7; bit >= 0; bit--) {
    found = (found << 1) ^ ((found >>> 7) * 0x11d);
    found ^= ((b >>> bit) & 1) * a;
  }
  return found;
}

function divisor(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let n = 0; n < degree; n++) {
    for (let at = 0; at < degree; at++)
      found[at] = product(found[at] ?? 0, root) ^ (at + 1 < degree ? (found[at + 1] ?? 0) : 0);
    root = product(root, 2);
  }
  return found;
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const found = by.map(() => 0);
  for (const each of data) {
    const factor = each ^ (found.shift() ?? 0);
    found.push(0);
    by.forEach((term, at) => (found[at] = (found[at] ?? 0) ^ product(term, factor)));
  }
  return found;
}

const total = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** The bits of a text, filled up to a capacity, as codewords. */
function coded(bytes: readonly number[], version: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const found = Array.from({ length: bits.length / 8 }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(""), 2));
  for (let pad = 0xec; found.length < capacity; pad ^= 0xec ^ 0x11) found.push(pad);
  return found;
}

/** Blocks with their corrections, interleaved. */
function blocked(data: readonly number[], version: number): number[] {
  const [extra, counts] = BLOCKS[version - 1] ?? [0, []];
  const by = divisor(extra);
  let from = 0;
  const blocks = counts.map((count) => data.slice(from, (from += count)));
  const fixes = blocks.map((block) => remainder(block, by));
  const woven = (rows: readonly number[][], longest: number): number[] =>
    Array.from({ length: longest }, (_, n) => rows.flatMap((row) => row[n] ?? [])).flat();
  return [...woven(blocks, Math.max(...counts)), ...woven(fixes, extra)];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const rows = (): boolean[][] => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = rows();
    this.#fixed = rows();
    this.#patterns();
  }

  #set(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    const fixed = this.#fixed[y];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  #patterns(): void {
    for (let n = 0; n < this.size; n++) {
      this.#set(6, n, n % 2 === 0);
      this.#set(n, 6, n % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      this.#finder(x, y);
    const middles = ALIGNED[this.version - 1] ?? [];
    const last = middles.at(-1) ?? 0;
    for (const x of middles)
      for (const y of middles)
        if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) this.#alignment(x, y);
    this.format(0);
    this.#versioned();
  }

  #finder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.#set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
  }

  #alignment(x: number, y: number): void {
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) this.#set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }

  /** The level of correction and the mask, twice. */
  format(mask: number): void {
    const data = (MEDIUM << 3) | mask;
    let rest = data;
    for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (n: number): boolean => ((bits >>> n) & 1) !== 0;
    for (let n = 0; n <= 5; n++) this.#set(8, n, bit(n));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let n = 9; n < 15; n++) this.#set(14 - n, 8, bit(n));
    for (let n = 0; n < 8; n++) this.#set(this.size - 1 - n, 8, bit(n));
    for (let n = 8; n < 15; n++) this.#set(8, this.size - 15 + n, bit(n));
    this.#set(8, this.size - 8, true);
  }

  #versioned(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let n = 0; n < 18; n++) {
      const dark = ((bits >>> n) & 1) !== 0;
      const far = this.size - 11 + (n % 3);
      this.#set(far, Math.floor(n / 3), dark);
      this.#set(Math.floor(n / 3), far, dark);
    }
  }

  /** Every place for data, in the order in which it is filled. */
  places(): [number, number][] {
    const found: [number, number][] = [];
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (!this.#fixed[y]?.[x]) found.push([x, y]);
        }
    }
    return found;
  }

  /** How hard it is to read: long runs, blocks, likenesses of finders, and an uneven number of dark places. */
  penalty(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x] ?? false));
    const dark = total(this.dark.flat().map(Number));
    const uneven = Math.floor(Math.abs((dark * 20) / this.size ** 2 - 10));
    return total([...this.dark, ...columns].map(runs)) + this.#blocks() + uneven * 10;
  }

  #blocks(): number {
    let found = 0;
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++) {
        const four = [this.dark[y]?.[x], this.dark[y]?.[x - 1], this.dark[y - 1]?.[x], this.dark[y - 1]?.[x - 1]];
        if (four.every((each) => each === four[0])) found += 3;
      }
    return found;
  }
}

function runs(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  const long = [...text.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2);
  const likeness = [...`0000${text}0000`.matchAll(/(?=10111010000|00001011101)/g)].length * 40;
  return total(long) + likeness;
}

function masked(version: number, words: readonly number[], mask: number): Grid {
  const grid = new Grid(version);
  const flips = MASKS[mask];
  grid.places().forEach(([x, y], n) => {
    const row = grid.dark[y];
    if (row) row[x] = ((((words[n >>> 3] ?? 0) >>> (7 - (n & 7))) & 1) !== 0) !== !!flips?.(x, y);
  });
  grid.format(mask);
  return grid;
}

/** The rows of a code; nothing if the text is too long. */
export function qr(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([, counts], n) => bytes.length + (n < 9 ? 2 : 3) <= total(counts));
  if (!version) return undefined;
  const words = blocked(coded(bytes, version, total(BLOCKS[version - 1]?.[1] ?? [])), version);
  const grids = MASKS.map((_, mask) => masked(version, words, mask));
  return grids.reduce((best, each) => (each.penalty() < best.penalty() ? each : best)).dark;
}
