import { describe, expect, it } from "vitest";
import { createRandom } from "../../src/psychometrics/random";
import { cefrOf, placementBand, placementScoreOf, preA1PartOf } from "../../src/psychometrics/scales/cefr";
import {
  abilityAtAge,
  abilityEnds,
  batteryCorrelation,
  percentileRankOf,
  sasBand,
  sasErrorOfMean,
  sasOf,
  stanineOf,
} from "../../src/psychometrics/scales/sas";
import { meetsBenchmark, satPercentileOf, satRangeOf, satScoreOf } from "../../src/psychometrics/scales/sat";

describe("the standard age score", () => {
  it("is 100 at the mean of the age, 15 points an SD, within the scale of the level", () => {
    expect(abilityAtAge(7)).toEqual({ mean: -2.2, sd: 1 });
    expect([7, 9.5, 12].map((age) => sasOf(abilityAtAge(age).mean, age))).toEqual([100, 100, 100]);
    expect(sasOf(-2.2 + 1, 7)).toBe(115);
    expect([-9, 9].map((theta) => sasOf(theta, 10))).toEqual([59, 141]);
    expect([-9, 9].map((theta) => sasOf(theta, 7, "young"))).toEqual([69, 131]);
  });

  it("has the stanines of the published table", () => {
    const tops = [73, 81, 88, 96, 103, 111, 118, 126];
    expect(tops.map((top) => stanineOf(top))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(tops.map((top) => stanineOf(top + 1))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("ranks by the normal curve, never 0 or 100", () => {
    expect([59, 85, 100, 115, 141].map((sas) => percentileRankOf(sas))).toEqual([1, 16, 50, 84, 99]);
  });

  it("ranks a mean of four batteries among such means, which lie closer together than single scores", () => {
    expect([80, 90, 100, 124].map((mean) => percentileRankOf(mean, 4))).toEqual([6, 22, 50, 97]);
    expect([80, 90, 100, 124].map((mean) => stanineOf(mean, 4))).toEqual([2, 3, 5, 9]);
    expect([80, 90, 124].map((mean) => [percentileRankOf(mean, 1), stanineOf(mean, 1)])).toEqual([
      [9, 2],
      [25, 4],
      [95, 8],
    ]);
  });

  it("ranks means of batteries that correlate as the share of simulated means that are the same or less", () => {
    const random = createRandom(5);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const [shared, own] = [Math.sqrt(batteryCorrelation), Math.sqrt(1 - batteryCorrelation)];
    for (const batteries of [1, 2, 3, 4]) {
      const means = Array.from({ length: 20_000 }, () => {
        const common = shared * normal();
        const z = Array.from({ length: batteries }, () => common + own * normal());
        return 100 + (15 * z.reduce((sum, one) => sum + one, 0)) / batteries;
      });
      for (const mean of [75, 85, 95, 110, 125]) {
        const share = (100 * means.filter((one) => one <= mean).length) / means.length;
        expect(Math.abs(percentileRankOf(mean, batteries) - share)).toBeLessThan(1.5);
      }
    }
  });

  it("has a 90 % band of 1.645 standard errors, 8 points where the error is 5", () => {
    expect(sasBand({ theta: abilityAtAge(10).mean, se: 1 / 3 }, 10)).toEqual([92, 108]);
    expect(sasBand({ theta: 3.8, se: 1 }, 10)[1]).toBe(141);
  });

  it("has bands for a mean of batteries from their errors, within the scale", () => {
    const at = (value: number) => (se: number) => ({ value, se });
    expect(sasErrorOfMean([6].map(at(100)))).toBeCloseTo(6, 6);
    expect(sasErrorOfMean([5, 6, 6, 7].map(at(100)))).toBeCloseTo(Math.hypot(5, 6, 6, 7) / 4, 6);
    expect(sasErrorOfMean([20].map(at(59)))).toBeCloseTo(20 / Math.SQRT2, 2);
    expect(sasErrorOfMean([20].map(at(141)))).toBeCloseTo(sasErrorOfMean([20].map(at(59))), 6);
    expect(sasErrorOfMean([1000].map(at(59)))).toBeLessThan(82);
  });

  it("reaches from the ability of the lowest score to that of the highest", () => {
    expect(abilityEnds(10).map((theta) => sasOf(theta, 10))).toEqual([59, 141]);
    expect(abilityEnds(10, "young").map((theta) => sasOf(theta, 10, "young"))).toEqual([69, 131]);
  });
});

describe("the SAT scale", () => {
  it("is in tens from 200 to 800", () => {
    expect([-9, 0, 0.5, 2.89, 2.9, 9].map((theta) => satScoreOf("readingWriting", theta))).toEqual([
      200, 520, 570, 790, 800, 800,
    ]);
    expect([-9, 0, 0.5, 9].map((theta) => satScoreOf("math", theta))).toEqual([200, 510, 560, 800]);
  });

  it("gives a range of a standard error in tens, 30 at least", () => {
    expect(satRangeOf("readingWriting", { theta: 0, se: 0.3 })).toEqual([490, 550]);
    expect(satRangeOf("math", { theta: 0, se: 0.4 })).toEqual([470, 550]);
    expect(satRangeOf("math", { theta: 2.7, se: 0.4 })).toEqual([750, 800]);
  });

  it("ranks 1210 at 78 and 1400 at 94, and sections by their own norms", () => {
    expect([400, 1030, 1210, 1400, 1600].map((score) => satPercentileOf("total", score))).toEqual([1, 50, 78, 94, 99]);
    expect(satPercentileOf("readingWriting", 638)).toBe(84);
    expect(satPercentileOf("math", 637)).toBe(84);
  });

  it("has its benchmarks at 480 and 530", () => {
    expect([470, 480].map((score) => meetsBenchmark("readingWriting", score))).toEqual([false, true]);
    expect([520, 530].map((score) => meetsBenchmark("math", score))).toEqual([false, true]);
  });
});

describe("the placement scale", () => {
  it("has 20 points, 1.25 logits, to a CEFR level, from 0 to 120", () => {
    expect([-9, -3.75, 0, 1.25, 9].map(placementScoreOf)).toEqual([0, 0, 60, 80, 120]);
  });

  it("begins each level one point above the last", () => {
    const tops = [0, 20, 40, 60, 80, 100, 120];
    expect(tops.map(cefrOf)).toEqual(["preA1", "A1", "A2", "B1", "B2", "C1", "C2"]);
    expect(tops.slice(0, -1).map((top) => cefrOf(top + 1))).toEqual(["A1", "A2", "B1", "B2", "C1", "C2"]);
  });

  it("divides pre-A1 in three", () => {
    expect([-6, -5, -4.5, -4.4, -3.8, -3.7].map(preA1PartOf)).toEqual(["low", "mid", "mid", "high", "high", null]);
  });

  it("has a band of one standard error", () => {
    expect(placementBand({ theta: -0.8, se: 0.35 })).toEqual([42, 53]);
  });
});
