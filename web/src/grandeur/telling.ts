// What the sentences of Grandeur's events need, besides what those of Basic Impetus do.

import type { Event } from "../impetus";
import type { Names } from "../play/names";
import type { ThrowMessage } from "../wire";
import type { Args } from "../words";

export const SILENT = ["corps-rested", "move-watched", "phase-began"];
export const BIG = ["general-lost"];

const THROWN: Record<string, (what: string) => boolean> = {
  "weather-die-thrown": (what) => what === "weather",
  "corps-thrown": (what) => what === "corps-initiative",
  "division-roused": (what) => what === "division",
  "division-held": (what) => what === "division",
  "general-spared": (what) => what === "general",
  "general-lost": (what) => what === "general",
  "discipline-tested": (what) => what.startsWith("discipline"),
  "point-blank-fired": (what) => what === "point-blank",
  tested: (what) => what === "cohesion",
};

/** Whether the next throw of an entry is that of an event; undefined where the event is none of Grandeur's. */
export const throws = (event: string, what: string | undefined): boolean | undefined => (THROWN[event] ? what !== undefined && THROWN[event](what) : undefined);

const yes = (said: unknown): string => (said ? "yes" : "no");
const one = (value: number): string => String(Math.round(value / 100) / 10);

export function more(names: Names, event: Event, thrown: ThrowMessage | undefined, sum: string): Args {
  const pose = event.leader?.pose ?? event.pose ?? [0, 0, 0];
  const general = event.leader?.id ?? event.general ?? "";
  const faces = thrown?.faces.join(" + ") ?? "";
  return {
    general: names.unit(general),
    own: yes(event.of_his_own ?? true),
    how: event.clause === "GR 2.3" ? "caught" : "fallen",
    corps: names.corps(`${event.seat ?? ""}.${event.corps ?? ""}`),
    weather: names.word("weather", event.weather ?? ""),
    winner: event.winner ? names.side(event.winner) : "none",
    purpose: event.purpose ?? "",
    needed: event.needed ?? 0,
    passed: yes(event.passed),
    sum: [faces, sum].filter(Boolean).join(" "),
    against: names.unit(event.against ?? ""),
    targets: event.targets?.length ? names.units(event.targets) : "none",
    evaded: yes(event.chargers?.length),
    guns: yes(names.guns(typeof event.unit === "string" ? event.unit : "")),
    again: yes(event.again),
    ...(event.face ? { face: event.face } : {}),
    x: one(pose[0]),
    y: one(pose[1]),
  };
}
