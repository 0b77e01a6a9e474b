// The words of the chosen language, as the page of a game gets them.

import { called, settings, t } from "../settings.svelte";
import type { PageWords } from "./api";

export const words: PageWords = {
  get language() {
    return settings.words.language;
  },
  say: t,
  has: (key) => settings.words.has(key),
  called,
};
