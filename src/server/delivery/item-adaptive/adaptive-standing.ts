import type { Posterior } from "../../../psychometrics/posterior";

/** Where an adaptive sitting stands after its answers, as choosing sees it: made from them, or moved on by one. */
export interface AdaptiveStanding {
  readonly posterior: Posterior;
  /** The ability, in logits, that the next item is chosen for: the running EAP, frozen while answers are rapid. */
  theta: number;
  /** The one that the item before was chosen for; null at the start. */
  thetaBefore: number | null;
  /** Places of the items answered. */
  readonly served: number[];
  /** 1 at the places of these. */
  readonly isServed: Uint8Array;
  readonly areaCounts: Record<string, number>;
  /** How often each model was asked, by its number in the pool. */
  readonly asked: Uint8Array;
  /** How often the student met the item of each place in earlier sittings; null: none of them. */
  readonly met: Uint16Array | null;
  /** How many of the latest answers were rapid, one after the other. */
  rapidRun: number;
}
