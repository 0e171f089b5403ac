import type { z } from "zod";
import { checkStatusInput, type CheckStatusOutput } from "../../contract/exam";
import { CallRefusal } from "../refusal";
import { append, isServed } from "../sitting/attempt";
import { extraOf } from "../sitting/extra";
import { foldAnswer, isNewer, standingAnswer } from "../sitting/fold";
import { once } from "../sitting/once";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { withSitting, type LockedSitting } from "./sitting/with-sitting";

type CheckStatusInput = z.output<typeof checkStatusInput>;

const payloadOf = ({ exercise_id, check_status, revision }: CheckStatusInput) => ({
  exercise_id,
  check_status,
  revision,
});

/** Marks an item for review, or takes the mark back. */
export const updateCheckStatus = (
  deps: Dependencies,
  caller: Caller,
  input: CheckStatusInput,
): Promise<CheckStatusOutput> =>
  withSitting(deps, caller, input, (sitting) =>
    once(sitting, input.idempotency_key, payloadOf(input), () => mark(sitting, input)),
  );

async function mark(
  { tx, now, attempt, standing }: LockedSitting,
  input: CheckStatusInput,
): Promise<CheckStatusOutput | CallRefusal> {
  const { exercise_id: itemId, check_status, revision } = input;
  if (!(await isServed(tx, attempt.attemptId, itemId))) throw new CallRefusal("itemNotServed");
  if (attempt.status === "finished") return new CallRefusal("attemptClosed");

  const before = await standingAnswer(tx, attempt.attemptId, itemId);
  const { epoch } = standing;
  const holdsLease = standing.kind === "current";
  const applied =
    before === null || isNewer({ epoch, revision }, { epoch: before.checkEpoch, revision: before.checkRevision });
  const output: CheckStatusOutput = {
    ...payloadOf(input),
    seq: attempt.lastSeq + 1,
    saved_at: now,
    applied,
    lease_held: holdsLease,
  };
  const entry = {
    kind: "checkStatus",
    itemId,
    revision,
    payload: { ...payloadOf(input), ...extraOf(checkStatusInput, input) },
    idempotencyKey: input.idempotency_key,
    leaseEpoch: epoch,
    result: { data: { ...output } },
  } as const;
  await append(tx, attempt, now, entry, holdsLease ? { leaseSeenAt: now } : {});
  if (applied) {
    const checked = { checkStatus: check_status, checkRevision: revision, checkEpoch: epoch };
    const answered = { seq: before?.seq ?? 0, savedAt: before?.savedAt ?? now };
    await foldAnswer(tx, attempt.attemptId, itemId, { ...checked, ...answered });
  }
  return output;
}
