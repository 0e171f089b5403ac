import { answeredChange, projectAnswer, isNewer, marked, standingAnswer } from "../attempts/answers-projection";
import { append, type AttemptRow } from "../attempts/attempt";
import { answerOutputOf, type AnswerOperation, type AppliedAnswer } from "../attempts/operation";
import type { Queries } from "../db/open";

/** Logs the answer, and makes it the current one unless a later writer or a later revision has answered the item. */
export async function applyLastWord(
  tx: Queries,
  attempt: AttemptRow,
  operation: AnswerOperation,
): Promise<AppliedAnswer> {
  const { input, item, now, epoch, holdsLease, entry } = operation;
  const before = await standingAnswer(tx, attempt.attemptId, item.itemId);
  const applied =
    before === null ||
    isNewer({ epoch, revision: input.revision }, { epoch: before.leaseEpoch, revision: before.revision });
  const output = answerOutputOf(operation, attempt, attempt.lastSeq + 1, applied);
  const changes = {
    ...(holdsLease ? { leaseSeenAt: now } : {}),
    ...(applied ? { answered: attempt.answered + answeredChange(before, input.answer) } : {}),
  };
  const after = await append(tx, attempt, now, { ...entry, result: { data: { ...output } } }, changes);
  if (applied) {
    const { answer, revision, elapsed_ms: elapsedMs, unscored } = input;
    const given = { answer, revision, elapsedMs, unscored };
    await projectAnswer(tx, attempt.attemptId, item.itemId, {
      ...(await marked(tx, item.itemId, item.body, given, epoch)),
      seq: output.seq,
      savedAt: now,
    });
  }
  return { output, attempt: after };
}
