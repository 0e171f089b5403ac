import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskOf } from "../../../src/psychometrics/assembly/assemble";
import { problemOf, violationOf, type AssemblyPool } from "../../../src/psychometrics/assembly/blueprint";
import { selectByShadowTest, type ShadowSelected } from "../../../src/psychometrics/assembly/shadow-test";
import { createBank } from "../../../src/psychometrics/bank";
import { createRandom, normalFrom } from "../../../src/psychometrics/random";
import { everyTest, smallProblem, toProblem } from "./small-problems";

const bankOf = (size: number, seed: string) => {
  const random = createRandom(seed);
  return createBank(Array.from({ length: size }, () => ({ a: 0.7 + random(), b: normalFrom(random), c: 0, d: 1 })));
};

type Choice = Parameters<typeof selectByShadowTest>[0];

/** Runs an attempt to its end, with an estimate that changes at random. */
const sit = (choice: Pick<Choice, "problem" | "bank" | "mayBeNext" | "isAvailable">, seed: string) => {
  const random = createRandom(seed);
  const served: number[] = [];
  let before: ShadowSelected["shadow"] | undefined;
  for (;;) {
    const { index, shadow } = selectByShadowTest({
      ...choice,
      theta: 2 * normalFrom(random),
      served,
      ...(before !== undefined && { before }),
    });
    if (index < 0) return served;
    before = shadow;
    served.push(index);
  }
};

const blocksOf = (served: readonly number[], set: AssemblyPool["set"]) =>
  served.map((index) => set[index] ?? `alone ${index}`).filter((name, place, names) => name !== names[place - 1]);

describe("selectByShadowTest", () => {
  it("ends every attempt within the blueprint, with whole sets, however the estimate changes", () => {
    let sittings = 0;
    fc.assert(
      fc.property(smallProblem, fc.string(), (small, seed) => {
        const problem = toProblem(small);
        fc.pre(everyTest(problem).length > 0);
        sittings += 1;
        const served = sit({ problem, bank: bankOf(problem.size, seed) }, seed);
        expect(violationOf(problem, served)).toBe(0);
        expect(new Set(served).size).toBe(problem.length);
        const blocks = blocksOf(served, small.pool.set);
        expect(new Set(blocks).size).toBe(blocks.length);
      }),
      { numRuns: 120 },
    );
    expect(sittings).toBe(120);
  });

  it("holds a blueprint of 36 rules on 300 items with passages", () => {
    const random = createRandom("passages");
    const size = 300;
    const pool = {
      size,
      categories: Array.from({ length: size }, () => [
        `area ${Math.floor(5 * random())}`,
        `type ${Math.floor(3 * random())}`,
      ]),
      set: Array.from({ length: size }, (_, index) => (index < 128 ? `passage ${Math.floor(index / 5)}` : null)),
      enemies: [
        [150, 151],
        [200, 201, 202],
      ],
    };
    const problem = problemOf(pool, {
      length: 24,
      counts: [
        ...[0, 1, 2, 3, 4].map((area) => ({ category: `area ${area}`, least: 4, most: 6 })),
        ...[0, 1, 2].map((type) => ({ category: `type ${type}`, least: 7, most: 9 })),
      ],
      perSet: { least: 3, most: 4 },
    });
    expect(problem.rules).toHaveLength(36);
    const bank = bankOf(size, "bank");
    for (const seed of ["1", "2", "3"]) {
      const served = sit({ problem, bank }, seed);
      expect(violationOf(problem, served)).toBe(0);
      const blocks = blocksOf(served, pool.set);
      expect(new Set(blocks).size).toBe(blocks.length);
    }
  });

  it("serves the most informative item of the assembled test", () => {
    const bank = createBank([-2, 0, 0.1, 2].map((b) => ({ a: 1, b, c: 0, d: 1 })));
    const pool = { size: 4, categories: [["low"], ["mid"], ["mid"], ["high"]], set: [null, null, null, null] };
    const problem = problemOf(pool, { length: 2, counts: [{ category: "mid", least: 1, most: 1 }] });
    const first = selectByShadowTest({ problem, bank, theta: 0, served: [] });
    expect(first.index).toBe(1);
    const second = selectByShadowTest({ problem, bank, theta: 1, served: [1], before: first.shadow });
    expect(second.index).toBe(3);
    expect(selectByShadowTest({ problem, bank, theta: 1, served: [1, 3], before: second.shadow }).index).toBe(-1);
  });

  it("keeps to the current part, and takes any item rather than none", () => {
    const bank = createBank([0, 1, 2, 3].map((b) => ({ a: 1, b, c: 0, d: 1 })));
    const problem = problemOf(
      { size: 4, categories: [[], [], [], []], set: [null, null, null, null] },
      { length: 4, counts: [] },
    );
    const next = (served: readonly number[], mayBeNext: (index: number) => boolean) =>
      selectByShadowTest({ problem, bank, theta: 0, served, mayBeNext }).index;
    expect(next([], (index) => index >= 2)).toBe(2);
    expect(next([2, 3], (index) => index >= 2)).toBe(0);
  });

  it("stays as near to the blueprint as the available items allow", () => {
    const bank = bankOf(4, "few");
    const problem = problemOf(
      { size: 4, categories: [["a"], ["a"], ["b"], ["b"]], set: [null, null, null, null] },
      { length: 3, counts: [{ category: "a", least: 2, most: 2 }] },
    );
    const isAvailable = maskOf(4, (index) => index !== 0);
    const served = sit({ problem, bank, isAvailable: (index) => isAvailable[index] === 1 }, "few");
    expect(new Set(served)).toEqual(new Set([1, 2, 3]));
  });
});
