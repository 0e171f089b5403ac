import { and, eq, isNotNull, lt, or } from "drizzle-orm";
import { attempts } from "../db/schema";
import { inTransaction } from "../db/transaction";
import type { Dependencies } from "./dependencies";
import { completionWaitMs, finishIfDue, graceMs } from "./sitting/finish";

const mostAtOnce = 200;

/**
 * Finishes abandoned sittings whose time is over, one a transaction; rows that somebody works on are left for the next
 * round. Answers how many.
 */
export async function sweep(deps: Dependencies): Promise<number> {
  for (let count = 0; count < mostAtOnce; count += 1) {
    const found = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock();
      const [attempt] = await tx
        .select()
        .from(attempts)
        .where(
          and(
            eq(attempts.status, "sitting"),
            or(
              and(isNotNull(attempts.deadline), lt(attempts.deadline, now - graceMs)),
              and(isNotNull(attempts.completedAt), lt(attempts.completedAt, now - completionWaitMs)),
            ),
          ),
        )
        .limit(1)
        .for("update", { skipLocked: true });
      if (attempt !== undefined) await finishIfDue(tx, deps, attempt, now);
      return attempt !== undefined;
    });
    if (!found) return count;
  }
  return mostAtOnce;
}
