import { z95 } from "../wilson";
import { noEstimate, type SampleEstimate } from "./sample-estimate";

/** One person's points on an item, and the score on the rest of the test; in any units. */
export interface ItemAndRest {
  readonly item: number;
  readonly rest: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Below this share of the largest value, a spread is rounding. */
const rounding = 1e-12;

const deviations = (values: readonly number[]): readonly number[] => {
  const middle = mean(values);
  const largest = Math.max(...values.map(Math.abs));
  return values.map((value) => (Math.abs(value - middle) <= rounding * largest ? 0 : value - middle));
};

const products = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);

/**
 * The corrected item–total correlation: Pearson's r between the points on an item and the score on the rest of the
 * test, which the item is no part of (Henrysson 1963), with the 95 % interval of Fisher's z, atanh r ± 1.96 / √(n − 3)
 * (Fisher 1921). Has no value for fewer than `fewest` persons, or if all have the same points or the same rest.
 */
export function itemRestCorrelation(persons: readonly ItemAndRest[], fewest: number): SampleEstimate {
  const n = persons.length;
  if (n < Math.max(4, fewest)) return noEstimate(n);
  const item = deviations(persons.map((person) => person.item));
  const rest = deviations(persons.map((person) => person.rest));
  const spread = Math.sqrt(products(item, item) * products(rest, rest));
  if (spread === 0) return noEstimate(n);
  const value = Math.min(1, Math.max(-1, products(item, rest) / spread));
  const [z, half] = [Math.atanh(value), z95 / Math.sqrt(n - 3)];
  return { value, n, low: Math.tanh(z - half), high: Math.tanh(z + half) };
}
