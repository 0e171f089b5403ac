import type { z } from "zod";
import { advanceInput, type Attempt, type Contested } from "../../contract/exam";
import type { Queries } from "../db/open";
import type { AnswerManifest } from "../delivery/delivery-rules";
import { CallRefusal } from "../refusal";
import type { AttemptRow } from "../sitting/attempt";
import { extraOf } from "../sitting/extra";
import { heldElsewhere } from "../sitting/lease";
import type { Owner } from "../sitting/owner";
import { keepRefused } from "../sitting/refused";
import { stagesIn } from "../sitting/sections";
import type { StageEnd } from "../sitting/stages";
import { withKey } from "./ahead/next-section";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { finishAttempt } from "./sitting/finish";
import { leaveStage, type LeftStage } from "./sitting/leave-stage";
import { attemptView } from "./sitting/view";
import { withSitting } from "./sitting/with-sitting";

type AdvanceInput = z.output<typeof advanceInput>;

/** Leaves a section or the test. Leaving what has been left already answers with the sitting as it stands. */
export const advanceExam = async (deps: Dependencies, caller: Principal, input: AdvanceInput): Promise<Attempt> =>
  withKey(deps, await advance(deps, caller, input), input.ahead);

const advance = (deps: Dependencies, caller: Principal, input: AdvanceInput): Promise<Attempt> =>
  withSitting(deps, caller, input, async ({ tx, now, attempt, test, delivery, standing }) => {
    const stages = stagesIn(test, attempt);
    const place = stages.indexOf(input.stage);
    const current = attempt.status === "finished" ? stages.length : stages.indexOf(attempt.stage);
    if (place === -1 || place > current) throw new CallRefusal("stageMismatched");
    const lease = standing.kind === "current" ? input.lease : null;
    // after the end a window asks for the result: a year that hands in at once need not be sent its questions again
    const view = ({ attempt: row, written }: LeftStage) =>
      attemptView(tx, test, row, now, { lease, hasContent: row.status === "sitting", written });
    if (place < current) return view({ attempt, written: null });
    if (standing.kind !== "current") return heldElsewhere(tx, attempt);
    await keepContested(tx, deps, caller, input);
    await delivery.refuseLeaving(tx, test, attempt, withoutContested(input), now);
    const { completedAt, deadline } = attempt;
    const more = extraOf(advanceInput, input);
    // sections that go on by themselves are left for good by the clock alone
    if (delivery.stepAfter !== null && completedAt === null && deadline !== null)
      return view(
        await finishAttempt(tx, deps, attempt, { reason: "expired", at: Math.min(now, deadline), more }, now),
      );
    const leaving = {
      end: endOf(attempt, now),
      finishReason: delivery.leavingReason,
      leaseEpoch: standing.epoch,
      more,
      seenAt: now,
    };
    return view(await leaveStage(tx, deps, attempt, leaving, now));
  });

/** A section that is left in the seconds after its time was over has ended by the clock. */
const endOf = ({ deadline, stageDeadline }: AttemptRow, now: number): StageEnd =>
  stageDeadline !== null && stageDeadline !== deadline && now >= stageDeadline
    ? { at: stageDeadline, reason: "expired" }
    : { at: now, reason: "left" };

/** What the window says it has written, without the items of which something will not come. */
function withoutContested({ manifest = [], contested = [] }: AdvanceInput): AnswerManifest {
  const excused = new Set(contested.map(({ exercise_id: itemId }) => itemId));
  return manifest.filter(({ exercise_id: itemId }) => !excused.has(itemId));
}

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
