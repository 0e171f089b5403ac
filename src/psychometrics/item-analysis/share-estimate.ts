import { wilson, z95 } from "../wilson";
import { noEstimate, type SampleEstimate } from "./sample-estimate";

/** One answer to an item: the points it earned, which may be below 0, and those it could earn. */
export interface EarnedPoints {
  readonly points: number;
  readonly most: number;
}

/**
 * The share of the points that answers reached, 0–1, with Wilson's 95 % interval over their number. For the answers to
 * one item this is its facility (Allen and Yen 1979, §6.2); answers that earn parts of their points vary less than
 * right and wrong ones, so that the interval then covers more.
 */
export function shareEstimate(answers: readonly EarnedPoints[]): SampleEstimate {
  const most = answers.reduce((sum, answer) => sum + answer.most, 0);
  if (most === 0) return noEstimate(answers.length);
  const points = answers.reduce((sum, answer) => sum + answer.points, 0);
  const value = Math.min(1, Math.max(0, points / most));
  const [low, high] = wilson(value, answers.length, z95);
  return { value, n: answers.length, low, high };
}
