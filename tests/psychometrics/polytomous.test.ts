import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectedAPosteriori } from "../../src/psychometrics/eap";
import { maximumAPosteriori } from "../../src/psychometrics/map-estimate";
import { maximumLikelihood } from "../../src/psychometrics/mle";
import { information, probability } from "../../src/psychometrics/model";
import {
  categoryProbabilities,
  mostInformativePolytomous,
  polytomousExpectedAPosteriori,
  polytomousInformation,
  polytomousMaximumAPosteriori,
  polytomousMaximumLikelihood,
  polytomousWarmLikelihood,
  type PolytomousItem,
} from "../../src/psychometrics/polytomous";
import { warmLikelihood } from "../../src/psychometrics/wle";
import { sharedVectors, type PolytomousCases, type SharedVectors } from "./reference";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const thresholds = fc.array(number(-4, 4), { minLength: 1, maxLength: 5 });
const polytomous: fc.Arbitrary<PolytomousItem> = fc.oneof(
  fc.record({
    model: fc.constant("GRM" as const),
    a: number(0.1, 20),
    b: thresholds.map((b) => b.toSorted((one, other) => one - other)),
  }),
  fc.record({ model: fc.constant("GPCM" as const), a: number(0.1, 20), b: thresholds }),
);
const models = ["GRM", "GPCM"] as const;
const near = (value: number, digits = 9): number => expect.closeTo(value, digits);

