import type { MapReport } from "../../../contract/report/report";

type Validity = MapReport["validity"];

const fullLength = 40;
/** In RIT: wider than sittings of this length are with guessing and uncertain difficulties in the error. */
const widestSe = { full: 5.5, short: 7.5 };
const leastAnswered = 0.6;
const mostRapid = { valid: 0.1, doubtful: 0.3 };

/** What a sitting was like, as far as its score depends on it. */
export interface SittingFacts {
  readonly total: number;
  readonly answered: number;
  readonly rapid: number;
  /** In RIT. */
  readonly se: number;
}

/** What of a sitting of so many items its answers say. */
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

/** By what a family judges its sittings beside the answers that were given. */
export interface ValidityRule {
  /** An unusually wide band is a reason to doubt. */
  readonly judgesBand: boolean;
}

/**
 * Whether a score can be taken at its word: none is given where three of ten answers came unread or fewer than six of
 * ten questions were answered; one is doubtful where one of ten came unread or the band is unusually wide.
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
