import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { answers, attemptItems } from "../../db/schema";
import { responseTo, type ScoredResponse } from "../../delivery/item-adaptive/responses";
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

export function mapOutcome({
  item,
  mark,
  credit,
  elapsedMs,
}: Pick<Outcome, "item" | "mark" | "credit" | "elapsedMs">): MapOutcome {
  const isBlank = mark === "skipped";
  const response = responseTo(item, { mark, credit, elapsedMs });
  return { ...response, rapid: response.rapid && !isBlank, elapsedMs, isBlank };
}

/** What a sitting served, in its order; what is open counts where the delivery says so, what was not heard never. */
export async function servedMapOutcomes(
  queries: Queries,
  test: TestVersion,
  { attemptId }: Pick<AttemptRow, "attemptId">,
): Promise<MapOutcome[]> {
  const { countsUnanswered } = deliveryRulesOf(test);
  const { itemId, mark, credit, elapsedMs, revision } = answers;
  const rows = await queries
    .select({ itemId: attemptItems.itemId, mark, credit, elapsedMs, revision })
    .from(attemptItems)
    .leftJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.flatMap((row) => {
    const item = test.items.get(row.itemId);
    if (item === undefined || row.mark === "unscored" || ((row.revision ?? 0) === 0 && !countsUnanswered)) return [];
    return [mapOutcome({ item, mark: row.mark ?? "skipped", credit: row.credit ?? 0, elapsedMs: row.elapsedMs ?? 0 })];
  });
}
