// The form by which a battle is set up.

import type { Part, SetupForm } from "../../page/api";
import { part } from "../../page/part";
import Setup from "./Setup.svelte";
import type * as wire from "./wire";

export const setup = (form: SetupForm<wire.Offers, wire.Setup>): Part => part(Setup, { setup: form });
