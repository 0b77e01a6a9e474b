// A battle that is to be fought again: its form waits for the page that sets battles up.

import type { Setup } from "./wire";

const KEY = "sandtable.proposed";

export const propose = (form: Setup["form"]): void => sessionStorage.setItem(KEY, JSON.stringify(form));

/** The form that was proposed last, once. */
export function proposed(): Setup["form"] | undefined {
  const found = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return found ? (JSON.parse(found) as Setup["form"]) : undefined;
}
