import { noAbsences } from "../../contract/attempt/absences";
import type { MarkedItem } from "../../contract/report/marked-item";
import { areaTitle, skillTitle } from "../../items/catalogue";
import type { ItemOutcome, ScoringInput } from "./scoring-input";

const markedItem = (
  { item, mark, elapsedMs, checkStatus, held, difficulty, changes }: ItemOutcome,
  index: number,
): MarkedItem => ({
  index,
  exercise_id: item.itemId,
  stage: item.stage,
  area: areaTitle(item.subject, item.area),
  skill: skillTitle(item.subject, item.skill),
  mark,
  elapsed_ms: elapsedMs,
  check_status: checkStatus,
  held,
  difficulty,
  usual: null,
  changes,
  gone_through: false,
});

/** The fields that all reports have in common. */
export const reportBase = ({ attempt, test, outcomes, durationMs }: ScoringInput) => ({
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
  items: outcomes.map(markedItem),
  released: true,
  release: test.definition.release ?? { when: "after_finish" as const },
  sitting_again: false,
  held: outcomes.filter(({ held }) => held).length,
  late: 0,
  refused: 0,
  absences: noAbsences,
});
