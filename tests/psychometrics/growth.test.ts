import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  expectedGrowth,
  growthBetween,
  nextTerm,
  projectionOf,
  type Term,
} from "../../src/psychometrics/scales/growth";
import type { NormSubject } from "../../src/psychometrics/scales/norms";
import { normOf } from "../../src/psychometrics/scales/rit";

const subjects = fc.constantFrom<NormSubject>("math", "reading", "language", "science");
const terms = fc.record({
  grade: fc.integer({ min: 0, max: 12 }),
  season: fc.constantFrom("fall", "winter", "spring"),
});
const rits = fc.integer({ min: 100, max: 300 });

describe("terms", () => {
  it("follow one another, spring by the fall of the next grade", () => {
    const seen: Term[] = [{ grade: 2, season: "fall" }];
    for (let count = 0; count < 3; count += 1) seen.push(nextTerm(seen.at(-1) ?? { grade: 0, season: "fall" }));
    expect(seen.map(({ grade, season }) => `${grade} ${season}`)).toEqual(["2 fall", "2 winter", "2 spring", "3 fall"]);
  });
});

describe("expected growth", () => {
  it("of a student at the mean is the growth of the means", () => {
    fc.assert(
      fc.property(subjects, terms, terms, (subject, from, to) => {
        const [start, end] = [from, to].map(({ grade, season }) => normOf(subject, grade, season).mean);
        expect(expectedGrowth(subject, start ?? 0, from, to)).toBeCloseTo((end ?? 0) - (start ?? 0), 9);
      }),
    );
  });
  it("is never more from a higher start", () => {
    fc.assert(
      fc.property(subjects, terms, rits, rits, (subject, from, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((rit) =>
          expectedGrowth(subject, rit, from, nextTerm(from)),
        );
        expect(high ?? 0).toBeLessThanOrEqual((low ?? 0) + 1e-9);
      }),
    );
  });
  it("in mathematics from fall to winter of kindergarten leans on the start by 0.16 for each point", () => {
    const [from, to] = [{ grade: 0, season: "fall" } as const, { grade: 0, season: "winter" } as const];
    const [at130, at140] = [130, 140].map((rit) => expectedGrowth("math", rit, from, to));
    expect((at130 ?? 0) - (at140 ?? 0)).toBeCloseTo(1.6, 9);
  });
});

describe("a projection", () => {
  it("lies in its band, and the band on the scale", () => {
    fc.assert(
      fc.property(subjects, terms, rits, (subject, from, rit) => {
        const projection = projectionOf(subject, rit, from);
        expect(projection === null).toBe(nextTerm(from).grade > 12);
        if (projection === null) return;
        const { rit: middle, band, ...term } = projection;
        expect(term).toEqual(nextTerm(from));
        expect(band[0] <= middle && middle <= band[1] && band[0] >= 100 && band[1] <= 300).toBe(true);
      }),
    );
  });
});

describe("growth between two terms", () => {
  const [fall, spring] = [{ grade: 5, season: "fall" } as const, { grade: 5, season: "spring" } as const];
  it("is met from the expected growth on, which is the 50th percentile", () => {
    const expected = expectedGrowth("math", 210, fall, spring);
    const exact = growthBetween("math", { ...fall, rit: 210 }, { ...spring, rit: 210 + expected });
    expect(exact).toMatchObject({ met: true, percentile: 50 });
    expect(exact.observed).toBeCloseTo(exact.expected, 9);
    const less = growthBetween("math", { ...fall, rit: 210 }, { ...spring, rit: 210 + expected - 6 });
    // one standard deviation below: 16 of 100
    expect(less).toMatchObject({ met: false, percentile: 16 });
  });
  it("is never met by a lower score, however little was expected", () => {
    fc.assert(
      fc.property(subjects, terms, rits, fc.integer({ min: 1, max: 40 }), (subject, from, rit, loss) => {
        expect(growthBetween(subject, { ...from, rit }, { ...nextTerm(from), rit: rit - loss }).met).toBe(false);
      }),
    );
    const [winter, next] = [{ grade: 12, season: "winter" } as const, { grade: 12, season: "spring" } as const];
    const high = growthBetween("reading", { ...winter, rit: 280 }, { ...next, rit: 279 });
    expect([high.expected < -1, high.met]).toEqual([true, false]);
  });
  it("has percentiles from 1 to 99", () => {
    fc.assert(
      fc.property(subjects, terms, rits, rits, (subject, from, one, other) => {
        const { percentile } = growthBetween(subject, { ...from, rit: one }, { ...nextTerm(from), rit: other });
        expect(Number.isInteger(percentile) && percentile >= 1 && percentile <= 99).toBe(true);
      }),
    );
  });
});
