import { hasRegradeKey } from "../../../../machines/studio/regrading-facts";
import { regradingMachine } from "../../../../machines/studio/regrading.machine";
import type { RegradeDetail, RegradeStep } from "../../../contract/classes/regrades";
import { callInPlace } from "../call";
import { effectActor } from "../effect-actor";

/** The correction of a question of an assignment with its calls. */
export const wiredRegrading = (assignmentId: string, itemId: string) =>
  regradingMachine.provide({
    actors: {
      preview: effectActor(
        (
          { terms: { rule, key, regradeId, reason, neverLower }, key: idempotencyKey },
          signal,
        ): Promise<RegradeDetail> =>
          callInPlace(
            "regradePreview",
            {
              idempotency_key: idempotencyKey,
              assignment_id: assignmentId,
              item_id: itemId,
              rule,
              ...(key === null || !hasRegradeKey(rule) ? {} : { key }),
              ...(regradeId === null ? {} : { regrade_id: regradeId }),
              reason: reason.trim(),
              never_lower: neverLower,
            },
            { signal },
          ),
      ),
      apply: effectActor(({ regradeId, digest, key }, signal): Promise<RegradeStep> =>
        callInPlace("regradeApply", { idempotency_key: key, regrade_id: regradeId, digest }, { signal }),
      ),
    },
  });
