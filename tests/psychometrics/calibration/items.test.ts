import { describe, expect, it } from "vitest";
import { mantelHaenszel, strataOf } from "../../../src/psychometrics/calibration/differential-functioning";
import { optionUse } from "../../../src/psychometrics/calibration/distractors";
import { responseTimes } from "../../../src/psychometrics/calibration/response-times";

const stratum = ([referenceRight, referenceWrong, focalRight, focalWrong]: readonly number[]) => ({
  referenceRight: referenceRight ?? 0,
  referenceWrong: referenceWrong ?? 0,
  focalRight: focalRight ?? 0,
  focalWrong: focalWrong ?? 0,
});

describe("Mantel–Haenszel", () => {
  it("is that worked by hand", () => {
    const found = mantelHaenszel([stratum([30, 20, 20, 30]), stratum([40, 10, 30, 20])]);
    const alpha = (30 * 30 + 40 * 20) / (20 * 20 + 10 * 30);
    expect(found?.oddsRatio).toBeCloseTo(alpha, 12);
    const variance = (50 * 50 * 50 * 50) / (100 * 100 * 99) + (50 * 50 * 70 * 30) / (100 * 100 * 99);
    expect(found?.chiSquare).toBeCloseTo((30 + 40 - 25 - 35 - 0.5) ** 2 / variance, 12);
    expect(found?.delta).toBeCloseTo(-2.35 * Math.log(alpha), 12);
  });

  it("of one stratum has the error of a log odds ratio", () => {
    const { deltaSe } = mantelHaenszel([stratum([30, 20, 20, 30])]) ?? { deltaSe: NaN };
    expect(deltaSe).toBeCloseTo(2.35 * Math.sqrt(1 / 30 + 1 / 20 + 1 / 20 + 1 / 30), 12);
  });

  it.each([
    ["A, too small to tell", [300, 200, 290, 210], "A"],
    ["A, large but of too few", [6, 4, 4, 6], "A"],
    ["B", [320, 180, 260, 240], "B"],
    ["C", [400, 100, 200, 300], "C"],
    ["C, in favour of the focal group", [200, 300, 400, 100], "C"],
    ["B, as large as a C but not surely", [40, 20, 25, 35], "B"],
  ])("class %s", (_, counts, expected) => {
    expect(mantelHaenszel([stratum(counts)])?.class).toBe(expected);
  });

  it("is absent when the groups have no common stratum", () => {
    expect(mantelHaenszel([stratum([5, 5, 0, 0]), stratum([0, 0, 5, 5])])).toBeNull();
    expect(mantelHaenszel([])).toBeNull();
  });

  it("has strata of equal size, in order of ability", () => {
    const answers = Array.from({ length: 8 }, (_, place) => ({
      theta: -place,
      isFocal: place % 2 === 0,
      right: place < 4,
    }));
    expect(strataOf(answers, 2)).toEqual([stratum([0, 2, 0, 2]), stratum([2, 0, 2, 0])]);
  });
});

describe("options", () => {
  const each = (option: string, mean: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({ option, theta: mean + (place % 2 === 0 ? 0.1 : -0.1) }));
  const choices = [
    ...each("A", -1, 20),
    ...each("B", 0, 30),
    ...each("C", 2, 20),
    ...each("E", 3, 8),
    ...each("F", 0.02, 22),
  ];

  it("reports shares, abilities, and wrong options that attract able students often enough", () => {
    const use = optionUse(["A", "B", "C", "D", "E", "F"], "B", choices);
    expect(use.map(({ option, isKey, attractsTheAble }) => [option, isKey, attractsTheAble])).toEqual([
      ["A", false, false],
      ["B", true, false],
      ["C", false, true],
      ["D", false, false],
      ["E", false, false],
      ["F", false, false],
    ]);
    expect(use.map(({ share }) => share)).toEqual([0.2, 0.3, 0.2, 0, 0.08, 0.22]);
    expect(use[2]?.meanTheta).toBeCloseTo(2, 12);
    expect(use[3]?.meanTheta).toBeNaN();
  });

  it("correlates choosing an option with ability", () => {
    const [, , c] = optionUse(["A", "B", "C"], "B", choices);
    const x = choices.map(({ option }) => Number(option === "C"));
    const y = choices.map(({ theta }) => theta);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const product = (one: readonly number[], other: readonly number[]) =>
      mean(one.map((value, place) => (value - mean(one)) * ((other[place] ?? 0) - mean(other))));
    expect(c?.pointBiserial).toBeCloseTo(product(x, y) / Math.sqrt(product(x, x) * product(y, y)), 12);
  });
});

it("times leave out rapid answers, but report their share", () => {
  const answers = [500, 10_000, 20_000, 30_000, 60_000].map((elapsedMs) => ({ elapsedMs, isRapid: elapsedMs < 1000 }));
  expect(responseTimes(answers)).toEqual({
    lower: 17_500,
    median: 25_000,
    upper: 37_500,
    rapidShare: expect.closeTo(0.2),
  });
  expect(responseTimes([])).toEqual({ lower: NaN, median: NaN, upper: NaN, rapidShare: NaN });
});
