import { informationOfAll, type Bank } from "../bank";
import { assemble, maskOf, thorough, type Assembly, type Effort } from "./assemble";
import type { AssemblyProblem } from "./blueprint";

export interface ShadowChoice {
  readonly problem: AssemblyProblem;
  readonly bank: Bank;
  readonly theta: number;
  /** Items served so far, in order. */
  readonly served: readonly number[];
  /**
   * The shadow test of the previous item; for the first item any test that met the blueprint, so that no student waits
   * for a first assembly.
   */
  readonly before?: Assembly;
  readonly isAvailable?: (index: number) => boolean;
  /**
   * Whether an item of the shadow test may come next, for instance in tests whose parts follow each other; if none may,
   * all may.
   */
  readonly mayBeNext?: (index: number) => boolean;
}

export interface ShadowSelected {
  /** −1: the test is complete or no item is left to serve. */
  readonly index: number;
  readonly shadow: Assembly;
}

const quick: Effort = { relaxing: 40, rounds: 40, patience: 10, attempts: 2_000 };

/**
 * The next item by a shadow test (van der Linden and Reese 1998): assembles anew the most informative whole test at
 * `theta` that contains the served items and meets the blueprint, and selects its most informative item not yet served.
 * Items of a set follow each other, and a set that was left is not resumed. Because the previous shadow test still
 * meets the blueprint, an attempt that could meet it at its first item does so to its end, unless `isAvailable` removes
 * items.
 */
export const selectByShadowTest = (choice: ShadowChoice): ShadowSelected => {
  const { problem, bank, theta, served, before, isAvailable = () => true, mayBeNext = () => true } = choice;
  const { size, setOf } = problem;
  const used = new Set(served);
  const setIn = (index: number): number => setOf[index] ?? -1;
  const openSet = setIn(served.at(-1) ?? -1);
  const closed = new Set(served.map(setIn).filter((set) => set >= 0 && set !== openSet));
  const information = informationOfAll(bank, theta).slice();
  const shadow = assemble(problem, {
    values: information,
    fixed: maskOf(size, (index) => used.has(index)),
    free: maskOf(size, (index) => !used.has(index) && isAvailable(index) && !closed.has(setIn(index))),
    effort: before === undefined ? thorough : quick,
    ...(before !== undefined && { before }),
  });
  const left = shadow.items
    .filter((index) => !used.has(index))
    .toSorted((one, other) => (information[other] ?? 0) - (information[one] ?? 0));
  const index =
    left.find((one) => openSet >= 0 && setIn(one) === openSet) ?? left.find((one) => mayBeNext(one)) ?? left[0] ?? -1;
  return { index: served.length < problem.length ? index : -1, shadow };
};
