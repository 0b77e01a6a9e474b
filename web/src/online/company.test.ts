import { describe, expect, it } from "vitest";
import { lasting } from "./company.svelte";

describe("a time is told as people read it", () => {
  it.each([
    [0, "0:00"],
    [0.2, "0:01"],
    [59.5, "1:00"],
    [61, "1:01"],
    [3600, "1:00:00"],
    [86_399, "23:59:59"],
    [86_400, "1d 0h"],
    [3 * 86_400 + 7200, "3d 2h"],
  ])("%d s is %s", (seconds, told) => expect(lasting(seconds, "en")).toBe(told));
});
