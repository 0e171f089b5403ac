import type { ItemParameters, Prior } from "../model";
import { expectation, type Expectation } from "./expectation";
import { gridOver, type AbilityGrid } from "./grid";
import { groupStep, logGroupPrior, type GroupPrior } from "./group-step";
import { itemArrays } from "./item-arrays";
import { priorTerms, type ItemPriors } from "./item-priors";
import { commonSlopeStep, itemStep } from "./item-step";
import type { ItemAim, ItemCounts } from "./item-terms";
import type { ResponseMatrix } from "./response-matrix";
import { distance, extrapolated } from "./squarem";

/** 1PL: one slope for all items; 2PL: a slope each; 3PL: c too, where it starts above 0. What is not estimated stays. */
export type CalibratedModel = "1PL" | "2PL" | "3PL";

export interface CalibrationOptions {
  readonly model: CalibratedModel;
  /** Where each item starts from; c (but in a 3PL) and d stay as they are. */
  readonly start: readonly ItemParameters[];
  readonly priors?: ItemPriors;
  /** By the groups of the matrix; default one group, N(0, 1). */
  readonly groups?: readonly Prior[];
  /**
   * Each group's norm counts like so many sittings while its mean and SD are estimated, but for the largest group, whose
   * norm stays and fixes the scale. Left out: the groups stay as they are.
   */
  readonly groupWeight?: number;
  /** A round that moves no parameter further than this (log a, b, logit c, mean, log SD) ends it; default 1e-4. */
  readonly tolerance?: number;
  /** EM rounds; default 500. */
  readonly mostRounds?: number;
  /** Called after each two rounds with their number and the largest change. */
  readonly onRound?: (rounds: number, change: number) => void;
}

/** Estimates on the scale of the groups. */
export interface Estimates {
  readonly items: readonly ItemParameters[];
  /** Whether a parameter of the item ended at a limit of its range. */
  readonly atLimit: readonly boolean[];
  readonly groups: readonly Prior[];
  readonly grid: AbilityGrid;
  readonly expected: Expectation;
  /** Marginal log-likelihood without priors. */
  readonly logLikelihood: number;
  readonly rounds: number;
  /** Largest change in the last round. */
  readonly change: number;
  readonly converged: boolean;
  /** What was estimated and assumed of each item and group. */
  readonly aims: readonly ItemAim[];
  readonly groupPriors: readonly GroupPrior[];
  readonly isFreeGroup: readonly boolean[];
}

const slopeLimits = [0.1, 6] as const;
const guessingLimits = [0.001, 0.6] as const;

interface State {
  readonly items: readonly ItemParameters[];
  readonly groups: readonly Prior[];
}

const vectorOf = ({ items, groups }: State): Float64Array =>
  Float64Array.from([
    ...items.flatMap(({ a, b, c }) => [Math.log(a), b, c === 0 ? 0 : Math.log(c / (1 - c))]),
    ...groups.flatMap(({ mean, sd }) => [mean, Math.log(sd)]),
  ]);

const within = (value: number, [lo, hi]: readonly [number, number]): number => Math.min(hi, Math.max(lo, value));

const stateOf = (vector: Float64Array, { items, groups }: State, aims: readonly ItemAim[]): State => ({
  items: items.map(({ c, d }, index) => {
    const [logA = 0, b = 0, logitC = 0] = vector.subarray(3 * index, 3 * index + 3);
    const { limits, isGuessing } = aims[index] as ItemAim;
    return {
      a: within(Math.exp(logA), limits.a),
      b: within(b, limits.b),
      c: isGuessing ? within(1 / (1 + Math.exp(-logitC)), limits.c) : c,
      d,
    };
  }),
  groups: groups.map((_, group) => {
    const [mean = 0, logSd = 0] = vector.subarray(3 * items.length + 2 * group);
    return { mean, sd: Math.exp(logSd) };
  }),
});

