import { and, eq, isNotNull, lt, notInArray, or } from "drizzle-orm";
import { attempts } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { createBackoff, type Backoff } from "./backoff";
import type { Dependencies } from "./dependencies";
import { completionWaitMs, finishIfDue, graceMs } from "./sitting/finish";

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

/** Finishes one sitting that is due and not passed over. */
async function finishOne(deps: Dependencies, passed: readonly string[], now: number): Promise<Tried> {
  const found: { attemptId: string | null } = { attemptId: null };
  try {
    await inTransaction(deps.db, async (tx) => {
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
            notInArray(attempts.attemptId, [...passed]),
          ),
        )
        .limit(1)
        .for("update", { skipLocked: true });
      found.attemptId = attempt?.attemptId ?? null;
      if (attempt !== undefined) await finishIfDue(tx, deps, attempt, now);
    });
  } catch (error) {
    if (found.attemptId === null) throw error;
    return { outcome: "failed", attemptId: found.attemptId, error };
  }
  return found.attemptId === null ? { outcome: "none" } : { outcome: "finished", attemptId: found.attemptId };
}

/**
 * Finishes abandoned sittings whose time is over, one a transaction; rows that somebody works on are left for the next
 * round, one that cannot be finished is told of and left for a later one. Answers how many were finished.
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
