import type { Attachment } from "svelte/attachments";

/**
 * One who plays by keys goes on from the question, where an answer that is gone took the focus with it.
 * `asks` is read so that every question does so.
 */
export function goesOnHere(asks: () => unknown): Attachment<HTMLElement> {
  return (question) => {
    void asks();
    if (document.activeElement === document.body) question.focus({ preventScroll: true });
  };
}
