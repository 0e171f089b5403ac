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
 * Delivery state of an attempt's answers. saved: the server has all. saving: some are being sent. offline: the server
 * is not reached. busy: the server is reached but has no capacity now. blocked: the server is reached but something in
 * between stops some answers. action: the server refused some.
 */
export type SaveStatus = "saved" | "saving" | "offline" | "busy" | "blocked" | "action";

export interface SaveFacts {
  readonly status: SaveStatus;
  /** Number of answers that the server has not confirmed. */
  readonly waiting: number;
  /** Number of answers whose section is not open on the server. */
  readonly postponed: number;
  /** Number of answers that the server refused. */
  readonly refused: number;
  /** All waiting operations are on this device's disk, not only in this window's memory. */
  readonly isStored: boolean;
  /** Only review marks wait, no answers. */
  readonly hasMarksWaiting: boolean;
  /** Closing the window now would lose an answer. */
  readonly isAtRisk: boolean;
  readonly isStorageFailing: boolean;
}

interface Device {
  readonly isOnline: boolean;
  /** This device can store work. */
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

/** The delivery state of a queue; undefined: the attempt has not written anything yet. */
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
