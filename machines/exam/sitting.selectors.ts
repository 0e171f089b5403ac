import type { SnapshotFrom } from "xstate";
import type { sittingMachine } from "./sitting.machine";

export type SittingSnapshot = SnapshotFrom<typeof sittingMachine>;

/** The cover over the questions; null: the student can answer. */
export type SittingCover = "takenOver" | "suspended" | "expired" | "submitting" | "locked" | "stopped";

/** The records of the server and of this device are loaded, and the stage can be shown. */
export const isSittingOpen = (sitting: SittingSnapshot): boolean => sitting.hasTag("open");

export const selectCover = (sitting: SittingSnapshot): SittingCover | null => {
  if (sitting.matches({ open: { answering: "takenOver" } })) return "takenOver";
  if (sitting.matches({ open: { answering: "suspended" } })) return "suspended";
  if (sitting.matches({ open: { answering: { closing: "expired" } } })) return "expired";
  if (sitting.matches({ open: { answering: "closing" } })) return "submitting";
  if (sitting.context.lockedAt !== null) return "locked";
  return sitting.context.stoppedAt === null ? null : "stopped";
};

/** Whether a cover also hides the questions, so that nobody can go on reading them. */
export const isConcealing = (cover: SittingCover | null): boolean => cover === "stopped" || cover === "locked";

/** The person is signed out: the answers wait until the same person signs in again. */
export const isSuspendedSignedOut = (sitting: SittingSnapshot): boolean =>
  sitting.matches({ open: { answering: { suspended: "signedOut" } } });

/** The stage will be handed in even when the page is closed, as soon as this device has a network. */
export const isHandInStored = ({ context }: SittingSnapshot): boolean => context.isHandInStored;

/** Whether the browser reports a network. */
export const isOnline = ({ context }: SittingSnapshot): boolean => context.isOnline;
