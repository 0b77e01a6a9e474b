// What one figure is about to do, whatever is asked; and the order that all of them make.

import type { Blow, Move, Order, Post, Shot } from "./wire";

/** A figure that is named, and no more: it comes out, or follows up. */
interface Named {
  figure: string;
}

export type Item = Move | Shot | Blow | Post | Named;

export const isMove = (item: Item | undefined): item is Move => !!item && "path" in item;
export const isPost = (item: Item | undefined): item is Post => !!item && "stand" in item;
export const isBlow = (item: Item | undefined): item is Blow => !!item && "weapon" in item;
export const isShot = (item: Item | undefined): item is Shot =>
  !!item && "target" in item && !isMove(item) && !isBlow(item);

/** A figure that stays where it is. */
export const still = (figure: string): Move => ({ figure, path: [], how: "walk", face: -1, wall: false, target: "" });

export function itemsOf(order: Order): Item[] {
  if (order.order === "announce" || order.order === "answer") return order.moves;
  if (order.order === "shoot") return order.shots;
  if (order.order === "fight") return order.blows;
  return order.order === "hide" ? order.posts : [];
}

/** The order by which a question is answered with these items; nothing if it is not answered figure by figure. */
export function orderOf(asks: string, moment: number, items: readonly Item[]): Order | undefined {
  if (asks === "talk" || asks === "move") return { order: "announce", moment, moves: items.filter(isMove) };
  if (asks === "answer") return { order: "answer", moment, moves: items.filter(isMove) };
  if (asks === "shoot") return { order: "shoot", moment, shots: items.filter(isShot) };
  if (asks === "fight") return { order: "fight", moment, blows: items.filter(isBlow) };
  if (asks === "hide") return { order: "hide", moment, posts: items.filter(isPost) };
  if (asks === "spring" || asks === "press") return { order: asks, moment, figures: items.map(({ figure }) => figure) };
  return undefined;
}
