import type { CheckStatusOutput } from "../../../contract/attempt/exam";
import type { Recorder } from "../../attempts/answer-batch/recorder";
import { loggedCheckOf, type LeasedCheckInput } from "../../attempts/operation";
import { secretHashOf } from "../../support/identifiers";
import type { Bearer } from "../caller";

/** Marks an item for review, or removes the mark, in the usual case; null in any other case. */
export async function checkInOneStatement(
  { known, record }: Pick<Recorder<unknown>, "known" | "record">,
  { tokenHash }: Bearer,
  input: LeasedCheckInput,
): Promise<CheckStatusOutput | null> {
  const sitting = await known.of(input.attempt_id);
  const item = sitting?.test.items.get(input.exercise_id);
  if (item === undefined) return null;
  const outcome = await record({
    kind: "checkStatus",
    token_hash: tokenHash,
    attempt_id: input.attempt_id,
    lease_hash: secretHashOf(input.lease),
    item_id: item.itemId,
    stage: item.stage,
    revision: input.revision,
    epoch: input.epoch ?? null,
    idempotency_key: input.idempotency_key,
    client_time: input.answered_at ?? null,
    payload: JSON.stringify(loggedCheckOf(input)),
    check_status: input.check_status,
  });
  return "data" in outcome ? (JSON.parse(outcome.data) as CheckStatusOutput) : null;
}
