import { describe, expect, it } from "vitest";
import { createBank } from "../../src/psychometrics/bank";
import { mostServings, progressOf, selectProgressive } from "../../src/psychometrics/exposure";
import { probability } from "../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import { selectMaxInformation } from "../../src/psychometrics/selection";
import { simulateClass } from "../../src/psychometrics/simulate";
import { itemOf, sharedSimulation, type SimulationVectors } from "./reference";

const standard = { mean: 0, sd: 1 };

const reproduce = ({ items, thetas, responses, expected }: SimulationVectors) => {
  const bank = createBank(items.map(itemOf));
  const result = simulateClass({
    bank,
    simulees: thetas.map((trueTheta) => ({ trueTheta, prior: standard, startTheta: 0 })),
    rule: {
      select: ({ theta, used }) => selectMaxInformation({ bank, theta, used }),
      isOver: ({ se, items: served }) => se <= 0.3 || served.length === 40,
      answer: ({ person }, index) => (responses[person]?.[index] === "1" ? 1 : 0),
    },
  });
  const { meanLength, bias, rmse, meanSe, coverage95, maxExposure, overlap, neverUsed, sittings } = result;
  expect(sittings.map((sitting) => sitting.items.join(" "))).toEqual(expected.itemsByPerson);
  for (const [person, { theta, se }] of sittings.entries()) {
    expect(theta).toBeCloseTo(expected.theta[person] ?? NaN, 8);
    expect(se).toBeCloseTo(expected.se[person] ?? NaN, 8);
  }
  const { aggregate } = expected;
  expect({ meanLength, coverage95, maxExposure, neverUsed }).toEqual({
    meanLength: aggregate.meanLength,
    coverage95: aggregate.coverage95,
    maxExposure: aggregate.maxExposure,
    neverUsed: aggregate.unusedFraction,
  });
  expect([bias, rmse, meanSe, overlap].map((value) => value.toFixed(8))).toEqual(
    [aggregate.bias, aggregate.rmse, aggregate.meanReportedSE, aggregate.overlap].map((value) => value.toFixed(8)),
  );
};

/** Simulates the same answers with each item in at most a quarter of the attempts, each to SE .30 or 40 items. */
const sitWithinRate = ({ items, thetas, responses }: SimulationVectors) => {
  const bank = createBank(items.map(itemOf));
  const served = new Float64Array(bank.size);
  const random = createRandom("within rate");
  return simulateClass({
    bank,
    simulees: thetas.map((trueTheta) => ({ trueTheta, prior: standard, startTheta: 0 })),
    rule: {
      select: ({ theta, se, used, person, items: { length: answered } }) => {
        const progress = progressOf({ answered, se }, { longest: 40, target: 0.3 });
        const isAvailable = (item: number) => (served[item] ?? 0) < mostServings(person, 0.25);
        const index = selectProgressive({ bank, theta, used, progress, random, isAvailable });
        served[index] = (served[index] ?? 0) + 1;
        return index;
      },
      isOver: ({ se, items: { length } }) => se <= 0.3 || length === 40,
      answer: ({ person }, index) => (responses[person]?.[index] === "1" ? 1 : 0),
    },
  });
};

describe("simulateClass", () => {
  const shared = sharedSimulation();
  if (shared !== undefined) {
    it("reproduces the shared simulation item for item", () => reproduce(shared));

    it("keeps every item to a quarter of the attempts by the progressive method, and uses the bank", () => {
      const { meanLength, rmse, maxExposure, overlap, neverUsed } = sitWithinRate(shared);
      expect(maxExposure).toBeLessThanOrEqual(0.25);
      expect(meanLength).toBeLessThan(16.2);
      expect(rmse).toBeLessThan(0.305);
      expect(overlap).toBeLessThan(0.17);
      expect(neverUsed).toBeLessThanOrEqual(0.02);
    });
  }

  it("counts lengths, exposure and overlap, overall and by band", () => {
    const bank = createBank([-1, 0, 1, 2].map((b) => ({ a: 1, b, c: 0, d: 1 })));
    const scripts = [
      [0, 1],
      [0, 2],
      [0, 1],
    ];
    const { sittings, ...result } = simulateClass({
      bank,
      simulees: [-1, 0, 1].map((trueTheta) => ({ trueTheta, prior: standard })),
      bands: [
        { from: -2, to: 0.5 },
        { from: 0.5, to: 2 },
      ],
      rule: {
        select: ({ person, items }) => scripts[person]?.[items.length] ?? -1,
        isOver: ({ items }) => items.length === 2,
        answer: () => 1,
        estimate: () => ({ theta: 0, se: 0.5 }),
      },
    });
    expect(sittings.map(({ items, x }) => ({ items, x }))).toEqual(scripts.map((items) => ({ items, x: [1, 1] })));
    expect(result).toEqual({
      simulees: 3,
      meanLength: 2,
      bias: 0,
      rmse: Math.sqrt(2 / 3),
      meanSe: 0.5,
      coverage95: 1 / 3,
      maxExposure: 1,
      overlap: 14 / 18,
      neverUsed: 0.25,
      bands: [
        {
          from: -2,
          to: 0.5,
          simulees: 2,
          meanLength: 2,
          bias: 0.5,
          rmse: Math.sqrt(0.5),
          meanSe: 0.5,
          coverage95: 0.5,
        },
        { from: 0.5, to: 2, simulees: 1, meanLength: 2, bias: -1, rmse: 1, meanSe: 0.5, coverage95: 0 },
      ],
    });
  });

  it("recovers abilities with honest standard errors", () => {
    const random = createRandom("recovery");
    const bank = createBank(
      Array.from({ length: 300 }, () => ({ a: 0.8 + random(), b: 1.3 * normalFrom(random), c: 0, d: 1 })),
    );
    const { rmse, meanSe, bias, coverage95 } = simulateClass({
      bank,
      simulees: Array.from({ length: 600 }, () => ({ trueTheta: normalFrom(random), prior: standard })),
      rule: {
        select: ({ theta, used }) => selectMaxInformation({ bank, theta, used }),
        isOver: ({ items }) => items.length === 20,
        answer: ({ simulee }, index) =>
          random() < probability(bank.items[index] ?? { a: 1, b: 0, c: 0, d: 1 }, simulee.trueTheta) ? 1 : 0,
      },
    });
    expect(Math.abs(rmse / meanSe - 1)).toBeLessThan(0.1);
    expect(Math.abs(bias)).toBeLessThan(0.04);
    expect(coverage95).toBeGreaterThan(0.93);
  });

  it("ends an attempt when no item is left", () => {
    const bank = createBank([{ a: 1, b: 0, c: 0, d: 1 }]);
    const { meanLength } = simulateClass({
      bank,
      simulees: [{ trueTheta: 0, prior: standard }],
      rule: {
        select: ({ theta, used }) => selectMaxInformation({ bank, theta, used }),
        isOver: () => false,
        answer: () => 1,
      },
    });
    expect(meanLength).toBe(1);
  });
});
