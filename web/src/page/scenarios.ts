// The form of a game that has none of its own: it is set up by choosing a scenario.

import ScenarioForm from "../panels/ScenarioForm.svelte";
import type { ScenarioOffers, ScenarioSetup } from "../wire";
import type { Part, SeatWanted, SetupForm } from "./api";
import { part } from "./part";

const isOffers = (offers: unknown): offers is ScenarioOffers =>
  typeof offers === "object" && offers !== null && "scenarios" in offers && Array.isArray(offers.scenarios);

const isSetup = (setup: unknown): setup is ScenarioSetup =>
  typeof setup === "object" && setup !== null && "battle" in setup;

/** Nothing can be set up if the game offers anything else. */
export function scenarioForm(form: SetupForm): Part {
  const { offers, proposed } = form;
  if (!isOffers(offers)) return () => () => undefined;
  const first = isSetup(proposed) ? proposed.battle : "";
  return part(ScenarioForm, {
    scenarios: offers.scenarios,
    first,
    change: (setup: ScenarioSetup | undefined, seats: readonly SeatWanted[]) => form.change(setup, seats),
  });
}
