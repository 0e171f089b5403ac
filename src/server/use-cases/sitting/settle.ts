import { and, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import type { Dependencies } from "../dependencies";
import { finishAttempt } from "./finish";
import { leaveStage } from "./leave-stage";

/** After the deadline, answers with a timestamp before it are still accepted for this long. */
export const graceMs = 5_000;
/** A complete adaptive attempt that is not handed in is finished after this time. */
const completionWaitMs = 600_000;

type Times = Pick<AttemptRow, "status" | "deadline" | "stageDeadline" | "closesAt" | "completedAt" | "stoppedAt">;

const isOver = (deadline: number | null, now: number): deadline is number =>
  deadline !== null && now > deadline + graceMs;

const isAbandoned = (completedAt: number | null, now: number): boolean =>
  completedAt !== null && now > completedAt + completionWaitMs;

/** Whether something in this attempt is due to be ended by the server now; nothing is while its clock stands still. */
export const isEndDue = (
  { status, deadline, stageDeadline, closesAt, completedAt, stoppedAt }: Times,
  now: number,
): boolean =>
  status === "sitting" &&
  stoppedAt === null &&
  ([deadline, stageDeadline, closesAt].some((end) => isOver(end, now)) || isAbandoned(completedAt, now));

/** The same as a condition on the rows of sittings under way. */
export const dueRows = (now: number): SQL | undefined =>
  and(
    isNull(attempts.stoppedAt),
    or(
      and(isNotNull(attempts.deadline), lt(attempts.deadline, now - graceMs)),
      and(isNotNull(attempts.stageDeadline), lt(attempts.stageDeadline, now - graceMs)),
      and(isNotNull(attempts.closesAt), lt(attempts.closesAt, now - graceMs)),
      and(isNotNull(attempts.completedAt), lt(attempts.completedAt, now - completionWaitMs)),
    ),
  );

/** Ends whatever is due first: a section, after which the next opens at the time of its end, or the attempt. */
async function settleOne(
  tx: Queries,
  deps: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  now: number,
): Promise<{ readonly attempt: AttemptRow }> {
  const { deadline, stageDeadline, closesAt, completedAt, leaseEpoch } = attempt;
  if (
    isOver(closesAt, now) &&
    completedAt === null &&
    closesAt <= Math.min(deadline ?? Infinity, stageDeadline ?? Infinity)
  )
    return finishAttempt(tx, deps, attempt, { reason: "expired", at: closesAt }, now);
  if (isOver(stageDeadline, now) && stageDeadline !== deadline) {
    const end = { at: stageDeadline, reason: "expired" } as const;
    return leaveStage(tx, deps, attempt, { end, finishReason: "expired", leaseEpoch }, now);
  }
  if (isOver(deadline, now) && completedAt === null)
    return finishAttempt(tx, deps, attempt, { reason: "expired", at: deadline }, now);
  return finishAttempt(tx, deps, attempt, { reason: "completed", at: now }, now);
}

/**
 * Ends the sections of a locked attempt, and the attempt itself, as far as they are due; returns the attempt
 * afterwards.
 */
export async function settleSitting(
  tx: Queries,
  deps: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  now: number,
): Promise<AttemptRow> {
  let settled = attempt;
  while (isEndDue(settled, now)) settled = (await settleOne(tx, deps, settled, now)).attempt;
  return settled;
}
