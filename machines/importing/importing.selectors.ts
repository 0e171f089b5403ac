import type { SnapshotFrom } from "xstate";
import type { importingMachine } from "./importing.machine";

export type ImportingSnapshot = SnapshotFrom<typeof importingMachine>;

export type ImportingPhase = Exclude<ImportingSnapshot["value"], "starting" | "arriving">;

/** The state of an import; the two transient states count as `restoring`. */
export const selectImportingPhase = ({ value }: ImportingSnapshot): ImportingPhase =>
  value === "starting" || value === "arriving" ? "restoring" : value;

/** The share of the file that has arrived, 0–1; null: unknown. */
export const selectShare = ({ context: { detail } }: ImportingSnapshot): number | null =>
  detail?.state === "sending" ? detail.received / detail.size : null;
