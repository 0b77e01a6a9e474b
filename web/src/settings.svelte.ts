// What the reader prefers, kept in this browser, and the words of the language that is chosen.

import { LANGUAGES, loadWords, Words, type Args, type Language } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Measure = "U" | "cm";

interface Preferences {
  language: Language;
  theme: Theme;
  animate: boolean;
  measure: Measure;
}

const KEY = "sandtable.settings";

function kept(): Preferences {
  const spoken = LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? "en";
  const usual: Preferences = { language: spoken, theme: "auto", animate: true, measure: "U" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

class Settings {
  now: Preferences = $state(kept());
  words: Words = $state.raw(new Words("en", ""));
  #still = matchMedia("(prefers-reduced-motion: reduce)");

  get moves(): boolean {
    return this.now.animate && !this.#still.matches;
  }

  async set(change: Partial<Preferences>): Promise<void> {
    Object.assign(this.now, change);
    localStorage.setItem(KEY, JSON.stringify(this.now));
    await this.apply();
  }

  async apply(): Promise<void> {
    const root = document.documentElement;
    if (this.now.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.now.theme;
    root.lang = this.now.language;
    if (this.words.language !== this.now.language || !this.words.has("page-title")) {
      this.words = await loadWords(this.now.language);
    }
  }
}

export const settings = new Settings();
export const t = (key: string, args: Args = {}): string => settings.words.say(key, args);
export const called = (name: Record<string, string> | undefined): string =>
  name?.[settings.now.language] ?? name?.en ?? "";

/** A length as people read it; `unit` is how many millimetres a U has. */
export function length(thousandths: number, unit = 0): string {
  const number = (value: number): string =>
    new Intl.NumberFormat(settings.now.language, { maximumFractionDigits: 1 }).format(value);
  if (settings.now.measure === "cm" && unit) return `${number((thousandths * unit) / 10000)} cm`;
  return `${number(thousandths / 1000)} U`;
}

export const degrees = (hundredths: number): string =>
  `${new Intl.NumberFormat(settings.now.language, { maximumFractionDigits: 1 }).format(hundredths / 100)}°`;
