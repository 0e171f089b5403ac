import type { MarkedItem } from "../../contract/report";
import { areaTitle, skillTitle } from "../../items/catalogue";
import type { Outcome, ReportMaterial } from "./material";

const markedItem = (
  { item, mark, elapsedMs, checkStatus, held, difficulty, usual, changes, goneThrough }: Outcome,
  index: number,
  released: boolean,
): MarkedItem => ({
  index,
  exercise_id: item.itemId,
  stage: item.stage,
  area: areaTitle(item.subject, item.area),
  skill: skillTitle(item.subject, item.skill),
  mark: released ? mark : null,
  elapsed_ms: elapsedMs,
  check_status: checkStatus,
  held,
  difficulty: released ? difficulty : null,
  usual: released ? usual : null,
  changes,
  gone_through: goneThrough,
});

/** What every family's report begins with. */
export const reportBase = ({ attempt, test, outcomes, durationMs, absences, release }: ReportMaterial) => ({
  attempt_id: attempt.attemptId,
  menu_id: attempt.menuId,
  family: test.family,
  title: test.definition.title,
  mode: attempt.mode,
  exam_info: { ...test.definition.exam_info, extract_question_number: attempt.total },
  started_at: attempt.startedAt,
  finished_at: attempt.finishedAt ?? attempt.startedAt,
  duration_ms: durationMs,
  finish_reason: attempt.finishReason ?? ("submitted" as const),
  items: outcomes.map((outcome, index) => markedItem(outcome, index, release.released)),
  released: release.released,
  release: release.policy,
  sitting_again: release.sittingAgain,
  held: outcomes.filter(({ held }) => held).length,
  absences,
});
