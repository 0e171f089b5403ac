/**
 * An answer faster than this share of the item's usual time is rapid: given without reading. The threshold is at least
 * `surelyRapidMs` and at most `longestRapidMs` (normative thresholds; Wise and Ma 2012).
 */
const rapidShare = 0.1;
const surelyRapidMs = 1_000;
const longestRapidMs = 10_000;

export const isRapid = (elapsedMs: number, expectedMs: number): boolean =>
  elapsedMs < Math.min(longestRapidMs, Math.max(surelyRapidMs, rapidShare * expectedMs));
