import type { SnapshotFrom } from "xstate";
import type { draftMachine } from "./draft.machine";

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;
export type DraftPhase = Exclude<DraftSnapshot["value"], "opening">;

/** The state of a draft; the transient first one counts as `clean`. */
export const selectDraftPhase = ({ value }: DraftSnapshot): DraftPhase => (value === "opening" ? "clean" : value);

/** The server has everything that was typed. */
export const isDraftSaved = (draft: DraftSnapshot): boolean => selectDraftPhase(draft) === "clean";
