import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Interaction } from "../../../src/contract/item/item";
import { scoreAnswer } from "../../../src/items/scoring/score";

const entry: Interaction = { type: "text_entry", max_length: 40 };
const numeric: Interaction = { type: "numeric_entry", max_length: 40 };
const text = (entered: string, accepted: string[], case_sensitive = false) =>
  scoreAnswer({ type: "text_entry", accepted, case_sensitive }, entry, { type: "text_entry", text: entered }).mark;
const number = (entered: string, value: number, tolerance = 0, accepted: string[] = []) =>
  scoreAnswer({ type: "numeric_entry", value, tolerance, accepted }, numeric, { type: "numeric_entry", text: entered })
    .mark;

describe("text entry", () => {
  it.each([
    ["right", "  Water ", ["water"]],
    ["right", "WATER", ["water"]],
    ["right", "sea\u00a0 \t water", ["sea water"]],
    ["right", "ｗａｔｅｒ１", ["water1"]],
    ["right", "it’s", ["it's"]],
    ["right", "its", ["no", "its"]],
    ["right", "cafe\u0301", ["caf\u00e9"]],
    ["right", "x‐ray", ["x-ray"]],
    ["right", "\u200fשלום\u200e", ["שלום"]],
    ["right", "👩‍🔬", ["👩‍🔬"]],
    ["wrong", "👩🔬", ["👩‍🔬"]],
    ["wrong", "wa\u0000ter", ["water"]],
    ["wrong", "\ud83d", ["👩"]],
    ["right", "水。", ["水。"]],
    ["skipped", " \u3000\n", ["water"]],
    ["skipped", "\u0000", ["water"]],
    ["wrong", "constructor", ["water"]],
  ] as const)("%s: %j for %j", (mark, entered, accepted) => {
    expect(text(entered, [...accepted])).toBe(mark);
  });

  it("distinguishes capitals when the key requires it", () => {
    expect(text("water", ["Water"], true)).toBe("wrong");
    expect(text(" Water", ["Water"], true)).toBe("right");
  });

  it("always accepts a listed form, of any characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (form) => {
        expect(["right", "skipped"]).toContain(text(form, [form]));
        expect(text(form.normalize("NFD"), [form])).toBe(text(form, [form]));
      }),
    );
  });

  it("is quick with 50 kB", () => {
    for (const huge of [
      " ".repeat(50_000),
      "a ".repeat(25_000),
      "‮’\u0000".repeat(16_000),
      "\ud800".repeat(50_000),
      "e\u0301".repeat(25_000),
    ]) {
      const times = [1, 2, 3].map(() => {
        const begun = performance.now();
        expect(text(huge, ["water"])).not.toBe("right");
        expect(number(huge, 1)).not.toBe("right");
        return performance.now() - begun;
      });
      expect(Math.min(...times)).toBeLessThan(1_000);
    }
  });
});

describe("numeric entry", () => {
  it.each([
    ["1,234.5", 1234.5],
    ["1234.50", 1234.5],
    [" 12,345,678 ", 12_345_678],
    ["3/4", 0.75],
    ["3 / 4", 0.75],
    ["½", 0.5],
    ["−3⁄4", -0.75],
    ["0.75", 0.75],
    [".75", 0.75],
    ["5.", 5],
    ["+7", 7],
    ["-2", -2],
    ["−2", -2],
    ["–2", -2],
    ["－２", -2],
    ["１２．５", 12.5],
    ["-0", 0],
    ["007", 7],
  ])("%j is %d", (entered, value) => {
    expect(number(entered, value)).toBe("right");
  });

  it.each([
    ["1 1/2", 5.5],
    ["11/2", 1.5],
    ["1½", 5.5],
    ["5²", 52],
    ["5 cm", 5],
    ["50%", 50],
    ["1,23", 123],
    ["0,750", 750],
    ["1,2345", 12_345],
    ["1e3", 1000],
    ["0x10", 16],
    ["1/0", 1],
    ["--2", 2],
    ["2-", -2],
    ["Infinity", 1],
    ["1.2.3", 1.2],
    ["/2", 0],
  ])("%j is not %d", (entered, value) => {
    expect(number(entered, value)).toBe("wrong");
  });

  it("keeps to the tolerance", () => {
    expect([
      number("3.14", 3.14159, 0.01),
      number("3.15", 3.14159, 0.005),
      number("0.3", 0.1 + 0.2),
      number("1/3", 0.3333333333333333),
    ]).toEqual(["right", "wrong", "right", "right"]);
  });

  it("takes the further forms that the key lists", () => {
    expect([number("50 %", 0.5, 0, ["50%"]), number("1 1/2", 1.5, 0, ["1 1/2"]), number("", 0)]).toEqual([
      "right",
      "right",
      "skipped",
    ]);
  });

  it("compares listed forms as written, but readable numbers by value", () => {
    expect([
      number("1 1/2", 5.5, 0, ["11/2"]),
      number("1 1 / 2", 1.5, 0, ["1 1/2"]),
      number("12 5", 125, 0, ["125"]),
      number("nine", 9, 0, ["Nine"]),
    ]).toEqual(["wrong", "right", "right", "right"]);
  });

  it("reads every number in the form that JavaScript writes", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const written = value.toFixed(4);
        expect(number(written, Number(written))).toBe("right");
      }),
    );
  });
});
