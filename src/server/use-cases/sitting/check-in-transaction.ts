import type { CheckStatusOutput } from "../../../contract/attempt/exam";
import { projectAnswer, isNewer, standingAnswer } from "../../attempts/answers-projection";
import { append, servedAtOf } from "../../attempts/attempt";
import { runIdempotently } from "../../attempts/idempotency";
import { checkPayloadOf, loggedCheckOf, type LeasedCheckInput } from "../../attempts/operation";
import { stagePhaseOf } from "../../attempts/stages";
import { refusalOfUnserved } from "../../attempts/unserved";
import { gather } from "../../families/scoring-input";
import { keepReport } from "../../families/stored-report";
import { CallRefusal } from "../../support/refusal";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { withSitting, type LockedSitting } from "./with-sitting";

/** Marks an item for review, or removes the mark, in any case. */
export const checkInTransaction = (
  deps: Dependencies,
  caller: Principal,
  input: LeasedCheckInput,
): Promise<CheckStatusOutput> =>
  withSitting(deps, caller, input, (sitting) =>
    runIdempotently(sitting, input.idempotency_key, checkPayloadOf(input), () => mark(sitting, input)),
  );

/** Whether a mark was made before the end. As a mark does not affect the answer, it is accepted whenever it arrives. */
async function isInTime(
  { tx, attempt, test }: Pick<LockedSitting, "tx" | "attempt" | "test">,
  { exercise_id, answered_at: stamp }: LeasedCheckInput,
): Promise<boolean> {
  const item = test.items.get(exercise_id);
  if (stamp === undefined || item === undefined) return false;
  const stage = await stagePhaseOf(tx, test, attempt, item.stage);
  const end = ("at" in stage ? stage.at : null) ?? attempt.finishedAt;
  return end !== null && stamp <= end;
}

async function mark(
  { tx, now, attempt, test, standing }: LockedSitting,
  input: LeasedCheckInput,
): Promise<CheckStatusOutput | CallRefusal> {
  const { exercise_id: itemId, check_status, revision } = input;
  if ((await servedAtOf(tx, attempt.attemptId, itemId)) === null)
    throw await refusalOfUnserved({ tx, attempt, test }, test.items.get(itemId));
  const isOver = attempt.status === "finished";
  if (isOver && !(await isInTime({ tx, attempt, test }, input))) return new CallRefusal("attemptClosed");

  const before = await standingAnswer(tx, attempt.attemptId, itemId);
  const { epoch } = standing;
  const holdsLease = standing.kind === "current";
  const applied =
    before === null || isNewer({ epoch, revision }, { epoch: before.checkEpoch, revision: before.checkRevision });
  const output: CheckStatusOutput = {
    ...checkPayloadOf(input),
    seq: attempt.lastSeq + 1,
    saved_at: now,
    applied,
    lease_held: holdsLease,
  };
  const entry = {
    kind: "checkStatus",
    itemId,
    revision,
    payload: loggedCheckOf(input),
    idempotencyKey: input.idempotency_key,
    clientTime: input.answered_at ?? null,
    leaseEpoch: epoch,
    result: { data: { ...output } },
  } as const;
  const changed = await append(tx, attempt, now, entry, holdsLease && !isOver ? { leaseSeenAt: now } : {});
  if (applied) {
    const checked = { checkStatus: check_status, checkRevision: revision, checkEpoch: epoch };
    const answered = { seq: before?.seq ?? 0, savedAt: before?.savedAt ?? now };
    await projectAnswer(tx, attempt.attemptId, itemId, { ...checked, ...answered });
    if (isOver) await keepReport(tx, await gather(tx, test, changed));
  }
  return output;
}
