import { and, desc, eq } from "drizzle-orm";
import type { AnswerOutput } from "../../../contract/attempt/exam";
import {
  projectAnswer,
  isNewer,
  standingAnswer,
  type AnswerRow,
  type WriteOrder,
} from "../../attempts/answers-projection";
import { append, type AttemptRow } from "../../attempts/attempt";
import type { AnswerOperation } from "../../attempts/operation";
import { attemptLog, attempts } from "../../db/schema";
import { scoredColumns } from "../../families/score";
import { gather } from "../../families/scoring-input";
import { keepReport } from "../../families/stored-report";
import { CallRefusal } from "../../support/refusal";
import { noteResults } from "../outgoing/note-results";
import { correctWrongBook } from "./fill-wrong-book";
import { areKeysOut } from "./keys-out";
import { releaseOf } from "./release";
import type { LockedSitting } from "./with-sitting";

/** For this long after the end, the test's policy may still count answers that were given in time. */
const acceptanceMs = 86_400_000;

/** Logs an answer that was given after the end; the current answer and held answers stay as they are. */
export async function keepLate(
  { tx, now, attempt }: LockedSitting,
  { entry, item }: AnswerOperation,
): Promise<CallRefusal> {
  const { status, stage, stageDeadline, deadline } = attempt;
  const endsTest = item.stage === stage && (stageDeadline === null || stageDeadline === deadline);
  const fault = status === "finished" || endsTest ? "attemptClosed" : "answerLate";
  await append(tx, attempt, now, { ...entry, kind: "lateAnswer", result: { fault } });
  return new CallRefusal(fault);
}

/**
 * Handles an answer that arrived after its section or test had ended by the clock at `end`. If it was given in time, it
 * counts or is held, by the test's policy; it never counts once the student could have seen the keys. Otherwise it is
 * only logged.
 */
export async function answerAfterEnd(
  sitting: LockedSitting,
  operation: AnswerOperation,
  end: number,
): Promise<AnswerOutput | CallRefusal> {
  if (operation.answeredAt > end) return keepLate(sitting, operation);
  return (await mayCount(sitting, end)) ? count(sitting, operation) : hold(sitting, operation, sitting.now);
}

/**
 * Handles an answer to a section that the student had left at `end`: if it was given before, it is held; otherwise it
 * is only logged. `madeAt`: when the data that arrive now were created (epoch ms); by default, now.
 */
export const answerAfterLeaving = (
  sitting: LockedSitting,
  operation: AnswerOperation,
  end: number | null,
  madeAt = sitting.now,
): Promise<CallRefusal> => {
  const { answered_at: stamp } = operation.input;
  const isInTime = end !== null && stamp !== undefined && stamp <= end;
  return isInTime ? hold(sitting, operation, madeAt) : keepLate(sitting, operation);
};

async function mayCount({ tx, now, attempt, test, delivery }: LockedSitting, end: number): Promise<boolean> {
  if (test.definition.late_policy !== "accept" || !delivery.mayCountLate || now > end + acceptanceMs) return false;
  return !(await releaseOf(tx, test, attempt, now)).released;
}

async function count(
  { tx, now, attempt, test, delivery }: LockedSitting,
  operation: AnswerOperation,
): Promise<AnswerOutput> {
  const applied = await delivery.applyAnswer(tx, attempt, operation);
  if (attempt.status === "finished") {
    const material = await gather(tx, test, applied.attempt);
    await tx.update(attempts).set(scoredColumns(material)).where(eq(attempts.attemptId, attempt.attemptId));
    await keepReport(tx, material);
    await correctWrongBook(tx, applied.attempt, test.family, now);
    await noteResults(tx, attempt, now);
  }
  return applied.output;
}

/** The write order of the answer held for an item; null: none is held. */
async function heldOrder({ tx, attempt }: LockedSitting, itemId: string): Promise<WriteOrder | null> {
  const [row] = await tx
    .select({ epoch: attemptLog.leaseEpoch, revision: attemptLog.revision })
    .from(attemptLog)
    .where(
      and(
        eq(attemptLog.attemptId, attempt.attemptId),
        eq(attemptLog.kind, "heldAnswer"),
        eq(attemptLog.itemId, itemId),
      ),
    )
    .orderBy(desc(attemptLog.leaseEpoch), desc(attemptLog.revision))
    .limit(1);
  return row === undefined ? null : { epoch: row.epoch, revision: row.revision ?? 0 };
}

async function isLatest(
  sitting: LockedSitting,
  { item, input, epoch }: AnswerOperation,
  standing: AnswerRow | null,
): Promise<boolean> {
  const order = { epoch, revision: input.revision };
  if (standing !== null && !isNewer(order, { epoch: standing.leaseEpoch, revision: standing.revision })) return false;
  const held = await heldOrder(sitting, item.itemId);
  return held === null || isNewer(order, held);
}

/**
 * Stores an answer beside the current one as held, unless a later one is stored already. Records whether the keys were
 * out when it was made, since the time at which it was given is only reported by the device.
 */
async function hold(sitting: LockedSitting, operation: AnswerOperation, madeAt: number): Promise<CallRefusal> {
  const { tx, now, attempt } = sitting;
  const { item, input, entry } = operation;
  const standing = await standingAnswer(tx, attempt.attemptId, item.itemId);
  const takes = await isLatest(sitting, operation, standing);
  const isFirst = takes && standing?.held !== true;
  const changes: Partial<AttemptRow> = isFirst ? { held: attempt.held + 1 } : {};
  const afterKeys = (await areKeysOut(sitting, madeAt)) ? ({ after_keys: true } as const) : {};
  const result = { fault: "answerHeld", ...afterKeys } as const;
  await append(tx, attempt, now, { ...entry, kind: "heldAnswer", result }, changes);
  if (takes)
    await projectAnswer(tx, attempt.attemptId, item.itemId, {
      held: true,
      heldAnswer: input.answer,
      heldRevision: input.revision,
      seq: standing?.seq ?? 0,
      savedAt: standing?.savedAt ?? now,
    });
  return new CallRefusal("answerHeld");
}
