import type { z } from "zod";
import type { AnswerOutput, answerInput } from "../../contract/exam";
import { answerFits } from "../../items/scoring/score";
import type { LogResult } from "../db/shapes";
import { CallRefusal } from "../refusal";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { inPersonsTurn } from "./in-persons-turn";
import { applyAdaptive, withExercise } from "./sitting/answer-adaptive";
import { applyFixed } from "./sitting/answer-fixed";
import { answerLate } from "./sitting/answer-late";
import { isServed, lockAttempt } from "./sitting/attempt";
import type { TestVersion } from "./sitting/catalogue";
import { leaseStandingOf } from "./sitting/lease";
import type { AnswerOperation } from "./sitting/operation";
import { replayOf } from "./sitting/replay";
import { finishIfDue, isAdaptiveTest } from "./sitting/time";

const replayed = (result: LogResult): AnswerOutput | CallRefusal =>
  "fault" in result ? new CallRefusal(result.fault) : (result.data as AnswerOutput);

const isBehind = (test: TestVersion, stage: string, current: string): boolean => {
  const stages = test.definition.sections.map((section) => section.stage);
  return stages.indexOf(stage) < stages.indexOf(current);
};

/** Saves one answer, once: what comes back is on disk. */
export const answerExercise = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof answerInput>,
): Promise<AnswerOutput> =>
  inPersonsTurn(deps, caller, async (tx) => {
    const now = deps.clock();
    const locked = await lockAttempt(tx, caller.userId, input.attempt_id);
    const standing = await leaseStandingOf(tx, locked, input.lease);
    if (standing.kind === "foreign") throw new CallRefusal("heldElsewhere", { attempt_id: locked.attemptId });
    const attempt = await finishIfDue(tx, deps, locked, now);
    const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);

    const payload = { exercise_id: input.exercise_id, answer: input.answer, revision: input.revision };
    const stored = await replayOf(tx, attempt.attemptId, input.idempotency_key, payload);
    if (stored !== null) {
      const output = replayed(stored);
      return output instanceof CallRefusal ? output : withExercise(output, attempt, { test });
    }

    const item = test.items.get(input.exercise_id);
    if (item === undefined || !(await isServed(tx, attempt.attemptId, input.exercise_id)))
      throw new CallRefusal("itemNotServed");
    const fits = input.answer === null ? !isAdaptiveTest(test) : answerFits(item.body.interaction, input.answer);
    if (!fits) throw new CallRefusal("answerMismatched");

    const operation: AnswerOperation = {
      input,
      test,
      item,
      now,
      epoch: standing.epoch,
      holdsLease: standing.kind === "current",
      answeredAt: input.answered_at ?? now,
      entry: {
        kind: "answer",
        itemId: item.itemId,
        revision: input.revision,
        payload,
        idempotencyKey: input.idempotency_key,
        clientTime: input.answered_at ?? null,
        leaseEpoch: standing.epoch,
      },
    };
    const stampedLate =
      attempt.deadline !== null && input.answered_at !== undefined && input.answered_at > attempt.deadline;
    if (attempt.status === "finished" || stampedLate) {
      const late = await answerLate(tx, attempt, operation);
      return late instanceof CallRefusal ? late : late.output;
    }
    if (item.stage !== attempt.stage)
      throw new CallRefusal(isBehind(test, item.stage, attempt.stage) ? "answerLocked" : "itemNotServed");
    const saved = isAdaptiveTest(test)
      ? await applyAdaptive(tx, attempt, operation)
      : await applyFixed(tx, attempt, operation);
    return withExercise(saved.output, attempt, operation);
  });
