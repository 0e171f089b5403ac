import { informationOfAll, type Bank } from "./bank";
import type { Random } from "./random";
import { highestFree, selectMaxInformation, type Availability } from "./selection";

/**
 * The number of servings from which on an item may not be served again in order to stay within `maxRate` (restricted
 * maximum information; Revuelta and Ponsoda 1998), with the `sittings` that have begun, without the current one: after
 * n of them no rate is above `maxRate` + 1 / n. Up to `atLeast` servings are always allowed, because rates of the first
 * few attempts are meaningless.
 */
export const mostServings = (sittings: number, maxRate: number, atLeast = 1): number =>
  Math.max(atLeast, Math.ceil(maxRate * (sittings + 1)));

/**
 * Index of the item with the highest (1 − s) R + s I, −1 if none is left: I is its information, R is drawn evenly
 * between 0 and the highest information among the items that may be served, s is `progress` through the test, 0 at its
 * start and 1 at its end (progressive method; Revuelta and Ponsoda 1998). With an `isAvailable` that leaves out items
 * served `mostServings` times it is the progressive-restricted method.
 */
export const selectProgressive = ({
  bank,
  theta,
  progress,
  random,
  ...served
}: Availability & {
  readonly bank: Bank;
  readonly theta: number;
  readonly progress: number;
  readonly random: Random;
}): number => {
  const share = Math.min(1, Math.max(0, progress));
  const information = informationOfAll(bank, theta);
  const highest = information[highestFree(information, 1, served)[0] ?? -1] ?? 0;
  const values = information.map((value) => (1 - share) * random() * highest + share * value);
  return highestFree(values, 1, served)[0] ?? -1;
};

/**
 * Progress, 0–1, of a test that ends at `longest` items or at the standard error `target`: the larger of the share of
 * items and the share of the information gained since the prior (with standard deviation `priorSd`).
 */
export const progressOf = (
  { answered, se }: { readonly answered: number; readonly se: number },
  { longest, target, priorSd = 1 }: { readonly longest: number; readonly target: number; readonly priorSd?: number },
): number => {
  const gained = (error: number) => 1 / (error * error) - 1 / (priorSd * priorSd);
  return Math.min(1, Math.max(0, answered / longest, gained(se) / gained(target)));
};

export interface Admitted {
  /** −1: no item is left to serve. */
  readonly index: number;
  /** Selected but not admitted; these items must not be selected again in this attempt. */
  readonly passedOver: readonly number[];
}

/**
 * The most informative item that is admitted: each selected item is served with the probability that `parameters` has
 * at its index, and skipped otherwise (Sympson and Hetter 1985).
 */
export const selectAdmitted = ({
  bank,
  theta,
  parameters,
  random,
  used = [],
  isAvailable = () => true,
}: Availability & {
  readonly bank: Bank;
  readonly theta: number;
  readonly parameters: ArrayLike<number>;
  readonly random: Random;
}): Admitted => {
  const taken = new Set(used);
  const passedOver: number[] = [];
  for (;;) {
    const index = selectMaxInformation({ bank, theta, used: taken, isAvailable });
    if (index < 0 || random() < (parameters[index] ?? 1)) return { index, passedOver };
    passedOver.push(index);
    taken.add(index);
  }
};

/**
 * Sympson and Hetter's exposure parameters, by item index. `selectedRates` simulates tests under the given parameters
 * and returns the share of them in which each item was selected, admitted or not. Each of the `rounds` sets every
 * parameter to `maxRate` divided by that share, 1 at most; the `testLength` highest are 1, so that every test can be
 * filled.
 */
export const sympsonHetterParameters = ({
  size,
  maxRate,
  testLength,
  rounds,
  selectedRates,
}: {
  readonly size: number;
  readonly maxRate: number;
  readonly testLength: number;
  readonly rounds: number;
  readonly selectedRates: (parameters: Float64Array) => ArrayLike<number>;
}): Float64Array => {
  let parameters = new Float64Array(size).fill(1);
  for (let round = 0; round < rounds; round += 1) {
    const rates = selectedRates(parameters);
    parameters = parameters.map((_, index) => Math.min(1, maxRate / (rates[index] ?? 0)));
    for (const index of highestFree(parameters, testLength, {})) parameters[index] = 1;
  }
  return parameters;
};
