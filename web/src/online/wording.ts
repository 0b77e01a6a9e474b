// What is told beside the game, in the language of the reader.

import { t } from "../settings.svelte";
import type { Pace, Said } from "../wire";

export const role = (seat: string): string => {
  const said = t(`role-${seat}`);
  return said === `role-${seat}` ? seat : said;
};

export const paced = (pace: Pace): string => {
  if (pace.kind === "live") return t("paced-live", { minutes: Math.round(pace.main / 60), seconds: pace.increment });
  return pace.kind === "days" ? t("paced-days", { count: pace.days }) : t("pace-free");
};

/** A line of the house, or what somebody has said. */
export const line = (said: Said): string => (said.key ? t(said.key, said.args) : said.text);

export const hour = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, Date.now() / 1000 - at > 72_000 ? { dateStyle: "short", timeStyle: "short" } : { timeStyle: "short" }).format(new Date(at * 1000));
