import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { answers, attemptItems } from "../../db/schema";
import { irtOf, isRapid, type ScoredResponse } from "../../delivery/item-adaptive/responses";
import { deliveryRulesOf } from "../../delivery/rules";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import type { Outcome } from "../material";

/** An outcome of the report with the answer as estimating sees it. */
export interface MapOutcome extends ScoredResponse {
  readonly elapsedMs: number;
  /** Left open: wrong, and nothing is known of the effort. */
  readonly isBlank: boolean;
}

export const mapOutcome = ({ item, mark, elapsedMs }: Pick<Outcome, "item" | "mark" | "elapsedMs">): MapOutcome => {
  const isBlank = mark === "skipped";
  return {
    itemId: item.itemId,
    irt: irtOf(item),
    area: item.area,
    right: mark === "right",
    rapid: !isBlank && isRapid(elapsedMs, item.expectedMs),
    elapsedMs,
    isBlank,
  };
};

/** What a sitting served, in its order; what is open counts where the delivery says so. */
export async function servedMapOutcomes(
  queries: Queries,
  test: TestVersion,
  { attemptId }: Pick<AttemptRow, "attemptId">,
): Promise<MapOutcome[]> {
  const { countsUnanswered } = deliveryRulesOf(test);
  const rows = await queries
    .select({ itemId: attemptItems.itemId, mark: answers.mark, elapsedMs: answers.elapsedMs })
    .from(attemptItems)
    .leftJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.flatMap(({ itemId, mark, elapsedMs }) => {
    const item = test.items.get(itemId);
    if (item === undefined || (mark === null && !countsUnanswered)) return [];
    return [mapOutcome({ item, mark: mark ?? "skipped", elapsedMs: elapsedMs ?? 0 })];
  });
}
