// What the reader prefers, kept in this browser, and the words of the language that is chosen.

import { LANGUAGES, loadWords, served, Words, type Args, type Language } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Measure = "U" | "cm";
export type Look = "counters" | "miniatures";

/** How many times faster than usual fights are played; 0: they are not. */
const PACES = { slow: 0.6, normal: 1, fast: 2.5, none: 0 };
export type Pace = keyof typeof PACES;

interface Preferences {
  language: Language;
  theme: Theme;
  /** Older pages kept only whether anything moves. */
  animate: boolean;
  pace?: Pace;
  trails: boolean;
  sound: boolean;
  muted: boolean;
  volume: number;
  measure: Measure;
  look: Look;
}

const KEY = "sandtable.settings";

function kept(): Preferences {
  const spoken = LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? "en";
  const shown = { animate: true, trails: true, sound: false, muted: false, volume: 0.5 };
  const usual: Preferences = { language: spoken, theme: "auto", ...shown, measure: "U", look: "counters" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

class Settings {
  now: Preferences = $state(kept());
  words: Words = $state.raw(new Words("en", ""));
  /** The games whose words were needed so far, and when they are known. */
  #games = new Set<string>();
  #learnt = new Map<string, Promise<void>>();
  #still = matchMedia("(prefers-reduced-motion: reduce)");

  /** The system is dark. */
  readonly dark = matchMedia("(prefers-color-scheme: dark)").matches;

  /** The language as it is spoken where the reader is, for dates. */
  get locale(): string {
    return navigator.languages.find((each) => each.startsWith(this.now.language)) ?? this.now.language;
  }

  /** How fast fights are played; not at all for people who want nothing to move, unless they choose otherwise. */
  get pace(): { name: Pace; times: number } {
    const name = this.now.pace ?? (this.now.animate && !this.#still.matches ? "normal" : "none");
    return { name, times: PACES[name] };
  }

  get moves(): boolean {
    return this.pace.times > 0;
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
      await this.#speak();
    }
  }

  /** The words of a game are known from now on, in whatever language. */
  learn(game: string): Promise<void> {
    const known = this.#learnt.get(game) ?? this.#learn(game);
    this.#learnt.set(game, known);
    known.catch(() => this.#learnt.delete(game));
    return known;
  }

  async #learn(game: string): Promise<void> {
    await served(this.now.language, game);
    this.#games.add(game);
    await this.#speak();
  }

  async #speak(): Promise<void> {
    const { language } = this.now;
    const games = [...this.#games];
    const words = await loadWords(language, games);
    if (language === this.now.language && games.length === this.#games.size) this.words = words;
    else await this.#speak();
  }
}

export const settings = new Settings();
export const t = (key: string, args: Args = {}): string => settings.words.say(key, args);
/** A word of some kind: why, weapon, trait …; a name that has no word is shown as it is. */
export const word = (kind: string, name: string): string =>
  settings.words.has(`${kind}-${name}`) ? t(`${kind}-${name}`) : name;
export const called = (name: Partial<Record<Language, string>> | null | undefined): string =>
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
