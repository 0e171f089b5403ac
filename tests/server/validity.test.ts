import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRapid } from "../../src/server/attempts/rapid-answer";
import { validityOf } from "../../src/server/families/map/validity";

const usual = { total: 43, answered: 43, rapid: 0, se: 4.5 };

describe("the validity of a score", () => {
  it.each([
    ["valid", {}, []],
    ["valid", { rapid: 4 }, []],
    ["doubtful", { rapid: 5 }, ["rapidGuessing"]],
    ["doubtful", { rapid: 12 }, ["rapidGuessing"]],
    ["invalid", { rapid: 13 }, ["rapidGuessing"]],
    ["invalid", { answered: 25 }, ["tooFewAnswers"]],
    ["valid", { answered: 26 }, []],
    ["invalid", { answered: 0 }, ["tooFewAnswers"]],
    ["doubtful", { se: 5.6 }, ["wideBand"]],
    ["valid", { total: 20, answered: 20, se: 7.4 }, []],
    ["doubtful", { total: 20, answered: 20, se: 7.6 }, ["wideBand"]],
    ["invalid", { answered: 10, rapid: 10, se: 9 }, ["tooFewAnswers", "rapidGuessing"]],
  ] as const)("%s: %j", (verdict, facts, reasons) => {
    expect(validityOf({ ...usual, ...facts })).toEqual({ verdict, reasons });
  });

  it("is never better with more rapid answers", () => {
    const order = ["valid", "doubtful", "invalid"];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 43 }),
        fc.nat(42),
        fc.double({ min: 3, max: 9, noNaN: true }),
        (answered, some, se) => {
          const rapid = Math.min(some, answered - 1);
          const verdicts = [rapid, rapid + 1].map(
            (count) => validityOf({ ...usual, answered, rapid: count, se }).verdict,
          );
          expect(order.indexOf(verdicts[1] ?? "")).toBeGreaterThanOrEqual(order.indexOf(verdicts[0] ?? ""));
        },
      ),
    );
  });
});

describe("the threshold of a rapid answer", () => {
  it.each([
    [2_999, 30_000, true],
    [3_000, 30_000, false],
    [999, 2_000, true],
    [1_000, 2_000, false],
    [9_999, 240_000, true],
    [10_000, 240_000, false],
  ] as const)("%d ms of usually %d ms: %s", (elapsed, expected, rapid) => {
    expect(isRapid(elapsed, expected)).toBe(rapid);
  });
});
