import type { SnapshotFrom } from "xstate";
import type { markingMachine } from "./marking.machine";

export type MarkingSnapshot = SnapshotFrom<typeof markingMachine>;
type AnswerPhase = "nothing" | "waiting" | "marked" | "differing" | "settled" | "closed";
type MarkSavingPhase = "saved" | "resting" | "sending" | "kept";

/** What the chosen answer waits for; null: the answers are not on screen. */
export const selectAnswerPhase = ({ value: { queue } }: MarkingSnapshot): AnswerPhase | null =>
  typeof queue === "string" || queue.marking === "deciding" ? null : queue.marking;

/** Where the marks are on their way to the server. */
export const selectMarkSaving = ({ value: { saving } }: MarkingSnapshot): MarkSavingPhase =>
  saving === "following" ? "saved" : saving;

/** The server has everything that was given and typed. */
export const areMarksSaved = ({ context: { unsent, comments, conflicts } }: MarkingSnapshot): boolean =>
  unsent.length === 0 && conflicts.length === 0 && Object.values(comments).every((text) => text === "");
