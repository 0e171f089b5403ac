import { describe, expect, it } from "vitest";
import { chiSquareTail } from "../../../src/psychometrics/calibration/chi-square";
import { meanSquareFit } from "../../../src/psychometrics/calibration/mean-square-fit";
import { scoreDistribution, summedScoreFit } from "../../../src/psychometrics/calibration/summed-score-fit";
import { answersOf } from "./lsat";

const item = (a: number, b: number) => ({ a, b, c: 0, d: 1 });
const standard = Array.from({ length: 121 }, (_, node) => {
  const theta = -6 + node / 10;
  return { theta, weight: Math.exp((-theta * theta) / 2) };
});

describe("S-X²", () => {
  const lsat7 = [
    item(0.988, -1.879),
    item(1.081, -0.748),
    item(1.706, -1.058),
    item(0.765, -0.635),
    item(0.736, -2.52),
  ];
  const given = { items: lsat7, answers: answersOf(7), abilities: standard, estimated: 2 };

  it("of LSAT 7 is that of mirt (itemfit, mincell = 0)", () => {
    const fits = summedScoreFit({ ...given, least: 0 }) ?? [];
    expect(fits.map(({ df }) => df)).toEqual([2, 2, 2, 2, 2]);
    for (const [place, published] of [4.7492191, 14.452898, 1.2703374, 5.237343, 0.9407036].entries())
      expect(fits[place]?.chiSquare).toBeCloseTo(published, 1);
    expect(fits[1]?.p).toBeCloseTo(Math.exp(-(fits[1]?.chiSquare ?? NaN) / 2), 8);
  });

  it("merges scores that few people have", () => {
    const [whole, part] = [0, 60].map((least) => summedScoreFit({ ...given, least })?.[0]);
    expect(part?.df).toBeLessThan(whole?.df ?? NaN);
  });

  it("is absent for an item that was not given to all", () => {
    expect(summedScoreFit({ ...given, answers: [...given.answers, [1, 1, 1, 1]] })).toBeNull();
    expect(summedScoreFit({ ...given, answers: [...given.answers, [1, 1, 1, 1, NaN]] })).toBeNull();
  });

  it("computes the probability of each number right", () => {
    expect([...scoreDistribution([0.5, 0.2])]).toEqual([0.4, 0.5, 0.1]);
  });
});

describe("infit and outfit", () => {
  const nodes = Float64Array.of(-Math.log(3), 0, Math.log(3));
  const fit = (right: number[], wrong: number[]) =>
    meanSquareFit(item(1, 0), { nodes, right: Float64Array.from(right), wrong: Float64Array.from(wrong) });

  it("are 1 where as many are right as expected", () => {
    const { infit, outfit } = fit([1, 2, 3], [3, 2, 1]) ?? { infit: NaN, outfit: NaN };
    expect([infit, outfit].map((value) => value.toFixed(12))).toEqual(["1.000000000000", "1.000000000000"]);
  });

  it("are those worked by hand: P = 1/4, 1/2, 3/4 with one surprise", () => {
    const { infit, outfit } = fit([1, 0, 1], [0, 1, 0]) ?? { infit: NaN, outfit: NaN };
    expect(outfit).toBeCloseTo((3 + 1 + 1 / 3) / 3, 12);
    expect(infit).toBeCloseTo((9 / 16 + 1 / 4 + 1 / 16) / (3 / 16 + 1 / 4 + 3 / 16), 12);
  });

  it("are absent without answers", () => {
    expect(fit([0, 0, 0], [0, 0, 0])).toBeNull();
  });
});

describe("tail of chi-square", () => {
  it.each([
    [3.841458820694124, 1, 0.05],
    [6.634896601021213, 1, 0.01],
    [5.991464547107979, 2, 0.05],
    [11.070497693516351, 5, 0.05],
    [18.307038053275146, 10, 0.05],
    [2, 2, Math.exp(-1)],
    [40, 4, Math.exp(-20) * 21],
    [0, 3, 1],
  ])("beyond %d with %d degrees of freedom is %d", (value, df, tail) => {
    expect(chiSquareTail(value, df) / tail).toBeCloseTo(1, 10);
  });
});
