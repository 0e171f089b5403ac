import type { ExamInfo } from "../tests";

/**
 * Whether the results of a test show its score; otherwise they show how many items were answered and, after the
 * release, each item's result.
 */
export const showsScore = ({ scoring_method }: Pick<ExamInfo, "scoring_method">): boolean => scoring_method !== 0;

/** Whether the score is the share of right questions, each with the same weight; otherwise points count. */
export const isByCorrectRate = ({ type, correct_rate_method }: Pick<ExamInfo, "type" | "correct_rate_method">) =>
  type === 0 && correct_rate_method === 1;
