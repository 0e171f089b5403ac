import { eq } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { attemptStages } from "../../db/schema";
import { releaseOf } from "./release";

/**
 * The sections of a finished attempt that may be shown: until its results are released, those that were opened. null:
 * the rules of delivery alone decide.
 */
export async function shownStages(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  now: number,
): Promise<ReadonlySet<string> | null> {
  if (attempt.status === "sitting" || (await releaseOf(queries, test, attempt, now)).released) return null;
  const opened = await queries
    .select({ stage: attemptStages.stage })
    .from(attemptStages)
    .where(eq(attemptStages.attemptId, attempt.attemptId));
  return opened.length === 0 ? null : new Set(opened.map(({ stage }) => stage));
}
