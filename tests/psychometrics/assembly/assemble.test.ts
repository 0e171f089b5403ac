import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assemble, maskOf } from "../../../src/psychometrics/assembly/assemble";
import { ruleCounts, problemOf, violationOf } from "../../../src/psychometrics/assembly/blueprint";
import { findFeasible } from "../../../src/psychometrics/assembly/exhaustive";
import { relax } from "../../../src/psychometrics/assembly/relaxation";
import { everyTest, smallProblem, toProblem, worthOf } from "./small-problems";

const all = (size: number) => new Uint8Array(size).fill(1);
const none = (size: number) => new Uint8Array(size);

describe("a blueprint", () => {
  const problem = problemOf(
    {
      size: 6,
      categories: [["a"], ["a"], ["a", "entry"], ["b"], ["b"], ["b", "entry"]],
      set: [null, null, null, "s", "s", "s"],
      enemies: [[0, 1]],
    },
    {
      length: 4,
      counts: [
        { category: "a", least: 1, most: 2 },
        { category: "entry", least: 1, most: 1 },
      ],
      perSet: { least: 2, most: 2 },
    },
  );

  it("counts categories, enemies and set sizes, and says how far a test is from it", () => {
    expect([...ruleCounts(problem, [0, 2, 3, 4])]).toEqual([2, 1, 1, 2]);
    expect(violationOf(problem, [0, 2, 3, 4])).toBe(0);
    expect(violationOf(problem, [0, 1, 3, 5])).toBe(1);
    expect(violationOf(problem, [0, 2, 3, 5])).toBe(1);
    expect(violationOf(problem, [0, 2, 3])).toBe(2);
    expect(violationOf(problem, [0, 1, 2, 3])).toBe(3);
  });

  it("is met only by the tests that it describes", () => {
    expect(everyTest(problem)).toEqual([
      [0, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it("wants no item of a category without items", () => {
    const wanting = { length: 1, counts: [{ category: "c", least: 1, most: 1 }] };
    const impossible = problemOf({ size: 2, categories: [["a"], ["a"]], set: [null, null] }, wanting);
    const { violation, items } = assemble(impossible, { fixed: none(2), free: all(2), values: new Float64Array(2) });
    expect({ violation, items: items.length }).toEqual({ violation: 1, items: 1 });
  });
});

describe("assemble", () => {
  it("meets the blueprint whenever a test exists that does, also with items already served", () => {
    let met = 0;
    let impossible = 0;
    fc.assert(
      fc.property(smallProblem, fc.nat(9), (small, first) => {
        const problem = toProblem(small);
        const { size } = problem;
        const served = first % 2 === 0 || first >= size ? [] : [first];
        const { items, violation, value, bound } = assemble(problem, {
          fixed: maskOf(size, (index) => served.includes(index)),
          free: all(size),
          values: small.values,
        });
        expect(violation).toBe(violationOf(problem, items));
        expect(new Set(items).size).toBe(items.length);
        const possible = everyTest(problem, served);
        if (possible.length === 0) {
          impossible += 1;
          expect(violation).toBeGreaterThan(0);
          return;
        }
        met += 1;
        expect(violation).toBe(0);
        for (const index of served) expect(items).toContain(index);
        const optimum = Math.max(...possible.map((test) => worthOf(small.values, test)));
        expect(value).toBeCloseTo(worthOf(small.values, items), 9);
        expect(value).toBeLessThanOrEqual(optimum + 1e-9);
        expect(bound).toBeGreaterThanOrEqual(optimum - 1e-9);
      }),
      { numRuns: 400, seed: 10 },
    );
    expect(met).toBeGreaterThan(100);
    expect(impossible).toBeGreaterThan(50);
  });

  it("is worth 99 % of the best test on average, and 90 % at worst", () => {
    const shares: number[] = [];
    for (const small of fc.sample(smallProblem, { numRuns: 400, seed: 20 })) {
      const problem = toProblem(small);
      const possible = everyTest(problem);
      if (possible.length < 2) continue;
      const optimum = Math.max(...possible.map((test) => worthOf(small.values, test)));
      const { size } = problem;
      const { value } = assemble(problem, { fixed: none(size), free: all(size), values: small.values });
      shares.push(value / optimum);
    }
    expect(shares.length).toBeGreaterThan(100);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.99);
    expect(Math.min(...shares)).toBeGreaterThan(0.9);
  });

  it("is never worse than the test it began with", () => {
    fc.assert(
      fc.property(smallProblem, fc.nat(), (small, pick) => {
        const problem = toProblem(small);
        const possible = everyTest(problem);
        const items = possible[pick % Math.max(1, possible.length)];
        fc.pre(items !== undefined);
        const { size, rules } = problem;
        const before = { items, prices: new Float64Array(rules.length) };
        const effort = { relaxing: 1, rounds: 1, patience: 1, attempts: 0 };
        const after = assemble(problem, { fixed: none(size), free: all(size), values: small.values, before, effort });
        expect(after.violation).toBe(0);
        expect(after.value).toBeGreaterThanOrEqual(worthOf(small.values, items) - 1e-9);
      }),
      { numRuns: 150 },
    );
  });

  it("gives the same test for the same problem", () => {
    const [small] = fc.sample(smallProblem, { numRuns: 1, seed: 3 });
    if (small === undefined) throw new Error("no problem");
    const problem = toProblem(small);
    const run = () => assemble(problem, { fixed: none(problem.size), free: all(problem.size), values: small.values });
    expect(run()).toEqual(run());
  });
});

describe("the bound of the relaxation", () => {
  it("lies above every test that meets the blueprint, whatever the prices it starts with", () => {
    fc.assert(
      fc.property(smallProblem, fc.infiniteStream(fc.double({ min: -2, max: 2, noNaN: true })), (small, stream) => {
        const problem = toProblem(small);
        const { size, rules } = problem;
        const prices = Float64Array.from(rules, () => stream.next().value);
        const { bound } = relax(problem, {
          fixed: none(size),
          free: all(size),
          values: small.values,
          rounds: 3,
          prices,
        });
        for (const test of everyTest(problem)) expect(worthOf(small.values, test)).toBeLessThanOrEqual(bound + 1e-9);
      }),
      { numRuns: 200 },
    );
  });
});

describe("exhaustive search", () => {
  it("finds a test if there is one, and proves that there is none", () => {
    fc.assert(
      fc.property(smallProblem, (small) => {
        const problem = toProblem(small);
        const { size } = problem;
        const found = findFeasible(problem, {
          fixed: none(size),
          free: all(size),
          values: small.values,
          attempts: 10_000,
        });
        const isPossible = everyTest(problem).length > 0;
        expect(Array.isArray(found) ? violationOf(problem, [...found]) : found).toBe(isPossible ? 0 : "none");
      }),
      { numRuns: 300 },
    );
  });

  it("stops after a number of tries", () => {
    const free = all(4);
    const problem = problemOf(
      { size: 4, categories: [["a"], ["a"], ["a"], ["a"]], set: [null, null, null, null] },
      { length: 3, counts: [] },
    );
    const values = new Float64Array(4);
    expect(findFeasible(problem, { fixed: none(4), free, values, attempts: 2 })).toBeUndefined();
    expect(findFeasible(problem, { fixed: none(4), free, values, attempts: 4 })).toEqual([0, 1, 2]);
  });
});
