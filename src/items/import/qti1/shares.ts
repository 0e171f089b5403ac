import { Refusal } from "../refusal";
import { withoutTrailingDigits } from "../without-trailing-digits";
import type { Scoring } from "./rules";

/**
 * The score of a right answer: the declared maximum, else `best`, the highest that an answer reaches. Throws Refusal if
 * no answer reaches the declared maximum.
 */
export const fullScore = (scoring: Scoring, best: number): number => {
  if (best <= 0) throw new Refusal("keyMissing");
  const full = scoring.most ?? best;
  if (full <= 0) throw new Refusal("pointsUnreadable", String(full));
  if (best < full * 0.995)
    throw new Refusal("noFullCredit", `${withoutTrailingDigits(best)} / ${withoutTrailingDigits(full)}`);
  return full;
};

/** A score as a share of the whole; a share within half a hundredth of 1 is 1, since files round scores. */
export const scoreShare = (score: number, full: number): number => {
  const share = score / full;
  return Math.abs(share - 1) <= 0.005 ? 1 : withoutTrailingDigits(share);
};
