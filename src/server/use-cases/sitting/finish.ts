import type { FinishReason } from "../../../contract/exam";
import type { Queries } from "../../db/open";
import { familyRules } from "../../families/rules";
import { append, type AttemptRow } from "../../sitting/attempt";
import type { Dependencies } from "../dependencies";

/** After the deadline, answers stamped in time are still taken for this long. */
export const graceMs = 5_000;
/** A complete adaptive sitting whose client never comes back is finished after this. */
export const completionWaitMs = 600_000;

/** Ends a locked sitting: log, status and score in one. */
export async function finishAttempt(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  reason: FinishReason,
  now: number,
): Promise<AttemptRow> {
  const test = await catalogue.test(tx, attempt.menuId, attempt.version);
  const finishedAt = reason === "expired" && attempt.deadline !== null ? Math.min(now, attempt.deadline) : now;
  const score = await familyRules[test.family].summarise(tx, test, attempt);
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
  deps: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  now: number,
): Promise<AttemptRow> {
  const reason = dueReason(attempt, now);
  return reason === null ? attempt : finishAttempt(tx, deps, attempt, reason, now);
}
