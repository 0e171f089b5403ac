import type { z } from "zod";
import type { AnswerOutput, answerInput } from "../../contract/exam";
import { answerFits } from "../../items/scoring/score";
import type { LogResult } from "../db/shapes";
import { Refusal } from "./refusal";
import { applyAdaptive, withExercise } from "./sitting/answer-adaptive";
import { applyFixed } from "./sitting/answer-fixed";
import { answerLate } from "./sitting/answer-late";
import { isServed, lockAttempt } from "./sitting/attempt";
import type { TestVersion } from "./sitting/catalogue";
import { standingOf } from "./sitting/lease";
import type { AnswerOperation } from "./sitting/operation";
import { replayOf } from "./sitting/replay";
import { finishIfDue, isAdaptiveTest } from "./sitting/time";
import { settle, type Caller, type Tools } from "./tools";

const replayed = (result: LogResult): AnswerOutput | Refusal =>
  "fault" in result ? new Refusal(result.fault) : (result.data as AnswerOutput);

const isBehind = (test: TestVersion, stage: string, current: string): boolean => {
  const stages = test.definition.sections.map((section) => section.stage);
  return stages.indexOf(stage) < stages.indexOf(current);
};

/** Saves one answer, once: what comes back is on disk. */
export const answerExercise = (
  tools: Tools,
  caller: Caller,
  input: z.output<typeof answerInput>,
): Promise<AnswerOutput> =>
  settle(tools, caller, async (tx) => {
    const now = tools.clock();
    const locked = await lockAttempt(tx, caller.userId, input.attempt_id);
    const standing = await standingOf(tx, locked, input.lease);
    if (standing.kind === "foreign") throw new Refusal("heldElsewhere", { attempt_id: locked.attemptId });
    const attempt = await finishIfDue(tx, tools, locked, now);
    const test = await tools.catalogue.test(tx, attempt.menuId, attempt.version);

    const payload = { exercise_id: input.exercise_id, answer: input.answer, revision: input.revision };
    const stored = await replayOf(tx, attempt.attemptId, input.idempotency_key, payload);
    if (stored !== null) {
      const output = replayed(stored);
      return output instanceof Refusal ? output : withExercise(output, attempt, { test });
    }

    const item = test.items.get(input.exercise_id);
    if (item === undefined || !(await isServed(tx, attempt.attemptId, input.exercise_id)))
      throw new Refusal("itemNotServed");
    const fits = input.answer === null ? !isAdaptiveTest(test) : answerFits(item.body.interaction, input.answer);
    if (!fits) throw new Refusal("answerMismatched");

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
      return late instanceof Refusal ? late : late.output;
    }
    if (item.stage !== attempt.stage)
      throw new Refusal(isBehind(test, item.stage, attempt.stage) ? "answerLocked" : "itemNotServed");
    const saved = isAdaptiveTest(test)
      ? await applyAdaptive(tx, attempt, operation)
      : await applyFixed(tx, attempt, operation);
    return withExercise(saved.output, attempt, operation);
  });
