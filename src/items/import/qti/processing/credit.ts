import { Refusal } from "../../refusal";

/** The most combinations of answers that are tried one by one. */
export const mostCombinations = 20_000;

/**
 * The points of the parts of an answer. Each part takes one of a few classes of answers; class 0 is no answer.
 *
 * - `sum`: class `of` of a part adds `points[part][of]`; the sum lies between `lowest` and `most`.
 * - `whole`: all points if each part takes one of its classes in `right`, else none.
 */
export type PartsCredit = { readonly most: number; readonly lowest: number; readonly unansweredCosts: boolean } & (
  | { readonly kind: "sum"; readonly points: readonly (readonly number[])[] }
  | { readonly kind: "whole"; readonly right: readonly ReadonlySet<number>[] }
);

/** The points of one combination of classes; null: this combination cannot be entered. */
export type PointsOf = (classes: readonly number[]) => number | null;

const closeTo = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

interface Combination {
  readonly classes: readonly number[];
  readonly points: number;
}

const combinationsOf = (sizes: readonly number[], pointsOf: PointsOf): ReadonlyMap<number, Combination> => {
  const total = sizes.reduce((product, size) => product * size, 1);
  const all = new Map<number, Combination>();
  for (let number = 0; number < total; number += 1) {
    let rest = number;
    const classes = sizes.map((size) => {
      const of = rest % size;
      rest = (rest - of) / size;
      return of;
    });
    const points = pointsOf(classes);
    if (points !== null) all.set(number, { classes, points });
  }
  return all;
};

const asWhole = (sizes: readonly number[], given: readonly Combination[], most: number) => {
  const right = sizes.map(() => new Set<number>());
  for (const { classes, points } of given)
    if (closeTo(points, most)) classes.forEach((of, part) => right[part]?.add(of));
  const fits = given.every(({ classes, points }) =>
    closeTo(points, classes.every((of, part) => right[part]?.has(of)) ? most : 0),
  );
  return fits ? right : null;
};

/**
 * The points that each class adds compared with class 0 of its part: the largest difference, since bounds on the score
 * can only reduce it.
 */
const additions = (sizes: readonly number[], all: ReadonlyMap<number, Combination>): number[][] => {
  const added = sizes.map((size) => Array.from({ length: size }, () => 0));
  const strides = sizes.map((_, part) => sizes.slice(0, part).reduce((product, size) => product * size, 1));
  for (const [number, { classes, points }] of all) {
    classes.forEach((of, part) => {
      const without = all.get(number - of * (strides[part] ?? 0));
      const list = added[part];
      if (of === 0 || !without || !list) return;
      const difference = points - without.points;
      if (Math.abs(difference) > Math.abs(list[of] ?? 0)) list[of] = difference;
    });
  }
  return added;
};

const asSum = (
  sizes: readonly number[],
  all: ReadonlyMap<number, Combination>,
  { most, lowest }: { readonly most: number; readonly lowest: number },
) => {
  const points = additions(sizes, all);
  const fits = [...all.values()].every((given) => {
    const sum = given.classes.reduce((total, of, part) => total + (points[part]?.[of] ?? 0), 0);
    return closeTo(given.points, Math.min(most, Math.max(lowest, sum)));
  });
  return fits ? points : null;
};

/**
 * Determines the points of each part of an answer by trying every combination. Throws Refusal if the rule is neither a
 * sum over the parts nor all or nothing, or if no answer earns points.
 */
export const creditByTrial = (sizes: readonly number[], pointsOf: PointsOf): PartsCredit => {
  const all = new Map(combinationsOf(sizes, pointsOf));
  const unanswered = all.get(0);
  if (unanswered && unanswered.points > 0) throw new Refusal("unansweredEarns");
  const unansweredCosts = unanswered !== undefined && unanswered.points < 0;
  if (unanswered) all.set(0, { ...unanswered, points: 0 });
  const given = [...all.values()];
  const most = given.reduce((largest, { points }) => Math.max(largest, points), 0);
  const lowest = given.reduce((least, { points }) => Math.min(least, points), 0);
  if (most <= 0) throw new Refusal("noFullCredit");
  const right = sizes.length > 1 ? asWhole(sizes, given, most) : null;
  if (right) return { kind: "whole", most, lowest: 0, unansweredCosts, right };
  const points = asSum(sizes, all, { most, lowest });
  if (!points) throw new Refusal("partialCredit");
  return { kind: "sum", most, lowest, unansweredCosts, points };
};
