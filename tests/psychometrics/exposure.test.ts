import { describe, expect, it } from "vitest";
import { createBank } from "../../src/psychometrics/bank";
import {
  mostServings,
  selectAdmitted,
  selectProgressive,
  sympsonHetterParameters,
} from "../../src/psychometrics/exposure";
import { probability } from "../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import { selectMaxInformation } from "../../src/psychometrics/selection";
import { simulateClass, type SimulatedSitting } from "../../src/psychometrics/simulate";

const rasch = (...difficulties: number[]) => createBank(difficulties.map((b) => ({ a: 1, b, c: 0, d: 1 })));
const length = 15;
const persons = 300;
const large = () => {
  const random = createRandom("bank");
  return createBank(
    Array.from({ length: 200 }, () => ({ a: Math.exp(0.3 * normalFrom(random)), b: normalFrom(random), c: 0, d: 1 })),
  );
};

/** Simulates a class whose students answer 15 items each, chosen by `select`. */
const sit = (select: (sitting: SimulatedSitting) => number) => {
  const bank = large();
  const random = createRandom("class");
  return simulateClass({
    bank,
    simulees: Array.from({ length: persons }, () => ({
      trueTheta: normalFrom(random),
      prior: { mean: 0, sd: 1 },
    })),
    rule: {
      select,
      isOver: ({ items }) => items.length === length,
      answer: ({ simulee }, index) =>
        random() < probability(bank.items[index] ?? { a: 1, b: 0, c: 0, d: 1 }, simulee.trueTheta) ? 1 : 0,
    },
  });
};

describe("progressive-restricted selection", () => {
  it("is random at the start and by information at the end", () => {
    const bank = rasch(3, 0, 1, -2, 2);
    const random = createRandom("progressive");
    const choose = (progress: number) =>
      new Set(Array.from({ length: 100 }, () => selectProgressive({ bank, theta: 0, progress, random })));
    expect(choose(0)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(choose(1)).toEqual(new Set([1]));
    expect(choose(7)).toEqual(new Set([1]));
    const isAvailable = () => false;
    expect(selectProgressive({ bank, theta: 0, progress: 0.5, random, isAvailable })).toBe(-1);
    expect(selectProgressive({ bank, theta: 0, progress: 1, random, used: [1] })).toBe(2);
  });

  it("can serve any item first, none more often than its rate", () => {
    expect([0, 100].map((sittings) => mostServings(sittings, 0.25))).toEqual([1, 26]);
    expect(mostServings(3, 0.25, 5)).toBe(5);
  });

  it("holds the rate and uses the bank", () => {
    const bank = large();
    const timesServed = new Float64Array(bank.size);
    const random = createRandom("restricted");
    const restricted = sit(({ theta, used, person, items }) => {
      const index = selectProgressive({
        bank,
        theta,
        used,
        progress: items.length / (length - 1),
        random,
        isAvailable: (item) => (timesServed[item] ?? 0) < mostServings(person, 0.25),
      });
      timesServed[index] = (timesServed[index] ?? 0) + 1;
      return index;
    });
    const greedy = sit(({ theta, used }) => selectMaxInformation({ bank, theta, used }));
    expect(greedy.maxExposure).toBe(1);
    expect(greedy.neverUsed).toBeGreaterThan(0.4);
    expect(restricted.meanLength).toBe(length);
    expect(restricted.maxExposure).toBeLessThanOrEqual(0.25);
    expect(restricted.neverUsed).toBeLessThan(greedy.neverUsed / 4);
    expect(restricted.overlap).toBeLessThan(greedy.overlap / 2);
    expect(restricted.rmse).toBeLessThan(1.35 * greedy.rmse);
  });
});

describe("Sympson and Hetter's exposure control", () => {
  it("skips items that are not admitted", () => {
    const bank = rasch(3, 0, 1, -2, 2);
    const random = createRandom("admitted");
    const choice = { bank, theta: 0, random };
    expect(selectAdmitted({ ...choice, parameters: [] })).toEqual({ index: 1, passedOver: [] });
    expect(selectAdmitted({ ...choice, parameters: [1, 0, 0, 1, 1] })).toEqual({ index: 3, passedOver: [1, 2] });
    expect(
      selectAdmitted({ ...choice, parameters: [0, 1, 0, 0, 0], used: [1], isAvailable: (index) => index > 2 }),
    ).toEqual({ index: -1, passedOver: [3, 4] });
    const admitted = Array.from({ length: 4000 }, () => selectAdmitted({ ...choice, parameters: [1, 0.3] }));
    expect(admitted.filter(({ index }) => index === 1).length / 4000).toBeCloseTo(0.3, 1);
  });

  it("sets each parameter to the rate over how often the item is selected", () => {
    const parameters = sympsonHetterParameters({
      size: 4,
      maxRate: 0.2,
      testLength: 2,
      rounds: 1,
      selectedRates: () => [0.8, 0.5, 0.25, 0],
    });
    expect([...parameters]).toEqual([0.25, 0.4, 1, 1]);
  });

  it("brings the highest exposure near its rate", () => {
    const bank = large();
    const random = createRandom("hetter");
    const simulate = (parameters: Float64Array) => {
      const selected = new Float64Array(bank.size);
      let barred = new Set<number>();
      const result = sit(({ theta, items, used }) => {
        if (items.length === 0) barred = new Set();
        const { index, passedOver } = selectAdmitted({
          bank,
          theta,
          parameters,
          random,
          used,
          isAvailable: (candidate) => !barred.has(candidate),
        });
        for (const each of passedOver) barred.add(each);
        for (const each of [...passedOver, index]) selected[each] = (selected[each] ?? 0) + 1 / persons;
        return index;
      });
      return { selected, result };
    };
    const parameters = sympsonHetterParameters({
      size: bank.size,
      maxRate: 0.25,
      testLength: length,
      rounds: 6,
      selectedRates: (before) => simulate(before).selected,
    });
    const { result } = simulate(parameters);
    expect(result.meanLength).toBe(length);
    expect(result.maxExposure).toBeLessThan(0.4);
  });
});
