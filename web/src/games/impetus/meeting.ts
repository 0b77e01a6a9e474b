// Two armies that are about to meet, as the form of the start page has them.

import type { SeatWanted } from "../../page/api";
import { t } from "../../settings.svelte";
import type { Choosable } from "../../wire";

export interface Meeting {
  mode: "battle" | "armies";
  battle: string;
  red: string;
  blue: string;
  field: string;
  scale: string;
  turns: number;
}

interface Offered {
  armies: Choosable[];
  battles: Choosable[];
  scales: string[];
}

/** What is proposed at first. */
export const proposed = ({ armies, battles, scales }: Offered, battle = ""): Meeting => ({
  mode: "battle",
  battle: (battles.find(({ id }) => id === battle) ?? battles[0])?.id ?? "",
  red: armies[0]?.id ?? "",
  blue: armies[1]?.id ?? "",
  field: "random",
  scale: scales.includes("15") ? "15" : (scales[0] ?? ""),
  turns: 12,
});

/** What is asked for of all that was chosen: the battle, or what two armies need. */
export const met = ({ mode, battle, ...armies }: Meeting): { battle: string } | Omit<Meeting, "mode" | "battle"> =>
  mode === "battle" ? { battle } : armies;

export const sides = (): SeatWanted[] => ["red", "blue"].map((id) => ({ id, name: t(`role-${id}`) }));
