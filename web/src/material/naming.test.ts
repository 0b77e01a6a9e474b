import { describe, expect, it } from "vitest";
import { tidy } from "./naming";

describe("names of files", () => {
  it("are made of whatever somebody called it", () => {
    expect(tidy("Mes Gaëls (v2).toml")).toBe("mes-gaels-v2");
    expect(tidy("../../etc/passwd")).toBe("");
    expect(tidy("--.toml")).toBe("");
    expect(tidy(`${"x".repeat(59)}-y.toml`)).toBe("x".repeat(59));
  });
});
