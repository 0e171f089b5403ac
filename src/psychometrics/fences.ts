import { logLikelihood, score, standardError, type Responses } from "./likelihood";
import { globalMaximum, stepsForLikelihood, type Bounds } from "./maximum";
import type { PointEstimate } from "./mle";
import type { ItemParameters } from "./model";

/**
 * Positions of the two imaginary items in logits, and their slope: at `lower` and `upper`, or at `distance` below the
 * easiest and above the hardest item answered.
 */
export type Fences =
  | { readonly kind: "fixed"; readonly slope: number; readonly lower: number; readonly upper: number }
  | { readonly kind: "offset"; readonly slope: number; readonly distance: number };

/** Slope 5 at ±5 logits. */
export const fixedFences: Fences = { kind: "fixed", slope: 5, lower: -5, upper: 5 };

/** Slope 1, 3.8 logits beyond the items: for banks of Rasch items. */
export const offsetFences: Fences = { kind: "offset", slope: 1, distance: 3.8 };

const standing = (fences: Fences, items: readonly ItemParameters[]): Bounds => {
  if (fences.kind === "fixed") return [fences.lower, fences.upper];
  if (items.length === 0) return [-fences.distance, fences.distance];
  const hardest = items.reduce((most, { b }) => Math.max(most, b), -Infinity);
  const easiest = items.reduce((least, { b }) => Math.min(least, b), Infinity);
  return [easiest - fences.distance, hardest + fences.distance];
};

const furthest = 1024;

/** First point beyond `from` at which the fence outweighs all answers that pull in that direction. */
const yieldsAt = (pulling: Responses, from: number, direction: 1 | -1): number => {
  let reach = 1;
  while (direction * score(pulling, from + direction * reach) >= 0 && reach < furthest) reach *= 2;
  return from + direction * reach;
};

const fenced = ({ items, x, D }: Responses, fences: Fences) => {
  const [lowerB, upperB] = standing(fences, items);
  const lower: ItemParameters = { a: fences.slope, b: lowerB, c: 0, d: 1 };
  const upper: ItemParameters = { ...lower, b: upperB };
  const pullingBy = (answer: number, fence: ItemParameters): Responses => {
    const same = items.filter((_, index) => (x[index] === 1 ? 1 : 0) === answer);
    return { items: [...same, fence], x: [...same.map(() => answer), 1 - answer], D };
  };
  const least = items.reduce((low, { b }) => Math.min(low, b), lowerB);
  const most = items.reduce((high, { b }) => Math.max(high, b), upperB);
  const bounds: Bounds = [yieldsAt(pullingBy(0, lower), least, -1), yieldsAt(pullingBy(1, upper), most, 1)];
  return { responses: { items: [...items, lower, upper], x: [...x, 1, 0], D }, bounds };
};

/**
 * Maximum likelihood with fences (Han 2016): two imaginary items, the lower answered right and the upper wrong, are
 * added to the real ones, so that θ is finite for any answers to items with a >= 0; `bound` is then null. The scaling
 * constant D also applies to the fences. se = 1 / √I(θ) of the real items alone, Infinity without any.
 *
 * For the same items a right answer in place of a wrong one never lowers θ, even with guessing and slipping: ln P − ln
 * (1 − P) rises with ability under all four models, which moves the global maximum (not every local one) up.
 */
export const maximumLikelihoodWithFences = (
  items: readonly ItemParameters[],
  x: readonly number[],
  { D = 1, fences = fixedFences }: { readonly D?: number; readonly fences?: Fences } = {},
): PointEstimate => {
  const { responses, bounds } = fenced({ items, x, D }, fences);
  const maximum = globalMaximum({
    slope: (theta) => score(responses, theta),
    objective: (theta) => logLikelihood(responses, theta),
    bounds,
    steps: stepsForLikelihood(responses.items, D, bounds),
  });
  return { ...maximum, se: standardError({ items, x, D }, maximum.theta) };
};
