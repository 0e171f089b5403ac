import { curveAt, information, logProbability, type ItemParameters } from "./model";

/** Answers to a list of items: `x[i]` is 1 if item i was answered right, otherwise 0. */
export interface Responses {
  readonly items: readonly ItemParameters[];
  readonly x: readonly number[];
  readonly D: number;
}

export const logLikelihood = ({ items, x, D }: Responses, theta: number): number => {
  let sum = 0;
  for (const [index, item] of items.entries()) sum += logProbability(item, x[index] === 1, theta, D);
  return sum;
};

/** First derivative of the log-likelihood. */
export const score = ({ items, x, D }: Responses, theta: number): number => {
  let sum = 0;
  for (const [index, item] of items.entries()) {
    const { s, q, slope, sOverP, qOverQ } = curveAt(item, theta, D);
    sum += x[index] === 1 ? slope * q * sOverP : -slope * s * qOverQ;
  }
  return sum;
};

export const testInformation = ({ items, D }: Responses, theta: number): number => {
  let sum = 0;
  for (const item of items) sum += information(item, theta, D);
  return sum;
};

/** 1 / √I, Infinity if there is no information. */
export const standardError = (responses: Responses, theta: number): number =>
  1 / Math.sqrt(testInformation(responses, theta));

/** One value of a weighted mean, with the logarithm of its weight. */
export interface LogWeighted {
  readonly logWeight: number;
  readonly value: number;
}

/** Weighted mean; weights are taken relative to the largest, so that distant steep items do not give 0 / 0. */
export const logWeightedMean = (terms: readonly LogWeighted[]): number => {
  const largest = terms.reduce((most, { logWeight }) => Math.max(most, logWeight), -Infinity);
  let weights = 0;
  let sum = 0;
  for (const { logWeight, value } of terms) {
    const weight = Math.exp(logWeight - largest);
    weights += weight;
    sum += weight * value;
  }
  return weights === 0 ? 0 : sum / weights;
};

/**
 * Warm's correction J / (2 I) with J = Σ P' P'' / (P Q): half the mean of P'' / P' = D a (q − s), weighted by
 * each item's information.
 */
export const warmCorrection = ({ items, D }: Responses, theta: number): number =>
  logWeightedMean(
    items
      .map((item) => ({ item, curve: curveAt(item, theta, D) }))
      .filter(({ curve }) => curve.slope !== 0)
      .map(({ item, curve }) => ({
        logWeight: 2 * Math.log(Math.abs(curve.slope)) + curve.logS + curve.logQ + curve.logSOverP + curve.logQOverQ,
        value: D * item.a * (curve.q - curve.s),
      })),
  ) / 2;
