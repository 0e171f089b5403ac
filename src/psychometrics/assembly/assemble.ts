import { violationOf, type AssemblyProblem } from "./blueprint";
import { findFeasible } from "./exhaustive";
import { searchNearby, type FoundTest, type Objective } from "./local-search";
import { relax, type Permission, type Relaxed } from "./relaxation";

export interface Assembly {
  readonly items: readonly number[];
  /** Sum of the items' values. */
  readonly value: number;
  /** Upper bound of the value of any test that meets the blueprint. */
  readonly bound: number;
  /** Number of items too many or too few, over all rules; 0: the blueprint is met. */
  readonly violation: number;
  /** Prices of the rules, with which the next assembly of the same problem can start. */
  readonly prices: Float64Array;
}

export interface Effort {
  /** Number of steps of the relaxation. */
  readonly relaxing: number;
  /**
   * Most exchanges of the search (`rounds`), and the number of exchanges without a better test that end it
   * (`patience`).
   */
  readonly rounds: number;
  readonly patience: number;
  /** Most branches of the exhaustive search, which runs if the exchanges do not meet the blueprint. */
  readonly attempts: number;
}

export const thorough: Effort = { relaxing: 200, rounds: 200, patience: 40, attempts: 20_000 };

/** Share of the bound at which the search stops. */
const goodEnough = 0.999;

const sumOf = (values: Float64Array, items: readonly number[]): number =>
  items.reduce((sum, index) => sum + (values[index] ?? 0), 0);

export const maskOf = (size: number, isIn: (index: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: size }, (_, index) => (isIn(index) ? 1 : 0));

const additive = (values: Float64Array): Objective => ({
  gain: (out, into) => (values[into] ?? 0) - (values[out] ?? 0),
  gainEach: (out, entrants, gains) => {
    const lost = values[out] ?? 0;
    for (let at = 0; at < entrants.length; at += 1) gains[at] = (values[entrants[at] ?? 0] ?? 0) - lost;
  },
  exchange: () => undefined,
});

/** The better of two search results; `value` is that of the whole test. */
const better = (one: FoundTest & { readonly value: number }, other: FoundTest & { readonly value: number }) => {
  if (one.violation !== other.violation) return one.violation < other.violation ? one : other;
  return other.value > one.value ? other : one;
};

/**
 * The most valuable test that meets a blueprint and contains all of `fixed` (van der Linden 2005, ch. 9). A relaxation
 * yields prices, a bound and a start, which exchanges then improve; if they do not meet the blueprint, an exhaustive
 * search looks for a test that does. `before`, a test assembled earlier, is a second start, so that the result is never
 * worse. If no test is found that meets the blueprint, returns the nearest one found. `values` by item index, 0 or
 * more.
 */
export const assemble = (
  problem: AssemblyProblem,
  wanted: Permission & {
    readonly values: Float64Array;
    readonly before?: Pick<Assembly, "items" | "prices">;
    readonly effort?: Effort;
  },
): Assembly => {
  const { size, length } = problem;
  const { fixed, free, values, before, effort = thorough } = wanted;
  const isHolding = (items: readonly number[]): boolean =>
    items.length === length && items.every((index) => fixed[index] === 1 || free[index] === 1);
  const known =
    before !== undefined &&
    isHolding(before.items) &&
    fixed.every((one, index) => one === 0 || before.items.includes(index))
      ? before.items
      : undefined;
  const knownViolation = known === undefined ? Infinity : violationOf(problem, known);
  const relaxed: Relaxed = relax(problem, {
    fixed,
    free,
    values,
    rounds: effort.relaxing,
    ...(before !== undefined && { prices: before.prices }),
    ...(known !== undefined && knownViolation === 0 && { target: sumOf(values, known) }),
  });
  const highest = values.reduce((most, value, index) => (free[index] === 1 ? Math.max(most, value) : most), 0);
  const searchFrom = (start: readonly number[]) => {
    const value = sumOf(values, start);
    const found = searchNearby(problem, {
      fixed,
      free,
      start,
      objective: additive(values),
      penalty: highest,
      rounds: effort.rounds,
      patience: effort.patience,
      enough: goodEnough * relaxed.bound - value,
    });
    return { ...found, value: value + found.gain };
  };
  const filler = (): number[] => {
    const items = [...fixed.keys()].filter((index) => fixed[index] === 1);
    for (let index = 0; index < size && items.length < length; index += 1)
      if (free[index] === 1 && fixed[index] === 0) items.push(index);
    return items;
  };

  let best = searchFrom(relaxed.items.length === 0 ? (known ?? filler()) : relaxed.items);
  const isGoodEnough = best.violation === 0 && best.value >= goodEnough * relaxed.bound;
  if (known !== undefined && !isGoodEnough) best = better(best, searchFrom(known));
  if (best.violation > 0 && relaxed.bound > -Infinity) {
    const feasible = findFeasible(problem, { fixed, free, values, attempts: effort.attempts });
    if (feasible !== undefined && feasible !== "none") best = better(best, searchFrom(feasible));
  }
  const { items, value, violation } = best;
  return {
    items: items.toSorted((one, other) => one - other),
    value,
    violation,
    bound: relaxed.bound,
    prices: relaxed.prices,
  };
};
