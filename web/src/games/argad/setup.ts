// The form by which a match is set up.

import type { Part, SetupForm } from "../../page/api";
import { part } from "../../page/part";
import Form from "./Setup.svelte";
import type { Offers, Setup } from "./wire";

export const setup = (form: SetupForm<Offers, Setup>): Part => part(Form, { form });
