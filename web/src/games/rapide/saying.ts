// Small words of the page: chances, signed numbers, reasons, dates, and what went wrong.

import { settings, t } from "../../settings.svelte";
import type { LineMessage } from "../../wire";
import type { Effect } from "./wire";

/** An exact chance, `n/d`, as a number. */
export function chance(exact = "0/1"): number {
  const [part = 0, whole = 1] = exact.split("/").map(Number);
  return part / whole;
}

export const percent = (value: number): string =>
  value > 0 && value < 0.0005
    ? `<${number(0.1)} %`
    : value < 1 && value > 0.9995
      ? `>${number(99.9)} %`
      : `${number(Math.round(value * 1000) / 10)} %`;

export const number = (value: number): string =>
  new Intl.NumberFormat(settings.now.language, { maximumFractionDigits: 1 }).format(value);

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Losses are counted in halves where they are adjusted. */
export const halves = (value: number): string => {
  const size = Math.abs(value);
  const whole = Math.floor(size / 2);
  return `${value < 0 ? "−" : "+"}${whole || size % 2 === 0 ? whole : ""}${size % 2 ? "½" : ""}`;
};

export const reason = ({ why }: LineMessage): string =>
  t(settings.words.has(`why-${why}`) ? `why-${why}` : "why-terrain");

/** `1½ ★`: what a face does, briefly. */
export function effect(found: Effect): string {
  if (found.passed !== null) return t(found.passed ? "cr-may-go" : "cr-must-stay");
  const stars = "★".repeat(found.stars);
  return [found.losses === "0" ? (stars ? "" : "–") : found.losses, stars].filter(Boolean).join(" ");
}

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.locale, { dateStyle: "long" }).format(seconds * 1000);

export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(settings.now.language) + text.slice(1);
