import type { Attempt, SavedAnswer, Unscored } from "../../src/contract/attempt/attempt";
import type { Answer } from "../../src/contract/item/item";
import type { WorkDraft, WorkOperation } from "../outbox/operation";

/** What this window knows of one item's answer. */
export interface SheetEntry {
  readonly answer: Answer | null;
  /** The writer whose answer this is. */
  readonly epoch: number;
  /** Counts every change to this item, marks included. */
  readonly revision: number;
  /** The revision of the last answer made in this window; 0: none. */
  readonly answerRevision: number;
  readonly elapsedMs: number;
  /** Why the item is not scored; left out: it is. */
  readonly unscored?: Unscored;
  readonly checkStatus: 0 | 1;
}

/** A student's answers in one sitting, by exercise. */
export type AnswerSheet = Readonly<Record<string, SheetEntry>>;

const blank: SheetEntry = { answer: null, epoch: 0, revision: 0, answerRevision: 0, elapsedMs: 0, checkStatus: 0 };

export const entryOf = (sheet: AnswerSheet, exerciseId: string): SheetEntry => sheet[exerciseId] ?? blank;

const unscoredIn = ({ unscored }: { readonly unscored?: Unscored | undefined }): { readonly unscored?: Unscored } =>
  unscored === undefined ? {} : { unscored };

/** The sheet after one more draft of the writer of this epoch. */
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

/** An earlier writer's operation does not show where a later one has answered; one made too late never does. */
const shows = (operation: WorkOperation, { epoch, answer }: SheetEntry): boolean =>
  !operation.isLate && (operation.epoch >= epoch || answer === null);

/** The server's record, with what this device had not yet delivered laid over it. */
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

/** The sheet after reading the server's record again: what another writer has answered since stands. */
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

/** Marks an item for review, or takes its mark back. */
export const toggledMarkDraft = (sheet: AnswerSheet, exerciseId: string): WorkDraft => {
  const { checkStatus, revision } = entryOf(sheet, exerciseId);
  return { kind: "check", exerciseId, checkStatus: checkStatus === 1 ? 0 : 1, revision: revision + 1 };
};

/**
 * Item → last revision of what was answered in this window: the server says which of these it lacks. Items whose last
 * answer will not come are left out.
 */
export const sheetManifest = (sheet: AnswerSheet, unsent: ReadonlySet<string>) =>
  Object.entries(sheet)
    .filter(([exerciseId, entry]) => entry.answerRevision > 0 && !unsent.has(exerciseId))
    .map(([exercise_id, entry]) => ({ exercise_id, revision: entry.answerRevision }));

/** Drafts that say again what this window last answered to these items. */
export const repeatedDrafts = (sheet: AnswerSheet, exerciseIds: readonly string[]): readonly WorkDraft[] =>
  exerciseIds.flatMap((exerciseId) => {
    const entry = sheet[exerciseId];
    return entry === undefined || entry.answerRevision === 0
      ? []
      : [answerDraft(sheet, exerciseId, entry.answer, entry.elapsedMs, entry.unscored)];
  });
