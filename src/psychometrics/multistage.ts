import { testInformation } from "./likelihood";
import { probability, type ItemParameters } from "./model";
import { rootBetween } from "./root";

/** Modules of one stage, easiest first; which of them is taken is what routing decides. */
export type Stage<Module> = readonly Module[];

/** Which module follows: cuts ascending, one fewer than there are modules. */
export type Routing =
  | { readonly by: "numberCorrect"; readonly cuts: readonly number[] }
  /** Cuts in logits. */
  | { readonly by: "estimate"; readonly cuts: readonly number[] }
  /** The module that tells most at the estimate. */
  | { readonly by: "information" };

/** What is known at the end of a stage. */
export interface StageResult {
  readonly numberCorrect: number;
  /** Estimated from all stages so far. */
  readonly theta: number;
}

const informationOf = (items: readonly ItemParameters[], theta: number): number =>
  testInformation({ items, x: [], D: 1 }, theta);

/** Place of the most informative module at `theta`; ties to the easier. */
const mostTelling = (modules: Stage<readonly ItemParameters[]>, theta: number): number => {
  const told = modules.map((items) => informationOf(items, theta));
  return told.indexOf(Math.max(...told));
};

/**
 * Place of the module that follows in `next`, given by the items of each: as many places up as cuts are reached (a
 * number correct that equals its cut reaches it), or where the modules tell most (Weissman, Belov and Armstrong 2007).
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

/** Number correct expected of `theta` on a module (its test characteristic curve). */
export const expectedCorrect = (items: readonly ItemParameters[], theta: number): number =>
  items.reduce((sum, item) => sum + probability(item, theta), 0);

/**
 * The ability from which the harder module tells more than the easier, in logits, and the number correct that it
 * expects on the routing module, to be rounded up to a cut (approximate maximum information; Luecht, Brumfield and
 * Breithaupt 2006). null where one of them tells more all the way between `bounds`.
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
