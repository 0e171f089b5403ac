import { posteriorMoments } from "./eap";
import { logWeightedMean } from "./likelihood";
import { defaultBounds, globalMaximum, stepsFor, type Bounds } from "./maximum";
import type { EstimationOptions, PointEstimate } from "./mle";
import { logistic, type Ability, type Prior } from "./model";
import { highestFree, type Availability } from "./selection";
import { warmMaximum } from "./wle";

/**
 * An item with answers 0 … m by `b` = b1 … bm in logits and slope `a` > 0. GRM: graded response model (Samejima 1969),
 * P(k or more) = 1 / (1 + exp(−D a (θ − b_k))), with rising b. GPCM: generalised partial credit model (Muraki 1992),
 * P(k) ∝ exp Σ_{v ≤ k} D a (θ − b_v), with b in any order.
 */
export interface PolytomousItem {
  readonly model: "GRM" | "GPCM";
  readonly a: number;
  readonly b: readonly number[];
}

/** One category at one ability: ln P and its first two derivatives. */
interface Category {
  readonly logP: number;
  readonly score: number;
  readonly curvature: number;
}

const certain = { s: 1, q: 0, logS: 0, logQ: -Infinity };
const impossible = { s: 0, q: 1, logS: -Infinity, logQ: 0 };

/** ln(1 − exp(−gap)), finite even if thresholds coincide. */
const logGap = (gap: number): number => Math.log(Math.max(Number.MIN_VALUE, -Math.expm1(-gap)));

/**
 * P(k) = s(z_k) q(z_{k+1}) (1 − exp(z_{k+1} − z_k)): a product, which is exact where the difference of two curves is
 * not.
 */
const gradedCategories = ({ b }: PolytomousItem, slope: number, theta: number): Category[] => {
  const curves = [certain, ...b.map((threshold) => logistic(slope * (theta - threshold))), impossible];
  return Array.from({ length: b.length + 1 }, (_, k) => {
    const reached = curves[k] ?? certain;
    const next = curves[k + 1] ?? impossible;
    const gap = k === 0 || k === b.length ? Infinity : slope * ((b[k] ?? 0) - (b[k - 1] ?? 0));
    return {
      logP: reached.logS + next.logQ + logGap(gap),
      score: slope * (reached.q - next.s),
      curvature: -slope * slope * (reached.s * reached.q + next.s * next.q),
    };
  });
};

const partialCreditCategories = ({ b }: PolytomousItem, slope: number, theta: number): Category[] => {
  const exponents = [0];
  for (const step of b) exponents.push((exponents.at(-1) ?? 0) + slope * (theta - step));
  const highest = Math.max(...exponents);
  const total = exponents.reduce((sum, value) => sum + Math.exp(value - highest), 0);
  const logP = exponents.map((value) => value - highest - Math.log(total));
  const mean = logP.reduce((sum, value, k) => sum + k * Math.exp(value), 0);
  const variance = logP.reduce((sum, value, k) => sum + (k - mean) ** 2 * Math.exp(value), 0);
  return logP.map((value, k) => ({
    logP: value,
    score: slope * (k - mean),
    curvature: -slope * slope * variance,
  }));
};

const categoriesAt = (item: PolytomousItem, theta: number, D: number): Category[] =>
  (item.model === "GRM" ? gradedCategories : partialCreditCategories)(item, D * item.a, theta);

/** Probability of each category 0 … m; they sum to 1. */
export const categoryProbabilities = (item: PolytomousItem, theta: number, D = 1): number[] =>
  categoriesAt(item, theta, D).map(({ logP }) => Math.exp(logP));

/** Fisher information Σ P_k'² / P_k, per squared logit. */
export const polytomousInformation = (item: PolytomousItem, theta: number, D = 1): number =>
  categoriesAt(item, theta, D).reduce((sum, { logP, score }) => sum + score * score * Math.exp(logP), 0);

interface PolytomousResponses {
  readonly items: readonly PolytomousItem[];
  /** Category 0 … m of each answer. */
  readonly x: readonly number[];
  readonly D: number;
}

const sumOver = ({ items, x, D }: PolytomousResponses, theta: number, of: (answered: Category) => number): number => {
  let sum = 0;
  for (const [index, item] of items.entries()) {
    const answered = categoriesAt(item, theta, D)[x[index] ?? 0];
    if (answered !== undefined) sum += of(answered);
  }
  return sum;
};

