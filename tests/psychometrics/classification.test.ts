import { describe, expect, it } from "vitest";
import { classifyByInterval, sequentialRatioTest } from "../../src/psychometrics/classification";
import { itemsOf, sharedVectors, type SharedVectors } from "./reference";

const rasch = (...difficulties: number[]) => difficulties.map((b) => ({ a: 1, b, c: 0, d: 1 }));

describe("the sequential probability ratio test", () => {
  it("weighs each right answer at the cut by delta logits", () => {
    const options = { cut: 0, delta: 0.5 };
    /** ln s(½) − ln s(−½) = ½, whatever the number of items. */
    for (const [right, decision] of [
      [5, "continue"],
      [6, "above"],
    ] as const) {
      const items = rasch(...Array.from({ length: right }, () => 0));
      const test = sequentialRatioTest({ items, x: items.map(() => 1), D: 1 }, options);
      expect(test).toEqual({
        logLikelihoodRatio: expect.closeTo(right / 2, 12),
        lower: expect.closeTo(-Math.log(19), 12),
        upper: expect.closeTo(Math.log(19), 12),
        decision,
      });
      const { decision: mirrored } = sequentialRatioTest({ items, x: items.map(() => 0), D: 1 }, options);
      expect(mirrored).toBe(decision === "above" ? "below" : "continue");
    }
  });

  it("bounds the two errors apart", () => {
    const nothing = { items: [], x: [], D: 1 };
    expect(sequentialRatioTest(nothing, { cut: 0, delta: 0.5, alpha: 0.1, beta: 0.2 })).toEqual({
      logLikelihoodRatio: 0,
      lower: expect.closeTo(Math.log(2 / 9), 12),
      upper: expect.closeTo(Math.log(8), 12),
      decision: "continue",
    });
  });

  const compare = (vectors: SharedVectors) => {
    expect(vectors.classify.length).toBeGreaterThan(0);
    for (const { bank, items, x, llr, lower, upper, decision, ...options } of vectors.classify) {
      const test = sequentialRatioTest({ items: itemsOf(vectors, bank, items), x, D: 1 }, options);
      expect(test).toEqual({
        logLikelihoodRatio: expect.closeTo(llr, 9),
        lower: expect.closeTo(lower, 9),
        upper: expect.closeTo(upper, 9),
        decision,
      });
    }
  };
  const shared = sharedVectors();
  if (shared !== undefined) it("gives the shared reference values", () => compare(shared));
});

describe("classification by confidence interval", () => {
  it("decides once the interval leaves the cut", () => {
    expect([0.9, 1.1, -0.9, -1.1].map((theta) => classifyByInterval({ theta, se: 0.5 }, 0))).toEqual([
      "continue",
      "above",
      "continue",
      "below",
    ]);
    expect(classifyByInterval({ theta: 0.9, se: 0.5 }, 0, 1.645)).toBe("above");
    expect(classifyByInterval({ theta: 5, se: Infinity }, 0)).toBe("continue");
  });
});
