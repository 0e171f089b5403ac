import { eq } from "drizzle-orm";
import type { MarkedItem, Report } from "../../contract/report";
import type { Queries } from "../db/open";
import { goneThrough } from "../db/review-schema";
import type { TestVersion } from "../sitting/catalogue";
import { usualTimes } from "./analysis/usual-time";

/** The items of a report with what changes after the sitting: what others took for them, and what was gone through. */
export async function itemsNow(
  queries: Queries,
  { items }: Pick<TestVersion, "items">,
  { attempt_id: attemptId, items: told }: Pick<Report, "attempt_id" | "items">,
): Promise<MarkedItem[]> {
  const gone = await queries
    .select({ itemId: goneThrough.itemId })
    .from(goneThrough)
    .where(eq(goneThrough.attemptId, attemptId));
  const isGone = new Set(gone.map(({ itemId }) => itemId));
  const usual = await usualTimes(
    queries,
    told.flatMap(({ exercise_id: itemId }) => items.get(itemId) ?? []),
  );
  return told.map((item) => ({
    ...item,
    usual: usual.get(item.exercise_id) ?? null,
    gone_through: isGone.has(item.exercise_id),
  }));
}
