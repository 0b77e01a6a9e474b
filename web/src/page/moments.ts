// An entry throw by throw: what each throw was followed by.

import type { ThrowMessage } from "../wire";
import type { GameTypes, Logged } from "./api";

export interface Happened<Event> {
  /** Nothing if no dice were thrown for it. */
  thrown: ThrowMessage | undefined;
  events: Event[];
}

export function moments<G extends GameTypes>({ events, throws }: Logged<G>): Happened<G["event"]>[] {
  const found = throws.map((thrown, place) => ({
    thrown,
    events: events.slice(thrown.after, throws[place + 1]?.after ?? events.length),
  }));
  return [{ thrown: undefined, events: events.slice(0, throws[0]?.after ?? events.length) }, ...found];
}
