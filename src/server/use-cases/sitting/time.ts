import type { ExamInfo, FinishReason } from "../../../contract/exam";
import { isAdaptive } from "../../../contract/families";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import type { Dependencies } from "../dependencies";
import { append, lockAttempt, ownAttempt, type AttemptRow } from "./attempt";
import { summarise } from "./score";

/** After the deadline, answers stamped in time are still taken for this long. */
export const graceMs = 5_000;
/** A complete adaptive sitting whose client never comes back is finished after this. */
export const completionWaitMs = 600_000;

/** Ends a locked sitting: log, status and score in one. */
export async function finishAttempt(
  tx: Queries,
  { catalogue }: Dependencies,
  attempt: AttemptRow,
  reason: FinishReason,
  now: number,
): Promise<AttemptRow> {
  const test = await catalogue.test(tx, attempt.menuId, attempt.version);
  const finishedAt = reason === "expired" && attempt.deadline !== null ? Math.min(now, attempt.deadline) : now;
  const score = await summarise(tx, test, attempt);
  return append(
    tx,
    attempt,
    now,
    { kind: "finish", payload: { reason }, leaseEpoch: attempt.leaseEpoch },
    { status: "finished", stage: "finished", finishReason: reason, finishedAt, score },
  );
}

/** Why the server itself ends this sitting now, or null. */
export function dueReason(attempt: AttemptRow, now: number): FinishReason | null {
  if (attempt.status === "finished") return null;
  if (attempt.deadline !== null && now > attempt.deadline + graceMs) return "expired";
  if (attempt.completedAt !== null && now > attempt.completedAt + completionWaitMs) return "completed";
  return null;
}

export async function finishIfDue(
  tx: Queries,
  deps: Dependencies,
  attempt: AttemptRow,
  now: number,
): Promise<AttemptRow> {
  const reason = dueReason(attempt, now);
  return reason === null ? attempt : finishAttempt(tx, deps, attempt, reason, now);
}

/** The caller's attempt for reading, finished first where it is due. */
export async function currentAttempt(deps: Dependencies, userId: string, attemptId: string): Promise<AttemptRow> {
  const attempt = await ownAttempt(deps.db, userId, attemptId);
  if (dueReason(attempt, deps.clock()) === null) return attempt;
  return inTransaction(deps.db, async (tx) =>
    finishIfDue(tx, deps, await lockAttempt(tx, userId, attemptId), deps.clock()),
  );
}

export const isAdaptiveTest = (test: { readonly definition: { readonly exam_info: ExamInfo } }): boolean =>
  isAdaptive(test.definition.exam_info);
