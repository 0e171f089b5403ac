import type { ItemParameters, Prior } from "../model";
import type { Expectation } from "./expectation";
import { logGroupPrior, type GroupPrior } from "./group-step";
import { priorTerms } from "./item-priors";
import { withinLimits, type ItemAim } from "./item-terms";

/** An item with its current estimates and the aim of its estimation. */
export interface AimedItem {
  readonly item: ItemParameters;
  readonly aim: ItemAim;
}

/** A group with its current estimates and their prior. */
export interface AimedGroup {
  readonly group: Prior;
  readonly prior: GroupPrior;
  readonly isFree: boolean;
}

/** The state of an estimation between its rounds. */
export interface CalibrationState {
  readonly items: readonly AimedItem[];
  readonly groups: readonly AimedGroup[];
}

const logit = (share: number): number => (share === 0 ? 0 : Math.log(share / (1 - share)));

/** All parameters, free or not: log a, b and logit c of each item, mean and log SD of each group. */
export const vectorOf = ({ items, groups }: CalibrationState): Float64Array =>
  Float64Array.from([
    ...items.flatMap(({ item: { a, b, c } }) => [Math.log(a), b, logit(c)]),
    ...groups.flatMap(({ group: { mean, sd } }) => [mean, Math.log(sd)]),
  ]);

/** The state with the parameters of a vector, within their limits. */
export const atVector = (vector: Float64Array, { items, groups }: CalibrationState): CalibrationState => ({
  items: items.map(({ item, aim }, index) => {
    const [logA = 0, b = 0, logitC = 0] = vector.subarray(3 * index, 3 * index + 3);
    return { item: withinLimits({ ...item, a: Math.exp(logA), b, c: 1 / (1 + Math.exp(-logitC)) }, item, aim), aim };
  }),
  groups: groups.map((one, place) => {
    const [mean = 0, logSd = 0] = vector.subarray(3 * items.length + 2 * place);
    return one.isFree ? { ...one, group: { mean, sd: Math.exp(logSd) } } : one;
  }),
});

/** The maximised objective: marginal log-likelihood plus the log densities of all priors. */
export const objective = ({ items, groups }: CalibrationState, { logLikelihood }: Expectation): number =>
  items.reduce((sum, { item, aim }) => sum + priorTerms(aim.priors, item, aim.start).value, logLikelihood) +
  groups.reduce((sum, { group, prior, isFree }) => (isFree ? sum + logGroupPrior(group, prior) : sum), 0);
