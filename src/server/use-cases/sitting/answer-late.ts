import { eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../refusal";
import { applyFixed, type AppliedAnswer } from "./answer-fixed";
import { append, type AttemptRow } from "./attempt";
import { foldAnswer, isNewer, standingAnswer } from "./fold";
import type { AnswerOperation } from "./operation";
import { summarise } from "./score";
import { isAdaptiveTest } from "./time";

/** For this long after the end, the test's policy may still count what was answered in time. */
const acceptanceMs = 86_400_000;

/**
 * An answer that reaches a sitting which has ended (or stamped after the deadline). Nothing is dropped:
 * given in time it is held or counted by the test's policy, else it stays in the log as history.
 */
export async function answerLate(
  tx: Queries,
  attempt: AttemptRow,
  operation: AnswerOperation,
): Promise<AppliedAnswer | CallRefusal> {
  const { now, test, item, input, epoch, answeredAt } = operation;
  const inTime = attempt.deadline !== null && answeredAt <= attempt.deadline && attempt.finishReason === "expired";
  if (!inTime) return keep(tx, attempt, operation, "lateAnswer", "attemptClosed");
  const counts =
    test.definition.late_policy === "accept" && !isAdaptiveTest(test) && now <= (attempt.deadline ?? 0) + acceptanceMs;
  if (counts) {
    const saved = await applyFixed(tx, attempt, operation);
    const score = await summarise(tx, test, saved.attempt);
    await tx.update(attempts).set({ score }).where(eq(attempts.attemptId, attempt.attemptId));
    return saved;
  }
  const refusal = await keep(tx, attempt, operation, "heldAnswer", "answerHeld");
  const standing = await standingAnswer(tx, attempt.attemptId, item.itemId);
  const isLatest =
    standing === null ||
    (isNewer({ epoch, revision: input.revision }, { epoch: standing.leaseEpoch, revision: standing.revision }) &&
      input.revision > standing.heldRevision);
  if (isLatest) {
    const held = { held: true, heldAnswer: input.answer, heldRevision: input.revision };
    await foldAnswer(tx, attempt.attemptId, item.itemId, {
      ...held,
      seq: standing?.seq ?? 0,
      savedAt: standing?.savedAt ?? now,
    });
  }
  return refusal;
}

async function keep(
  tx: Queries,
  attempt: AttemptRow,
  operation: AnswerOperation,
  kind: "heldAnswer" | "lateAnswer",
  fault: "answerHeld" | "attemptClosed",
): Promise<CallRefusal> {
  await append(tx, attempt, operation.now, { ...operation.entry, kind, result: { fault } });
  return new CallRefusal(fault);
}
