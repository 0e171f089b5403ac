import type { SnapshotFrom } from "xstate";
import { isPassing } from "../support/fault";
import type { Operation } from "./operation";
import type { QueueContext, Refused } from "./queue-facts";
import { isBlocked, isPostponed } from "./queue-paced";
import { hasSendable } from "./queue-rules";
import { openRefusals } from "./queue-unsent";
import type { queueMachine } from "./queue.machine";

export type QueueSnapshot = SnapshotFrom<typeof queueMachine>;

const answered = (exerciseIds: readonly string[]): number => new Set(exerciseIds).size;

const waitingAnswers = (context: QueueContext, isCounted: (operation: Operation) => boolean): number =>
  answered(
    context.waiting.flatMap(({ operation }) =>
      operation.kind === "answer" && isCounted(operation) ? [operation.exerciseId] : [],
    ),
  );

/** Number of items with an answer that the server has not confirmed, though its section is open. */
export const selectPendingAnswers = ({ context }: QueueSnapshot): number =>
  waitingAnswers(context, (operation) => !isPostponed(context, operation));

/** Number of items with an answer whose section is not open on the server. */
export const selectPostponedAnswers = ({ context }: QueueSnapshot): number =>
  waitingAnswers(context, (operation) => isPostponed(context, operation));

/** Number of items with an answer that is blocked on the way to a reachable server. */
export const selectBlockedAnswers = ({ context }: QueueSnapshot): number =>
  waitingAnswers(context, (operation) => isBlocked(context, operation));

/** Whether any operation, review marks included, is unconfirmed though its section is open. */
export const hasPending = ({ context }: QueueSnapshot): boolean => hasSendable(context);

/** Every waiting operation is on this device's disk, not only in this window's memory. */
export const isAllStored = ({ context }: QueueSnapshot): boolean => context.waiting.every(({ isStored }) => isStored);

/** The device's last write failed. */
export const isStorageFailing = ({ context }: QueueSnapshot): boolean => context.isStorageFailing;

/** Why the last try failed: the server was not reached, or is busy; null: no problem. */
export const selectSendProblem = ({ context: { fault, waiting } }: QueueSnapshot): "unreached" | "busy" | null => {
  if (fault === null || waiting.length === 0) return null;
  const isBusy = typeof fault.code === "number" || (fault.code === "http" && isPassing(fault));
  return isBusy ? "busy" : "unreached";
};

/** When the server last confirmed an operation (epoch ms). */
export const selectSavedAt = ({ context }: QueueSnapshot): number | null => context.savedAt;

/** Refused operations that no later operation has replaced. */
export const selectRefused = ({ context }: QueueSnapshot): readonly Refused[] => openRefusals(context);

/** Number of answers that reached the server after the end. */
export const selectHeld = ({ context }: QueueSnapshot): number => context.held;

/** All operations of the attempt on this device, whether or not the server has them. */
export const selectOperations = ({ context: { waiting, confirmed, refused } }: QueueSnapshot): readonly Operation[] =>
  [...confirmed, ...refused, ...waiting].map(({ operation }) => operation);
