import { testInformation } from "./likelihood";
import { probability, type ItemParameters } from "./model";
import { rootBetween } from "./root";

/** Modules of one stage, easiest first; routing chooses one of them. */
export type Stage<Module> = readonly Module[];

/** The rule that chooses the next module; cuts are ascending, one fewer than there are modules. */
export type Routing =
  | { readonly by: "numberCorrect"; readonly cuts: readonly number[] }
  /** Cuts in logits. */
  | { readonly by: "estimate"; readonly cuts: readonly number[] }
  /** The module with the most information at the estimate. */
  | { readonly by: "information" };

/** The result at the end of a stage. */
export interface StageResult {
  readonly numberCorrect: number;
  /** Estimated from all stages so far. */
  readonly theta: number;
}

const informationOf = (items: readonly ItemParameters[], theta: number): number =>
  testInformation({ items, x: [], D: 1 }, theta);

/** Index of the most informative module at `theta`; ties go to the easier one. */
const mostTelling = (modules: Stage<readonly ItemParameters[]>, theta: number): number => {
  const told = modules.map((items) => informationOf(items, theta));
  return told.indexOf(Math.max(...told));
};

/**
 * Index of the next module in `next`, which lists the items of each module: the number of cuts reached (a number
 * correct equal to a cut reaches it), or the most informative module (Weissman, Belov and Armstrong 2007).
 */
export const routeTo = (
  next: Stage<readonly ItemParameters[]>,
  routing: Routing,
  { numberCorrect, theta }: StageResult,
): number => {
  if (routing.by === "information") return mostTelling(next, theta);
  const reached = routing.by === "numberCorrect" ? numberCorrect : theta;
  return Math.min(next.length - 1, routing.cuts.filter((cut) => reached >= cut).length);
};

/** Expected number correct on a module at `theta` (its test characteristic curve). */
export const expectedCorrect = (items: readonly ItemParameters[], theta: number): number =>
  items.reduce((sum, item) => sum + probability(item, theta), 0);

/**
 * The ability in logits above which the harder module is more informative than the easier one, and the expected number
 * correct there on the routing module, to be rounded up to a cut (approximate maximum information; Luecht, Brumfield
 * and Breithaupt 2006). null if one of them is more informative everywhere between `bounds`.
 */
export const informationCut = (
  routing: readonly ItemParameters[],
  easier: readonly ItemParameters[],
  harder: readonly ItemParameters[],
  bounds: readonly [number, number] = [-4, 4],
): { readonly theta: number; readonly numberCorrect: number } | null => {
  const lead = (theta: number): number => informationOf(harder, theta) - informationOf(easier, theta);
  const [lo, hi] = bounds;
  if (lead(lo) >= 0 || lead(hi) <= 0) return null;
  const theta = rootBetween(lead, lo, hi);
  return { theta, numberCorrect: expectedCorrect(routing, theta) };
};
