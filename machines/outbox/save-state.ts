import {
  hasPending,
  isAllStored,
  isStorageFailing,
  selectBlockedAnswers,
  selectPendingAnswers,
  selectPostponedAnswers,
  selectRefused,
  selectSendProblem,
  type QueueSnapshot,
} from "./queue.selectors";

/**
 * Where a sitting's answers are. saved: the server has them all. saving: some are on their way. offline: the server
 * is not reached. busy: it is, and has no time now. blocked: it is, and something on the way stops some of them.
 * action: it would not take some of them.
 */
export type SaveStatus = "saved" | "saving" | "offline" | "busy" | "blocked" | "action";

export interface SaveFacts {
  readonly status: SaveStatus;
  /** Answers that the server has not confirmed. */
  readonly waiting: number;
  /** Answers that wait for their section, which is not open on the server. */
  readonly postponed: number;
  /** Answers that it would not take. */
  readonly refused: number;
  /** Those that wait are on this device's disk, and not in this window's memory alone. */
  readonly isStored: boolean;
  /** Something waits that is no answer: a mark for review. */
  readonly hasMarksWaiting: boolean;
  /** Closing the window now would lose an answer. */
  readonly isAtRisk: boolean;
  readonly isStorageFailing: boolean;
}

interface Device {
  readonly isOnline: boolean;
  /** This device keeps what it is given. */
  readonly isKeeping: boolean;
}

const nothing: SaveFacts = {
  status: "saved",
  waiting: 0,
  postponed: 0,
  refused: 0,
  isStored: true,
  hasMarksWaiting: false,
  isAtRisk: false,
  isStorageFailing: false,
};

function statusOf(queue: QueueSnapshot, { isOnline }: Device): SaveStatus {
  if (selectRefused(queue).length > 0) return "action";
  const trouble = selectSendProblem(queue);
  if (!isOnline || trouble === "unreached") return "offline";
  if (trouble === "busy") return "busy";
  if (selectBlockedAnswers(queue) > 0) return "blocked";
  return selectPendingAnswers(queue) === 0 ? "saved" : "saving";
}

/** What may truthfully be said of a queue; undefined: the sitting has written nothing yet. */
export function saveStateOf(queue: QueueSnapshot | undefined, device: Device): SaveFacts {
  if (queue === undefined) return { ...nothing, status: device.isOnline ? "saved" : "offline" };
  const status = statusOf(queue, device);
  const waiting = selectPendingAnswers(queue);
  const postponed = selectPostponedAnswers(queue);
  const isStored = device.isKeeping && isAllStored(queue);
  return {
    status,
    waiting,
    postponed,
    refused: selectRefused(queue).length,
    isStored,
    hasMarksWaiting: waiting === 0 && hasPending(queue),
    isAtRisk: waiting + postponed > 0 && !isStored,
    isStorageFailing: isStorageFailing(queue),
  };
}
