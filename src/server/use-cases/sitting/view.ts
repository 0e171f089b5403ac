import type { Attempt, Exercise, ExerciseEntry, SavedAnswer } from "../../../contract/attempt/attempt";
import type { SectionInfo } from "../../../contract/tests";
import { absenceSums } from "../../attempts/absences";
import type { AttemptRow, ServedAnswer, ServedRow } from "../../attempts/attempt";
import type { AttemptRecord } from "../../attempts/attempt-record";
import type { TestVersion } from "../../attempts/catalogue";
import { playsOf } from "../../attempts/plays";
import { shownOf } from "../../attempts/shown";
import { toolStateToWire } from "../../attempts/tool-states";
import type { Queries } from "../../db/open";
import { deliveryRulesOf } from "../../delivery/rules";
import { lockdownOfAttempt } from "../lockdown/lockdown-row";
import { roomOfAttempt } from "../rooms/seat-updates";
import { exerciseById, answerToWire } from "./presented";
import { practiceEntry, sectionEntry } from "./section-entry";
import { shownStages } from "./shown-stages";

const savedAnswers = (test: TestVersion, attempt: AttemptRow, given: readonly ServedAnswer[]): SavedAnswer[] => {
  const rows = given.flatMap(({ answer }) => answer ?? []).toSorted((one, other) => one.seq - other.seq);
  return rows.map((row) => ({
    exercise_id: row.itemId,
    answer: answerToWire({ attempt, test }, row.itemId, row.answer),
    revision: Math.max(row.revision, row.checkRevision),
    epoch: row.leaseEpoch,
    seq: row.seq,
    saved_at: row.savedAt,
    elapsed_ms: row.elapsedMs,
    check_status: row.checkStatus,
    held: row.held,
  }));
};

/** Returns the content of a served item if the rules of delivery allow it to be shown, else null. */
async function contentIn(
  queries: Queries,
  {
    test,
    attempt,
    presented,
  }: { readonly test: TestVersion; readonly attempt: AttemptRow; readonly presented: string | null },
  now: number,
): Promise<(item: ServedRow) => Exercise | null> {
  const delivery = deliveryRulesOf(test);
  const shown = await shownStages(queries, test, attempt, now);
  return (item) =>
    delivery.isInView(test, attempt, item, presented) && shown?.has(item.stage) !== false
      ? exerciseById({ attempt, test }, item.itemId)
      : null;
}

interface View {
  /** The lease, if the view is for the window that has it. */
  readonly lease: string | null;
  /** Whether items come with their content where it may be seen; left out: yes. */
  readonly hasContent?: boolean;
  /** The records of the attempt, if they have been read; null or left out: they are read now. */
  readonly written?: AttemptRecord | null;
}

/** The whole attempt as its student may see it. */
export async function attemptView(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  now: number,
  { lease, hasContent = true, written = null }: View,
): Promise<Attempt> {
  const delivery = deliveryRulesOf(test);
  const isOver = attempt.status !== "sitting";
  const shown = written !== null && isOver ? { ...written, begunAt: null, tools: [] } : await shownOf(queries, attempt);
  const served = shown.answers.map((one) => one.served);
  const presented = delivery.presentedOf(attempt, served);
  const sections = delivery.sectionsOf(test, attempt);
  const contentOf = hasContent ? await contentIn(queries, { test, attempt, presented }, now) : () => null;
  const absences = absenceSums(shown.absences);
  const underWay = sections.find(({ stage }) => stage === attempt.stage);
  const practice = underWay === undefined ? null : await practiceEntry(queries, test, attempt, underWay);
  const entryOf = (section: SectionInfo): ExerciseEntry =>
    section === underWay && practice !== null
      ? practice
      : sectionEntry(
          section,
          served.filter((item) => item.stage === section.stage),
          contentOf,
        );
  return {
    attempt_id: attempt.attemptId,
    menu_id: attempt.menuId,
    family: test.family,
    title: test.definition.title,
    mode: attempt.mode,
    kind: attempt.kind,
    exam_info: { ...test.definition.exam_info, extract_question_number: attempt.total },
    status: attempt.status,
    finish_reason: attempt.finishReason,
    lease,
    lease_held: lease !== null,
    epoch: attempt.leaseEpoch,
    server_time: now,
    started_at: attempt.startedAt,
    finished_at: attempt.finishedAt,
    deadline: attempt.deadline,
    stage_deadline: attempt.stageDeadline,
    stage_started_at: isOver ? null : shown.begunAt,
    last_seq: attempt.lastSeq,
    stage: attempt.stage,
    sections,
    exercise_list: sections.map(entryOf),
    answers: savedAnswers(test, attempt, shown.answers),
    plays: await playsOf(queries, test, attempt),
    presented,
    answered: attempt.answered,
    total: attempt.total,
    held: attempt.held,
    ...(attempt.accommodation === null ? {} : { accommodation: attempt.accommodation }),
    ...(absences.away.count + absences.windowed.count === 0 ? {} : { absences }),
    tool_states: isOver ? [] : shown.tools.map(toolStateToWire),
    ...(await roomOfAttempt(queries, attempt)),
    ...(await lockdownOfAttempt(queries, attempt)),
  };
}
