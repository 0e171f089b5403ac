import { eq } from "drizzle-orm";
import type { AnswerOutput } from "../../../contract/exam";
import { attempts } from "../../db/schema";
import { familyRules } from "../../families/rules";
import { CallRefusal } from "../../refusal";
import { append } from "../../sitting/attempt";
import { foldAnswer, isNewer, standingAnswer } from "../../sitting/fold";
import type { AnswerOperation } from "../../sitting/operation";
import type { LockedSitting } from "./with-sitting";

/** For this long after the end, the test's policy may still count what was answered in time. */
const acceptanceMs = 86_400_000;

/**
 * An answer that reaches a sitting which has ended (or stamped after the deadline). Nothing is dropped:
 * given in time it is held or counted by the test's policy, else it stays in the log as history.
 */
export async function answerLate(
  sitting: LockedSitting,
  operation: AnswerOperation,
): Promise<AnswerOutput | CallRefusal> {
  const { tx, now, attempt, test, delivery } = sitting;
  const { deadline, finishReason } = attempt;
  const inTime = deadline !== null && operation.answeredAt <= deadline && finishReason === "expired";
  if (!inTime) return keep(sitting, operation, "lateAnswer", "attemptClosed");
  const counts = test.definition.late_policy === "accept" && delivery.mayCountLate && now <= deadline + acceptanceMs;
  if (counts) {
    const applied = await delivery.applyAnswer(tx, attempt, operation);
    const score = await familyRules[test.family].summarise(tx, test, applied.attempt);
    await tx.update(attempts).set({ score }).where(eq(attempts.attemptId, attempt.attemptId));
    return applied.output;
  }
  const refusal = await keep(sitting, operation, "heldAnswer", "answerHeld");
  await holdIfLatest(sitting, operation);
  return refusal;
}

async function keep(
  { tx, now, attempt }: LockedSitting,
  { entry }: AnswerOperation,
  kind: "heldAnswer" | "lateAnswer",
  fault: "answerHeld" | "attemptClosed",
): Promise<CallRefusal> {
  await append(tx, attempt, now, { ...entry, kind, result: { fault } });
  return new CallRefusal(fault);
}

/** Puts the answer beside the one that stands, unless a later one is there already. */
async function holdIfLatest({ tx, now, attempt }: LockedSitting, { item, input, epoch }: AnswerOperation) {
  const standing = await standingAnswer(tx, attempt.attemptId, item.itemId);
  const isLatest =
    standing === null ||
    (isNewer({ epoch, revision: input.revision }, { epoch: standing.leaseEpoch, revision: standing.revision }) &&
      input.revision > standing.heldRevision);
  if (!isLatest) return;
  const held = { held: true, heldAnswer: input.answer, heldRevision: input.revision };
  await foldAnswer(tx, attempt.attemptId, item.itemId, {
    ...held,
    seq: standing?.seq ?? 0,
    savedAt: standing?.savedAt ?? now,
  });
}
