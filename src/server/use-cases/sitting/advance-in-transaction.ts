import type { Attempt } from "../../../contract/attempt/attempt";
import type { Contested } from "../../../contract/attempt/exam";
import { leasedElsewhere } from "../../attempts/lease";
import type { Owner } from "../../attempts/owner";
import { keepRefused } from "../../attempts/refused";
import { stagesIn } from "../../attempts/sections";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { plannedEndFor } from "../rooms/planned-end";
import { finishAttempt } from "./finish";
import { leaveStage, type LeftStage } from "./leave-stage";
import { endingOf, isClockEarly, isOutOfTime, uncontestedManifest, stageEndOf, type AdvanceInput } from "./leaving";
import { attemptView } from "./view";
import { withSitting } from "./with-sitting";

/** Leaves a section or the test in any case, in one transaction that locks the attempt. */
export const advanceInTransaction = (deps: Dependencies, caller: Principal, input: AdvanceInput): Promise<Attempt> =>
  withSitting(deps, caller, input, async ({ tx, now, attempt, test, delivery, standing }) => {
    const stages = stagesIn(test, attempt);
    const place = stages.indexOf(input.stage);
    const current = attempt.status === "finished" ? stages.length : stages.indexOf(attempt.stage);
    if (place === -1 || place > current) throw new CallRefusal("stageMismatched");
    const lease = standing.kind === "current" ? input.lease : null;
    // after the end, the window only asks for the result: contents are left out, as a whole year may hand in at the
    // same moment
    const view = ({ attempt: row, written }: LeftStage) =>
      attemptView(tx, test, row, now, { lease, hasContent: row.status === "sitting", written });
    if (place < current) return view({ attempt, written: null });
    if (standing.kind !== "current") return leasedElsewhere(tx, attempt);
    const isEarly = isClockEarly(input, attempt, now);
    const plannedEnd = isEarly ? await plannedEndFor(tx, input, attempt, now) : null;
    if (isEarly && plannedEnd === null) return attemptView(tx, test, attempt, now, { lease });
    await keepContested(tx, deps, caller, input);
    await delivery.refuseLeaving(tx, test, { attempt, manifest: uncontestedManifest(input), log: null, now });
    const ending = endingOf(delivery, attempt, input, now);
    if (plannedEnd !== null) {
      const atPlan = { ...ending, reason: "expired", at: Math.min(now, plannedEnd) } as const;
      return view(await finishAttempt(tx, deps, attempt, atPlan, now));
    }
    if (isOutOfTime(delivery, attempt)) return view(await finishAttempt(tx, deps, attempt, ending, now));
    const leaving = {
      end: stageEndOf(attempt, now),
      finishReason: ending.reason,
      leaseEpoch: standing.epoch,
      more: ending.more,
      seenAt: now,
    };
    return view(await leaveStage(tx, deps, attempt, leaving, now));
  });

async function keepContested(
  tx: Queries,
  deps: Dependencies,
  owner: Owner,
  { attempt_id: attemptId, contested = [] }: AdvanceInput,
): Promise<void> {
  const refusalOf = (operation: Contested) => ({
    owner,
    attemptId,
    call: "advanceExam",
    refusedBy: "device" as const,
    fault: null,
    idempotencyKey: operation.idempotency_key,
    payload: operation,
  });
  for (const operation of contested) await keepRefused(tx, deps, refusalOf(operation));
}