/** The group with the most sittings. */
const largestGroup = ({ group }: ResponseMatrix, groups: number): number => {
  const counts = new Int32Array(groups);
  for (const place of group) counts[place] = (counts[place] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
};

/**
 * Item parameters by marginal maximum likelihood with EM on a grid of abilities (Bock and Aitkin 1981), with priors
 * (Mislevy 1986), groups of their own mean and SD (Bock and Zimowski 1997) and squared extrapolation. Items need not be
 * given to all.
 */
export const marginalMaximumLikelihood = (matrix: ResponseMatrix, options: CalibrationOptions): Estimates => {
  const { model, start, priors = {}, groups: norms = [{ mean: 0, sd: 1 }], groupWeight } = options;
  const { tolerance = 1e-4, mostRounds = 500, onRound } = options;
  const grid = gridOver(norms);
  const { nodes } = grid;
  const difficultyLimits = [nodes[0] ?? 0, nodes.at(-1) ?? 0] as const;
  const limits = { a: slopeLimits, b: difficultyLimits, c: guessingLimits };
  const { logA, ...otherPriors } = priors;
  const aims = start.map((item): ItemAim => ({
    start: item,
    priors: model === "1PL" || logA === undefined ? otherPriors : { ...otherPriors, logA },
    limits,
    isGuessing: model === "3PL" && item.c > 0,
  }));
  const reference = largestGroup(matrix, norms.length);
  const groupPriors = norms.map((norm): GroupPrior => ({ norm, weight: groupWeight ?? 0 }));
  const isFree = (group: number): boolean => groupWeight !== undefined && group !== reference;

  const expect = (state: State): Expectation =>
    expectation(matrix, { grid, items: itemArrays(state.items), groups: state.groups });
  const countsOf = ({ right, wrong }: Expectation, index: number): ItemCounts => {
    const [from, to] = [index * nodes.length, (index + 1) * nodes.length];
    return { nodes, right: right.subarray(from, to), wrong: wrong.subarray(from, to) };
  };
  const maximise = (expected: Expectation, { items, groups }: State): State => {
    const tasks = items.map((item, index) => ({
      counts: countsOf(expected, index),
      item,
      aim: aims[index] as ItemAim,
    }));
    return {
      items:
        model === "1PL" ? commonSlopeStep(tasks) : tasks.map(({ counts, item, aim }) => itemStep(counts, item, aim)),
      groups: groups.map((group, place) => {
        const [own, prior] = [expected.moments[place], groupPriors[place]];
        return isFree(place) && own !== undefined && prior !== undefined ? groupStep(own, prior) : group;
      }),
    };
  };
  const objective = ({ items, groups }: State, { logLikelihood }: Expectation): number =>
    items.reduce((sum, item, index) => {
      const aim = aims[index];
      return aim === undefined ? sum : sum + priorTerms(aim.priors, item, aim.start).value;
    }, logLikelihood) +
    groups.reduce((sum, group, place) => {
      const prior = groupPriors[place];
      return isFree(place) && prior !== undefined ? sum + logGroupPrior(group, prior) : sum;
    }, 0);

  let state: State = { items: start, groups: norms };
  let expected = expect(state);
  let rounds = 0;
  let change = Infinity;
  while (rounds < mostRounds && change > tolerance) {
    const one = maximise(expected, state);
    const expectedOne = expect(one);
    const two = maximise(expectedOne, one);
    const vectors = [state, one, two].map(vectorOf) as [Float64Array, Float64Array, Float64Array];
    change = distance(vectors[1], vectors[2]);
    rounds += 2;
    onRound?.(rounds, change);
    const far = extrapolated(...vectors);
    [state, expected] = [two, expect(two)];
    if (change <= tolerance || far === vectors[2]) continue;
    const further = stateOf(far, two, aims);
    const expectedFurther = expect(further);
    if (objective(further, expectedFurther) > objective(state, expected))
      [state, expected] = [further, expectedFurther];
  }

  const isAt = (value: number, [lo, hi]: readonly [number, number]): boolean => value <= lo || value >= hi;
  return {
    items: state.items,
    atLimit: state.items.map(
      ({ a, b, c }, index) =>
        isAt(a, limits.a) || isAt(b, limits.b) || (aims[index]?.isGuessing === true && isAt(c, limits.c)),
    ),
    groups: state.groups,
    grid,
    expected,
    logLikelihood: expected.logLikelihood,
    rounds,
    change,
    converged: change <= tolerance,
    aims,
    groupPriors,
    isFreeGroup: norms.map((_, group) => isFree(group)),
  };
};
