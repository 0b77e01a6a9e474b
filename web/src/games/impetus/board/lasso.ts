// A rectangle drawn on the table: all in it are chosen at once.

import type { Held, Touch } from "../../../board/gestures";
import type { Point } from "../../../board/shapes";
import { fixed, tag } from "../../../board/view";

/** The corners of a rectangle on the picture, however it was drawn. */
export function boxOf([ax, ay]: Point, [bx, by]: Point): { x: number; y: number; width: number; height: number } {
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
}

/** Those whose middle lies in the rectangle. */
export function within(box: ReturnType<typeof boxOf>, spots: ReadonlyMap<string, Point>): string[] {
  return [...spots].flatMap(([id, [x, y]]) =>
    x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height ? [id] : [],
  );
}

interface Around {
  layer: SVGGElement;
  spot(touch: Touch): Point;
  spots(): ReadonlyMap<string, Point>;
  chosen(ids: string[]): void;
}

/** A rectangle from a spot of the picture to wherever the hand goes. */
export function lasso(around: Around, from: Point): Held {
  const clear = (): void => around.layer.replaceChildren();
  return {
    move: (touch) => {
      const { x, y, width, height } = boxOf(from, around.spot(touch));
      around.layer.innerHTML = tag("rect", {
        class: "lasso",
        x: fixed(x),
        y: fixed(y),
        width: fixed(width),
        height: fixed(height),
      });
    },
    drop: (touch) => {
      clear();
      around.chosen(within(boxOf(from, around.spot(touch)), around.spots()));
    },
    cancel: clear,
  };
}
