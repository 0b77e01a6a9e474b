// Where a card stands beside a piece on the table, so that it covers neither the piece nor the edge.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;
/** A card that is lower than this cannot be read. */
const LEAST = 120;

const held = (value: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, value));

/** Where a card stands, and how high it may be there. */
export interface Place {
  x: number;
  y: number;
  most: number;
}

/** Right of the piece, left of it, below or above it, wherever there is room first; else where there is most. */
export function beside(box: Box, card: Size, host: Size): Place {
  const most = host.height - 2 * EDGE;
  const [wide, tall] = [host.width - card.width, host.height - card.height];
  const middle = { x: (box.left + box.right - card.width) / 2, y: (box.top + box.bottom - card.height) / 2 };
  if (box.right + GAP <= wide - EDGE) return { x: box.right + GAP, y: held(middle.y, tall), most };
  if (box.left - GAP - card.width >= EDGE) return { x: box.left - GAP - card.width, y: held(middle.y, tall), most };
  const x = held(middle.x, wide);
  const [below, above] = [host.height - EDGE - box.bottom - GAP, box.top - GAP - EDGE];
  if (below >= Math.min(card.height, above)) return { x, y: box.bottom + GAP, most: Math.max(LEAST, below) };
  const high = Math.max(LEAST, Math.min(card.height, above));
  return { x, y: Math.max(EDGE, box.top - GAP - high), most: high };
}
