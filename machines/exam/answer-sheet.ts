import type { Attempt } from "../../src/contract/exam";
import type { Answer } from "../../src/contract/item";
import type { Draft, Operation } from "./operation";

/** What this window knows of one item's answer. */
export interface SheetEntry {
  readonly answer: Answer | null;
  /** Counts every change to this item, marks included. */
  readonly revision: number;
  /** The revision of the last answer made in this window; 0: none. */
  readonly answerRevision: number;
  readonly elapsedMs: number;
  readonly checkStatus: 0 | 1;
}

/** A student's answers in one sitting, by exercise. */
export type AnswerSheet = Readonly<Record<string, SheetEntry>>;

const blank: SheetEntry = { answer: null, revision: 0, answerRevision: 0, elapsedMs: 0, checkStatus: 0 };

export const entryOf = (sheet: AnswerSheet, exerciseId: string): SheetEntry => sheet[exerciseId] ?? blank;

/** The sheet after one more draft. */
export const withDraft = (sheet: AnswerSheet, draft: Draft): AnswerSheet => {
  const entry = entryOf(sheet, draft.exerciseId);
  const changed: SheetEntry =
    draft.kind === "answer"
      ? {
          ...entry,
          answer: draft.answer,
          elapsedMs: Math.max(entry.elapsedMs, draft.elapsedMs),
          revision: Math.max(entry.revision, draft.revision),
          answerRevision: draft.revision,
        }
      : { ...entry, checkStatus: draft.checkStatus, revision: Math.max(entry.revision, draft.revision) };
  return { ...sheet, [draft.exerciseId]: changed };
};

/** The server's record, with what this device had not yet delivered laid over it. */
export const sheetOf = (attempt: Attempt, operations: readonly Operation[]): AnswerSheet => {
  const saved: AnswerSheet = Object.fromEntries(
    attempt.answers.map((answer) => [
      answer.exercise_id,
      {
        answer: answer.answer,
        revision: answer.revision,
        answerRevision: 0,
        elapsedMs: answer.elapsed_ms,
        checkStatus: answer.check_status,
      },
    ]),
  );
  return operations.reduce(withDraft, saved);
};

export const answerDraft = (
  sheet: AnswerSheet,
  exerciseId: string,
  answer: Answer | null,
  elapsedMs: number,
): Draft => ({ kind: "answer", exerciseId, answer, elapsedMs, revision: entryOf(sheet, exerciseId).revision + 1 });

/** Marks an item for review, or takes its mark back. */
export const toggledMarkDraft = (sheet: AnswerSheet, exerciseId: string): Draft => {
  const { checkStatus, revision } = entryOf(sheet, exerciseId);
  return { kind: "check", exerciseId, checkStatus: checkStatus === 1 ? 0 : 1, revision: revision + 1 };
};

/** Item → last revision of what was answered in this window: the server says which of these it lacks. */
export const manifestOf = (sheet: AnswerSheet) =>
  Object.entries(sheet)
    .filter(([, entry]) => entry.answerRevision > 0)
    .map(([exercise_id, entry]) => ({ exercise_id, revision: entry.answerRevision }));

/** Drafts that say again what this window last answered to these items. */
export const repeatedDrafts = (sheet: AnswerSheet, exerciseIds: readonly string[]): readonly Draft[] =>
  exerciseIds.flatMap((exerciseId) => {
    const entry = sheet[exerciseId];
    return entry === undefined || entry.answerRevision === 0
      ? []
      : [answerDraft(sheet, exerciseId, entry.answer, entry.elapsedMs)];
  });
