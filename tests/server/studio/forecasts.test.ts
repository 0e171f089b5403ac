import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { probability } from "../../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../../src/psychometrics/random";
import type { TestItem, TestVersion } from "../../../src/server/attempts/catalogue";
import type { TestDefinition } from "../../../src/server/db/shapes";
import {
  adaptiveForecast,
  scoreForecast,
  type SimulatedClass,
} from "../../../src/server/use-cases/studio/make-forecast";
import { adaptiveTest, fixedTest } from "../../support/school-tests";

const drawn = createRandom("bank of a forecast");
const bank = Array.from({ length: 200 }, (_, n): TestItem => ({
  itemId: `q${n}`,
  stage: "main",
  subject: "math",
  area: "general",
  skill: n % 2 === 0 ? "even" : "odd",
  body: {
    stem: { en: "?" },
    interaction: { type: "text_entry", max_length: 20 },
    media: [],
    calculator: false,
  },
  irt: { a: 0.8 + drawn(), b: 1.2 * normalFrom(drawn), c: 0.2 * drawn(), d: 1, calibration: "responses" },
  expectedMs: 60_000,
  points: 1,
  model: null,
  setOrder: null,
}));

const testOf = (
  definition: Partial<TestDefinition>,
  base: TestDefinition,
  items: readonly TestItem[],
): TestVersion => ({
  menuId: "simulated",
  version: 1,
  family: "custom",
  definition: { ...base, modes: [], ...definition },
  items: new Map(items.map((item) => [item.itemId, item])),
});
const classOf = (test: TestVersion, more: Partial<SimulatedClass> = {}): SimulatedClass => ({
  test,
  population: { mean: 0, sd: 1 },
  version: 3,
  seed: "one",
  simulees: 1000,
  onProgress: async () => {},
  ...more,
});

const [section] = fixedTest.sections;
if (section === undefined) throw new Error("no section");
const info = { ...fixedTest.exam_info, scoring_method: 1, correct_rate_method: 0 };
const fixed = testOf(
  { sections: [{ ...section, stage: "main", items: 25 }], exam_info: { ...info, extract_question_number: 25 } },
  fixedTest,
  bank.slice(0, 25),
);

/** The chance of each number of right answers at an ability, by the recursion of Lord and Wingersky (1984). */
const numberRight = (items: readonly TestItem[], theta: number): number[] =>
  items.reduce<number[]>(
    (chances, { irt }) => {
      const p = irt === null ? 0 : probability(irt, theta);
      return [...chances, 0].map((stay, right) => stay * (1 - p) + (chances[right - 1] ?? 0) * p);
    },
    [1],
  );

/** The same over standard normal abilities, by a sum over even steps. */
const numberRightOfAll = (items: readonly TestItem[]): number[] => {
  const step = 0.02;
  const sums = Array.from({ length: items.length + 1 }, () => 0);
  for (let theta = -5; theta <= 5; theta += step) {
    const weight = (step * Math.exp(-(theta ** 2) / 2)) / Math.sqrt(2 * Math.PI);
    for (const [right, chance] of numberRight(items, theta).entries())
      sums[right] = (sums[right] ?? 0) + weight * chance;
  }
  return sums;
};

describe("the forecast of a fixed test", () => {
  it("agrees with the exact distribution of its scores", async () => {
    const simulees = 20_000;
    const forecast = await scoreForecast(classOf(fixed, { simulees }));
    const exact = numberRightOfAll(bank.slice(0, 25));
    const share = Array.from({ length: 10 }, () => 0);
    for (const [right, chance] of exact.entries()) {
      const bin = Math.min(9, Math.floor((100 * right) / 25 / 10));
      share[bin] = (share[bin] ?? 0) + chance;
    }
    for (const [bin, chance] of share.entries())
      expect(Math.abs((forecast.distribution[bin] ?? 0) - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / simulees) + 1e-4,
      );
    const mean = exact.reduce((sum, chance, right) => sum + chance * 4 * right, 0);
    const sd = Math.sqrt(exact.reduce((sum, chance, right) => sum + chance * (4 * right - mean) ** 2, 0));
    expect(Math.abs(forecast.mean - mean)).toBeLessThan((4 * sd) / Math.sqrt(simulees));
    expect(Math.abs(forecast.sd - sd)).toBeLessThan((4 * sd) / Math.sqrt(2 * simulees));
  });

  it("says the expected score and its standard error at each ability", async () => {
    const { by_ability: curve } = await scoreForecast(classOf(fixed, { simulees: 10 }));
    expect(curve.map(({ theta }) => theta)).toEqual([-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3]);
    for (const { theta, score, se } of curve) {
      const chances = numberRight(bank.slice(0, 25), theta);
      const mean = chances.reduce((sum, chance, right) => sum + 4 * right * chance, 0);
      const variance = chances.reduce((sum, chance, right) => sum + (4 * right - mean) ** 2 * chance, 0);
      expect(score).toBeCloseTo(mean, 9);
      expect(se).toBeCloseTo(Math.sqrt(variance), 9);
    }
  });

  it("is the same for the same seed, and another for another", async () => {
    const one = await scoreForecast(classOf(fixed));
    expect(await scoreForecast(classOf(fixed))).toEqual(one);
    expect((await scoreForecast(classOf(fixed, { seed: "two" }))).mean).not.toBe(one.mean);
  });
});

