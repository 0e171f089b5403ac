import { and, eq, notInArray } from "drizzle-orm";
import { attempts } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { createBackoff, type Backoff } from "./backoff";
import type { Dependencies } from "./dependencies";
import { dueRows, settleSitting } from "./sitting/settle";

const mostAtOnce = 200;

interface Failing {
  /** Sittings that could not be finished in earlier rounds. */
  readonly backoff: Backoff;
  readonly failed: (attemptId: string, error: unknown) => void;
}

type Tried =
  | { readonly outcome: "none" }
  | { readonly outcome: "finished"; readonly attemptId: string }
  | { readonly outcome: "failed"; readonly attemptId: string; readonly error: unknown };

/** Finishes one sitting that is due and not in `passed`. */
async function finishOne(deps: Dependencies, passed: readonly string[], now: number): Promise<Tried> {
  const found: { attemptId: string | null } = { attemptId: null };
  try {
    await inTransaction(deps.db, async (tx) => {
      const [attempt] = await tx
        .select()
        .from(attempts)
        .where(and(eq(attempts.status, "sitting"), dueRows(now), notInArray(attempts.attemptId, [...passed])))
        .limit(1)
        .for("update", { skipLocked: true });
      found.attemptId = attempt?.attemptId ?? null;
      if (attempt !== undefined) await settleSitting(tx, deps, attempt, now);
    });
  } catch (error) {
    if (found.attemptId === null) throw error;
    return { outcome: "failed", attemptId: found.attemptId, error };
  }
  return found.attemptId === null ? { outcome: "none" } : { outcome: "finished", attemptId: found.attemptId };
}

/**
 * Ends sections and sittings whose time is over, one sitting per transaction. Locked rows are left for the next round;
 * a sitting that cannot be finished is reported to `failed` and retried later. Returns the number finished.
 */
export async function sweep(
  deps: Dependencies,
  { backoff, failed }: Failing = { backoff: createBackoff(), failed: () => undefined },
): Promise<number> {
  const passed = backoff.waiting(deps.clock());
  let finished = 0;
  for (let count = 0; count < mostAtOnce; count += 1) {
    const now = deps.clock();
    const tried = await finishOne(deps, passed, now);
    if (tried.outcome === "none") break;
    passed.push(tried.attemptId);
    if (tried.outcome === "finished") {
      backoff.succeeded(tried.attemptId);
      finished += 1;
    } else {
      backoff.failed(tried.attemptId, now);
      failed(tried.attemptId, tried.error);
    }
  }
  return finished;
}
