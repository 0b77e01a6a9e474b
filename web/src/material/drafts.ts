// Texts that somebody has left without saving them: they are there when he comes back.

import type { Place } from "./api";

export interface Opened {
  place: Place;
  text: string;
  version: string;
  /** What is kept of it; nothing if it is a new file. */
  kept: string | undefined;
}

const found = new Map<string, Opened>();
const key = ({ ruleset, kind, name }: Place): string => `${ruleset}/${kind}/${name}`;

export const drafts = (): Opened[] => [...found.values()];
export const draft = (place: Place): Opened | undefined => found.get(key(place));
export const leave = (opened: Opened): void => void found.set(key(opened.place), opened);
export const drop = (place: Place): void => void found.delete(key(place));
