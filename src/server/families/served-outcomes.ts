import { and, eq } from "drizzle-orm";
import type { Queries } from "../db/open";
import { answers, attemptItems } from "../db/schema";
import type { AttemptRow } from "../sitting/attempt";
import type { TestItem, TestVersion } from "../sitting/catalogue";

/** What scoring needs of one served item: a blank has no credit. */
export interface ServedOutcome {
  readonly item: TestItem;
  readonly credit: number;
}

/** All items that a sitting served and that count, in their order, with what was earned on each. */
export async function servedOutcomes(
  queries: Queries,
  test: TestVersion,
  { attemptId }: Pick<AttemptRow, "attemptId">,
): Promise<ServedOutcome[]> {
  const rows = await queries
    .select({ itemId: attemptItems.itemId, credit: answers.credit, mark: answers.mark })
    .from(attemptItems)
    .leftJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.flatMap(({ itemId, credit, mark }) => {
    const item = test.items.get(itemId);
    return item === undefined || mark === "unscored" ? [] : [{ item, credit: credit ?? 0 }];
  });
}

/** What was served of each part, in the order in which the parts were met. */
export function byPart(
  outcomes: readonly ServedOutcome[],
  partOf: (item: TestItem) => string,
): readonly (readonly [part: string, outcomes: ServedOutcome[]])[] {
  const parts = new Map<string, ServedOutcome[]>();
  for (const outcome of outcomes) {
    const part = partOf(outcome.item);
    parts.set(part, [...(parts.get(part) ?? []), outcome]);
  }
  return [...parts];
}
