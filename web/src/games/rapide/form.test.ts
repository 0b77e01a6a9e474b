import { expect, test } from "vitest";
import { counted, read, sent, stackText } from "./form";

test("a stack is counted and written", () => {
  expect(counted("A+ A- 2D 2P")).toEqual({ "A+": 1, "A-": 1, D: 2, P: 2 });
  expect(stackText(counted("2A+ 2P"))).toBe("2A+ 2P");
  expect(stackText(counted(""))).toBe("");
});

const WRITTEN = {
  year: 1520,
  terrain: "river",
  options: { retreat_test: true },
  attacker: {
    nation: "turkey",
    stack: "2A+ 2P",
    technology: "renaissance",
    veteran: false,
    leader: "4.4.3",
    native: false,
    revolution: false,
    pasha: [0, 2],
  },
  defender: {
    nation: "hungary",
    stack: "A+ A-",
    technology: "medieval",
    veteran: true,
    leader: "2.2.3",
    native: false,
    revolution: false,
  },
};

test("a battle that is read and sent again is the same", () => {
  expect(sent(read(WRITTEN, () => false))).toEqual(WRITTEN);
});

test("what a file leaves out is filled in", () => {
  const form = read(
    { year: 1519, attacker: { nation: "aztecs", stack: "A+ P", technology: "medieval" }, defender: {} },
    (nation) => nation === "aztecs",
  );
  expect(form.attacker).toMatchObject({ native: true, veteran: false, leader: [0, 0, 0], pashas: [1] });
  expect(form.terrain).toBe("plain");
});

test("an empty year is left out, an empty figure of a leader stays empty", () => {
  const form = read(WRITTEN, () => false);
  const found = sent({ ...form, year: null, attacker: { ...form.attacker, leader: [4, null, 3] } });
  expect(found).not.toHaveProperty("year");
  expect((found.attacker as { leader: string }).leader).toBe("4..3");
});
