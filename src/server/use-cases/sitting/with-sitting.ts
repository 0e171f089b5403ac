import type { Queries } from "../../db/open";
import type { DeliveryRules } from "../../delivery/delivery-rules";
import { deliveryRulesOf } from "../../delivery/rules";
import type { CallRefusal } from "../../refusal";
import { lockAttempt, type AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import { heldLease, type HeldLease } from "../../sitting/lease";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { inPersonsTurn } from "../in-persons-turn";
import { finishIfDue } from "./finish";

/** A sitting that this transaction has locked, finished first where its time is over. */
export interface LockedSitting {
  readonly tx: Queries;
  readonly now: number;
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
  readonly delivery: DeliveryRules;
  /** The standing of the lease that the call came with. */
  readonly standing: HeldLease;
}

/**
 * Decides about the caller's sitting, alone and in one transaction. Without a lease of this sitting it is refused. A
 * `CallRefusal` that `decide` throws undoes all; one that it answers leaves what was written.
 */
export const withSitting = <Result>(
  deps: Dependencies,
  caller: Caller,
  { attempt_id: attemptId, lease }: { readonly attempt_id: string; readonly lease: string },
  decide: (sitting: LockedSitting) => Promise<Result | CallRefusal>,
): Promise<Result> =>
  inPersonsTurn(deps, caller, async (tx) => {
    const now = deps.clock();
    const locked = await lockAttempt(tx, caller.userId, attemptId);
    const standing = await heldLease(tx, locked, lease);
    const attempt = await finishIfDue(tx, deps, locked, now);
    const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
    return decide({ tx, now, attempt, test, delivery: deliveryRulesOf(test.definition), standing });
  });
