import type { ImportChoices, ImportDetail } from "../../src/contract/importing/importing";
import type { Fault } from "../support/fault";

/** A file on this device; `key` identifies its bytes. */
export interface FileFact {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** Jumps and conditions of its test are left out, instead of refusing the test. */
  readonly flatten: boolean;
}

/** A person's choice in an import before it becomes tests. */
export type ImportChange =
  | { readonly kind: "choices"; readonly test: number; readonly choices: ImportChoices }
  | { readonly kind: "leftOut"; readonly numbers: readonly number[]; readonly leftOut: boolean };

/**
 * A step that a person has requested and the server has not confirmed, with the version of the import that was on
 * screen.
 */
export interface PendingStep {
  readonly step: "change" | "commit" | "publish" | "undo" | "discard";
  readonly version: number;
}

/** The import and the version on which a change is based. */
export interface ImportVersion {
  readonly importId: string;
  readonly version: number;
}

export interface ImportingContext {
  /** null: the import was started on another page or device. */
  readonly file: FileFact | null;
  /** null: the server does not know of it yet. */
  readonly importId: string | null;
  readonly detail: ImportDetail | null;
  readonly change: ImportChange | null;
  /** null: none. */
  readonly pending: PendingStep | null;
  /** Number of failed calls in a row. */
  readonly failures: number;
  /** The last failure; null: none. */
  readonly fault: Fault | null;
}

export type ImportingInput = { readonly file: FileFact } | { readonly importId: string };

export type ImportingEvent =
  | { readonly type: "choices.made"; readonly test: number; readonly choices: ImportChoices }
  | { readonly type: "questions.leftOut"; readonly numbers: readonly number[]; readonly leftOut: boolean }
  | { readonly type: "import.wanted" }
  | { readonly type: "publishing.wanted" }
  | { readonly type: "undo.wanted" }
  | { readonly type: "import.discarded" }
  | { readonly type: "retry" };

/** The facts that determine the wait before the next call to an unreachable server. */
export interface RetryDelayInput {
  readonly name: string;
  readonly failures: number;
  readonly fault: Fault | null;
}

export interface PieceInput {
  readonly file: FileFact;
  readonly importId: string;
  /** Number of bytes that have arrived. */
  readonly received: number;
}

/** The id and the version of an import, for the next change. */
export const importVersionOf = ({ import_id: importId, version }: ImportDetail): ImportVersion => ({
  importId,
  version,
});
