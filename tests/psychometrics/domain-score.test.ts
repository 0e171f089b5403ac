import { describe, expect, it } from "vitest";
import { domainScore } from "../../src/psychometrics/domain-score";
import { probability } from "../../src/psychometrics/model";

const itemOf = (b: number, c = 0) => ({ a: 1, b, c, d: 1 });

describe("a domain score", () => {
  it("is a half in the middle of a bank without guessing, with a band as wide on both sides", () => {
    const { rate, band } = domainScore(
      [-2, -1, 0, 1, 2].map((b) => itemOf(b)),
      { theta: 0, se: 0.5 },
    );
    expect(rate).toBeCloseTo(0.5, 12);
    expect((band[0] + band[1]) / 2).toBeCloseTo(0.5, 12);
    expect(band[0]).toBeLessThan(rate);
  });

  it("is the mean of the probabilities, never below the guessing and never above one", () => {
    const items = [itemOf(-1, 0.2), itemOf(1, 0.2)];
    const mean = items.reduce((sum, item) => sum + probability(item, 0.7), 0) / 2;
    expect(domainScore(items, { theta: 0.7, se: 0.3 }).rate).toBeCloseTo(mean, 12);
    expect(domainScore(items, { theta: -20, se: 5 }).band[0]).toBeCloseTo(0.2, 6);
    expect(domainScore(items, { theta: 20, se: 5 }).band[1]).toBeLessThanOrEqual(1);
  });

  it("rises with the ability", () => {
    const items = [-1, 0, 2].map((b) => itemOf(b, 0.1));
    const rates = [-3, -1, 0, 1, 3].map((theta) => domainScore(items, { theta, se: 0 }).rate);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  });
});
