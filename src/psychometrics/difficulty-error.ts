import { information, type ItemParameters } from "./model";

/** An item whose difficulty has this standard error, in logits. */
export interface UncertainItem {
  readonly item: ItemParameters;
  readonly difficultySe: number;
  /** Number of responses that share this difficulty; absent: one. */
  readonly times?: number;
}

/**
 * The contribution of uncertain difficulties to the standard error of an ability estimated by maximum likelihood: an
 * error δ of one difficulty moves the estimate by about δ I / Σ I (first order; errors of items independent), which
 * gives √(Σ (I σ)²) / Σ I.
 */
export const errorFromDifficulties = (items: readonly UncertainItem[], theta: number, D = 1): number => {
  let total = 0;
  let squares = 0;
  for (const { item, difficultySe, times = 1 } of items) {
    const told = times * information(item, theta, D);
    total += told;
    squares += (told * difficultySe) ** 2;
  }
  return total === 0 ? 0 : Math.sqrt(squares) / total;
};
