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
  /** Whose work it is. */
  readonly person: string;
  /** Found on this device when the application started, oldest first. */
  readonly stored: readonly StoredOperation[];
  /** Nobody is signed in now. */
  readonly isSealed: boolean;
}

/** An operation that the server does not have yet. */
export interface Waiting {
  readonly operation: Operation;
  /** It is on this device's disk; false: in this window's memory alone, so far. */
  readonly isStored: boolean;
  /**
   * How often the server, though it was there, had no answer to it; of a mark for review, every try that failed. The
   * most that are waited for, where the student waits no longer.
   */
  readonly unanswered: number;
}

/** An operation in whose place something on the way answered. */
export interface Blocked {
  /** How often the server was heard since it was last tried. */
  readonly beats: number;
  /** The server was there all the while. */
  readonly isProven: boolean;
  /** It may be tried once more. */
  readonly isDue: boolean;
}

export interface Confirmed {
  readonly operation: Operation;
  /** The row of the sitting's log. */
  readonly seq: number;
  /** When the server wrote it, epoch ms; left out by a device of before. */
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
  /** The last of each item, writer and side of the deadline: a server restored from a backup gets them again. */
  readonly confirmed: readonly Confirmed[];
  /** What the server would not take: kept, shown, and named when the test is handed in. */
  readonly refused: readonly Refused[];
  /** What is still to be written on this device, in this order. */
  readonly storageWork: readonly StorageWork[];
  /** The last try to write something down failed. */
  readonly isStorageFailing: boolean;
  /** The device's right to write to this sitting now; null: no window holds it. */
  readonly lease: Lease | null;
  /** Changes are gathered for so long before they are sent, in ms. */
  readonly gatherMs: number;
  readonly inFlight: string | null;
  /** Tried since the last pause. */
  readonly tried: readonly string[];
  /** Tries that failed in a row. */
  readonly failures: number;
  readonly fault: Fault | null;
  /** Keys of what waits for its section, which is not open on the server. */
  readonly postponed: readonly string[];
  /** What something on the way answered to, by its key. */
  readonly blocked: Readonly<Record<string, Blocked>>;
  /** When the server last confirmed an operation (epoch ms). */
  readonly savedAt: number | null;
  /** Answers that reached the server after the end; they are kept beside the result. */
  readonly held: number;
  /** Nobody is signed in, or somebody else: everything is kept and nothing sent. */
  readonly isSealed: boolean;
}

export type QueueEvent =
  | { readonly type: "operation.made"; readonly operation: Operation; readonly gatherMs: number }
  | { readonly type: "choice.made"; readonly choice: PendingChoice }
  /** What the device's storage held, read late because it did not answer at first. */
  | { readonly type: "work.restored"; readonly stored: readonly StoredOperation[] }
  | { readonly type: "lease.given"; readonly lease: Lease }
  | { readonly type: "flush.requested" }
  /** The student no longer waits for what has not arrived; it is still sent. */
  | { readonly type: "rest.excused" }
  /** `isAnswered`: the server has just answered a heartbeat. */
  | { readonly type: "connection.restored"; readonly isAnswered?: boolean }
  /** Another section is open on the server. */
  | { readonly type: "stage.entered" }
  /** What was written down on this device is perhaps gone. */
  | { readonly type: "storage.lost" }
  /** The newest row of the sitting's log, as the server has it. */
  | { readonly type: "record.told"; readonly lastSeq: number }
  | { readonly type: "attempt.closed" }
  | { readonly type: "person.left" }
  | { readonly type: "person.returned" };

/** An operation that the hand-in must do without. */
export interface Unsent {
  readonly operation: WorkOperation;
  readonly fault: Fault | null;
}

interface OfQueue {
  readonly attemptId: string;
  readonly lane: Lane;
}

/** What a queue tells, with the sitting that it is of. */
export type QueueReport =
  | (OfQueue & { readonly type: "operation.delivered"; readonly operation: Operation; readonly delivery: Delivery })
  | (OfQueue & { readonly type: "operation.refused"; readonly operation: Operation; readonly fault: Fault })
  /** Its section is not open: it waits on this device until it is. */
  | (OfQueue & { readonly type: "operation.postponed" })
  /** Something on the way answered to an operation: is the server there? */
  | (OfQueue & { readonly type: "operation.intercepted" })
  /** Nothing is left that is waited for; `unsent` will not come in time, or ever. */
  | (OfQueue & { readonly type: "queue.emptied"; readonly unsent: readonly Unsent[] })
  /** The server no longer knows who this is. */
  | (OfQueue & { readonly type: "queue.sealed" });
