import { describe, expect, it } from "vitest";
import { dealtIn } from "./moments";

const clause = "";
describe("a moment", () => {
  it("tells who hit whom, and at whom a shot went that missed", () => {
    const found = dealtIn([
      { event: "shots-shown", shots: [{ figure: "archer", target: "rider" }], steps: [], clause },
      { event: "shot-judged", figure: "archer", victim: "", hit: false, clause },
      { event: "struck", striker: "robber", target: "bailiff", outcome: "kill", clause },
      { event: "struck", striker: "bailiff", target: "robber", outcome: "miss", clause },
    ]);
    expect(found).toEqual([
      { from: "archer", to: "rider", how: "shot", hit: false },
      { from: "robber", to: "bailiff", how: "blow", hit: true },
      { from: "bailiff", to: "robber", how: "blow", hit: false },
    ]);
  });
});
