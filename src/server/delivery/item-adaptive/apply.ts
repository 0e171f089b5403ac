import { projectAnswer, isLocked, marked, standingAnswer } from "../../attempts/answers-projection";
import { append, type AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import { answerOutputOf, type AnswerOperation, type AppliedAnswer } from "../../attempts/operation";
import { endStage, openStage } from "../../attempts/stages";
import type { Queries } from "../../db/open";
import { attemptItems } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import { takesBlank } from "../takes-blank";
import { markedAnswers } from "./responses";
import { stepAfter } from "./step";

/** Ends the section under way and opens the next. */
async function goOn(
  tx: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  stage: string,
  now: number,
): Promise<Pick<AttemptRow, "stage" | "stageDeadline">> {
  await endStage(tx, attempt, { at: now, reason: "left" });
  return { stage, stageDeadline: await openStage(tx, test, attempt, stage, now) };
}

/**
 * Locks the presented item with its answer and serves the next item in the same transaction, from the next section if
 * this one is complete. An answer from an older epoch is only logged.
 */
export async function applyItemAdaptive(
  tx: Queries,
  attempt: AttemptRow,
  operation: AnswerOperation,
): Promise<AppliedAnswer> {
  const { input, item, test, ledger, now, epoch, holdsLease, entry } = operation;
  const seq = attempt.lastSeq + 1;
  if (epoch !== attempt.leaseEpoch) {
    const output = answerOutputOf(operation, attempt, seq, false);
    return { output, attempt: await append(tx, attempt, now, { ...entry, result: { data: { ...output } } }) };
  }
  const before = await standingAnswer(tx, attempt.attemptId, item.itemId);
  if (before !== null && isLocked(before)) throw new CallRefusal("answerLocked");
  const { answer, revision, elapsed_ms: elapsedMs, unscored } = input;
  const written = { answer, revision, elapsedMs, unscored };
  const standing = await marked(tx, item.itemId, item.body, written, epoch);
  if (standing.mark === "skipped" && !takesBlank(test)) throw new CallRefusal("answerMismatched");
  await projectAnswer(tx, attempt.attemptId, item.itemId, { ...standing, seq, savedAt: now });

  const answered = attempt.answered + 1;
  const given = await markedAnswers(tx, attempt.attemptId);
  const { next } = stepAfter(test, { ...attempt, answered }, given, { ledger, kept: null });
  const { stage, presented } = next;
  if (presented !== null)
    await tx.insert(attemptItems).values({
      attemptId: attempt.attemptId,
      position: answered,
      stage,
      itemId: presented,
      servedAt: now,
    });
  const output = { ...answerOutputOf(operation, attempt, seq, true), next };
  const changes = {
    answered,
    ...(holdsLease ? { leaseSeenAt: now } : {}),
    ...(presented === null ? { completedAt: now, total: next.total } : {}),
    ...(stage === attempt.stage ? {} : await goOn(tx, test, attempt, stage, now)),
  };
  const after = await append(tx, attempt, now, { ...entry, result: { data: { ...output } } }, changes);
  return { output, attempt: after };
}
