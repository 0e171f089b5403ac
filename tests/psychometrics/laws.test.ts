import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBank, informationOfAll } from "../../src/psychometrics/bank";
import { expectedAPosteriori } from "../../src/psychometrics/eap";
import { maximumAPosteriori } from "../../src/psychometrics/map-estimate";
import { maximumLikelihood } from "../../src/psychometrics/mle";
import { information, probability, type ItemParameters, type Prior } from "../../src/psychometrics/model";
import { createPosterior, updatePosterior } from "../../src/psychometrics/posterior";
import { warmLikelihood } from "../../src/psychometrics/wle";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const item = fc.record({
  a: number(0.01, 30),
  b: number(-9, 9),
  c: fc.oneof(fc.constant(0), number(0, 0.9)),
  d: fc.oneof(fc.constant(1), number(0.5, 1)),
});
const increasing = item.filter(({ c, d }) => d > c + 0.01);
const ordinary = fc.record({ a: number(0.4, 2.5), b: number(-4, 4), c: number(0, 0.3), d: fc.constant(1) });
const answersTo = (one: fc.Arbitrary<ItemParameters>) =>
  fc.array(fc.tuple(one, fc.constantFrom(0, 1)), { maxLength: 25 });
const answers = answersTo(increasing);
const prior = fc.record({ mean: number(-3, 3), sd: number(0.3, 2.5) });
const unzip = (list: readonly (readonly [ItemParameters, number])[]) =>
  [list.map(([one]) => one), list.map(([, x]) => x)] as const;

describe("the response model", () => {
  it("keeps P within [c, d], at any distance", () => {
    fc.assert(
      fc.property(increasing, number(-1e6, 1e6), (one, theta) => {
        const p = probability(one, theta);
        expect(p >= one.c && p <= one.d).toBe(true);
      }),
    );
  });

  it("lets P rise with ability", () => {
    fc.assert(
      fc.property(increasing, number(-20, 20), number(0, 20), (one, theta, more) => {
        expect(probability(one, theta + more)).toBeGreaterThanOrEqual(probability(one, theta));
      }),
    );
  });

  it("gives finite information, 0 or more, whatever the parameters", () => {
    fc.assert(
      fc.property(item, fc.oneof(number(-1e6, 1e6), fc.constantFrom(Infinity, -Infinity)), (one, theta) => {
        const value = information(one, theta);
        expect(value >= 0 && value < Infinity).toBe(true);
      }),
    );
  });

  it("gives a bank the information of its items", () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), number(-10, 10), (items, theta) => {
        const together = informationOfAll(createBank(items), theta);
        for (const [index, one] of items.entries()) expect(together[index]).toBeCloseTo(information(one, theta), 9);
      }),
    );
  });
});

describe("the estimators", () => {
  it("stay finite and within their bounds for any answers", () => {
    fc.assert(
      fc.property(answers, prior, (list, before) => {
        const [items, x] = unzip(list);
        const estimates = [
          maximumLikelihood(items, x),
          warmLikelihood(items, x),
          maximumAPosteriori(items, x, { prior: before }),
        ];
        for (const { theta, se } of estimates) {
          expect(Math.abs(theta)).toBeLessThanOrEqual(6);
          expect(se).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("keep the EAP between those of all right and all wrong", () => {
    fc.assert(
      fc.property(answers, prior, (list, before) => {
        const [items, x] = unzip(list);
        const eap = expectedAPosteriori(items, x, { prior: before });
        const lowest = expectedAPosteriori(
          items,
          items.map(() => 0),
          { prior: before },
        ).theta;
        const highest = expectedAPosteriori(
          items,
          items.map(() => 1),
          { prior: before },
        ).theta;
        expect(eap.theta).toBeGreaterThanOrEqual(lowest - 1e-9);
        expect(eap.theta).toBeLessThanOrEqual(highest + 1e-9);
        expect(Math.abs(eap.theta - before.mean)).toBeLessThanOrEqual(12 * before.sd);
        expect(eap.se > 0 && Number.isFinite(eap.se)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("give the prior back without answers; likelihood alone has an infinite error", () => {
    const before = { mean: 0.7, sd: 1.4 };
    const nothing = { theta: 0, se: Infinity, bound: null, localMaxima: 0 };
    const { theta, se } = expectedAPosteriori([], [], { prior: before });
    expect(theta).toBeCloseTo(0.7, 9);
    expect(se).toBeCloseTo(1.4, 9);
    expect(maximumAPosteriori([], [], { prior: before })).toEqual({
      theta: expect.closeTo(0.7, 9),
      se: expect.closeTo(1.4, 9),
      bound: null,
      localMaxima: 1,
    });
    expect(maximumLikelihood([], [])).toEqual(nothing);
    expect(warmLikelihood([], [])).toEqual(nothing);
  });

  it("withstand 1000 contradicting answers", () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ a: 2, b: index < 500 ? -3 : 3, c: 0, d: 1 }));
    const x = items.map(({ b }) => (b > 0 ? 1 : 0));
    for (const { theta } of [
      maximumLikelihood(items, x),
      warmLikelihood(items, x),
      maximumAPosteriori(items, x),
      expectedAPosteriori(items, x),
    ])
      expect(theta).toBeCloseTo(0, 6);
  });
});

describe("the running posterior", () => {
  const follow = (sequence: readonly (readonly [ItemParameters, number])[], before: Prior) =>
    sequence.reduce((posterior, [one, x]) => updatePosterior(posterior, one, x), createPosterior(before));

  it.each([
    { kind: "ordinary", of: ordinary, digits: 7 },
    { kind: "steep and far", of: increasing, digits: 3 },
  ])("does not mind the order of answers to $kind items", ({ of, digits }) => {
    fc.assert(
      fc.property(answersTo(of), prior, fc.infiniteStream(number(0, 1)), (list, before, keys) => {
        const shuffled = list
          .map((entry) => ({ entry, key: keys.next().value }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ entry }) => entry);
        const [first, second] = [follow(list, before), follow(shuffled, before)];
        expect(second.theta).toBeCloseTo(first.theta, digits);
        expect(second.se).toBeCloseTo(first.se, digits);
      }),
    );
  });

  it("rises with a right answer, falls with a wrong one and stays finite", () => {
    fc.assert(
      fc.property(answers, prior, increasing, (list, before, one) => {
        const { theta: right, se } = follow([...list, [one, 1]], before);
        const { theta: wrong } = follow([...list, [one, 0]], before);
        expect(right).toBeGreaterThanOrEqual(wrong - 1e-9);
        expect(Number.isFinite(se) && Number.isFinite(right) && Number.isFinite(wrong)).toBe(true);
      }),
    );
  });
});
