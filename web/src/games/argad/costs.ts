// What a move costs, in words.

import { settings, t } from "../../settings.svelte";
import { percent } from "./chances";
import type { Move, Path } from "./wire";

export const cm = (thousandths: number): string =>
  new Intl.NumberFormat(settings.now.language, { maximumFractionDigits: 1 }).format(thousandths / 1000);

/** `Run 19 / 22 cm · +1 die · gets there 67 % · no shooting`; `shoots`: who goes has something to shoot with. */
export function costs(how: Move["how"], cost: Path, shoots: boolean): string {
  return [
    `${t(`ar-how-${how}`)} ${cm(cost.length)} / ${cm(cost.most)} cm`,
    ...(cost.speed ? [t("ar-cost-speed", { count: cost.speed })] : []),
    ...(cost.slowness ? [t("ar-cost-slowness", { count: cost.slowness })] : []),
    ...(cost.arrives < 1 ? [t("ar-cost-arrives", { chance: percent(cost.arrives) })] : []),
    ...(how === "run" && shoots ? [t("ar-cost-run")] : []),
  ].join(" · ");
}
