import { eq } from "drizzle-orm";
import type {
  Attempt,
  AttemptSummary,
  Exercise,
  ExerciseEntry,
  NextStep,
  SavedAnswer,
  SectionInfo,
} from "../../../contract/exam";
import type { ItemBody, Option } from "../../../contract/item";
import { createRandom } from "../../../psychometrics/random";
import type { Queries } from "../../db/open";
import { answers } from "../../db/schema";
import { servedItems, type AttemptRow, type ServedRow } from "./attempt";
import type { TestVersion } from "./catalogue";
import { isAdaptiveTest } from "./time";

function shuffled(options: readonly Option[], seed: string): Option[] {
  const random = createRandom(seed);
  const list = [...options];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = list[last];
    const taken = list[other];
    if (moved !== undefined && taken !== undefined) [list[last], list[other]] = [taken, moved];
  }
  return list;
}

/** An item as this sitting shows it: its options in the sitting's own order, the same each time. */
export function exerciseOf({ seed }: Pick<AttemptRow, "seed">, itemId: string, body: ItemBody): Exercise {
  const { interaction } = body;
  if (!("shuffle" in interaction) || !interaction.shuffle) return { exercise_id: itemId, ...body };
  return {
    exercise_id: itemId,
    ...body,
    interaction: { ...interaction, options: shuffled(interaction.options, `${seed}:${itemId}`), shuffle: false },
  };
}

export const sectionsOf = (test: TestVersion, attempt: Pick<AttemptRow, "total">): SectionInfo[] =>
  test.definition.sections.map((section) => (isAdaptiveTest(test) ? { ...section, items: attempt.total } : section));

export const summaryOf = (attempt: AttemptRow): AttemptSummary => ({
  attempt_id: attempt.attemptId,
  menu_id: attempt.menuId,
  mode: attempt.mode,
  status: attempt.status,
  started_at: attempt.startedAt,
  finished_at: attempt.finishedAt,
  answered: attempt.answered,
  total: attempt.total,
  deadline: attempt.deadline,
  score: attempt.score,
});

export const savedAnswers = async (queries: Queries, attemptId: string): Promise<SavedAnswer[]> => {
  const rows = await queries.select().from(answers).where(eq(answers.attemptId, attemptId)).orderBy(answers.seq);
  return rows.map((row) => ({
    exercise_id: row.itemId,
    answer: row.answer,
    revision: Math.max(row.revision, row.checkRevision),
    seq: row.seq,
    saved_at: row.savedAt,
    elapsed_ms: row.elapsedMs,
    check_status: row.checkStatus,
  }));
};

/** The item that waits for its answer: the last one served, unless it has been answered. */
const presentedOf = (test: TestVersion, attempt: AttemptRow, served: readonly ServedRow[]): string | null =>
  isAdaptiveTest(test) && attempt.status === "sitting" && served.length > attempt.answered
    ? (served.at(-1)?.itemId ?? null)
    : null;

const exerciseById = (test: TestVersion, attempt: AttemptRow, itemId: string): Exercise | null => {
  const item = test.items.get(itemId);
  return item === undefined ? null : exerciseOf(attempt, itemId, item.body);
};

export async function nextStepOf(queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<NextStep> {
  const presented = presentedOf(test, attempt, await servedItems(queries, attempt.attemptId));
  return {
    stage: attempt.stage,
    answered: attempt.answered,
    total: attempt.total,
    presented,
    exercise: presented === null ? null : exerciseById(test, attempt, presented),
    pause: null,
  };
}

/** The whole sitting as its student may see it. `lease` is told only to the window that holds it. */
export async function attemptView(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  now: number,
  lease: string | null,
): Promise<Attempt> {
  const served = await servedItems(queries, attempt.attemptId);
  const presented = presentedOf(test, attempt, served);
  const sections = sectionsOf(test, attempt);
  const stages = sections.map(({ stage }) => stage);
  const reached = attempt.stage === "finished" ? stages.length : stages.indexOf(attempt.stage) + 1;
  const entryOf = (section: SectionInfo, place: number): ExerciseEntry => ({
    stage: section.stage,
    title: section.title,
    exercise_item: served
      .filter(({ stage }) => stage === section.stage)
      .map(({ itemId }) => ({
        exercise_id: itemId,
        exercise: isAdaptiveTest(test)
          ? itemId === presented
            ? exerciseById(test, attempt, itemId)
            : null
          : place < reached
            ? exerciseById(test, attempt, itemId)
            : null,
      })),
  });
  return {
    attempt_id: attempt.attemptId,
    menu_id: attempt.menuId,
    family: test.family,
    title: test.definition.title,
    mode: attempt.mode,
    exam_info: { ...test.definition.exam_info, extract_question_number: attempt.total },
    status: attempt.status,
    finish_reason: attempt.finishReason,
    lease,
    lease_held: lease !== null,
    server_time: now,
    started_at: attempt.startedAt,
    deadline: attempt.deadline,
    stage: attempt.stage,
    sections,
    exercise_list: sections.map(entryOf),
    answers: await savedAnswers(queries, attempt.attemptId),
    presented,
    answered: attempt.answered,
    total: attempt.total,
  };
}
