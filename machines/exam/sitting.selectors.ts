import type { SnapshotFrom } from "xstate";
import type { sittingMachine } from "./sitting.machine";

export type SittingSnapshot = SnapshotFrom<typeof sittingMachine>;

/** What lies over the questions; null: the student can answer. */
export type SittingCover = "takenOver" | "suspended" | "expired" | "submitting";

/** The record of the server and of this device is there, and the stage can be shown. */
export const isSittingOpen = (sitting: SittingSnapshot): boolean => sitting.hasTag("open");

export const selectCover = (sitting: SittingSnapshot): SittingCover | null => {
  if (sitting.matches({ open: { answering: "takenOver" } })) return "takenOver";
  if (sitting.matches({ open: { answering: "suspended" } })) return "suspended";
  if (sitting.matches({ open: { answering: { closing: "expired" } } })) return "expired";
  return sitting.matches({ open: { answering: "closing" } }) ? "submitting" : null;
};

/** Nobody is signed in: what was answered waits for the same person. */
export const isSuspendedSignedOut = (sitting: SittingSnapshot): boolean =>
  sitting.matches({ open: { answering: { suspended: "signedOut" } } });

/** The stage is handed in also with the page closed, as soon as this device has a network. */
export const isHandInStored = ({ context }: SittingSnapshot): boolean => context.isHandInStored;

/** The browser says that there is a network. */
export const isOnline = ({ context }: SittingSnapshot): boolean => context.isOnline;
