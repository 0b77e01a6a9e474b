// What is told beside the game, in the language of the reader.

import { Refused } from "../http";
import { called, settings, t } from "../settings.svelte";
import type { AnyMessage, MatchCard, Pace, Said } from "../wire";

/** A name of a file as people read it. */
export const plain = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a seat is called: as the scenario says it, or by the words of the page. */
export const role = (seat: string, names: Record<string, Record<string, string>> = {}): string => {
  const named = called(names[seat]);
  if (named) return capital(named);
  const said = t(`role-${seat}`);
  return said === `role-${seat}` ? plain(seat) : said;
};

const told = (args: Record<string, string>, named = role): Record<string, string> =>
  args.seat ? { ...args, seat: named(args.seat) } : args;

/** Why something could not be had over HTTP. */
export const trouble = (error: unknown): string =>
  error instanceof Refused ? t(error.problem.key, told(error.problem.args)) : t("error-offline");

/** A fault that names a seat names it in the language of the reader. */
export const readable = (message: AnyMessage | undefined, named: (seat: string) => string): AnyMessage | undefined =>
  message?.tell === "fault-message" ? { ...message, args: told(message.args, named) } : message;

/** The turn of a match in a list; a game may call it otherwise. */
export const turned = ({ game, turn }: MatchCard): string => {
  if (!turn) return t("before-battle");
  return t(settings.words.has(`match-turn-${game}`) ? `match-turn-${game}` : "match-turn", { turn });
};

export const paced = (pace: Pace): string => {
  if (pace.kind === "live") return t("paced-live", { minutes: Math.round(pace.main / 60), seconds: pace.increment });
  return pace.kind === "days" ? t("paced-days", { count: pace.days }) : t("pace-free");
};

/** A line of the house, or what somebody has said. */
export const line = (said: Said, named: (seat: string) => string): string =>
  said.key ? t(said.key, told(said.args, named)) : said.text;

export const hour = (at: number, language: string): string =>
  new Intl.DateTimeFormat(
    language,
    Date.now() / 1000 - at > 72_000 ? { dateStyle: "short", timeStyle: "short" } : { timeStyle: "short" },
  ).format(new Date(at * 1000));
