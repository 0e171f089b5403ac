import type { Unscored } from "../../src/contract/attempt/attempt";
import type { NextStep } from "../../src/contract/attempt/exam";
import type { Answer } from "../../src/contract/item/item";
import type { Fault } from "../support/fault";

/** One action of a student on one item. */
export type WorkDraft =
  | {
      readonly kind: "answer";
      readonly exerciseId: string;
      readonly revision: number;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
      /** Why the item is not scored; given instead of an answer. */
      readonly unscored?: Unscored;
    }
  | { readonly kind: "check"; readonly exerciseId: string; readonly revision: number; readonly checkStatus: 0 | 1 };

/** Contents of the tools, as JSON in a form that the screen defines. */
export type ToolContents = Readonly<Record<string, unknown>>;

/**
 * The current contents of the tools, of one item or, if `exerciseId` is null, of the whole attempt. They are not an
 * answer.
 */
export interface ToolsDraft {
  readonly kind: "tools";
  readonly exerciseId: string | null;
  readonly revision: number;
  readonly state: ToolContents;
}

export type SittingDraft = WorkDraft | ToolsDraft;

/** The lease under which a draft was made. */
export interface Lease {
  readonly lease: string;
  /** Counts the writers of the attempt; operations are ordered by it, then by their revision. */
  readonly epoch: number;
}

interface Stamp extends Lease {
  /** Idempotency key: makes a repeated delivery harmless. */
  readonly key: string;
  /** The server's time when it was made (epoch ms), as estimated by the device. */
  readonly madeAt: number;
  /** Made after the end by the device's estimate: it never replaces an operation made in time. */
  readonly isLate: boolean;
}

/** A draft stamped at the keystroke: stored on the device and sent unchanged until the server has it. */
export type WorkOperation = WorkDraft & Stamp;
export type ToolsOperation = ToolsDraft & Stamp;
export type Operation = WorkOperation | ToolsOperation;

/** One of an attempt's two queues: tools' contents have a separate one, so that no answer waits behind them. */
export type Lane = "answers" | "tools";

export const laneOf = ({ kind }: Operation): Lane => (kind === "tools" ? "tools" : "answers");

export const isWork = (operation: Operation): operation is WorkOperation => operation.kind !== "tools";
export const isOfTools = (operation: Operation): operation is ToolsOperation => operation.kind === "tools";

/**
 * State of an operation on this device. waiting: not yet at the server. confirmed: the server has it in row `seq` of
 * its log since `savedAt`; it stays stored so that it can be sent again to a server restored from a backup. refused:
 * the server declined it.
 */
export type OperationStanding =
  | { readonly state: "waiting" }
  | { readonly state: "confirmed"; readonly seq: number; readonly savedAt?: number | undefined }
  | { readonly state: "refused"; readonly fault: Fault };

/** An operation as it is stored on the device. */
export interface StoredOperation {
  readonly attemptId: string;
  readonly operation: Operation;
  readonly standing: OperationStanding;
}

/** A choice that is not confirmed as an answer yet (adaptive delivery). */
export interface PendingChoice {
  readonly exerciseId: string;
  readonly answer: Answer | null;
}

/** All work that this device stores for one person. */
export interface StoredWork {
  /** Oldest first. */
  readonly operations: readonly StoredOperation[];
  readonly choices: Readonly<Record<string, PendingChoice>>;
  /** The device can store new work; false: only earlier work can be read. */
  readonly isKeeping: boolean;
  /** false: some of the work cannot be read before the person's key is present. */
  readonly isWhole: boolean;
}

/** One change to be written to the device's storage. */
export type StorageWork =
  /** `replaces`: keys of the operations that it makes redundant, which are removed. */
  | { readonly type: "keep"; readonly stored: StoredOperation; readonly replaces: readonly string[] }
  | { readonly type: "forget"; readonly keys: readonly string[] }
  | { readonly type: "choose"; readonly attemptId: string; readonly choice: PendingChoice }
  /** The attempt is final on the server: its confirmed operations are removed after a day. */
  | { readonly type: "close"; readonly attemptId: string };

/** The server's reply to an operation that it accepted. */
export interface Delivery {
  /** The row of the attempt's log. */
  readonly seq: number;
  readonly savedAt: number;
  /** The server's time and the current deadline, if the reply contained them. */
  readonly clock: { readonly serverTime: number; readonly dueAt: number | null } | null;
  /**
   * stands: it is the current answer. superseded: stored as history, because a newer one is current. held: it came
   * after the end and is stored beside the result. late: it was made after the end and is stored as history.
   */
  readonly outcome: "stands" | "superseded" | "held" | "late";
  /** false: another window or device has the lease now; null: not reported. */
  readonly leaseHeld: boolean | null;
  readonly next: NextStep | null;
  /** The number of the last event of the room in which the student sits; absent: in none, or not reported. */
  readonly roomSeq?: number;
}

/** Whether two operations are of the same kind and item, so that only the newer one needs sending. */
export const sameSlot = (one: SittingDraft, other: SittingDraft): boolean =>
  one.kind === other.kind && one.exerciseId === other.exerciseId;

/**
 * Whether `next` makes `before` redundant: same kind, item and writer, on the same side of the deadline, with a higher
 * revision.
 */
export const replaces = (next: Operation, before: Operation): boolean =>
  sameSlot(next, before) &&
  next.epoch === before.epoch &&
  next.isLate === before.isLate &&
  next.revision > before.revision;

/**
 * Whether `next` may replace `before`: same kind and item, from the same revision on or by a later writer, and not made
 * late if `before` was made in time.
 */
export const makesGood = (next: Operation, before: Operation): boolean =>
  sameSlot(next, before) &&
  (before.isLate || !next.isLate) &&
  (next.epoch > before.epoch || (next.epoch === before.epoch && next.revision >= before.revision));
