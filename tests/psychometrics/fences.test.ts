import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedFences, maximumLikelihoodWithFences, offsetFences } from "../../src/psychometrics/fences";
import type { ItemParameters } from "../../src/psychometrics/model";
import { itemsOf, sharedVectors, type SharedVectors } from "./reference";

const rasch = (b: number): ItemParameters => ({ a: 1, b, c: 0, d: 1 });
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const answersTo = (one: fc.Arbitrary<ItemParameters>) =>
  fc.array(fc.tuple(one, fc.constantFrom(0, 1)), { minLength: 1, maxLength: 20 });
const models: Readonly<Record<string, fc.Arbitrary<ItemParameters>>> = {
  "1PL": fc.record({ a: fc.constant(1), b: number(-6, 6), c: fc.constant(0), d: fc.constant(1) }),
  "2PL": fc.record({ a: number(0.2, 4), b: number(-6, 6), c: fc.constant(0), d: fc.constant(1) }),
  "3PL": fc.record({ a: number(0.2, 4), b: number(-6, 6), c: number(0, 0.4), d: fc.constant(1) }),
  "4PL": fc.record({ a: number(0.2, 4), b: number(-6, 6), c: number(0, 0.4), d: number(0.7, 1) }),
};

describe("maximum likelihood with fences", () => {
  it("agrees with symmetry and with a root computed by hand", () => {
    const half = maximumLikelihoodWithFences([rasch(-1), rasch(1)], [1, 0]);
    expect(half).toEqual({
      theta: expect.closeTo(0, 12),
      se: expect.closeTo(1 / Math.sqrt((2 * Math.E) / (1 + Math.E) ** 2), 12),
      bound: null,
      localMaxima: 1,
    });
    /** One right answer at b = 0 and Rasch fences at ±3.8: s(θ + 3.8) + s(θ) + s(θ − 3.8) = 2. */
    const { theta } = maximumLikelihoodWithFences([rasch(0)], [1], { fences: offsetFences });
    const s = (z: number) => 1 / (1 + Math.exp(-z));
    expect(s(theta + 3.8) + s(theta) + s(theta - 3.8)).toBeCloseTo(2, 12);
  });

  it("is the middle of the fences without answers, with an infinite error", () => {
    for (const fences of [fixedFences, offsetFences])
      expect(maximumLikelihoodWithFences([], [], { fences })).toMatchObject({
        theta: expect.closeTo(0, 12),
        se: Infinity,
      });
    expect(
      maximumLikelihoodWithFences([], [], { fences: { kind: "fixed", slope: 5, lower: 1, upper: 4 } }).theta,
    ).toBeCloseTo(2.5, 12);
  });

  it("stays finite for a thousand answers alike, beyond the fences too", () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ a: 3, b: 8 + (index % 10) / 10, c: 0, d: 1 }));
    const { theta, bound } = maximumLikelihoodWithFences(
      items,
      items.map(() => 1),
    );
    expect(bound).toBeNull();
    expect(theta).toBeGreaterThan(9);
    expect(theta).toBeLessThan(14);
  });

  it.each(Object.entries(models))("never falls by a right answer in place of a wrong one (%s)", (_, model) => {
    fc.assert(
      fc.property(answersTo(model), fc.nat(), fc.constantFrom(fixedFences, offsetFences), (list, at, fences) => {
        const items = list.map(([one]) => one);
        const withAnswer = (answer: number) => list.map(([, x], index) => (index === at % list.length ? answer : x));
        const wrong = maximumLikelihoodWithFences(items, withAnswer(0), { fences });
        const right = maximumLikelihoodWithFences(items, withAnswer(1), { fences });
        expect(right.theta).toBeGreaterThanOrEqual(wrong.theta - 1e-9);
        expect([wrong.bound, right.bound]).toEqual([null, null]);
      }),
      { numRuns: 60 },
    );
  });

  const compare = (vectors: SharedVectors) => {
    expect(vectors.mlef.length).toBeGreaterThan(0);
    for (const { case: id, convention, theta, se } of vectors.mlef) {
      const answers = vectors.estimate.find((one) => one.id === id);
      const items = itemsOf(vectors, answers?.bank ?? "", answers?.items ?? []);
      const fences = convention === "fixed" ? fixedFences : offsetFences;
      const estimate = maximumLikelihoodWithFences(items, answers?.x ?? [], { fences });
      expect(Math.abs(estimate.theta - theta), id).toBeLessThanOrEqual(1e-5);
      expect(Math.abs(estimate.se / Number(se) - 1), id).toBeLessThanOrEqual(1e-5);
    }
  };
  const shared = sharedVectors();
  if (shared !== undefined) it("gives the shared reference values", () => compare(shared));
});
