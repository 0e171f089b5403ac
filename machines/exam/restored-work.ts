import type { Choice, Operation } from "../outbox/operation";
import type { Fault } from "../support/fault";

/** What this device still held of an earlier window's work when the sitting was opened. */
export interface RestoredWork {
  readonly operations: readonly Operation[];
  /** A choice not yet confirmed (adaptive). */
  readonly choice: Choice | null;
  /** Answers that the server declined for good, by exercise. */
  readonly refused: Readonly<Record<string, Fault>>;
}

/** A device that keeps nothing, or that could not be asked. */
export const nothingRestored: RestoredWork = { operations: [], choice: null, refused: {} };
