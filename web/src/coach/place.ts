// Where a note lies: beside what it speaks of, on the screen, and never over it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const [GAP, EDGE, LEAST] = [14, 8, 20];

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  const right = Math.max(...boxes.map((each) => each.left + each.width));
  const bottom = Math.max(...boxes.map((each) => each.top + each.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** What is seen of an element: the rest is cut off by the screen or by a panel that scrolls. */
export function onScreen(element: Element): Box | undefined {
  const own = element.getBoundingClientRect();
  let box: Box | undefined = common(own, { left: 0, top: 0, width: innerWidth, height: innerHeight });
  for (let each = element.parentElement; each && box; each = each.parentElement)
    if (getComputedStyle(each).overflow !== "visible") box = common(box, each.getBoundingClientRect());
  return box && box.height >= Math.min(own.height, LEAST) ? box : undefined;
}

/** What two boxes have in common. */
export function common(a: Box, b: Box): Box | undefined {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** To the right, to the left, below or above; the first place that covers nothing of it, or least. */
export function beside(of: Box, size: Pick<Box, "width" | "height">, screen: Pick<Box, "width" | "height">): Box {
  const [x, y] = [of.left + of.width / 2 - size.width / 2, of.top + of.height / 2 - size.height / 2];
  const spots: [number, number][] = [
    [of.left + of.width + GAP, y],
    [of.left - GAP - size.width, y],
    [x, of.top + of.height + GAP],
    [x, of.top - GAP - size.height],
  ];
  const boxes = spots.map(([left, top]) => ({
    ...size,
    left: between(left, EDGE, screen.width - size.width - EDGE),
    top: between(top, EDGE, screen.height - size.height - EDGE),
  }));
  return boxes.reduce((best, each) => (covered(each, of) < covered(best, of) ? each : best));
}
