// What Grandeur adds to a battle as it is seen.

import type { Act } from "../../page/show";
import { dice, shot, words, type Telling, type Tells } from "../impetus/show";
import type { Event } from "./wire";

type Of<Name extends Event["event"]> = Extract<Event, { event: Name }>;

/** Whose corps acts; where it was thrown for, with the dice. */
function begin({ seat, corps }: Of<"corps-activated">, told: Telling, name: (corps: string) => string): Act[] {
  const { say, role, ours } = told;
  const args = { who: role(seat), corps: name(`${seat}.${corps}`) };
  const title = say(ours(seat) ? "show-corps-yours" : "show-corps-of", args);
  return [{ act: "banner", title, note: "", seat, dice: told.dice }];
}

function initiative({ seat, total }: Of<"corps-thrown">, told: Telling): Act[] {
  const thrown = { seat, faces: told.thrown?.faces ?? [], hits: [], said: `${told.role(seat)}: ${total}` };
  told.dice = [...told.dice.filter((each) => each.seat !== seat), thrown];
  return [];
}

/** `name` is what a corps is called. */
export const tells = (name: (corps: string) => string): Tells => ({
  "corps-thrown": initiative,
  "corps-activated": (event: Of<"corps-activated">, told) => begin(event, told, name),
  "half-turn-began": () => [],
  "general-rode": ({ general, pose }: Of<"general-rode">) => [
    { act: "go", moves: [{ piece: general, way: [pose] }], how: "march" },
  ],
  "general-lost": ({ general }: Of<"general-lost">, told) => [
    ...dice(general, told),
    { act: "fall", piece: general, text: told.say("show-general-lost") },
  ],
  "discipline-tested": ({ units: [unit = ""], passed }: Of<"discipline-tested">, told) => [
    ...dice(unit, told),
    words(unit, told.say(passed ? "show-passed" : "show-failed"), passed ? "good" : "bad"),
  ],
  "rally-failed": ({ unit }: Of<"rally-failed">, { say }) => [words(unit, say("show-not-rallied"), "bad")],
  "square-formed": ({ unit }: Of<"square-formed">, { say }) => [words(unit, say("show-square"), "good")],
  "square-dropped": ({ unit }: Of<"square-dropped">, { say }) => [words(unit, say("show-square-dropped"))],
  "opportunity-used": ({ unit }: Of<"opportunity-used">, { say }) => [words(unit, say("show-opportunity"))],
  "charge-announced": ({ units: [unit = ""] }: Of<"charge-announced">, { say }) => [words(unit, say("show-charge"))],
  "charge-declared": () => [],
  "charge-stopped": ({ units: [unit = ""] }: Of<"charge-stopped">, { say }) => [words(unit, say("show-stopped"))],
  "fell-back": ({ unit, pose }: Of<"fell-back">) => [{ act: "go", moves: [{ piece: unit, way: [pose] }], how: "back" }],
  "point-blank-fired": (event: Of<"point-blank-fired">, told) => shot(event, told),
});
