import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "../../words";
import { Names } from "../impetus/names";
import { corpsOf, leaderOf, spareGeneral, spent } from "./chain";
import { CorpsNames } from "./names";
import type { General, Profile, Scenario, Side } from "./wire";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const words = new Words(
  "en",
  ["grandeur-play", "grandeur-page", "grandeur", "impetus-play", "impetus"]
    .map((name) => file(`../../../../src/sandtable/games/${name.split("-")[0]}/data/words/en/${name}.ftl`))
    .join("\n"),
);
const general = (id: string, name: string): General => ({
  id,
  grade: "bold",
  brave: true,
  name: { en: name, fr: name, es: name },
});
const profile: Profile = {
  ...{ type: "FP", move: 0, vbu: 0, impetus: 0, vd: 0, weapon: "", traits: [], may_lead: false },
  ...{ discipline: "B", points: 0, quality: "", mixed: false, horse: false },
};
const side: Side = {
  posts: [],
  generals: [],
  army: {
    name: { en: "", fr: "", es: "" },
    period: null,
    figures: "rebuilt",
    options: [],
    structure: "good",
    units: [{ id: "fp-1", profile, leads: false, name: null, command: "division-1" }],
    commander: general("general-1", "Wellington"),
    corps: [
      {
        id: "corps-1",
        general: null,
        name: null,
        divisions: [{ id: "division-1", general: general("general-2", "Picton"), name: null }],
      },
    ],
  },
};
const scenario: Scenario = {
  ...{ edition: "fr", scale: "15", board: { long: 0, short: 0 }, pieces: [], last_turn: 8, defender: null, half: null },
  ...{ any_size: false, free_deployment: false, depths: [], red: side, blue: side },
  ...{ weather: null, divisions: false, squares_by_order: false, most_points: 0 },
};

describe("names", () => {
  it("are those of corps and generals too", () => {
    const corps = new CorpsNames(words, scenario);
    const names = new Names(words, scenario, corps.more);
    expect([corps.corps("blue.corps-1"), names.unit("red.general-1"), names.unit("red.fp-1")]).toEqual([
      "Corps 1",
      "Wellington",
      "infantry",
    ]);
  });
});

describe("corps", () => {
  const state = { scenario, acted: ["blue.corps-1"], corps: "" };
  it("hold their units, through divisions", () => expect(corpsOf(state, "red.fp-1")).toBe("red.corps-1"));
  it("that have acted are done, the others are not", () =>
    expect([spent(state, "blue.fp-1"), spent(state, "red.fp-1")]).toEqual([true, false]));
  it("are led by generals on the table, or not yet", () =>
    expect([leaderOf({ leaders: [] }, "red.general-2"), spareGeneral(state, "red.general-2")?.rank]).toEqual([
      undefined,
      "division",
    ]));
});
