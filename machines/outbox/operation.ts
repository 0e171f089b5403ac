import type { Unscored } from "../../src/contract/attempt/attempt";
import type { NextStep } from "../../src/contract/attempt/exam";
import type { Answer } from "../../src/contract/item/item";
import type { Fault } from "../support/fault";

/** What a student just did to one item. */
export type WorkDraft =
  | {
      readonly kind: "answer";
      readonly exerciseId: string;
      readonly revision: number;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
      /** In place of an answer: the item is not scored. */
      readonly unscored?: Unscored;
    }
  | { readonly kind: "check"; readonly exerciseId: string; readonly revision: number; readonly checkStatus: 0 | 1 };

/** What the tools hold, as JSON of the screen's own. */
export type ToolContents = Readonly<Record<string, unknown>>;

/** What the tools hold now, of one item or, where `exerciseId` is null, of the whole sitting. It is no answer. */
export interface ToolsDraft {
  readonly kind: "tools";
  readonly exerciseId: string | null;
  readonly revision: number;
  readonly state: ToolContents;
}

export type SittingDraft = WorkDraft | ToolsDraft;

/** The right to write that a draft was made under. */
export interface Lease {
  readonly lease: string;
  /** Counts the writers of the sitting; operations are ordered by it, then by their revision. */
  readonly epoch: number;
}

interface Stamp extends Lease {
  /** Makes sending it twice harmless. */
  readonly key: string;
  /** The server's time when it was made (epoch ms), as far as the device knew it. */
  readonly madeAt: number;
  /** Made when the time was over, as far as the device knew it: never takes the place of one made in time. */
  readonly isLate: boolean;
}

/** A draft stamped at the keystroke: what is kept on the device and sent, unchanged, until the server has it. */
export type WorkOperation = WorkDraft & Stamp;
export type ToolsOperation = ToolsDraft & Stamp;
export type Operation = WorkOperation | ToolsOperation;

/** Which of a sitting's queues: what the tools hold has one of its own, behind which no answer waits. */
export type Lane = "answers" | "tools";

export const laneOf = ({ kind }: Operation): Lane => (kind === "tools" ? "tools" : "answers");

export const isWork = (operation: Operation): operation is WorkOperation => operation.kind !== "tools";
export const isOfTools = (operation: Operation): operation is ToolsOperation => operation.kind === "tools";

/**
 * Where an operation stands on this device. waiting: for the server. confirmed: the server has it, in row `seq` of its
 * log, since `savedAt`; kept so that a server restored from yesterday's backup can be healed. refused: the server would
 * not take it.
 */
export type OperationStanding =
  | { readonly state: "waiting" }
  | { readonly state: "confirmed"; readonly seq: number; readonly savedAt?: number | undefined }
  | { readonly state: "refused"; readonly fault: Fault };

/** An operation as the device's storage holds it. */
export interface StoredOperation {
  readonly attemptId: string;
  readonly operation: Operation;
  readonly standing: OperationStanding;
}

/** A choice that is not yet an answer (adaptive). */
export interface PendingChoice {
  readonly exerciseId: string;
  readonly answer: Answer | null;
}

/** All that this device keeps for one person. */
export interface StoredWork {
  /** Oldest first. */
  readonly operations: readonly StoredOperation[];
  readonly choices: Readonly<Record<string, PendingChoice>>;
  /** The device keeps what it is given; false: only what was there before. */
  readonly isKeeping: boolean;
  /** false: some of it waits for the person's key, which is not here yet. */
  readonly isWhole: boolean;
}

/** One thing to be written on the device. */
export type StorageWork =
  /** Takes the place of operations that it makes needless. */
  | { readonly type: "keep"; readonly stored: StoredOperation; readonly replaces: readonly string[] }
  | { readonly type: "forget"; readonly keys: readonly string[] }
  | { readonly type: "choose"; readonly attemptId: string; readonly choice: PendingChoice }
  /** The sitting is final on the server: what is confirmed of it goes after a day. */
  | { readonly type: "close"; readonly attemptId: string };

/** What the server said of an operation that it took. */
export interface Delivery {
  /** The row of the sitting's log. */
  readonly seq: number;
  readonly savedAt: number;
  /** The server's time and deadlines as they stand, where the answer told them. */
  readonly clock: { readonly serverTime: number; readonly dueAt: number | null } | null;
  /**
   * stands: it is the answer. superseded: kept as history, a newer one stands. held: it came after the time was over
   * and is kept beside the result. late: it was made after the time was over and is kept as history.
   */
  readonly outcome: "stands" | "superseded" | "held" | "late";
  /** false: another window or device holds the sitting now; null: not told. */
  readonly leaseHeld: boolean | null;
  readonly next: NextStep | null;
}

/** Two operations that speak of the same thing; of these only the newest needs sending. */
export const sameSlot = (one: SittingDraft, other: SittingDraft): boolean =>
  one.kind === other.kind && one.exerciseId === other.exerciseId;

/** Whether `next` says all that `before` said: the same thing, by the same writer, on the same side of the deadline. */
export const replaces = (next: Operation, before: Operation): boolean =>
  sameSlot(next, before) &&
  next.epoch === before.epoch &&
  next.isLate === before.isLate &&
  next.revision > before.revision;

/**
 * Whether `next` may stand in the place of `before`: the same thing, said later or by a later writer, and not too late
 * where that was in time.
 */
export const makesGood = (next: Operation, before: Operation): boolean =>
  sameSlot(next, before) &&
  (before.isLate || !next.isLate) &&
  (next.epoch > before.epoch || (next.epoch === before.epoch && next.revision >= before.revision));
