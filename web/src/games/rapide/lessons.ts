// What somebody who is new is told in a first battle, and when.

import type { Lessons } from "../../page/api";
import type { Fight } from "./fight.svelte";

const one = (selector: string): Element | null => document.querySelector(selector);

export function lessons(fight: Fight): Lessons {
  const throws = (what: string): boolean => fight.die?.what === what && !fight.question;
  return {
    about: ["coach-rapide-about", "coach-rapide-wins"],
    notes: [
      { name: "column", at: () => (fight.die?.column && !fight.question ? one(".die .column") : null) },
      { name: "fire", at: () => (throws("fire") ? one(".die .faces") : null) },
      { name: "shock", at: () => (throws("shock") ? one(".die .faces") : null) },
      { name: "morale", at: () => (fight.last ? one(".side .morale") : null) },
      { name: "retreat", at: () => (fight.question && fight.match?.mine ? one(".answers") : null) },
    ],
  };
}