const adaptive = (more: Partial<TestDefinition> = {}): TestVersion =>
  testOf(
    {
      sections: [{ ...section, stage: "main", items: 30 }],
      exam_info: { ...adaptiveTest.exam_info, extract_question_number: 30 },
      skill_shares: {},
      most_exposure: 0.4,
      stopping: { least: 8, se: 0.4 },
      ...more,
    },
    adaptiveTest,
    bank,
  );

describe("the forecast of an adaptive test", () => {
  it("has errors as large as the standard errors that it reports, and bands that hold what they promise", async () => {
    const forecast = await adaptiveForecast(classOf(adaptive()));
    // the squared error of a posterior mean is the posterior variance on average, if abilities are drawn from the prior
    expect(forecast.rmse / forecast.mean_se).toBeGreaterThan(0.93);
    expect(forecast.rmse / forecast.mean_se).toBeLessThan(1.07);
    expect(Math.abs(forecast.bias)).toBeLessThan((4 * forecast.rmse) / Math.sqrt(1000));
    expect(forecast.coverage95).toBeGreaterThan(0.95 - 4 * Math.sqrt((0.95 * 0.05) / 1000));
    expect(forecast.coverage95).toBeLessThan(0.95 + 4 * Math.sqrt((0.95 * 0.05) / 1000));
  });

  it("keeps its lengths between the least and the most, and counts everybody once", async () => {
    const forecast = await adaptiveForecast(classOf(adaptive()));
    expect(forecast.lengths.every(({ items }) => items >= 8 && items <= 30)).toBe(true);
    expect(forecast.lengths.some(({ items }) => items < 30)).toBe(true);
    const mean = forecast.lengths.reduce((sum, { items, simulees }) => sum + (items * simulees) / 1000, 0);
    expect(forecast.mean_length).toBeCloseTo(mean, 9);
    expect(forecast.lengths.reduce((sum, { simulees }) => sum + simulees, 0)).toBe(1000);
    expect(forecast.bands.reduce((sum, { simulees }) => sum + simulees, 0)).toBe(1000);
  });

  it("shows what the limit of exposure does", async () => {
    const strict = await adaptiveForecast(classOf(adaptive({ most_exposure: 0.25, stopping: { least: 20, se: 0.1 } })));
    const open = await adaptiveForecast(classOf(adaptive({ most_exposure: 1, stopping: { least: 20, se: 0.1 } })));
    expect(strict.exposure.most).toBeLessThan(0.27);
    expect(open.exposure.most).toBeGreaterThan(strict.exposure.most);
    // mean length over the size of the pool is the mean exposure, and no mean exceeds the largest
    expect(strict.mean_length / strict.pool).toBeLessThanOrEqual(strict.exposure.most);
  });

  it("lets other work of the process go on between two students, and says how far it is", async () => {
    let turns = 0;
    let isOver = false;
    const other = (async () => {
      while (!isOver) {
        await nextTurn();
        turns += 1;
      }
    })();
    const told: number[] = [];
    const wanted = classOf(adaptive(), { onProgress: async (sat) => void told.push(sat) });
    await adaptiveForecast(wanted);
    isOver = true;
    await other;
    expect(turns).toBeGreaterThanOrEqual(1000);
    expect(told).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
  });
});
