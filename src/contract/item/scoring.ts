import type { ExamInfo } from "../tests";

/** Whether results of a test tell its score; else they tell what was answered and, once released, how. */
export const showsScore = ({ scoring_method }: Pick<ExamInfo, "scoring_method">): boolean => scoring_method !== 0;

/** Whether the score is how many of all questions were right, each counting alike; else points count. */
export const isByCorrectRate = ({ type, correct_rate_method }: Pick<ExamInfo, "type" | "correct_rate_method">) =>
  type === 0 && correct_rate_method === 1;
