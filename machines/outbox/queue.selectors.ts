import type { SnapshotFrom } from "xstate";
import { isPassing } from "../support/fault";
import type { Operation } from "./operation";
import type { Refused } from "./queue-facts";
import { openRefusals } from "./queue-rules";
import type { queueMachine } from "./queue.machine";

export type QueueSnapshot = SnapshotFrom<typeof queueMachine>;

const answered = (exerciseIds: readonly string[]): number => new Set(exerciseIds).size;

/** Items with an answer that the server has not confirmed. */
export const selectPendingAnswers = ({ context }: QueueSnapshot): number =>
  answered(context.waiting.flatMap(({ operation }) => (operation.kind === "answer" ? [operation.exerciseId] : [])));

/** Anything, marks for review included, that the server has not confirmed. */
export const hasPending = ({ context }: QueueSnapshot): boolean => context.waiting.length > 0;

/** Whatever waits is on this device's disk, and not in this window's memory alone. */
export const isAllStored = ({ context }: QueueSnapshot): boolean => context.waiting.every(({ isStored }) => isStored);

/** The device failed to write something down when it was last asked. */
export const isStorageFailing = ({ context }: QueueSnapshot): boolean => context.isStorageFailing;

/**
 * Why the last try came to nothing: the server was not reached, or it was and has no time now; null while nothing is
 * wrong.
 */
export const selectTrouble = ({ context: { fault, waiting } }: QueueSnapshot): "unreached" | "busy" | null => {
  if (fault === null || waiting.length === 0) return null;
  const isBusy = typeof fault.code === "number" || (fault.code === "http" && isPassing(fault));
  return isBusy ? "busy" : "unreached";
};

/** When the server last confirmed an operation (epoch ms). */
export const selectSavedAt = ({ context }: QueueSnapshot): number | null => context.savedAt;

/** What the server would not take and nothing later has made good. */
export const selectRefused = ({ context }: QueueSnapshot): readonly Refused[] => openRefusals(context);

/** Answers that reached the server after the end. */
export const selectHeld = ({ context }: QueueSnapshot): number => context.held;

/** All that is held of the sitting, whether the server has it or not. */
export const selectKept = ({ context: { waiting, confirmed, refused } }: QueueSnapshot): readonly Operation[] =>
  [...confirmed, ...refused, ...waiting].map(({ operation }) => operation);
