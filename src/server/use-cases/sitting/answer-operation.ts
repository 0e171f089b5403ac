import { answerFits } from "../../../items/scoring/score";
import { servedAtOf } from "../../attempts/attempt";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { elapsedSince } from "../../attempts/elapsed";
import { loggedAnswerOf, type AnswerInput, type AnswerOperation } from "../../attempts/operation";
import { refusalOfUnserved } from "../../attempts/unserved";
import { takesBlank } from "../../delivery/takes-blank";
import { CallRefusal } from "../../support/refusal";
import type { LockedSitting } from "./with-sitting";

/**
 * Whether an answer fits its item. Only an item with audio can be unscored because it could not be heard, and then
 * without an answer.
 */
function fitsItem(test: TestVersion, { body }: TestItem, { answer, unscored }: AnswerInput): boolean {
  if (unscored !== undefined) return answer === null && body.audio !== undefined;
  return answer === null ? takesBlank(test) : answerFits(body.interaction, answer);
}

/**
 * Prepares an answer with everything needed to decide on it. Throws a `CallRefusal` if it is no answer to an item of
 * this attempt.
 */
export async function answerOperation(sitting: LockedSitting, input: AnswerInput): Promise<AnswerOperation> {
  const { tx, now, attempt, test, ledger, standing } = sitting;
  const item = test.items.get(input.exercise_id);
  const servedAt = await servedAtOf(tx, attempt.attemptId, input.exercise_id);
  if (item === undefined) throw new CallRefusal("itemNotServed");
  if (servedAt === null) throw await refusalOfUnserved(sitting, item);
  if (!fitsItem(test, item, input)) throw new CallRefusal("answerMismatched");
  const known = { ...input, elapsed_ms: elapsedSince(servedAt, now, input) };
  return {
    input: known,
    test,
    item,
    ledger,
    now,
    epoch: standing.epoch,
    holdsLease: standing.kind === "current",
    answeredAt: known.answered_at ?? now,
    entry: {
      kind: "answer",
      itemId: item.itemId,
      revision: known.revision,
      payload: loggedAnswerOf(known),
      idempotencyKey: known.idempotency_key,
      clientTime: known.answered_at ?? null,
      leaseEpoch: standing.epoch,
    },
  };
}
