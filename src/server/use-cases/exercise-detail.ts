import { eq, sql } from "drizzle-orm";
import type { ExerciseDetail, ExerciseReview } from "../../contract/attempt/exam";
import type { Localized } from "../../contract/item/content";
import { chosenOptions, optionMistakes } from "../../items/mistakes/option-mistakes";
import { standingAnswer } from "../attempts/answers-projection";
import { servedAtOf, type AttemptRow } from "../attempts/attempt";
import { inAttemptIds, mistakesInAttemptIds } from "../attempts/attempt-ids";
import type { TestItem } from "../attempts/catalogue";
import { exerciseOf } from "../attempts/exercise";
import { ownerOf } from "../attempts/owner";
import { shownKey } from "../attempts/shown-key";
import { standingMark } from "../attempts/standing-mark";
import type { Queries } from "../db/open";
import { items } from "../db/schema";
import { deliveryRulesOf } from "../delivery/rules";
import { CallRefusal } from "../support/refusal";
import { isGuest, type Principal } from "./caller";
import { taughtOwner } from "./classes/results/taught-attempt";
import type { Dependencies } from "./dependencies";
import { ownerForReader } from "./guests/guest-rights";
import { teacherComments } from "./marking/teacher-comments";
import { correctionOf, type Correction } from "./regrading/corrections";
import { currentSitting } from "./sitting/current";
import { itemsHeldAfterKeys } from "./sitting/keys-out";
import { releaseOf } from "./sitting/release";
import { shownStages } from "./sitting/shown-stages";

/** An attempt that the caller may read: their own, or a finished one of a guest whom they invited or of their class. */
async function readSitting(deps: Dependencies, caller: Principal, attemptId: string) {
  const taught = isGuest(caller) ? null : await taughtOwner(deps.db, caller, attemptId);
  const owner = taught ?? (isGuest(caller) ? caller : await ownerForReader(deps.db, caller, attemptId));
  const sitting = await currentSitting(deps, owner, attemptId);
  if (owner !== caller && sitting.attempt.status !== "finished") throw new CallRefusal("attemptNotFound");
  return { ...sitting, isTaught: taught !== null };
}

/** An item that was served in an attempt, and whether its key and explanation may be seen. */
export async function servedItem(
  deps: Dependencies,
  caller: Principal,
  input: { attempt_id: string; exercise_id: string },
): Promise<{ readonly attempt: AttemptRow; readonly item: TestItem; readonly mayReview: boolean }> {
  const { attempt, test, isTaught } = await readSitting(deps, caller, input.attempt_id);
  const item = test.items.get(input.exercise_id);
  if (item === undefined || (await servedAtOf(deps.db, attempt.attemptId, item.itemId)) === null)
    throw new CallRefusal("itemNotServed");
  const now = deps.clock();
  const shown = await shownStages(deps.db, test, attempt, now);
  if (!deliveryRulesOf(test).mayOpen(test, attempt, item) || shown?.has(item.stage) === false)
    throw new CallRefusal("itemNotServed");
  const reader = isGuest(caller) ? ownerOf(attempt) : caller;
  const { released, sittingAgain } = await releaseOf(deps.db, test, attempt, now, reader);
  const isWithheld = isGuest(caller) && !caller.seesResult;
  return { attempt, item, mayReview: (released && !isWithheld) || (isTaught && !sittingAgain) };
}

/** One item of an attempt; its key and explanation only if the results are released. */
export async function exerciseDetail(
  deps: Dependencies,
  caller: Principal,
  input: { attempt_id: string; exercise_id: string },
): Promise<ExerciseDetail> {
  const { attempt, item, mayReview } = await servedItem(deps, caller, input);
  const review = mayReview ? await reviewOf(deps.db, attempt, item) : null;
  return { ...exerciseOf(attempt, item), review };
}

const inIdsOf = (
  attempt: AttemptRow,
  item: TestItem,
  { key, ...correction }: Correction,
): NonNullable<ExerciseReview["correction"]> => ({
  ...correction,
  ...(key === undefined ? {} : { key: shownKey(inAttemptIds(attempt, item, key)) }),
});

async function reviewOf(queries: Queries, attempt: AttemptRow, item: TestItem): Promise<ExerciseReview> {
  const { itemId } = item;
  const [released] = await queries
    .select({
      key: items.key,
      explanation: items.explanation,
      mistakes: items.mistakes,
      transcript: items.transcript,
      video: sql<Localized | null>`${items.explanationVideo} -> 'description'`,
    })
    .from(items)
    .where(eq(items.itemId, itemId));
  if (released === undefined) throw new Error(`item ${itemId} has gone`);
  const given = await standingAnswer(queries, attempt.attemptId, itemId);
  const isAfterKeys = given?.held === true && (await itemsHeldAfterKeys(queries, attempt.attemptId)).has(itemId);
  const correction = await correctionOf(queries, attempt, itemId);
  const comments =
    released.key.type === "extended_text" ? await teacherComments(queries, attempt.attemptId, itemId) : [];
  const chosen = chosenOptions(given?.answer ?? null);
  return {
    ...released,
    mistakes: mistakesInAttemptIds(attempt, item, optionMistakes(released.mistakes, chosen)),
    key: shownKey(inAttemptIds(attempt, item, released.key)),
    answer: inAttemptIds(attempt, item, given?.answer ?? null),
    ...standingMark(given, item.points),
    points: item.points,
    ...(comments.length === 0 ? {} : { comments }),
    elapsed_ms: given?.elapsedMs ?? 0,
    check_status: given?.checkStatus ?? 0,
    held_answer: inAttemptIds(attempt, item, given?.heldAnswer ?? null),
    ...(isAfterKeys ? { held_after_keys: true } : {}),
    ...(correction === null ? {} : { correction: inIdsOf(attempt, item, correction) }),
  };
}
