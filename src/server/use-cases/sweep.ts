import { and, eq } from "drizzle-orm";
import { attempts } from "../db/schema";
import { inTransaction } from "../db/transaction";
import type { Dependencies } from "./dependencies";
import { dueRows, settle } from "./sitting/settle";

const mostAtOnce = 200;

/**
 * Ends sections and sittings whose time is over, one sitting a transaction; rows that somebody works on are left for
 * the next round. Answers how many.
 */
export async function sweep(deps: Dependencies): Promise<number> {
  for (let count = 0; count < mostAtOnce; count += 1) {
    const found = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock();
      const [attempt] = await tx
        .select()
        .from(attempts)
        .where(and(eq(attempts.status, "sitting"), dueRows(now)))
        .limit(1)
        .for("update", { skipLocked: true });
      if (attempt !== undefined) await settle(tx, deps, attempt, now);
      return attempt !== undefined;
    });
    if (!found) return count;
  }
  return mostAtOnce;
}
