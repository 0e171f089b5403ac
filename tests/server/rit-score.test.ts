import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentileOf } from "../../src/psychometrics/scales/rit";
import { ritScoreOf } from "../../src/server/families/map/rit-score";

const norm = { mean: 208, sd: 16 };
const items = (difficulties: readonly number[], c = 0) => difficulties.map((b) => ({ irt: { a: 1, b, c, d: 1 } }));
const given = (all: ReturnType<typeof items>, right: (place: number) => boolean) =>
  all.map((item, place) => ({ ...item, right: right(place) }));

const item = fc.record({
  irt: fc.record({
    a: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
    b: fc.double({ min: -4, max: 6, noNaN: true }),
    c: fc.constantFrom(0, 0.2, 0.25),
    d: fc.constant(1),
  }),
  right: fc.boolean(),
});

describe("a RIT score", () => {
  it("and its percentile never decrease when a wrong answer becomes right", () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 43 }), fc.nat(), (responses, at) => {
        const place = at % responses.length;
        const better = responses.map((one, index) => (index === place ? { ...one, right: true } : one));
        const [before, after] = [ritScoreOf(norm, responses).rit, ritScoreOf(norm, better).rit];
        expect(after).toBeGreaterThanOrEqual(before - 1e-7);
        expect(percentileOf(after + 1e-7, norm)).toBeGreaterThanOrEqual(percentileOf(before, norm));
      }),
      { numRuns: 300 },
    );
  });

  it("rises from all wrong to all right, one answer at a time, and stays on the scale", () => {
    for (const start of [-3, 0, 3]) {
      const all = items(Array.from({ length: 43 }, (_, place) => start + Math.sin(place)));
      const scores = Array.from(
        { length: 44 },
        (_, right) =>
          ritScoreOf(
            norm,
            given(all, (place) => place < right),
          ).rit,
      );
      expect(scores).toEqual(scores.toSorted((one, other) => one - other));
      expect(new Set(scores).size).toBe(44);
      expect([scores[0], scores[43]].every((score = NaN) => score > 100 && score < 300)).toBe(true);
    }
  });

  it("is the mean of the grade where nothing was answered", () => {
    expect(ritScoreOf(norm, [])).toEqual({ rit: 208, se: 16, band: [192, 224] });
  });
});
