import type { Posterior } from "../../../psychometrics/posterior";

/**
 * The state of an adaptive attempt after its answers, as needed for choosing; computed from all answers, or updated by
 * one.
 */
export interface AdaptiveStanding {
  readonly posterior: Posterior;
  /** The ability, in logits, that the next item is chosen for: the running EAP, frozen while answers are rapid. */
  theta: number;
  /** The value of `theta` for which the previous item was chosen; null at the start. */
  thetaBefore: number | null;
  /** Pool indexes of the items answered. */
  readonly served: number[];
  /** 1 at the indexes in `served`. */
  readonly isServed: Uint8Array;
  readonly areaCounts: Record<string, number>;
  /** How often each item model was used, by its number in the pool. */
  readonly asked: Uint8Array;
  /** How often the student met each item in earlier attempts, by pool index; null: none of them. */
  readonly met: Uint16Array | null;
  /** The number of consecutive rapid answers up to the latest. */
  rapidRun: number;
}
