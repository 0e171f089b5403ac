import { describe, expect, it } from "vitest";
import {
  marginalMaximumLikelihood,
  type CalibratedModel,
} from "../../../src/psychometrics/calibration/marginal-maximum-likelihood";
import { standardErrors } from "../../../src/psychometrics/calibration/standard-errors";
import { answersOf, matrixOf } from "./lsat";

const start = Array.from({ length: 5 }, () => ({ a: 1, b: 0, c: 0, d: 1 }));

const calibrate = (section: 6 | 7, model: CalibratedModel) => {
  const matrix = matrixOf(answersOf(section));
  const estimates = marginalMaximumLikelihood(matrix, { model, start, tolerance: 1e-6 });
  return { ...estimates, errors: standardErrors(matrix, estimates) };
};

const expectNear = (values: readonly number[], published: readonly number[], within: number) => {
  expect(values).toHaveLength(published.length);
  for (const [place, value] of values.entries())
    expect(Math.abs(value - (published[place] ?? NaN))).toBeLessThan(within);
};

describe("published estimates", () => {
  it("LSAT 6, one slope: estimates, errors and log-likelihood of ltm 1.1 (rasch)", () => {
    const { items, errors, logLikelihood, converged } = calibrate(6, "1PL");
    expect(converged).toBe(true);
    expectNear([logLikelihood], [-2466.938], 0.0006);
    expectNear(
      items.map(({ b }) => b),
      [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802],
      0.0002,
    );
    expectNear(
      items.map(({ a }) => a),
      [0.7551, 0.7551, 0.7551, 0.7551, 0.7551],
      0.0001,
    );
    expectNear(
      errors.map(({ b }) => b),
      [0.3266, 0.1422, 0.0977, 0.1691, 0.251],
      0.0002,
    );
    expectNear([errors[0]?.a ?? NaN], [0.0694], 0.0001);
  });

  it("LSAT 6, a slope each: estimates, errors and log-likelihood of ltm 1.1 (ltm)", () => {
    const { items, errors, logLikelihood } = calibrate(6, "2PL");
    expectNear([logLikelihood], [-2466.653], 0.0006);
    expectNear(
      items.map(({ b }) => b),
      [-3.3597, -1.3696, -0.2799, -1.8659, -3.1236],
      0.003,
    );
    expectNear(
      items.map(({ a }) => a),
      [0.8254, 0.7229, 0.8905, 0.6886, 0.6575],
      0.001,
    );
    expectNear(
      errors.flatMap(({ a, b }) => [a, b]),
      [0.2581, 0.8669, 0.1867, 0.3073, 0.2326, 0.0997, 0.1852, 0.4341, 0.21, 0.87],
      0.002,
    );
  });

  it("LSAT 7, a slope each: slopes and intercepts of mirt", () => {
    const { items } = calibrate(7, "2PL");
    expectNear(
      items.map(({ a }) => a),
      [0.9879, 1.0809, 1.7058, 0.7652, 0.7358],
      0.002,
    );
    expectNear(
      items.map(({ a, b }) => -a * b),
      [1.8561, 0.808, 1.8042, 0.486, 1.8545],
      0.002,
    );
  });
});

describe("convergence", () => {
  const matrix = matrixOf(answersOf(6));

  it("is reported as missing after too few rounds", () => {
    const early = marginalMaximumLikelihood(matrix, { model: "2PL", start, mostRounds: 2 });
    expect(early).toMatchObject({ converged: false, rounds: 2 });
    expect(early.change).toBeGreaterThan(1e-4);
  });

  it("of an item that everybody has right ends at the limit of its range, with a note", () => {
    const easy = matrixOf(answersOf(6).map((row) => [...row.slice(0, 4), 1]));
    const { items } = marginalMaximumLikelihood(easy, { model: "1PL", start });
    expect(items.map(({ atLimit }) => atLimit)).toEqual([false, false, false, false, true]);
  });
});
