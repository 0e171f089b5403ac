import { chiSquareTail } from "./chi-square";

/** Answers to one item by people of about the same ability. */
export interface Stratum {
  readonly referenceRight: number;
  readonly referenceWrong: number;
  readonly focalRight: number;
  readonly focalWrong: number;
}

/** A: negligible; B: moderate; C: large. */
export type DifferenceClass = "A" | "B" | "C";

export interface DifferentialFunctioning {
  /**
   * Odds of the reference group divided by those of the focal group, common to all strata; above 1 the item is easier
   * for the reference group.
   */
  readonly oddsRatio: number;
  /** With continuity correction, one degree of freedom. */
  readonly chiSquare: number;
  readonly p: number;
  /** −2.35 ln odds ratio; below 0 the item is harder for the focal group. */
  readonly delta: number;
  readonly deltaSe: number;
  readonly class: DifferenceClass;
}

const deltaPerLogOdds = -2.35;
const [moderate, large] = [1, 1.5];
const significant = 3.841459;
const oneSided = 1.645;

/**
 * Mantel–Haenszel statistics (Holland and Thayer 1988), with the standard error of delta by Phillips and Holland 1987
 * and the classes of ETS (Zieky 1993): A if |delta| is below 1 or not significantly different from 0, C if it is 1.5 or
 * more and significantly above 1, otherwise B. Null if the groups share no stratum with right and wrong answers.
 */
export const mantelHaenszel = (strata: readonly Stratum[]): DifferentialFunctioning | null => {
  let [above, below, observed, expected, variance, spread] = [0, 0, 0, 0, 0, 0];
  const shared = strata.filter(
    ({ referenceRight: a, referenceWrong: b, focalRight: c, focalWrong: d }) => a + b > 0 && c + d > 0,
  );
  for (const { referenceRight: a, referenceWrong: b, focalRight: c, focalWrong: d } of shared) {
    const total = a + b + c + d;
    above += (a * d) / total;
    below += (b * c) / total;
    observed += a;
    expected += ((a + b) * (a + c)) / total;
    if (total > 1) variance += ((a + b) * (c + d) * (a + c) * (b + d)) / (total * total * (total - 1));
  }
  if (above === 0 || below === 0 || variance === 0) return null;
  const oddsRatio = above / below;
  for (const { referenceRight: a, referenceWrong: b, focalRight: c, focalWrong: d } of shared) {
    const total = a + b + c + d;
    spread += ((a * d + oddsRatio * b * c) * (a + d + oddsRatio * (b + c))) / (total * total);
  }
  const chiSquare = Math.max(0, Math.abs(observed - expected) - 0.5) ** 2 / variance;
  const delta = deltaPerLogOdds * Math.log(oddsRatio);
  const deltaSe = Math.abs(deltaPerLogOdds) * Math.sqrt(spread / (2 * above * above));
  const size = Math.abs(delta);
  const isLarge = size >= large && size - oneSided * deltaSe > moderate;
  return {
    oddsRatio,
    chiSquare,
    p: chiSquareTail(chiSquare, 1),
    delta,
    deltaSe,
    class: size < moderate || chiSquare < significant ? "A" : isLarge ? "C" : "B",
  };
};

/** One answer to an item by a member of one of the groups. */
export interface GroupedAnswer {
  readonly isFocal: boolean;
  readonly theta: number;
  readonly right: boolean;
}

/** Answers in strata of equal size by ability, with limits from both groups together. */
export const strataOf = (answers: readonly GroupedAnswer[], count = 10): Stratum[] => {
  const sorted = answers.toSorted((one, other) => one.theta - other.theta);
  return Array.from({ length: count }, (_, place) => {
    const part = sorted.slice((place * sorted.length) / count, ((place + 1) * sorted.length) / count);
    const number = (isFocal: boolean, right: boolean) =>
      part.filter((answer) => answer.isFocal === isFocal && answer.right === right).length;
    return {
      referenceRight: number(false, true),
      referenceWrong: number(false, false),
      focalRight: number(true, true),
      focalWrong: number(true, false),
    };
  });
};
