// Changes told to modules that do not use Svelte.

import { untrack } from "svelte";

/** Calls `changed` now and whenever something changes that `read` reads, until the returned function is called. */
export function subscribed(read: () => unknown, changed: () => void): () => void {
  return $effect.root(() => {
    $effect(() => {
      read();
      untrack(changed);
    });
  });
}
