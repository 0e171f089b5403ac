import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemOf, violationOf } from "../../../src/psychometrics/assembly/blueprint";
import { assembleForms } from "../../../src/psychometrics/assembly/fixed-form";
import { createBank } from "../../../src/psychometrics/bank";
import { information } from "../../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../../src/psychometrics/random";

const noItem = { a: 0, b: 0, c: 0, d: 1 };
const size = 120;
const random = createRandom("pool");
const bank = createBank(
  Array.from({ length: size }, () => ({ a: Math.exp(0.2 * normalFrom(random)), b: normalFrom(random), c: 0, d: 1 })),
);
const pool = {
  size,
  categories: Array.from({ length: size }, (_, index) => [`area ${index % 4}`]),
  set: Array.from({ length: size }, (_, index) => (index < 20 ? `set ${Math.floor(index / 5)}` : null)),
  enemies: [
    [30, 31],
    [40, 41, 42],
  ],
};
const problem = problemOf(pool, {
  length: 16,
  counts: [0, 1, 2, 3].map((area) => ({ category: `area ${area}`, least: 3, most: 5 })),
  perSet: { least: 3, most: 4 },
});
const target = [
  { theta: -1, information: 2.6 },
  { theta: 0, information: 3.3 },
  { theta: 1, information: 2.6 },
];

const run = (seed: string, forms = 2, isAvailable?: (index: number) => boolean) =>
  assembleForms({ problem, bank, target, forms, random: createRandom(seed), ...(isAvailable && { isAvailable }) });

describe("assembleForms", () => {
  it("meets the blueprint in every form, shares no item and comes within 4 % of the target, whatever the seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (seed, number) => {
        const { forms, curves, furthest, violation } = run(seed, number);
        expect(forms).toHaveLength(number);
        expect(violation).toBe(0);
        expect(furthest).toBeLessThan(0.04);
        expect(new Set(forms.flat()).size).toBe(number * 16);
        for (const [form, items] of forms.entries()) {
          expect(violationOf(problem, items)).toBe(0);
          for (const [point, { theta }] of target.entries()) {
            const told = items.reduce((sum, index) => sum + information(bank.items[index] ?? noItem, theta), 0);
            expect(curves[form]?.[point]).toBeCloseTo(told, 9);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it("gives the same forms for the same seed, and others for another", () => {
    expect(run("one")).toEqual(run("one"));
    expect(run("one").forms).not.toEqual(run("two").forms);
  });

  it("leaves out unavailable items, and reports the distance from an unreachable blueprint", () => {
    const isEven = (index: number) => Math.floor(index / 4) % 2 === 0;
    const { forms, violation } = run("half", 1, isEven);
    expect(violation).toBe(0);
    expect(forms.flat().filter((index) => !isEven(index))).toEqual([]);
    const noFirstArea = run("none", 1, (index) => index % 4 !== 0);
    expect(noFirstArea.violation, "3 of the first area, and one too many of another").toBe(4);
    expect(noFirstArea.forms[0]).toHaveLength(16);
  });

  it("reports the distance of the furthest curve from a target out of reach", () => {
    const tooMuch = assembleForms({
      problem,
      bank,
      target: [{ theta: 0, information: 100 }],
      forms: 1,
      random: createRandom("much"),
    });
    expect(tooMuch.violation).toBe(0);
    expect(tooMuch.furthest).toBeCloseTo(1 - (tooMuch.curves[0]?.[0] ?? 0) / 100, 9);
    expect(tooMuch.furthest).toBeGreaterThan(0.9);
  });
});
