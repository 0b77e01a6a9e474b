// Chances as people read them: what may become of whom, the worst first.

import { t } from "../../settings.svelte";

const FATES = ["killed", "wounded", "pushed"] as const;

/** `3/8` as a number. */
export function part(fraction: string): number {
  const [over = 0, under = 1] = fraction.split("/").map(Number);
  return over / under;
}

export const percent = (value: number): string => `${value > 0 && value < 0.005 ? "<1" : Math.round(value * 100)} %`;

/** `struck down 31 %, pushed back 12 %` for one figure. */
export const fate = (chances: Record<string, string>): string =>
  FATES.filter((each) => chances[each])
    .map((each) => `${t(`ar-fate-${each}`)} ${percent(part(chances[each] ?? "0"))}`)
    .join(", ");
