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
    this.#bundle = new FluentBundle(language, { useIsolating: false });
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

export async function loadWords(language: Language): Promise<Words> {
  const [own, game] = await Promise.all([
    OWN[language](),
    fetch(`/api/words/${language}`).then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""),
  ]);
  return new Words(language, game, own.default);
}
