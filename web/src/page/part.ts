// A Svelte component as a part of a page.

import { mount, unmount, untrack, type Component } from "svelte";
import type { Part } from "./api";

export const part =
  <Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Part =>
  (target) => {
    const mounted = mount(component, { target, props });
    return () => void unmount(mounted);
  };

/** A part that is fetched when it is shown: nobody waits for what they do not look at. */
export const later =
  (fetched: () => Promise<Part>): Part =>
  (target) => {
    let empty: (() => void) | undefined;
    let wanted = true;
    void fetched().then((found) => {
      if (wanted) empty = found(target);
    });
    return () => {
      wanted = false;
      empty?.();
    };
  };

/** `{@attach shown(part)}`: fills an element with a part of a page. */
export const shown =
  (found: Part) =>
  (target: HTMLElement): (() => void) =>
    untrack(() => found(target));
