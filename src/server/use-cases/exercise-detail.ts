import { eq } from "drizzle-orm";
import type { ExerciseDetail, ExerciseReview } from "../../contract/exam";
import type { Queries } from "../db/open";
import { items } from "../db/schema";
import { CallRefusal } from "../refusal";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { isServed } from "./sitting/attempt";
import { standingAnswer } from "./sitting/fold";
import { currentAttempt, isAdaptiveTest } from "./sitting/time";
import { exerciseOf, sectionsOf } from "./sitting/view";

/** One item of a sitting; its key and explanation only when the sitting has ended. */
export async function exerciseDetail(
  deps: Dependencies,
  caller: Caller,
  input: { attempt_id: string; exercise_id: string },
): Promise<ExerciseDetail> {
  const attempt = await currentAttempt(deps, caller.userId, input.attempt_id);
  const test = await deps.catalogue.test(deps.db, attempt.menuId, attempt.version);
  const item = test.items.get(input.exercise_id);
  if (item === undefined || !(await isServed(deps.db, attempt.attemptId, input.exercise_id)))
    throw new CallRefusal("itemNotServed");
  const stages = sectionsOf(test, attempt).map(({ stage }) => stage);
  const isAhead =
    attempt.status === "sitting" && !isAdaptiveTest(test) && stages.indexOf(item.stage) > stages.indexOf(attempt.stage);
  if (isAhead) throw new CallRefusal("itemNotServed");
  const review = attempt.status === "finished" ? await reviewOf(deps.db, attempt.attemptId, input.exercise_id) : null;
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
