import type { Fault } from "../support/fault";
import type {
  PendingChoice,
  Delivery,
  Lease,
  Lane,
  Operation,
  StorageWork,
  StoredOperation,
  WorkOperation,
} from "./operation";

export interface QueueInput {
  readonly attemptId: string;
  readonly lane: Lane;
  /** The person whose work it is. */
  readonly person: string;
  /** Operations found on this device when the application started, oldest first. */
  readonly stored: readonly StoredOperation[];
  /** True while no person is signed in. */
  readonly isSealed: boolean;
}

/** An operation that the server does not have yet. */
export interface Waiting {
  readonly operation: Operation;
  /** Stored on this device's disk; false: so far only in this window's memory. */
  readonly isStored: boolean;
  /**
   * Tries to which the reachable server had no answer; for a review mark, all failed tries. At least `mostUnanswered`
   * once the student no longer waits.
   */
  readonly unanswered: number;
}

/** An operation whose request was answered by something between the device and the server, such as a filter. */
export interface Blocked {
  /** Signs of life from the server since the last try. */
  readonly beats: number;
  /** The server was reachable all the time. */
  readonly isProven: boolean;
  /** It may be tried once more. */
  readonly isDue: boolean;
}

export interface Confirmed {
  readonly operation: Operation;
  /** The row of the attempt's log. */
  readonly seq: number;
  /** When the server stored it (epoch ms); absent if an older version of the application stored the operation. */
  readonly savedAt?: number | undefined;
}

export interface Refused {
  readonly operation: Operation;
  readonly fault: Fault;
}

export interface QueueContext {
  readonly attemptId: string;
  readonly lane: Lane;
  readonly person: string;
  /** Oldest first. */
  readonly waiting: readonly Waiting[];
  /**
   * The last operation of each item, writer and side of the deadline, to be sent again to a server restored from a
   * backup.
   */
  readonly confirmed: readonly Confirmed[];
  /** Operations that the server declined: stored, shown, and listed in the hand-in. */
  readonly refused: readonly Refused[];
  /** Changes still to be written to the device's storage, in this order. */
  readonly storageWork: readonly StorageWork[];
  /** The last write to the device's storage failed. */
  readonly isStorageFailing: boolean;
  /** The current lease of this device; null: no window has one. */
  readonly lease: Lease | null;
  /** How long changes are gathered before they are sent, in ms. */
  readonly gatherMs: number;
  readonly inFlight: string | null;
  /** Keys of operations tried since the last pause. */
  readonly tried: readonly string[];
  /** Failed tries in a row. */
  readonly failures: number;
  readonly fault: Fault | null;
  /** Keys of operations whose section is not open on the server. */
  readonly postponed: readonly string[];
  /** Blocked operations, by their key. */
  readonly blocked: Readonly<Record<string, Blocked>>;
  /** When the server last confirmed an operation (epoch ms). */
  readonly savedAt: number | null;
  /** Number of answers that reached the server after the end; they are stored beside the result. */
  readonly held: number;
  /** No person is signed in, or another one is: everything is stored and nothing is sent. */
  readonly isSealed: boolean;
}

export type QueueEvent =
  | { readonly type: "operation.made"; readonly operation: Operation; readonly gatherMs: number }
  | { readonly type: "choice.made"; readonly choice: PendingChoice }
  /** Operations from the device's storage, read late because the storage did not respond at first. */
  | { readonly type: "work.restored"; readonly stored: readonly StoredOperation[] }
  | { readonly type: "lease.given"; readonly lease: Lease }
  | { readonly type: "flush.requested" }
  /** The student no longer waits for undelivered operations; they are still sent. */
  | { readonly type: "rest.excused" }
  /** `isAnswered`: the server has just answered a heartbeat. */
  | { readonly type: "connection.restored"; readonly isAnswered?: boolean }
  /** Another section is open on the server. */
  | { readonly type: "stage.entered" }
  /** The data stored on this device may be gone. */
  | { readonly type: "storage.lost" }
  /** The newest row of the attempt's log according to the server. */
  | { readonly type: "record.told"; readonly lastSeq: number }
  | { readonly type: "attempt.closed" }
  | { readonly type: "person.left" }
  | { readonly type: "person.returned" };

/** An operation that is missing from the hand-in. */
export interface Unsent {
  readonly operation: WorkOperation;
  readonly fault: Fault | null;
}

interface OfQueue {
  readonly attemptId: string;
  readonly lane: Lane;
}

/** Reports of a queue, with its attempt and lane. */
export type QueueReport =
  | (OfQueue & { readonly type: "operation.delivered"; readonly operation: Operation; readonly delivery: Delivery })
  | (OfQueue & { readonly type: "operation.refused"; readonly operation: Operation; readonly fault: Fault })
  /** The operation's section is not open: the operation waits on this device until it is. */
  | (OfQueue & { readonly type: "operation.postponed" })
  /**
   * Something between the device and the server answered an operation, so it is unknown whether the server is
   * reachable.
   */
  | (OfQueue & { readonly type: "operation.intercepted" })
  /** No operation is waited for any more; those in `unsent` will arrive too late or never. */
  | (OfQueue & { readonly type: "queue.emptied"; readonly unsent: readonly Unsent[] })
  /** The server no longer knows the person's token. */
  | (OfQueue & { readonly type: "queue.sealed" });
