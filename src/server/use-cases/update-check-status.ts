import type { z } from "zod";
import type { CheckStatusOutput, checkStatusInput } from "../../contract/exam";
import { CallRefusal } from "../refusal";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { inPersonsTurn } from "./in-persons-turn";
import { append, isServed, lockAttempt } from "./sitting/attempt";
import { foldAnswer, isNewer, standingAnswer } from "./sitting/fold";
import { leaseStandingOf } from "./sitting/lease";
import { replayOf } from "./sitting/replay";
import { finishIfDue } from "./sitting/time";

/** Marks an item for review, or takes the mark back. */
export const updateCheckStatus = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof checkStatusInput>,
): Promise<CheckStatusOutput> =>
  inPersonsTurn(deps, caller, async (tx) => {
    const now = deps.clock();
    const locked = await lockAttempt(tx, caller.userId, input.attempt_id);
    const standing = await leaseStandingOf(tx, locked, input.lease);
    if (standing.kind === "foreign") throw new CallRefusal("heldElsewhere", { attempt_id: locked.attemptId });
    const attempt = await finishIfDue(tx, deps, locked, now);

    const payload = { exercise_id: input.exercise_id, check_status: input.check_status, revision: input.revision };
    const stored = await replayOf(tx, attempt.attemptId, input.idempotency_key, payload);
    if (stored !== null) return "fault" in stored ? new CallRefusal(stored.fault) : (stored.data as CheckStatusOutput);
    if (!(await isServed(tx, attempt.attemptId, input.exercise_id))) throw new CallRefusal("itemNotServed");
    if (attempt.status === "finished") return new CallRefusal("attemptClosed");

    const before = await standingAnswer(tx, attempt.attemptId, input.exercise_id);
    const holdsLease = standing.kind === "current";
    const applied =
      before === null ||
      isNewer(
        { epoch: standing.epoch, revision: input.revision },
        { epoch: before.checkEpoch, revision: before.checkRevision },
      );
    const seq = attempt.lastSeq + 1;
    const output: CheckStatusOutput = {
      exercise_id: input.exercise_id,
      check_status: input.check_status,
      revision: input.revision,
      seq,
      saved_at: now,
      applied,
      lease_held: holdsLease,
    };
    const entry = {
      kind: "checkStatus",
      itemId: input.exercise_id,
      revision: input.revision,
      payload,
      idempotencyKey: input.idempotency_key,
      leaseEpoch: standing.epoch,
    } as const;
    await append(
      tx,
      attempt,
      now,
      { ...entry, result: { data: { ...output } } },
      holdsLease ? { leaseSeenAt: now } : {},
    );
    if (applied) {
      const checked = { checkStatus: input.check_status, checkRevision: input.revision, checkEpoch: standing.epoch };
      await foldAnswer(tx, attempt.attemptId, input.exercise_id, {
        ...checked,
        seq: before?.seq ?? 0,
        savedAt: before?.savedAt ?? now,
      });
    }
    return output;
  });
