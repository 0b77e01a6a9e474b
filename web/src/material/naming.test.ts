import { describe, expect, it } from "vitest";
import { guessed, tidy } from "./naming";

describe("names of files", () => {
  it("are made of whatever somebody called it", () => {
    expect(tidy("Mes Gaëls (v2).toml")).toBe("mes-gaels-v2");
    expect(tidy("../../etc/passwd")).toBe("");
    expect(tidy("--.toml")).toBe("");
    expect(tidy(`${"x".repeat(59)}-y.toml`)).toBe("x".repeat(59));
  });
});

describe("kinds of files", () => {
  it("are guessed by what stands in them", () => {
    expect(guessed("name = 'x'\n[[unit]]\n")?.kind).toBe("armies");
    expect(guessed("edition = 'fr'\n[red]\n")).toEqual({ ruleset: "impetus", kind: "scenarios" });
    expect(guessed('game = "grandeur"\n[red]\n')).toEqual({ ruleset: "grandeur", kind: "scenarios" });
    expect(guessed("structure = 'good'\n[[corps]]\n")).toEqual({ ruleset: "grandeur", kind: "armies" });
    expect(guessed("[attacker]\n")).toEqual({ ruleset: "rapide", kind: "scenarios" });
    expect(guessed("[fire]\nmoved = 1")?.kind).toBe("tables");
    expect(guessed("[[national]]\n")).toEqual({ ruleset: "rapide", kind: "tables" });
    expect(guessed("")).toBeUndefined();
  });
});
