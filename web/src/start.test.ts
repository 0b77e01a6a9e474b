import { describe, expect, it } from "vitest";
import { seated } from "./start";

const who = (...ids: string[]) => ids.map((id) => ({ id, name: {}, note: {} }));
const seats = [
  { id: "north", name: "North" },
  { id: "south", name: "South" },
];

describe("who takes each seat", () => {
  it("is a person against the captain, unless somebody chooses", () => {
    expect(seated(seats, {}, who("person", "open", "recruit", "captain")).map(({ player }) => player)).toEqual([
      "person",
      "captain",
    ]);
    expect(seated(seats, { south: "open" }, who("person", "open")).map(({ player }) => player)).toEqual([
      "person",
      "open",
    ]);
  });

  it("is the last who can play it where there is no captain, or whom the game proposes", () => {
    expect(seated(seats, {}, who("person", "open", "recruit"))[1]?.player).toBe("recruit");
    const proposed = seats.map((each) => ({ ...each, player: "person" }));
    expect(seated(proposed, {}, who("person", "captain")).map(({ player }) => player)).toEqual(["person", "person"]);
  });
});
