import { logLikelihood, type Responses } from "./likelihood";
import type { Ability } from "./model";

/** The side of a cut score on which an ability lies; `continue`: the answers do not decide it yet. */
export type Classification = "above" | "below" | "continue";

export interface SequentialTest {
  /** ln L(cut + delta) − ln L(cut − delta). */
  readonly logLikelihoodRatio: number;
  /** Wald's bounds of that ratio. */
  readonly lower: number;
  readonly upper: number;
  readonly decision: Classification;
}

/**
 * Sequential probability ratio test of ability against `cut` (Wald 1947; Spray and Reckase 1996). `cut` and `delta`,
 * the half width of the region of indifference, are in logits; `alpha` and `beta` are the allowed shares of false
 * "above" and false "below" at the ends of that region.
 */
export const sequentialRatioTest = (
  responses: Responses,
  {
    cut,
    delta,
    alpha = 0.05,
    beta = 0.05,
  }: { readonly cut: number; readonly delta: number; readonly alpha?: number; readonly beta?: number },
): SequentialTest => {
  const logLikelihoodRatio = logLikelihood(responses, cut + delta) - logLikelihood(responses, cut - delta);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const decision = logLikelihoodRatio >= upper ? "above" : logLikelihoodRatio <= lower ? "below" : "continue";
  return { logLikelihoodRatio, lower, upper, decision };
};

/**
 * Classification by the interval theta ± z · se (Kingsbury and Weiss 1983): decided when the interval lies entirely on
 * one side of `cut`. `z` is 1.96 for 95 %.
 */
export const classifyByInterval = ({ theta, se }: Ability, cut: number, z = 1.96): Classification => {
  if (theta - z * se > cut) return "above";
  return theta + z * se < cut ? "below" : "continue";
};
