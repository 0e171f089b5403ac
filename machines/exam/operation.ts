import type { NextStep } from "../../src/contract/exam";
import type { Answer } from "../../src/contract/item";

/** What a student just did to one item; becomes an operation when it has been written down. */
export type Draft =
  | {
      readonly kind: "answer";
      readonly exerciseId: string;
      readonly revision: number;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
    }
  | { readonly kind: "check"; readonly exerciseId: string; readonly revision: number; readonly checkStatus: 0 | 1 };

/** A draft with the key that makes sending it twice harmless, and the server's time when it was made (epoch ms). */
export type Operation = Draft & { readonly key: string; readonly madeAt: number };

/** An operation as the outbox holds it; `durable` is false where this browser could not keep it. */
export interface Kept {
  readonly operation: Operation;
  readonly durable: boolean;
}

/** What the server said of an operation. */
export interface Delivery {
  readonly savedAt: number;
  /** The server's time and the deadline as it stands, where the answer told them. */
  readonly clock: { readonly serverTime: number; readonly deadline: number | null } | null;
  /** false: a newer answer stands. */
  readonly applied: boolean;
  /** false: another window or device holds the sitting now. */
  readonly leaseHeld: boolean;
  readonly next: NextStep | null;
}

/** Two operations that speak of the same thing; of these only the newest needs sending. */
export const sameSlot = (one: Draft, other: Draft): boolean =>
  one.kind === other.kind && one.exerciseId === other.exerciseId;

/** What this browser still held of an earlier window's work. */
export interface RestoredWork {
  readonly operations: readonly Operation[];
  /** A choice not yet confirmed (adaptive). */
  readonly choice: { readonly exerciseId: string; readonly answer: Answer | null } | null;
  /** false: this browser cannot keep answers. */
  readonly isDurable: boolean;
}
