// How large bases are and which pieces of terrain are oval: told by the server, never known here.

import type { Base } from "./cards";

export interface Measures {
  scales: Record<string, { unit: number; bases: Record<string, [number, number]> }>;
  ovals: string[];
}

let told: Promise<Measures> | undefined;

export const measures = (): Promise<Measures> =>
  (told ??= fetch("/measures.json")
    .then((answer) => answer.json() as Promise<Measures>)
    .catch((error: unknown) => {
      told = undefined;
      throw error;
    }));

export function baseIn(found: Measures, scale: string, type: string): Base {
  const [front, depth] = found.scales[scale]?.bases[type] ?? [4000, 2000];
  return { front, depth };
}
