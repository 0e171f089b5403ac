import type { SavedToolState } from "../../src/contract/attempt/attempt";
import type { Lease, ToolContents, ToolsDraft } from "../outbox/operation";

/** What the tools hold of one item, or of the whole sitting, and who has left them so. */
export interface ToolEntry {
  readonly epoch: number;
  readonly revision: number;
  readonly state: ToolContents;
}

/** What a student's tools hold in one sitting: by exercise, and of all of it. */
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

/** The sheet of the server's record and of what this device still holds: of each the last word stands. */
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

/** What the tools hold now, as a draft of the writer. */
export const toolsDraft = (sheet: ToolSheet, exerciseId: string | null, state: ToolContents): ToolsDraft => ({
  kind: "tools",
  exerciseId,
  state,
  revision: (toolEntry(sheet, exerciseId)?.revision ?? 0) + 1,
});

/** The sheet after a draft of the writer of this epoch. */
export const withTools = (sheet: ToolSheet, { exerciseId, revision, state }: ToolsDraft, epoch: number): ToolSheet =>
  put(sheet, exerciseId, { epoch, revision, state });