const logLikelihood = (responses: PolytomousResponses, theta: number): number =>
  sumOver(responses, theta, ({ logP }) => logP);

const score = (responses: PolytomousResponses, theta: number): number =>
  sumOver(responses, theta, (answered) => answered.score);

const testInformation = ({ items, D }: PolytomousResponses, theta: number): number =>
  items.reduce((sum, item) => sum + polytomousInformation(item, theta, D), 0);

/** Warm's correction J / (2 I), J = Σ P' P'' / P: half the mean of P'' / P' over all categories, by P'² / P. */
const warmCorrection = ({ items, D }: PolytomousResponses, theta: number): number =>
  logWeightedMean(
    items
      .flatMap((item) => categoriesAt(item, theta, D))
      .filter((category) => category.score !== 0)
      .map((category) => ({
        logWeight: category.logP + 2 * Math.log(Math.abs(category.score)),
        value: category.score + category.curvature / category.score,
      })),
  ) / 2;

const standardError = (responses: PolytomousResponses, theta: number): number =>
  1 / Math.sqrt(testInformation(responses, theta));

const maximumOf = (responses: PolytomousResponses, bounds: Bounds, precision: number, mean: number) =>
  globalMaximum({
    slope: (theta) => score(responses, theta) - (theta - mean) * precision,
    objective: (theta) => logLikelihood(responses, theta) - ((theta - mean) ** 2 * precision) / 2,
    bounds,
    steps: 1,
  });

/**
 * As `maximumLikelihood`, for answers in categories: ln L is concave under both models, so that its maximum is unique.
 */
export const polytomousMaximumLikelihood = (
  items: readonly PolytomousItem[],
  x: readonly number[],
  { D = 1, bounds = defaultBounds }: EstimationOptions = {},
): PointEstimate => {
  const responses = { items, x, D };
  const maximum = maximumOf(responses, bounds, 0, 0);
  return { ...maximum, se: standardError(responses, maximum.theta) };
};

/** As `maximumAPosteriori`, for answers in categories: se = 1 / √(I(θ) + 1 / sd²). */
export const polytomousMaximumAPosteriori = (
  items: readonly PolytomousItem[],
  x: readonly number[],
  { D = 1, bounds = defaultBounds, prior = { mean: 0, sd: 1 } }: EstimationOptions & { readonly prior?: Prior } = {},
): PointEstimate => {
  const responses = { items, x, D };
  const precision = 1 / (prior.sd * prior.sd);
  const maximum = maximumOf(responses, bounds, precision, prior.mean);
  return { ...maximum, se: 1 / Math.sqrt(testInformation(responses, maximum.theta) + precision) };
};

/** As `warmLikelihood`, for answers in categories (Warm 1989; for categories Penfield and Bergeron 2005). */
export const polytomousWarmLikelihood = (
  items: readonly PolytomousItem[],
  x: readonly number[],
  { D = 1, bounds = defaultBounds }: EstimationOptions = {},
): PointEstimate => {
  const responses = { items, x, D };
  const maximum = warmMaximum({
    logLikelihood: (theta) => logLikelihood(responses, theta),
    score: (theta) => score(responses, theta),
    correction: (theta) => warmCorrection(responses, theta),
    bounds,
    steps: stepsFor(items, D, bounds),
  });
  return { ...maximum, se: standardError(responses, maximum.theta) };
};

/** As `expectedAPosteriori`, for answers in categories. */
export const polytomousExpectedAPosteriori = (
  items: readonly PolytomousItem[],
  x: readonly number[],
  { D = 1, prior = { mean: 0, sd: 1 } }: { readonly D?: number; readonly prior?: Prior } = {},
): Ability =>
  posteriorMoments(
    (theta) => logLikelihood({ items, x, D }, theta),
    prior,
    (window) => stepsFor(items, D, window),
  );

/** The `best` (1) most informative items that may be served, most informative first; ties to the lowest index. */
export const mostInformativePolytomous = ({
  items,
  theta,
  D = 1,
  best = 1,
  ...served
}: Availability & {
  readonly items: readonly PolytomousItem[];
  readonly theta: number;
  readonly D?: number;
  readonly best?: number;
}): number[] =>
  highestFree(
    Float64Array.from(items, (item) => polytomousInformation(item, theta, D)),
    best,
    served,
  );
