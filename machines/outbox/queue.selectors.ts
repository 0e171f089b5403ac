import type { SnapshotFrom } from "xstate";
import { isPassing } from "../support/fault";
import type { Operation } from "./operation";
import type { QueueContext, Refused } from "./queue-facts";
import { isBlocked, isPostponed } from "./queue-paced";
import { hasSendable, openRefusals } from "./queue-rules";
import type { queueMachine } from "./queue.machine";

export type QueueSnapshot = SnapshotFrom<typeof queueMachine>;

const answered = (exerciseIds: readonly string[]): number => new Set(exerciseIds).size;

const waitingAnswers = (context: QueueContext, isCounted: (operation: Operation) => boolean): number =>
  answered(
    context.waiting.flatMap(({ operation }) =>
      operation.kind === "answer" && isCounted(operation) ? [operation.exerciseId] : [],
    ),
  );

/** Items with an answer that the server has not confirmed, and could by now. */
export const selectPendingAnswers = ({ context }: QueueSnapshot): number =>
  waitingAnswers(context, (operation) => !isPostponed(context, operation));

/** Items with an answer that waits for its section, which is not open on the server. */
export const selectPostponedAnswers = ({ context }: QueueSnapshot): number =>
  waitingAnswers(context, (operation) => isPostponed(context, operation));

/** Items with an answer that something on the way keeps from the server, which is there. */
export const selectBlockedAnswers = ({ context }: QueueSnapshot): number =>
  waitingAnswers(context, (operation) => isBlocked(context, operation));

/** Anything, marks for review included, that the server has not confirmed, and could by now. */
export const hasPending = ({ context }: QueueSnapshot): boolean => hasSendable(context);

/** Whatever waits is on this device's disk, and not in this window's memory alone. */
export const isAllStored = ({ context }: QueueSnapshot): boolean => context.waiting.every(({ isStored }) => isStored);

/** The device failed to write something down when it was last asked. */
export const isStorageFailing = ({ context }: QueueSnapshot): boolean => context.isStorageFailing;

/**
 * Why the last try came to nothing: the server was not reached, or it was and has no time now; null while nothing is
 * wrong.
 */
export const selectSendProblem = ({ context: { fault, waiting } }: QueueSnapshot): "unreached" | "busy" | null => {
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
export const selectOperations = ({ context: { waiting, confirmed, refused } }: QueueSnapshot): readonly Operation[] =>
  [...confirmed, ...refused, ...waiting].map(({ operation }) => operation);
