// A piece that is dragged from a list onto the table.

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Held } from "../../board/gestures";
import type { Battle } from "./battle.svelte";

const STILL = 6;

/** `{@attach carried(battle, piece)}`: a press that moves takes the piece along; one that does not is a click. */
export function carried(battle: Battle, piece: string): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | undefined;
    let held: Held | undefined;
    let moved = false;
    const down = (event: PointerEvent): void => {
      moved = false;
      start = event.button ? undefined : event;
      if (start) element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!held && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STILL) {
        moved = true;
        if (battle.selected !== piece) void battle.select(piece);
        held = battle.view?.carry(piece);
      }
      held?.move({ x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent): void => {
      const [last, touch] = [held, { x: event.clientX, y: event.clientY }];
      start = held = undefined;
      if (last) void battle.settled.then(tick).then(() => last.drop(touch));
    };
    const lost = (): void => {
      held?.cancel();
      start = held = undefined;
    };
    const click = (event: MouseEvent): void => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: lost };
    for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear as EventListener);
    element.addEventListener("click", click, true);
    return () => {
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear as EventListener);
      element.removeEventListener("click", click, true);
    };
  };
}
