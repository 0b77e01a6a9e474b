// What is told beside the game, in the language of the reader.

import { SvelteMap } from "svelte/reactivity";
import { Refused } from "../http";
import { t } from "../settings.svelte";
import type { AnyMessage, Pace, Said } from "../wire";

/** A name of a file as people read it. */
export const plain = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** What the seats of the game at hand are called, where its scenario says it. */
export const seatNames = new SvelteMap<string, string>();

export const role = (seat: string): string => {
  const named = seatNames.get(seat);
  if (named) return named;
  const said = t(`role-${seat}`);
  return said === `role-${seat}` ? plain(seat) : said;
};

const told = (args: Record<string, string>): Record<string, string> => (args.seat ? { ...args, seat: role(args.seat) } : args);

/** Why something could not be had over HTTP. */
export const trouble = (error: unknown): string => (error instanceof Refused ? t(error.problem.key, told(error.problem.args)) : t("error-offline"));

/** A fault that names a seat names it in the language of the reader. */
export const readable = (message: AnyMessage | undefined): AnyMessage | undefined =>
  message?.tell === "fault-message" ? { ...message, args: told(message.args) } : message;

export const paced = (pace: Pace): string => {
  if (pace.kind === "live") return t("paced-live", { minutes: Math.round(pace.main / 60), seconds: pace.increment });
  return pace.kind === "days" ? t("paced-days", { count: pace.days }) : t("pace-free");
};

/** A line of the house, or what somebody has said. */
export const line = (said: Said): string => (said.key ? t(said.key, said.args) : said.text);

export const hour = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, Date.now() / 1000 - at > 72_000 ? { dateStyle: "short", timeStyle: "short" } : { timeStyle: "short" }).format(new Date(at * 1000));
