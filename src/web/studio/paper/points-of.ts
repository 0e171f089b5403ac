import type { PaperQuestion } from "../../../contract/studio/printed-test";

/** The points of questions together, without the traces of adding fractions. */
export const pointsOf = (questions: readonly PaperQuestion[]): number =>
  Math.round(1_000 * questions.reduce((sum, { points }) => sum + points, 0)) / 1_000;
