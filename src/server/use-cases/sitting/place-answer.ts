import type { AnswerOutput } from "../../../contract/attempt/exam";
import { standingAnswer } from "../../attempts/answers-projection";
import type { AnswerOperation } from "../../attempts/operation";
import { isPractice } from "../../attempts/sections";
import { stagePhaseOf } from "../../attempts/stages";
import { CallRefusal } from "../../support/refusal";
import { answerAfterEnd, answerAfterLeaving, keepLate } from "./answer-late";
import { keepTime, saysWhatStands } from "./late-time";
import type { LockedSitting } from "./with-sitting";

/** Applies an answer to the section under way; one whose own timestamp is after the end is only logged. */
async function answerInStage(sitting: LockedSitting, operation: AnswerOperation): Promise<AnswerOutput | CallRefusal> {
  const { tx, attempt, delivery } = sitting;
  const { answered_at: stamp } = operation.input;
  const end = attempt.stageDeadline ?? attempt.deadline;
  const isLate = attempt.stoppedAt === null && end !== null && stamp !== undefined && stamp > end;
  if (isLate) return keepLate(sitting, operation);
  return (await delivery.applyAnswer(tx, attempt, operation)).output;
}

/**
 * Handles an answer by its section and time: it is applied to the section under way, counted or held if its section has
 * ended, or only logged.
 */
export async function placeAnswer(
  sitting: LockedSitting,
  operation: AnswerOperation,
): Promise<AnswerOutput | CallRefusal> {
  const { tx, test, attempt, delivery } = sitting;
  if (isPractice(test, operation.item.stage)) throw new CallRefusal("itemNotServed");
  const stage = await stagePhaseOf(tx, test, attempt, operation.item.stage);
  // in an adaptive test, answers themselves lead on to the next section: a further answer to the section behind meets a
  // locked item instead of a closed section
  const isBehind = attempt.status === "sitting" && stage.phase === "left" && delivery.stepAfter !== null;
  if (stage.phase === "open" || isBehind) return answerInStage(sitting, operation);
  const end = "at" in stage ? (stage.at ?? attempt.finishedAt) : null;
  const { answered_at: stamp } = operation.input;
  if (end !== null && stamp !== undefined && stamp <= end) {
    const standing = await standingAnswer(tx, attempt.attemptId, operation.item.itemId);
    if (saysWhatStands(operation, standing)) return keepTime(sitting, operation);
  }
  if (stage.phase === "expired") return answerAfterEnd(sitting, operation, stage.at);
  if (attempt.status === "finished") return keepLate(sitting, operation);
  if (stage.phase === "left") return answerAfterLeaving(sitting, operation, stage.at);
  throw new CallRefusal("stageUnopened");
}
