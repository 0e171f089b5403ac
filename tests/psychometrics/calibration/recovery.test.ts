import { describe, expect, it } from "vitest";
import { itemArrays } from "../../../src/psychometrics/calibration/item-arrays";
import { usualPriors } from "../../../src/psychometrics/calibration/item-priors";
import { linked, meanMean } from "../../../src/psychometrics/calibration/linking";
import {
  marginalMaximumLikelihood,
  type CalibratedModel,
} from "../../../src/psychometrics/calibration/marginal-maximum-likelihood";
import { posteriorAbilities } from "../../../src/psychometrics/calibration/posteriors";
import { standardErrors } from "../../../src/psychometrics/calibration/standard-errors";
import type { ItemParameters } from "../../../src/psychometrics/model";
import { createRandom, normalFrom, type Random } from "../../../src/psychometrics/random";
import { rootMeanSquare, someItems, adaptiveForms, wholeForm } from "./simulated";

/** Errors of b after the estimated scale is linked to the true one. */
const errorsOfB = (truth: readonly ItemParameters[], found: readonly ItemParameters[]): number[] => {
  const link = meanMean(truth.flatMap((old, place) => (found[place] ? [{ old, fresh: found[place] }] : [])));
  return found.map((item, place) => linked(item, link).b - (truth[place]?.b ?? NaN));
};

/** An author's guess at an item: the usual slope, and a difficulty that is off by half a logit. */
const seedOf = ({ b, c }: ItemParameters, random: Random): ItemParameters => ({
  a: 1,
  b: b + 0.5 * normalFrom(random),
  c,
  d: 1,
});

const recover = (model: CalibratedModel, people: number) => {
  const runs = ["one", "two", "three"].map((seed) => {
    const random = createRandom(`${model} ${seed}`);
    const truth = someItems(40, random, { isRasch: model === "1PL", c: model === "3PL" ? 0.2 : 0 });
    const matrix = wholeForm(truth, people, random);
    const start = truth.map((item) => seedOf(item, random));
    const estimates = marginalMaximumLikelihood(matrix, { model, start, priors: usualPriors });
    expect(estimates.converged).toBe(true);
    const errors = standardErrors(matrix, estimates);
    return {
      b: errorsOfB(truth, estimates.items),
      z: estimates.items.map(({ b }, place) => (b - (truth[place]?.b ?? NaN)) / (errors[place]?.b ?? NaN)),
      logA: estimates.items.map(({ a }, place) => Math.log(a / (truth[place]?.a ?? NaN))),
    };
  });
  return {
    b: rootMeanSquare(runs.flatMap(({ b }) => b)),
    z: rootMeanSquare(runs.flatMap(({ z }) => z)),
    logA: rootMeanSquare(runs.flatMap(({ logA }) => logA)),
  };
};

describe("parameters are recovered from simulated answers", () => {
  it("1PL, 500 answers an item: RMSE of b at most .15", () => {
    const { b, z } = recover("1PL", 500);
    expect(b).toBeLessThan(0.15);
    expect(Math.abs(z - 1)).toBeLessThan(0.15);
  });

  it("2PL, 500 answers an item: RMSE of b at most .15", () => {
    const { b, z, logA } = recover("2PL", 500);
    expect(b).toBeLessThan(0.15);
    expect(Math.abs(z - 1)).toBeLessThan(0.15);
    expect(logA).toBeLessThan(0.15);
  });

  it("3PL, 500 answers an item: guessing leaves b less certain, RMSE at most .25", () => {
    const { b, z } = recover("3PL", 500);
    expect(b).toBeLessThan(0.25);
    expect(z).toBeLessThan(1.15);
  });
});

describe("adaptively chosen items, with separate groups", () => {
  const random = createRandom("adaptive");
  const truth = someItems(120, random).map((item) => ({ ...item, b: 2 * item.b }));
  const groups = [
    { mean: -1.5, sd: 1.2 },
    { mean: 0.2, sd: 1.4 },
    { mean: 1.6, sd: 1.5 },
  ];
  const matrix = adaptiveForms(truth, groups, { people: 1800, length: 40 }, random);
  const norms = groups.map(({ mean, sd }, place) => (place === 0 ? { mean, sd } : { mean: mean + 0.5, sd: sd * 0.8 }));
  const start = truth.map((item) => seedOf(item, random));
  const options = { model: "2PL", start, priors: usualPriors, groups: norms } as const;
  const estimates = marginalMaximumLikelihood(matrix, { ...options, groupWeight: 10 });

  it("b within .15 from seeds that are off by .5, and slopes", () => {
    expect(rootMeanSquare(start.map(({ b }, place) => b - (truth[place]?.b ?? NaN)))).toBeGreaterThan(0.4);
    expect(estimates.converged).toBe(true);
    expect(rootMeanSquare(errorsOfB(truth, estimates.items))).toBeLessThan(0.15);
  });

  it("groups are located by their answers, not by the norms", () => {
    for (const [place, { mean, sd }] of groups.entries()) {
      expect(Math.abs((estimates.groups[place]?.mean ?? NaN) - mean)).toBeLessThan(0.25);
      expect(Math.abs((estimates.groups[place]?.sd ?? NaN) / sd - 1)).toBeLessThan(0.15);
    }
    expect(Math.abs((norms[2]?.mean ?? NaN) - (groups[2]?.mean ?? NaN))).toBeGreaterThan(0.25);
  });

  it("one normal distribution for all would not do", () => {
    const { group: _, ...answers } = matrix;
    const single = marginalMaximumLikelihood(
      { ...answers, group: new Int32Array(matrix.sittings) },
      { ...options, groups: [{ mean: 0, sd: 1 }] },
    );
    expect(single.logLikelihood).toBeLessThan(estimates.logLikelihood - 100);
  });

  it("abilities come with their errors", () => {
    const abilities = posteriorAbilities(matrix, {
      grid: estimates.grid,
      items: itemArrays(estimates.items),
      groups: estimates.groups,
    });
    expect(abilities).toHaveLength(1800);
    const errors = abilities.map(({ se }) => se);
    expect(Math.min(...errors)).toBeGreaterThan(0.2);
    expect(Math.max(...errors)).toBeLessThan(0.9);
  });
});
