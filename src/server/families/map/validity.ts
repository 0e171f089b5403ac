import type { MapReport } from "../../../contract/report/report";

type Validity = MapReport["validity"];

const fullLength = 40;
/**
 * Standard errors in RIT above which a band is unusually wide, for full and shorter attempts. Attempts of such a length
 * usually stay below, even with guessing and uncertain difficulties in the error.
 */
const widestSe = { full: 5.5, short: 7.5 };
const leastAnswered = 0.6;
const mostRapid = { valid: 0.1, doubtful: 0.3 };

/** The facts about an attempt that decide whether its score is valid. */
export interface SittingFacts {
  readonly total: number;
  readonly answered: number;
  readonly rapid: number;
  /** In RIT. */
  readonly se: number;
}

/** Counts answers and rapid answers in an attempt of `total` items. */
export const factsOf = (
  total: number,
  responses: readonly { readonly rapid: boolean; readonly isBlank?: boolean }[],
  se: number,
): SittingFacts => ({
  total,
  answered: responses.filter(({ isBlank = false }) => !isBlank).length,
  rapid: responses.filter(({ rapid }) => rapid).length,
  se,
});

/** How a family judges the validity of its scores. */
export interface ValidityRule {
  /** Whether an unusually wide band makes a score doubtful. */
  readonly judgesBand: boolean;
}

/**
 * The validity of a score. Invalid: at least three of ten answers were rapid, or fewer than six of ten items were
 * answered. Doubtful: at least one of ten answers was rapid, or the band is unusually wide.
 */
export function validityOf(
  { total, answered, rapid, se }: SittingFacts,
  { judgesBand }: ValidityRule = { judgesBand: true },
): Validity {
  const rapidRate = answered === 0 ? 0 : rapid / answered;
  const tooFew = answered === 0 || answered < leastAnswered * total;
  const isInvalid = tooFew || rapidRate >= mostRapid.doubtful;
  const reasons: Validity["reasons"] = [];
  if (tooFew) reasons.push("tooFewAnswers");
  if (rapidRate >= mostRapid.valid) reasons.push("rapidGuessing");
  if (judgesBand && !isInvalid && se > (total >= fullLength ? widestSe.full : widestSe.short)) reasons.push("wideBand");
  return { verdict: isInvalid ? "invalid" : reasons.length > 0 ? "doubtful" : "valid", reasons };
}
