import type { CheckStatusOutput } from "../../../contract/exam";
import { CallRefusal } from "../../refusal";
import { append, servedAtOf } from "../../sitting/attempt";
import { foldAnswer, isNewer, standingAnswer } from "../../sitting/fold";
import { once } from "../../sitting/once";
import { checkPayloadOf, loggedCheckOf, type HeldCheckInput } from "../../sitting/operation";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { withSitting, type LockedSitting } from "./with-sitting";

/** Marks an item for review, or takes the mark back, whatever its case. */
export const checkSlowly = (deps: Dependencies, caller: Principal, input: HeldCheckInput): Promise<CheckStatusOutput> =>
  withSitting(deps, caller, input, (sitting) =>
    once(sitting, input.idempotency_key, checkPayloadOf(input), () => mark(sitting, input)),
  );

async function mark(
  { tx, now, attempt, standing }: LockedSitting,
  input: HeldCheckInput,
): Promise<CheckStatusOutput | CallRefusal> {
  const { exercise_id: itemId, check_status, revision } = input;
  if ((await servedAtOf(tx, attempt.attemptId, itemId)) === null) throw new CallRefusal("itemNotServed");
  if (attempt.status === "finished") return new CallRefusal("attemptClosed");

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
  await append(tx, attempt, now, entry, holdsLease ? { leaseSeenAt: now } : {});
  if (applied) {
    const checked = { checkStatus: check_status, checkRevision: revision, checkEpoch: epoch };
    const answered = { seq: before?.seq ?? 0, savedAt: before?.savedAt ?? now };
    await foldAnswer(tx, attempt.attemptId, itemId, { ...checked, ...answered });
  }
  return output;
}
