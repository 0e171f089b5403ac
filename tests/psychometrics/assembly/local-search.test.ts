import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemOf, violationOf, type Blueprint } from "../../../src/psychometrics/assembly/blueprint";
import { searchNearby, type Objective } from "../../../src/psychometrics/assembly/local-search";
import { everyTest, smallProblem, toProblem, worthOf } from "./small-problems";

const worth = (values: ArrayLike<number>): Objective => ({
  gain: (out, into) => (values[into] ?? 0) - (values[out] ?? 0),
  gainEach: (out, entrants, gains) => gains.set(entrants.map((into) => (values[into] ?? 0) - (values[out] ?? 0))),
  exchange: () => undefined,
});

const search = (
  set: readonly (string | null)[],
  blueprint: Blueprint,
  start: readonly number[],
  rest: { readonly rounds?: number; readonly fixed?: readonly number[]; readonly enough?: number } = {},
) => {
  const size = set.length;
  const { rounds = 1, fixed = [], enough } = rest;
  const found = searchNearby(problemOf({ size, categories: set.map(() => []), set }, blueprint), {
    fixed: Uint8Array.from(set, (_, index) => (fixed.includes(index) ? 1 : 0)),
    free: new Uint8Array(size).fill(1),
    start,
    objective: worth(set.map((_, index) => index)),
    penalty: 1000,
    rounds,
    patience: rounds,
    ...(enough !== undefined && { enough }),
  });
  return { ...found, items: found.items.toSorted((one, other) => one - other) };
};

describe("searchNearby", () => {
  const [a, b] = ["a", "b"];

  it("puts a whole set in the place of another in one exchange", () => {
    const blueprint = { length: 3, counts: [], perSet: { least: 3, most: 3 } };
    const found = search([a, a, a, b, b, b], blueprint, [0, 1, 2]);
    expect(found).toEqual({ items: [3, 4, 5], gain: 9, violation: 0 });
  });

  it("puts a whole set in the place of items that stand alone, and the other way round", () => {
    const blueprint = { length: 3, counts: [], perSet: { least: 2, most: 2 } };
    expect(search([null, null, null, a, a], blueprint, [0, 1, 2]).items).toEqual([2, 3, 4]);
    expect(search([a, a, null, null, null], blueprint, [0, 1, 4]).items).toEqual([2, 3, 4]);
  });

  it("leaves fixed items and their sets in place", () => {
    const blueprint = { length: 3, counts: [], perSet: { least: 3, most: 3 } };
    expect(search([a, a, a, b, b, b], blueprint, [0, 1, 2], { fixed: [1], rounds: 20 }).items).toEqual([0, 1, 2]);
    const alone = { length: 2, counts: [] };
    expect(search([null, null, null, null], alone, [0, 1], { fixed: [0], rounds: 20 }).items).toEqual([0, 3]);
  });

  it("stops as soon as the gain is enough", () => {
    const alone = { length: 2, counts: [] };
    const few = search([null, null, null, null], alone, [0, 1], { rounds: 20, enough: 3 });
    expect(few.items).toEqual([1, 3]);
    expect(search([null, null, null, null], alone, [0, 1], { rounds: 20 }).items).toEqual([2, 3]);
  });

  it("ends no worse than it began, and reports the true gain", () => {
    fc.assert(
      fc.property(smallProblem, fc.nat(), fc.nat(30), (small, pick, rounds) => {
        const problem = toProblem(small);
        const tests = everyTest(problem);
        const start = tests[pick % Math.max(1, tests.length)] ?? Array.from({ length: problem.length }, (_, at) => at);
        const before = violationOf(problem, start);
        const { items, gain, violation } = searchNearby(problem, {
          fixed: new Uint8Array(problem.size),
          free: new Uint8Array(problem.size).fill(1),
          start,
          objective: worth(small.values),
          penalty: 1,
          rounds,
          patience: 10,
        });
        expect(violation).toBe(violationOf(problem, items));
        expect(violation).toBeLessThanOrEqual(before);
        expect(gain).toBeCloseTo(worthOf(small.values, items) - worthOf(small.values, start), 9);
        if (violation === before) expect(gain).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });
});
