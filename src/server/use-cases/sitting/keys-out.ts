import { and, desc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { attemptLog } from "../../db/schema";
import { releaseOf } from "./release";
import type { LockedSitting } from "./with-sitting";

/** Whether the student could have seen the keys of an attempt at the time `at` (epoch ms). */
export async function areKeysOut(
  { tx, test, attempt }: Pick<LockedSitting, "tx" | "test" | "attempt">,
  at: number,
): Promise<boolean> {
  if (attempt.status !== "finished") return false;
  // the time at which the server ended it, which may be later than its `finishedAt`
  const [end] = await tx
    .select({ at: attemptLog.serverTime })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attempt.attemptId), eq(attemptLog.kind, "finish")))
    .orderBy(desc(attemptLog.seq))
    .limit(1);
  if (end === undefined || end.at >= at) return false;
  return (await releaseOf(tx, test, attempt, at)).released;
}

/** The items whose last held answer was made when the keys were out, as far as is known. */
export async function itemsHeldAfterKeys(queries: Queries, attemptId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectDistinctOn([attemptLog.itemId], {
      itemId: attemptLog.itemId,
      afterKeys: sql<boolean>`coalesce((${attemptLog.result} ->> 'after_keys')::boolean, false)`,
    })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), eq(attemptLog.kind, "heldAnswer")))
    .orderBy(attemptLog.itemId, desc(attemptLog.leaseEpoch), desc(attemptLog.revision));
  return new Set(rows.flatMap(({ itemId, afterKeys }) => (afterKeys && itemId !== null ? [itemId] : [])));
}