describe("polytomous items", () => {
  it("have probabilities known by hand", () => {
    const b = [-Math.log(3), Math.log(3)];
    expect(categoryProbabilities({ model: "GRM", a: 1, b }, 0)).toEqual([0.25, 0.5, 0.25].map((p) => near(p, 12)));
    expect(polytomousInformation({ model: "GRM", a: 1, b }, 0)).toBeCloseTo((2 * 0.1875 ** 2) / 0.25, 12);
    expect(categoryProbabilities({ model: "GPCM", a: 1, b }, 0)).toEqual([1 / 5, 3 / 5, 1 / 5].map((p) => near(p, 12)));
    expect(polytomousInformation({ model: "GPCM", a: 1, b }, 0)).toBeCloseTo(2 / 5, 12);
    expect(categoryProbabilities({ model: "GPCM", a: 1, b: [0, 0] }, 1, 2)).toEqual(
      [1, Math.E ** 2, Math.E ** 4].map((part) => near(part / (1 + Math.E ** 2 + Math.E ** 4), 12)),
    );
  });

  it("have probabilities that sum to 1 and finite information at any distance", () => {
    fc.assert(
      fc.property(polytomous, number(-1e3, 1e3), (item, theta) => {
        const sum = categoryProbabilities(item, theta).reduce((total, p) => total + p, 0);
        expect(sum).toBeCloseTo(1, 9);
        const value = polytomousInformation(item, theta);
        expect(value >= 0 && value < Infinity).toBe(true);
      }),
    );
  });

  it.each(models)("equal 2PL items when there are two categories (%s)", (model) => {
    const plain = [-1.2, 0.3, 0.9, 1.4].map((b, place) => ({ a: 0.7 + place / 4, b, c: 0, d: 1 }));
    const items = plain.map(({ a, b }) => ({ model, a, b: [b] }));
    const [x, D] = [[1, 1, 0, 1], 1.702];
    for (const [place, item] of items.entries()) {
      const one = plain[place] ?? { a: 1, b: 0, c: 0, d: 1 };
      expect(categoryProbabilities(item, 0.4, D)[1]).toBeCloseTo(probability(one, 0.4, D), 12);
      expect(polytomousInformation(item, 0.4, D)).toBeCloseTo(information(one, 0.4, D), 12);
    }
    const pairs = [
      [polytomousMaximumLikelihood(items, x, { D }), maximumLikelihood(plain, x, { D })],
      [polytomousWarmLikelihood(items, x, { D }), warmLikelihood(plain, x, { D })],
      [polytomousMaximumAPosteriori(items, x, { D }), maximumAPosteriori(plain, x, { D })],
      [polytomousExpectedAPosteriori(items, x, { D }), expectedAPosteriori(plain, x, { D })],
    ] as const;
    for (const [value, expected] of pairs)
      expect(value).toMatchObject({ theta: near(expected.theta), se: near(expected.se) });
  });

  it("give finite estimates for any answers, and a bound for all of the highest", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(polytomous, fc.nat()), { minLength: 1, maxLength: 10 }), (list) => {
        const items = list.map(([item]) => item);
        const x = list.map(([{ b }, answer]) => answer % (b.length + 1));
        for (const { theta, se } of [
          polytomousMaximumLikelihood(items, x),
          polytomousWarmLikelihood(items, x),
          polytomousMaximumAPosteriori(items, x),
          polytomousExpectedAPosteriori(items, x),
        ]) {
          expect(Math.abs(theta)).toBeLessThanOrEqual(12);
          expect(se).toBeGreaterThan(0);
        }
      }),
      { numRuns: 20 },
    );
    const items = models.map((model) => ({ model, a: 1, b: [-1, 1] }));
    expect(polytomousMaximumLikelihood(items, [2, 2])).toMatchObject({ theta: 6, bound: "hi" });
    expect(polytomousMaximumLikelihood(items, [0, 0])).toMatchObject({ theta: -6, bound: "lo" });
    expect(polytomousMaximumLikelihood(items, [1, 1])).toMatchObject({ theta: near(0), bound: null });
  });

  it("are selected by information, ties to the lowest index", () => {
    const items = [3, 0, 0, 1].map((b) => ({ model: "GPCM" as const, a: 1, b: [b - 0.5, b + 0.5] }));
    expect(mostInformativePolytomous({ items, theta: 0, best: 3 })).toEqual([1, 2, 3]);
    expect(mostInformativePolytomous({ items, theta: 0, used: [1] })).toEqual([2]);
    expect(mostInformativePolytomous({ items, theta: 0, isAvailable: () => false })).toEqual([]);
  });

  const estimators = {
    mle: polytomousMaximumLikelihood,
    wle: polytomousWarmLikelihood,
    map: polytomousMaximumAPosteriori,
    eap: polytomousExpectedAPosteriori,
  };

  const compare = ({ banks }: SharedVectors, { bank, prob, estimate, select }: PolytomousCases) => {
    const { model: name, items: rows } = banks[bank] ?? { model: "", items: [] };
    const model = models.find((one) => one === name) ?? "GRM";
    const items = rows.map(([a, ...b]) => ({ model, a, b }));
    const at = (indices: readonly number[]) => indices.flatMap((index) => items[index] ?? []);
    for (const { theta, item: index, P, I } of prob)
      for (const item of at([index])) {
        const values = categoryProbabilities(item, theta);
        expect(values.length).toBe(P.length);
        for (const [k, p] of P.entries()) expect(Math.abs((values[k] ?? NaN) - p)).toBeLessThanOrEqual(1e-10);
        expect(Math.abs(polytomousInformation(item, theta) / I - 1)).toBeLessThanOrEqual(1e-8);
      }
    for (const { items: indices, x, ...expected } of estimate)
      for (const kind of ["mle", "wle", "map", "eap"] as const) {
        const { theta, se } = estimators[kind](at(indices), x);
        expect(Math.abs(theta - expected[kind].theta), kind).toBeLessThanOrEqual(1e-5);
        expect(Math.abs(se / Number(expected[kind].se) - 1), `${kind} se`).toBeLessThanOrEqual(1e-5);
      }
    for (const { theta, used, top5 } of select)
      expect(mostInformativePolytomous({ items, theta, used, best: 5 })).toEqual(top5);
  };
  const shared = sharedVectors();
  if (shared !== undefined)
    it.each(shared.poly)("give the shared reference values of $bank", (cases) => compare(shared, cases));
});
