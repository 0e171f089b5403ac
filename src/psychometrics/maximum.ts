import type { ItemParameters } from "./model";
import { rootBetween } from "./root";

export type Bounds = readonly [lo: number, hi: number];
export const defaultBounds: Bounds = [-6, 6];

export interface Maximum {
  readonly theta: number;
  /** Set if the maximum lies at an end of the range, for instance when all answers are alike. */
  readonly bound: "lo" | "hi" | null;
  /** Number of local maxima inside the range: more than one means that the answers contradict each other. */
  readonly localMaxima: number;
}

const coarsestStep = 0.05;
const mostSteps = 4000;

/** Number of scan steps, fine enough that the steepest item cannot hide a maximum between two of them. */
export const stepsFor = (items: readonly Pick<ItemParameters, "a">[], D: number, [lo, hi]: Bounds): number => {
  const steepest = items.reduce((most, { a }) => Math.max(most, Math.abs(a)), 0) * D;
  const step = Math.min(coarsestStep, 0.25 / Math.max(steepest, 1e-9));
  return Math.min(mostSteps, Math.max(2, Math.ceil((hi - lo) / step)));
};

/** As `stepsFor`, for likelihoods: without guessing or slipping there is only one maximum, and no scan is needed. */
export const stepsForLikelihood = (items: readonly ItemParameters[], D: number, bounds: Bounds): number =>
  items.every(({ c, d }) => c === 0 && d === 1) ? 1 : stepsFor(items, D, bounds);

/**
 * Global maximum of `objective`, whose derivative is `slope`: finds all sign changes by a scan, solves each, and takes
 * the highest.
 */
export const globalMaximum = (search: {
  readonly slope: (theta: number) => number;
  readonly objective: (theta: number) => number;
  readonly bounds: Bounds;
  readonly steps: number;
}): Maximum => {
  const { slope, objective, bounds, steps } = search;
  const [lo, hi] = bounds;
  const inside: number[] = [];
  let left = lo;
  let slopeLeft = slope(lo);
  const slopeAtLo = slopeLeft;
  let level = slopeLeft === 0;
  for (let step = 1; step <= steps; step += 1) {
    const right = step === steps ? hi : lo + ((hi - lo) * step) / steps;
    const slopeRight = slope(right);
    if (slopeLeft >= 0 && slopeRight < 0) inside.push(rootBetween(slope, left, right));
    level &&= slopeRight === 0;
    [left, slopeLeft] = [right, slopeRight];
  }
  const candidates: Maximum[] = inside.map((theta) => ({ theta, bound: null, localMaxima: inside.length }));
  if (slopeAtLo < 0) candidates.push({ theta: lo, bound: "lo", localMaxima: inside.length });
  if (slopeLeft >= 0 && !level) candidates.push({ theta: hi, bound: "hi", localMaxima: inside.length });
  const [first, ...others] = candidates;
  if (first === undefined) return { theta: Math.min(hi, Math.max(lo, 0)), bound: null, localMaxima: 0 };
  if (others.length === 0) return first;
  return others.reduce(
    (best, candidate) => {
      const height = objective(candidate.theta);
      return height > best.height ? { candidate, height } : best;
    },
    { candidate: first, height: objective(first.theta) },
  ).candidate;
};
