import type { Attempt, SavedAnswer, Unscored } from "../../src/contract/attempt/attempt";
import type { Answer } from "../../src/contract/item/item";
import type { WorkDraft, WorkOperation } from "../outbox/operation";

/** The answer to one item as this window knows it. */
export interface SheetEntry {
  readonly answer: Answer | null;
  /** The epoch of the writer who gave this answer. */
  readonly epoch: number;
  /** Counts every change to this item, review marks included. */
  readonly revision: number;
  /** The revision of the last answer made in this window; 0: none. */
  readonly answerRevision: number;
  readonly elapsedMs: number;
  /** Why the item is not scored; absent: it is scored. */
  readonly unscored?: Unscored;
  readonly checkStatus: 0 | 1;
}

/** A student's answers in one attempt, by exercise. */
export type AnswerSheet = Readonly<Record<string, SheetEntry>>;

const blank: SheetEntry = { answer: null, epoch: 0, revision: 0, answerRevision: 0, elapsedMs: 0, checkStatus: 0 };

export const entryOf = (sheet: AnswerSheet, exerciseId: string): SheetEntry => sheet[exerciseId] ?? blank;

const unscoredIn = ({ unscored }: { readonly unscored?: Unscored | undefined }): { readonly unscored?: Unscored } =>
  unscored === undefined ? {} : { unscored };

/** The sheet after one more draft by the writer of this epoch. */
export const withDraft = (sheet: AnswerSheet, draft: WorkDraft, epoch: number): AnswerSheet => {
  const { unscored: _before, ...entry } = entryOf(sheet, draft.exerciseId);
  const changed: SheetEntry =
    draft.kind === "answer"
      ? {
          ...entry,
          answer: draft.answer,
          epoch,
          elapsedMs: Math.max(entry.elapsedMs, draft.elapsedMs),
          revision: Math.max(entry.revision, draft.revision),
          answerRevision: draft.revision,
          ...unscoredIn(draft),
        }
      : {
          ...entryOf(sheet, draft.exerciseId),
          checkStatus: draft.checkStatus,
          revision: Math.max(entry.revision, draft.revision),
        };
  return { ...sheet, [draft.exerciseId]: changed };
};

const recorded = ({ answer, epoch, revision, elapsed_ms, check_status }: SavedAnswer): SheetEntry => ({
  answer,
  epoch,
  revision,
  answerRevision: 0,
  elapsedMs: elapsed_ms,
  checkStatus: check_status,
});

/**
 * An earlier writer's operation does not replace a later writer's answer, and an operation made after the end replaces
 * nothing.
 */
const shows = (operation: WorkOperation, { epoch, answer }: SheetEntry): boolean =>
  !operation.isLate && (operation.epoch >= epoch || answer === null);

/** The server's record with this device's undelivered operations applied. */
export const sheetOf = (attempt: Attempt, operations: readonly WorkOperation[]): AnswerSheet => {
  const saved: AnswerSheet = Object.fromEntries(
    attempt.answers.map((answer) => [answer.exercise_id, recorded(answer)]),
  );
  return operations.reduce<AnswerSheet>((sheet, operation) => {
    const entry = entryOf(sheet, operation.exerciseId);
    if (shows(operation, entry)) return withDraft(sheet, operation, operation.epoch);
    const revision = Math.max(entry.revision, operation.revision);
    return { ...sheet, [operation.exerciseId]: { ...entry, revision } };
  }, saved);
};

/**
 * The sheet after the server's record was read again: answers that another writer has given since then replace this
 * window's.
 */
export const withRecord = (sheet: AnswerSheet, attempt: Attempt): AnswerSheet => ({
  ...sheet,
  ...Object.fromEntries(
    attempt.answers.flatMap((answer) => {
      const entry = sheet[answer.exercise_id];
      return entry === undefined || answer.epoch > entry.epoch ? [[answer.exercise_id, recorded(answer)]] : [];
    }),
  ),
});

export const answerDraft = (
  sheet: AnswerSheet,
  exerciseId: string,
  answer: Answer | null,
  elapsedMs: number,
  unscored?: Unscored,
): WorkDraft => ({
  kind: "answer",
  exerciseId,
  answer,
  elapsedMs,
  revision: entryOf(sheet, exerciseId).revision + 1,
  ...unscoredIn({ unscored }),
});

/** A draft that marks an item for review, or removes the mark. */
export const toggledMarkDraft = (sheet: AnswerSheet, exerciseId: string): WorkDraft => {
  const { checkStatus, revision } = entryOf(sheet, exerciseId);
  return { kind: "check", exerciseId, checkStatus: checkStatus === 1 ? 0 : 1, revision: revision + 1 };
};

/**
 * Item → last revision answered in this window, so that the server can report the answers it lacks. Items whose last
 * answer cannot be delivered (`unsent`) are left out.
 */
export const sheetManifest = (sheet: AnswerSheet, unsent: ReadonlySet<string>) =>
  Object.entries(sheet)
    .filter(([exerciseId, entry]) => entry.answerRevision > 0 && !unsent.has(exerciseId))
    .map(([exercise_id, entry]) => ({ exercise_id, revision: entry.answerRevision }));

/** Drafts that repeat this window's last answers to these items. */
export const repeatedDrafts = (sheet: AnswerSheet, exerciseIds: readonly string[]): readonly WorkDraft[] =>
  exerciseIds.flatMap((exerciseId) => {
    const entry = sheet[exerciseId];
    return entry === undefined || entry.answerRevision === 0
      ? []
      : [answerDraft(sheet, exerciseId, entry.answer, entry.elapsedMs, entry.unscored)];
  });
