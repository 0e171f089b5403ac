import { append, type AttemptRow } from "../attempts/attempt";
import type { Dependencies } from "./dependencies";
import { moveStageDeadline, toSittingUnderWay } from "./sitting/under-way";

/** A request to end a sitting under way, with its author and reason. */
export interface SittingClosing {
  readonly attemptId: string;
  /** Left out: the server. */
  readonly closedBy?: string;
  readonly note?: string;
}

/**
 * Time from the request to the end of the sitting, in ms: windows send a heartbeat every ten seconds, learn the new
 * deadline from it, and hand in with all their answers.
 */
export const noticeMs = 15_000;

const earlier = (end: number | null, closesAt: number): number => Math.min(end ?? closesAt, closesAt);

/**
 * Ends a sitting as if its time were over, `noticeMs` from now. Answers sent until then count as in time; a sitting
 * whose window does not hand in is ended by the server. Appends one row to the log. Throws `attemptClosed` if the
 * attempt is over; repeating the request changes nothing.
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
