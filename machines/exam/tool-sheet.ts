import type { SavedToolState } from "../../src/contract/attempt/attempt";
import type { Lease, ToolContents, ToolsDraft } from "../outbox/operation";

/** The tools' contents for one item, or for the whole attempt, with their writer and revision. */
export interface ToolEntry {
  readonly epoch: number;
  readonly revision: number;
  readonly state: ToolContents;
}

/** The contents of a student's tools in one attempt: by exercise, and for the attempt as a whole. */
export interface ToolSheet {
  readonly sitting: ToolEntry | null;
  readonly items: Readonly<Record<string, ToolEntry>>;
}

type Found = ToolEntry & { readonly exerciseId: string | null };

const toolEntry = ({ sitting, items }: ToolSheet, exerciseId: string | null): ToolEntry | null =>
  exerciseId === null ? sitting : (items[exerciseId] ?? null);

const put = (sheet: ToolSheet, exerciseId: string | null, entry: ToolEntry): ToolSheet =>
  exerciseId === null ? { ...sheet, sitting: entry } : { ...sheet, items: { ...sheet.items, [exerciseId]: entry } };

const isLater = (next: ToolEntry, before: ToolEntry | null): boolean =>
  before === null || next.epoch > before.epoch || (next.epoch === before.epoch && next.revision > before.revision);

/** The server's record combined with this device's stored operations: the newest contents of each item win. */
export const toolSheetOf = (
  saved: readonly SavedToolState[],
  held: readonly (ToolsDraft & Pick<Lease, "epoch">)[],
): ToolSheet => {
  const found: readonly Found[] = [
    ...saved.map(({ exercise_id: exerciseId, epoch, revision, state }) => ({ exerciseId, epoch, revision, state })),
    ...held.map(({ exerciseId, epoch, revision, state }) => ({ exerciseId, epoch, revision, state })),
  ];
  return found.reduce<ToolSheet>(
    (sheet, { exerciseId, ...entry }) =>
      isLater(entry, toolEntry(sheet, exerciseId)) ? put(sheet, exerciseId, entry) : sheet,
    { sitting: null, items: {} },
  );
};

/** The current contents of the tools as a draft with the next revision. */
export const toolsDraft = (sheet: ToolSheet, exerciseId: string | null, state: ToolContents): ToolsDraft => ({
  kind: "tools",
  exerciseId,
  state,
  revision: (toolEntry(sheet, exerciseId)?.revision ?? 0) + 1,
});

/** The sheet after a draft by the writer of this epoch. */
export const withTools = (sheet: ToolSheet, { exerciseId, revision, state }: ToolsDraft, epoch: number): ToolSheet =>
  put(sheet, exerciseId, { epoch, revision, state });
