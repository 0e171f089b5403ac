import { and, eq } from "drizzle-orm";
import { attemptStages, attempts } from "../db/schema";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../refusal";
import { append, type AttemptRow } from "../sitting/attempt";
import type { Dependencies } from "./dependencies";
import { settle } from "./sitting/settle";

/** That a sitting under way is to end, by whom and why. */
export interface Closing {
  readonly attemptId: string;
  /** Left out: the server. */
  readonly closedBy?: string;
  readonly note?: string;
}

/**
 * How long a sitting goes on after it is told to end: windows beat every ten seconds, see the new end on their clocks
 * and hand in with all that they hold.
 */
export const noticeMs = 15_000;

const earlier = (end: number | null, closesAt: number): number => Math.min(end ?? closesAt, closesAt);

/**
 * Ends a sitting under way as its clock would, a notice from now: what windows hold until then arrives as in time, and
 * a window that hears nothing is ended for by the server. One row in the log. Refused where the sitting is over; told
 * again it changes nothing.
 */
export const closeSitting = (deps: Dependencies, closing: Closing): Promise<AttemptRow> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const { attemptId, closedBy = null, note = "" } = closing;
    const [row] = await tx.select().from(attempts).where(eq(attempts.attemptId, attemptId)).for("update");
    if (row === undefined) throw new CallRefusal("attemptNotFound");
    const attempt = await settle(tx, deps, row, now);
    if (attempt.status === "finished") throw new CallRefusal("attemptClosed");
    const closesAt = earlier(attempt.closesAt, now + noticeMs);
    const deadline = earlier(attempt.deadline, closesAt);
    const stageDeadline = attempt.stageDeadline === null ? null : earlier(attempt.stageDeadline, closesAt);
    if (attempt.closesAt === closesAt) return attempt;
    if (stageDeadline !== null)
      await tx
        .update(attemptStages)
        .set({ deadline: stageDeadline })
        .where(and(eq(attemptStages.attemptId, attemptId), eq(attemptStages.stage, attempt.stage)));
    const payload = { closes_at: closesAt, deadline, stage_deadline: stageDeadline, closed_by: closedBy, note };
    const entry = { kind: "close", payload, leaseEpoch: attempt.leaseEpoch } as const;
    return append(tx, attempt, now, entry, { closesAt, deadline, stageDeadline });
  });
