import type { PendingChoice, ToolsOperation, WorkOperation } from "../outbox/operation";
import type { Fault } from "../support/fault";

/** The work of earlier windows that this device still stored when the attempt was opened. */
export interface RestoredWork {
  readonly operations: readonly WorkOperation[];
  /** A choice not yet confirmed (adaptive). */
  readonly choice: PendingChoice | null;
  /** The server's final refusals of answers, by exercise. */
  readonly refused: Readonly<Record<string, Fault>>;
  /** The tools' contents stored by windows of this device, whether or not the server has them. */
  readonly tools: readonly ToolsOperation[];
  /** The exercise that was on screen; null if this window showed none. */
  readonly place: string | null;
  /** The stage that was being handed in when the page was closed; null: none. */
  readonly handedIn: string | null;
}

/** The value for a device that stores nothing or could not be read. */
export const nothingRestored: RestoredWork = {
  operations: [],
  choice: null,
  refused: {},
  tools: [],
  place: null,
  handedIn: null,
};
