import { inArray } from "drizzle-orm";
import type { ExerciseEntry } from "../../../contract/attempt/attempt";
import { optionMistakes } from "../../../items/mistakes/option-mistakes";
import type { AttemptRow } from "../../attempts/attempt";
import { inAttemptIds, mistakesInAttemptIds } from "../../attempts/attempt-ids";
import type { TestVersion } from "../../attempts/catalogue";
import { exerciseOf } from "../../attempts/exercise";
import type { Queries } from "../../db/open";
import { items } from "../../db/schema";

/** The items of the practice section under way with keys and explanations; empty for any other section. */
export async function practiceSectionItems(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
): Promise<ExerciseEntry["exercise_item"]> {
  const shown = test.definition.practice?.[attempt.stage] ?? [];
  if (shown.length === 0) return [];
  const rows = await queries
    .select({ itemId: items.itemId, key: items.key, explanation: items.explanation, mistakes: items.mistakes })
    .from(items)
    .where(inArray(items.itemId, [...shown]));
  const taught = new Map(rows.map(({ itemId, ...what }) => [itemId, what]));
  return shown.flatMap((itemId) => {
    const what = taught.get(itemId);
    const item = test.items.get(itemId);
    return what === undefined || item === undefined
      ? []
      : [
          {
            exercise_id: itemId,
            exercise: exerciseOf(attempt, item),
            taught: {
              ...what,
              key: inAttemptIds(attempt, item, what.key),
              mistakes: mistakesInAttemptIds(
                attempt,
                item,
                optionMistakes(what.mistakes, Object.keys(what.mistakes ?? {})),
              ),
            },
          },
        ];
  });
}
