import type { ItemParameters, Prior } from "../model";
import { atVector, objective, vectorOf, type AimedItem, type CalibrationState } from "./calibration-state";
import { expectation, type Expectation } from "./expectation";
import { gridOver, type AbilityGrid } from "./grid";
import { groupStep } from "./group-step";
import { itemArrays } from "./item-arrays";
import type { ItemPriors } from "./item-priors";
import { commonSlopeStep, itemStep } from "./item-step";
import { isAtLimit, type ItemCounts } from "./item-terms";
import type { ResponseMatrix } from "./response-matrix";
import { distance, extrapolated } from "./squarem";

/**
 * 1PL: one slope for all items; 2PL: a slope for each item; 3PL: also c, for items with c above 0 at the start. Other
 * parameters are fixed.
 */
export type CalibratedModel = "1PL" | "2PL" | "3PL";

export interface CalibrationOptions {
  readonly model: CalibratedModel;
  /** Start values of each item; c (except in a 3PL) and d are fixed. */
  readonly start: readonly ItemParameters[];
  /** Default none; the prior of the slope is ignored in a 1PL. */
  readonly priors?: ItemPriors;
  /** By the groups of the matrix; default one group, N(0, 1). */
  readonly groups?: readonly Prior[];
  /**
   * Number of attempts that each group's norm counts like while its mean and SD are estimated. The norm of the largest
   * group is fixed and defines the scale. Absent: all groups are fixed.
   */
  readonly groupWeight?: number;
  /**
   * Iteration ends after a round in which no parameter (log a, b, logit c, mean, log SD) changes by more; default 1e-4.
   */
  readonly tolerance?: number;
  /** Largest number of EM rounds; default 500. */
  readonly mostRounds?: number;
  /** Called after every second round with the number of rounds and the largest change. */
  readonly onRound?: (rounds: number, change: number) => void;
}

/** An item's estimate; `atLimit`: a parameter reached a limit of its range. */
export interface ItemEstimate extends ItemParameters {
  readonly atLimit: boolean;
}

/** Estimates on the scale of the groups. */
export interface Estimates {
  readonly items: readonly ItemEstimate[];
  readonly groups: readonly Prior[];
  /** The same estimates with the aims of their estimation. */
  readonly state: CalibrationState;
  readonly model: CalibratedModel;
  readonly grid: AbilityGrid;
  readonly expected: Expectation;
  /** Marginal log-likelihood without priors. */
  readonly logLikelihood: number;
  readonly rounds: number;
  /** Largest change in the last round. */
  readonly change: number;
  readonly converged: boolean;
}

const slopeLimits = [0.1, 6] as const;
const guessingLimits = [0.001, 0.6] as const;

/** Index of the group with the most attempts. */
const largestGroup = ({ group }: ResponseMatrix, groups: number): number => {
  const counts = new Int32Array(groups);
  for (const place of group) counts[place] = (counts[place] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
};

const firstState = (matrix: ResponseMatrix, options: CalibrationOptions, { nodes }: AbilityGrid): CalibrationState => {
  const { model, start, priors = {}, groups: norms = [], groupWeight } = options;
  const { logA, ...others } = priors;
  const limits = { a: slopeLimits, b: [nodes[0] ?? 0, nodes.at(-1) ?? 0] as const, c: guessingLimits };
  const reference = largestGroup(matrix, norms.length);
  return {
    items: start.map((item): AimedItem => ({
      item,
      aim: {
        start: item,
        priors: model === "1PL" || logA === undefined ? others : { ...others, logA },
        limits,
        isGuessing: model === "3PL" && item.c > 0,
      },
    })),
    groups: norms.map((norm, place) => ({
      group: norm,
      prior: { norm, weight: groupWeight ?? 0 },
      isFree: groupWeight !== undefined && place !== reference,
    })),
  };
};

/** Expected answers to one item. */
export const itemCounts = ({ nodes }: AbilityGrid, { right, wrong }: Expectation, index: number): ItemCounts => {
  const [from, to] = [index * nodes.length, (index + 1) * nodes.length];
  return { nodes, right: right.subarray(from, to), wrong: wrong.subarray(from, to) };
};

/** The M step. */
const maximised = (
  { items, groups }: CalibrationState,
  expected: Expectation,
  grid: AbilityGrid,
  model: CalibratedModel,
): CalibrationState => {
  const tasks = items.map((one, index) => ({ ...one, counts: itemCounts(grid, expected, index) }));
  return {
    items:
      model === "1PL"
        ? commonSlopeStep(tasks)
        : tasks.map(({ item, aim, counts }) => ({ item: itemStep(counts, item, aim), aim })),
    groups: groups.map((one, place) => {
      const moments = expected.moments[place];
      return one.isFree && moments !== undefined ? { ...one, group: groupStep(moments, one.prior) } : one;
    }),
  };
};

/**
 * Item parameters by marginal maximum likelihood with EM on a grid of abilities (Bock and Aitkin 1981), with priors
 * (Mislevy 1986), separate means and SDs of groups (Bock and Zimowski 1997) and squared extrapolation. Not every item
 * has to be given to every student.
 */
export const marginalMaximumLikelihood = (matrix: ResponseMatrix, options: CalibrationOptions): Estimates => {
  const { model, groups = [{ mean: 0, sd: 1 }], tolerance = 1e-4, mostRounds = 500, onRound } = options;
  const grid = gridOver(groups);
  const expect = (state: CalibrationState): Expectation =>
    expectation(matrix, {
      grid,
      items: itemArrays(state.items.map(({ item }) => item)),
      groups: state.groups.map(({ group }) => group),
    });
  let state = firstState(matrix, { ...options, groups }, grid);
  let expected = expect(state);
  let rounds = 0;
  let change = Infinity;
  while (rounds < mostRounds && change > tolerance) {
    const one = maximised(state, expected, grid, model);
    const two = maximised(one, expect(one), grid, model);
    const [from, between, to] = [vectorOf(state), vectorOf(one), vectorOf(two)];
    change = distance(between, to);
    rounds += 2;
    onRound?.(rounds, change);
    const far = extrapolated(from, between, to);
    [state, expected] = [two, expect(two)];
    if (change <= tolerance || far === to) continue;
    const further = atVector(far, two);
    const expectedFurther = expect(further);
    if (objective(further, expectedFurther) > objective(state, expected))
      [state, expected] = [further, expectedFurther];
  }
  return {
    items: state.items.map(({ item, aim }) => ({ ...item, atLimit: isAtLimit(item, aim) })),
    groups: state.groups.map(({ group }) => group),
    state,
    model,
    grid,
    expected,
    logLikelihood: expected.logLikelihood,
    rounds,
    change,
    converged: change <= tolerance,
  };
};
