import type { AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import type { ExposureLedger } from "../../attempts/exposure/ledger";
import { lockWithLease, type LeaseStanding } from "../../attempts/lease";
import type { Owner } from "../../attempts/owner";
import type { Queries } from "../../db/open";
import type { DeliveryRules } from "../../delivery/delivery-rules";
import { deliveryRulesOf } from "../../delivery/rules";
import type { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import { perUserTransaction } from "../per-user-transaction";
import { settleSitting } from "./settle";

/** An attempt that is locked by this transaction, after ending what is due by the clock. */
export interface LockedSitting {
  readonly tx: Queries;
  readonly now: number;
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
  readonly delivery: DeliveryRules;
  /** How often the items of the test were served. */
  readonly ledger: ExposureLedger;
  /** The standing of the call's lease, with the epoch in which the call was made. */
  readonly standing: LeaseStanding;
}

interface SittingCall {
  readonly attempt_id: string;
  readonly lease: string;
  /** The epoch in which the call was made, if it is older than that of its lease. */
  readonly epoch?: number | undefined;
}

/**
 * Runs `decide` on the owner's attempt, locked, in one transaction. A `CallRefusal` that `decide` throws rolls
 * everything back; one that it returns leaves its writes committed.
 */
export const withSitting = <Result>(
  deps: Dependencies,
  owner: Owner,
  { attempt_id: attemptId, lease, epoch }: SittingCall,
  decide: (sitting: LockedSitting) => Promise<Result | CallRefusal>,
): Promise<Result> =>
  perUserTransaction(deps, owner, async (tx) => {
    const now = deps.clock();
    const { attempt: locked, standing: given } = await lockWithLease(tx, owner, attemptId, lease);
    const standing = { ...given, epoch: Math.min(epoch ?? given.epoch, given.epoch) };
    const attempt = await settleSitting(tx, deps, locked, now);
    const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
    const ledger = await deps.exposures.of(tx, test);
    return decide({ tx, now, attempt, test, delivery: deliveryRulesOf(test), ledger, standing });
  });
