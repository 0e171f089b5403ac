import { faults } from "../../src/contract/calls/faults";
import type { RegradeRule } from "../../src/contract/classes/regrades";
import type { ItemKey } from "../../src/contract/item/item";
import { asFault } from "../support/fault";

/** What a teacher asks for: a rule for a question, with its reason. */
export interface RegradeTerms {
  readonly rule: RegradeRule;
  /** Of `newKey` and `alsoRight`; null: not entered yet. */
  readonly key: ItemKey | null;
  /** Of `restore`: the regrade that is taken back. */
  readonly regradeId: string | null;
  readonly reason: string;
  readonly neverLower: boolean;
}

/** Whether a rule is entered with a key of its own. */
export const hasRegradeKey = (rule: RegradeRule): boolean => rule === "newKey" || rule === "alsoRight";

/** Whether nothing is missing for a preview. */
export const isCompleteRegrade = ({ rule, key, reason }: RegradeTerms): boolean =>
  reason.trim() !== "" && (key !== null || !hasRegradeKey(rule));

/** Whether attempts have changed since the preview. */
export const isOutdatedPreview = (error: unknown): boolean => asFault(error).code === faults.regradeChanged.code;
