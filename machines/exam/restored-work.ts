import type { PendingChoice, ToolsOperation, WorkOperation } from "../outbox/operation";
import type { Fault } from "../support/fault";

/** What this device still held of an earlier window's work when the sitting was opened. */
export interface RestoredWork {
  readonly operations: readonly WorkOperation[];
  /** A choice not yet confirmed (adaptive). */
  readonly choice: PendingChoice | null;
  /** Answers that the server declined for good, by exercise. */
  readonly refused: Readonly<Record<string, Fault>>;
  /** What the tools held in this device's windows, whether or not the server has it. */
  readonly tools: readonly ToolsOperation[];
  /** The exercise that was on screen; null where this window showed none. */
  readonly place: string | null;
  /** The stage that was being handed in when the page was closed; null: none was. */
  readonly handedIn: string | null;
}

/** A device that keeps nothing, or that could not be asked. */
export const nothingRestored: RestoredWork = {
  operations: [],
  choice: null,
  refused: {},
  tools: [],
  place: null,
  handedIn: null,
};
