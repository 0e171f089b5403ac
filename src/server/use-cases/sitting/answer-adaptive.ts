import type { NextStep } from "../../../contract/exam";
import type { Queries } from "../../db/open";
import { attemptItems } from "../../db/schema";
import { CallRefusal } from "../../refusal";
import { chooseItem, pausesNow, type Step } from "./adaptive";
import { outputOf, type AppliedAnswer } from "./answer-fixed";
import { append, type AttemptRow } from "./attempt";
import { foldAnswer, marked, standingAnswer } from "./fold";
import type { AnswerOperation } from "./operation";
import { stepsOf } from "./score";
import { exerciseOf } from "./view";

/** Locks the presented item with its answer and serves the next, in the same transaction. */
export async function applyAdaptive(
  tx: Queries,
  attempt: AttemptRow,
  operation: AnswerOperation,
): Promise<AppliedAnswer> {
  const { input, item, test, now, epoch, holdsLease, entry } = operation;
  const seq = attempt.lastSeq + 1;
  if (!holdsLease) {
    const output = outputOf(operation, attempt, seq, false);
    return { output, attempt: await append(tx, attempt, now, { ...entry, result: { data: { ...output } } }) };
  }
  const before = await standingAnswer(tx, attempt.attemptId, item.itemId);
  if (before !== null && before.answer !== null) throw new CallRefusal("answerLocked");
  const given = { answer: input.answer, revision: input.revision, elapsedMs: input.elapsed_ms };
  const standing = await marked(tx, item.itemId, item.body, given, epoch);
  if (standing.mark === "skipped") throw new CallRefusal("answerMismatched");
  await foldAnswer(tx, attempt.attemptId, item.itemId, { ...standing, seq, savedAt: now });

  const answered = attempt.answered + 1;
  const steps = await stepsOf(tx, test, attempt.attemptId);
  const presented = answered < attempt.total ? await serveNext(tx, attempt, operation, steps) : null;
  const next: NextStep = {
    stage: attempt.stage,
    answered,
    total: attempt.total,
    presented,
    exercise: null,
    pause: pausesNow(steps) ? "rapidGuessing" : null,
  };
  const output = { ...outputOf(operation, attempt, seq, true), next };
  const changes = { answered, leaseSeenAt: now, ...(presented === null ? { completedAt: now } : {}) };
  const after = await append(tx, attempt, now, { ...entry, result: { data: { ...output } } }, changes);
  return { output, attempt: after };
}

async function serveNext(
  tx: Queries,
  attempt: AttemptRow,
  { test, now }: AnswerOperation,
  steps: readonly Step[],
): Promise<string | null> {
  if (attempt.prior === null) throw new Error(`adaptive sitting ${attempt.attemptId} has no prior`);
  const itemId = chooseItem(test, attempt.prior, attempt.seed, steps);
  if (itemId === null) return null;
  await tx.insert(attemptItems).values({
    attemptId: attempt.attemptId,
    position: attempt.answered + 1,
    stage: attempt.stage,
    itemId,
    servedAt: now,
  });
  return itemId;
}

/** Puts the presented item's content into a stored result, which keeps only its id. */
export function withExercise(
  output: AppliedAnswer["output"],
  attempt: AttemptRow,
  operation: Pick<AnswerOperation, "test">,
): AppliedAnswer["output"] {
  const { next } = output;
  if (next === null || next.presented === null) return output;
  const item = operation.test.items.get(next.presented);
  return item === undefined
    ? output
    : { ...output, next: { ...next, exercise: exerciseOf(attempt, next.presented, item.body) } };
}
