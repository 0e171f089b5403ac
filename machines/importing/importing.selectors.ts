import type { SnapshotFrom } from "xstate";
import type { importingMachine } from "./importing.machine";

export type ImportingSnapshot = SnapshotFrom<typeof importingMachine>;

export type ImportingPhase = Exclude<ImportingSnapshot["value"], "starting" | "arriving">;

/** Where an import stands; the two states that are only passed through count as `restoring`. */
export const selectImportingPhase = ({ value }: ImportingSnapshot): ImportingPhase =>
  value === "starting" || value === "arriving" ? "restoring" : value;

/** The share of the file that has arrived; null: not known. */
export const selectShare = ({ context: { detail } }: ImportingSnapshot): number | null =>
  detail?.state === "sending" ? detail.received / detail.size : null;
