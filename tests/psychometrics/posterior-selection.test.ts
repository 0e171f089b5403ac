import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBank } from "../../src/psychometrics/bank";
import { expectedAPosteriori } from "../../src/psychometrics/eap";
import { information, probability, type ItemParameters } from "../../src/psychometrics/model";
import { createPosterior, updatePosterior } from "../../src/psychometrics/posterior";
import { mostDivergentOverPosterior, mostInformativeOverPosterior } from "../../src/psychometrics/posterior-selection";
import { selectMaxInformation } from "../../src/psychometrics/selection";

const standard = { mean: 0, sd: 1 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const item = fc.record({
  a: number(0.3, 2.5),
  b: number(-3, 3),
  c: fc.oneof(fc.constant(0), number(0.05, 0.3)),
  d: fc.oneof(fc.constant(1), number(0.85, 1)),
});
const answers = fc.array(fc.tuple(item, fc.constantFrom(0, 1)), { maxLength: 15 });

/** The mean of `value` over the posterior, by sums of its plain density over 6,001 nodes. */
const averageBy = (list: readonly (readonly [ItemParameters, number])[], value: (theta: number) => number): number => {
  let total = 0;
  let sum = 0;
  for (let node = 0; node <= 6000; node += 1) {
    const theta = -9 + 0.003 * node;
    const density = list.reduce(
      (product, [one, x]) => product * (x === 1 ? probability(one, theta) : 1 - probability(one, theta)),
      Math.exp((-theta * theta) / 2),
    );
    total += density;
    sum += density * value(theta);
  }
  return sum / total;
};

const divergenceFrom = (estimate: number, one: ItemParameters) => (theta: number) => {
  const [was, is] = [probability(one, estimate), probability(one, theta)];
  return was * Math.log(was / is) + (1 - was) * Math.log((1 - was) / (1 - is));
};

const after = (list: readonly (readonly [ItemParameters, number])[]) =>
  list.reduce((posterior, [one, x]) => updatePosterior(posterior, one, x), createPosterior(standard));

describe("selection over the posterior", () => {
  const rules = {
    MPWI: {
      select: mostInformativeOverPosterior,
      value: (_: number, one: ItemParameters) => (theta: number) => information(one, theta),
    },
    KL: { select: mostDivergentOverPosterior, value: divergenceFrom },
  };

  it.each(Object.entries(rules))("ranks as sums over the plain density do (%s)", (_, { select, value }) => {
    fc.assert(
      fc.property(answers, fc.array(item, { minLength: 4, maxLength: 4 }), (list, items) => {
        const { theta: estimate } = expectedAPosteriori(
          list.map(([one]) => one),
          list.map(([, x]) => x),
        );
        const values = items.map((one) => averageBy(list, value(estimate, one)));
        const bank = createBank(
          items.map((one) => ({ ...one, a: one.a / 1.702 })),
          1.702,
        );
        const ranked = select({ bank, posterior: after(list), best: 4 });
        expect(ranked.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
        for (const [place, index] of ranked.entries())
          expect(values[index]).toBeLessThanOrEqual((values[ranked[place - 1] ?? index] ?? NaN) * (1 + 1e-8) + 1e-12);
      }),
      { numRuns: 12 },
    );
  });

  it.each(Object.entries(rules))(
    "gives ties to the lowest index and serves only available items (%s)",
    (_, { select }) => {
      const bank = createBank(
        [2, 0, 0, 1].map((b) => ({ a: 1, b, c: 0, d: 1 })).concat({ a: 3, b: 0, c: 0.5, d: 0.5 }),
      );
      const posterior = createPosterior(standard);
      expect(select({ bank, posterior, best: 9 })).toEqual([1, 2, 3, 0, 4]);
      expect(select({ bank, posterior })).toEqual([1]);
      expect(select({ bank, posterior, used: [1], isAvailable: (index) => index > 1 })).toEqual([2]);
      expect(select({ bank, posterior, isAvailable: () => false })).toEqual([]);
    },
  );

  it("finds a steep item near the estimate, which information at the estimate misses", () => {
    const bank = createBank([
      { a: 1, b: 0, c: 0, d: 1 },
      { a: 3, b: 1.5, c: 0, d: 1 },
    ]);
    expect(selectMaxInformation({ bank, theta: 0 })).toBe(0);
    expect(mostInformativeOverPosterior({ bank, posterior: createPosterior(standard) })).toEqual([1]);
  });
});
