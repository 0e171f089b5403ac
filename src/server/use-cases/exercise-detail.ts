import { eq } from "drizzle-orm";
import type { ExerciseDetail, ExerciseReview } from "../../contract/exam";
import type { Queries } from "../db/open";
import { items } from "../db/schema";
import { Refusal } from "./refusal";
import { isServed } from "./sitting/attempt";
import { standingAnswer } from "./sitting/fold";
import { currentAttempt, isAdaptiveTest } from "./sitting/time";
import { exerciseOf, sectionsOf } from "./sitting/view";
import type { Caller, Tools } from "./tools";

/** One item of a sitting; its key and explanation only when the sitting has ended. */
export async function exerciseDetail(
  tools: Tools,
  caller: Caller,
  input: { attempt_id: string; exercise_id: string },
): Promise<ExerciseDetail> {
  const attempt = await currentAttempt(tools, caller.userId, input.attempt_id);
  const test = await tools.catalogue.test(tools.db, attempt.menuId, attempt.version);
  const item = test.items.get(input.exercise_id);
  if (item === undefined || !(await isServed(tools.db, attempt.attemptId, input.exercise_id)))
    throw new Refusal("itemNotServed");
  const stages = sectionsOf(test, attempt).map(({ stage }) => stage);
  const isAhead =
    attempt.status === "sitting" && !isAdaptiveTest(test) && stages.indexOf(item.stage) > stages.indexOf(attempt.stage);
  if (isAhead) throw new Refusal("itemNotServed");
  const review = attempt.status === "finished" ? await reviewOf(tools.db, attempt.attemptId, input.exercise_id) : null;
  return { ...exerciseOf(attempt, item.itemId, item.body), review };
}

async function reviewOf(queries: Queries, attemptId: string, itemId: string): Promise<ExerciseReview> {
  const [released] = await queries
    .select({ key: items.key, explanation: items.explanation })
    .from(items)
    .where(eq(items.itemId, itemId));
  if (released === undefined) throw new Error(`item ${itemId} has gone`);
  const given = await standingAnswer(queries, attemptId, itemId);
  return {
    ...released,
    answer: given?.answer ?? null,
    mark: given?.mark ?? "skipped",
    elapsed_ms: given?.elapsedMs ?? 0,
    check_status: given?.checkStatus ?? 0,
    held_answer: given?.heldAnswer ?? null,
  };
}
