import type { AttemptSummary } from "../../../contract/tests";
import type { AttemptRow } from "../../sitting/attempt";

/** One sitting as lists show it. */
export const summaryOf = (attempt: AttemptRow): AttemptSummary => ({
  attempt_id: attempt.attemptId,
  menu_id: attempt.menuId,
  mode: attempt.mode,
  kind: attempt.kind,
  status: attempt.status,
  started_at: attempt.startedAt,
  finished_at: attempt.finishedAt,
  answered: attempt.answered,
  total: attempt.total,
  deadline: attempt.deadline,
  score: attempt.score,
  held: attempt.held,
});
