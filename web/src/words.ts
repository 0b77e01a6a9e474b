// Words: those of the game come from the server, those of this page from the bundle; both are Fluent.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "fr" | "es";
export const LANGUAGES: readonly Language[] = ["en", "fr", "es"];
export type Args = Record<string, string | number>;

const OWN = {
  en: () => import("./words/en.ftl?raw"),
  fr: () => import("./words/fr.ftl?raw"),
  es: () => import("./words/es.ftl?raw"),
};

export class Words {
  #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    /** What a game is called; its name where the server does not have it. */
    const GAME = ([name]: unknown[]): string => {
      const key = `game-${String(name)}`;
      return this.has(key) ? this.say(key) : String(name);
    };
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { GAME } });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message of a key; a key that is missing is shown as it is. */
  say(key: string, args: Args = {}): string {
    const message = this.#bundle.getMessage(key);
    return message?.value ? this.#bundle.formatPattern(message.value, args, []) : key;
  }
}

const fetched = new Map<string, string>();

/** Words that the server has: those of the house, or with a name those of a game. */
export async function served(language: Language, game = ""): Promise<string> {
  const path = `/api/words/${language}${game && `/${encodeURIComponent(game)}`}`;
  const known = fetched.get(path);
  if (known !== undefined) return known;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  const text = await answer.text();
  fetched.set(path, text);
  return text;
}

/** The words of the page and of these games; what the server does not give is missing. */
export async function loadWords(language: Language, games: readonly string[]): Promise<Words> {
  const texts = ["", ...games].map((game) => served(language, game).catch(() => ""));
  const [own, ...others] = await Promise.all([OWN[language](), ...texts]);
  return new Words(language, ...others, own.default);
}
