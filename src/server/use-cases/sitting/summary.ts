import { showsScore } from "../../../contract/item/scoring";
import type { AttemptSummary } from "../../../contract/tests";
import { testLimitFor } from "../../attempts/accommodated";
import type { AttemptRow } from "../../attempts/attempt";
import { sectionsIn } from "../../attempts/sections";
import type { TestDefinition } from "../../db/shapes";

const isTimed = (attempt: AttemptRow, definition: TestDefinition): boolean =>
  attempt.deadline !== null ||
  testLimitFor(definition, attempt.accommodation) !== null ||
  sectionsIn(definition, attempt).some((section) => section.time_limit_ms !== null);

/** An attempt as lists show it; `definition` must be of the test version that it belongs to. */
export const summaryOfAttemptRow = (attempt: AttemptRow, definition: TestDefinition): AttemptSummary => ({
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
  stage_deadline: attempt.status === "sitting" ? attempt.stageDeadline : null,
  ...(attempt.status === "sitting" ? { timed: isTimed(attempt, definition) } : {}),
  score: attempt.score,
  ...(attempt.awaitingPoints === null || !showsScore(definition.exam_info)
    ? {}
    : { awaiting_points: attempt.awaitingPoints }),
  held: attempt.held,
});
