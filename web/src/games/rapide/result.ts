// The result of a battle as text, for people who were not there.

import { settings, t } from "../../settings.svelte";
import type { Fight } from "./fight.svelte";
import type { ResultTold } from "./wire";

export function resultText({ moment, told, typed }: Fight, result: ResultTold): string {
  const { scene, title: name, head } = moment;
  const key = `why-${scene.terrain}`;
  const terrain = t(settings.words.has(key) ? key : "why-terrain");
  const called = new Map(scene.sides.map((side) => [side.seat, side.name]));
  const faces = told
    .filter(({ die }) => die)
    .map(({ face }) => face)
    .join(", ");
  return [
    t("cr-text-title", { name, year: String(scene.year), terrain }),
    `${result.headline} [${result.clause}]`,
    ...result.sides.map(({ seat, before, after, losses }) =>
      t("cr-text-side", { who: called.get(seat) ?? "", before, after: after || t("rapide-nothing"), losses }),
    ),
    t(typed ? "cr-text-typed" : "cr-text-thrown", { faces }),
    t("play-head", { head }),
  ].join("\n");
}
