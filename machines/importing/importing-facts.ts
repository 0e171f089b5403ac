import type { ImportChoices, ImportDetail } from "../../src/contract/importing/importing";
import type { Fault } from "../support/fault";

/** A file on this device; its bytes are found by `key`. */
export interface FileFact {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** Jumps and conditions of its test are left out instead of refusing it. */
  readonly flatten: boolean;
}

/** A decision about an import before it is carried out. */
export type ImportChange =
  | { readonly kind: "choices"; readonly test: number; readonly choices: ImportChoices }
  | { readonly kind: "leftOut"; readonly numbers: readonly number[]; readonly leftOut: boolean };

/** An import as a change names it. */
export interface ImportVersion {
  readonly importId: string;
  readonly version: number;
}

export interface ImportingContext {
  /** null: it was begun on another page or device. */
  readonly file: FileFact | null;
  /** null: the server does not know of it yet. */
  readonly importId: string | null;
  readonly detail: ImportDetail | null;
  readonly change: ImportChange | null;
  /** The last thing that did not succeed. */
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

export interface PieceInput {
  readonly file: FileFact;
  readonly importId: string;
  /** The bytes that have arrived already. */
  readonly received: number;
}

/** The import as the next change names it. */
export const importVersionOf = ({ import_id: importId, version }: ImportDetail): ImportVersion => ({
  importId,
  version,
});
