import { append, type AttemptRow } from "../attempts/attempt";
import type { Dependencies } from "./dependencies";
import { moveStageDeadline, toSittingUnderWay } from "./sitting/under-way";

/** That a sitting under way is to end, by whom and why. */
export interface SittingClosing {
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
export const closeSitting = (deps: Dependencies, closing: SittingClosing): Promise<AttemptRow> =>
  toSittingUnderWay(deps, closing.attemptId, async (tx, attempt, now) => {
    const { closedBy = null, note = "" } = closing;
    const closesAt = earlier(attempt.closesAt, now + noticeMs);
    if (attempt.closesAt === closesAt) return attempt;
    const deadline = earlier(attempt.deadline, closesAt);
    const stageDeadline = attempt.stageDeadline === null ? null : earlier(attempt.stageDeadline, closesAt);
    if (stageDeadline !== null) await moveStageDeadline(tx, attempt, stageDeadline);
    const payload = { closes_at: closesAt, deadline, stage_deadline: stageDeadline, closed_by: closedBy, note };
    const entry = { kind: "close", payload, leaseEpoch: attempt.leaseEpoch } as const;
    return append(tx, attempt, now, entry, { closesAt, deadline, stageDeadline });
  });
