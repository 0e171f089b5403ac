import type { z } from "zod";
import type { CheckStatusOutput, checkStatusInput } from "../../contract/exam";
import { Refusal } from "./refusal";
import { append, isServed, lockAttempt } from "./sitting/attempt";
import { fold, isNewer, standingAnswer } from "./sitting/fold";
import { standingOf } from "./sitting/lease";
import { replayOf } from "./sitting/replay";
import { finishIfDue } from "./sitting/time";
import { settle, type Caller, type Tools } from "./tools";

/** Marks an item for review, or takes the mark back. */
export const updateCheckStatus = (
  tools: Tools,
  caller: Caller,
  input: z.output<typeof checkStatusInput>,
): Promise<CheckStatusOutput> =>
  settle(tools, caller, async (tx) => {
    const now = tools.clock();
    const locked = await lockAttempt(tx, caller.userId, input.attempt_id);
    const standing = await standingOf(tx, locked, input.lease);
    if (standing.kind === "foreign") throw new Refusal("heldElsewhere", { attempt_id: locked.attemptId });
    const attempt = await finishIfDue(tx, tools, locked, now);

    const payload = { exercise_id: input.exercise_id, check_status: input.check_status, revision: input.revision };
    const stored = await replayOf(tx, attempt.attemptId, input.idempotency_key, payload);
    if (stored !== null) return "fault" in stored ? new Refusal(stored.fault) : (stored.data as CheckStatusOutput);
    if (!(await isServed(tx, attempt.attemptId, input.exercise_id))) throw new Refusal("itemNotServed");
    if (attempt.status === "finished") return new Refusal("attemptClosed");

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
      await fold(tx, attempt.attemptId, input.exercise_id, {
        ...checked,
        seq: before?.seq ?? 0,
        savedAt: before?.savedAt ?? now,
      });
    }
    return output;
  });
