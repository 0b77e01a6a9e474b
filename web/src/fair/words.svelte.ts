// The words of the checks, which come with the page that checks and not with what is checked.

import { Words, type Args, type Language } from "../words";

const OWN = {
  en: () => import("./words/en.ftl?raw"),
  fr: () => import("./words/fr.ftl?raw"),
  es: () => import("./words/es.ftl?raw"),
};

class Spoken {
  words: Words | undefined = $state.raw();

  async speak(language: Language): Promise<void> {
    if (this.words?.language === language) return;
    this.words = new Words(language, (await OWN[language]()).default);
  }
}

export const spoken = new Spoken();
export const said = (key: string, args: Args = {}): string => spoken.words?.say(key, args) ?? "";
