import { and, count, eq } from "drizzle-orm";
import type { PlayCount } from "../../contract/attempt/attempt";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import type { AttemptRow } from "./attempt";
import type { TestVersion } from "./catalogue";

/**
 * How often the prompts with a limited number of plays were played in an attempt; empty if the test has no such
 * prompts.
 */
export async function playsOf(
  queries: Queries,
  test: TestVersion,
  { attemptId }: Pick<AttemptRow, "attemptId">,
): Promise<PlayCount[]> {
  const isLimited = [...test.items.values()].some(({ body }) => body.audio != null && body.audio.max_plays !== null);
  if (!isLimited) return [];
  const rows = await queries
    .select({ itemId: attemptLog.itemId, plays: count() })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), eq(attemptLog.kind, "play")))
    .groupBy(attemptLog.itemId)
    .orderBy(attemptLog.itemId);
  return rows.flatMap(({ itemId, plays }) => (itemId === null ? [] : [{ exercise_id: itemId, plays }]));
}
