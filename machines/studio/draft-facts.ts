import { faults } from "../../src/contract/calls/faults";
import { asFault, type Fault } from "../support/fault";
import { isSameJson } from "../support/same-json";

/** What an author has typed, as JSON: a draft of a question or of a test. */
export type DraftContent = Readonly<Record<string, unknown>>;

/** A version of a draft on the server. */
export interface StoredDraft {
  /** null: the server has none yet. */
  readonly id: string | null;
  readonly version: number;
  readonly content: DraftContent;
  /** By the server's clock; null: never. */
  readonly savedAt: number | null;
}

export interface DraftContext extends StoredDraft {
  /** The content that the server has. */
  readonly saved: DraftContent;
  /** The content on its way; null: none is. */
  readonly sending: DraftContent | null;
  /** Contents that were sent and not confirmed: the server may have stored one of them. */
  readonly unconfirmed: readonly DraftContent[];
  /** Somebody else's version; null: there is none. */
  readonly theirs: StoredDraft | null;
  readonly fault: Fault | null;
}

export type DraftEvent =
  | { readonly type: "content.changed"; readonly content: DraftContent }
  | { readonly type: "save.wanted" }
  | { readonly type: "stored.found"; readonly stored: StoredDraft }
  | { readonly type: "mine.chosen" }
  | { readonly type: "theirs.chosen" }
  | { readonly type: "network.returned" }
  | { readonly type: "retry" };

/** What must be stored on the device or forgotten there. */
export type DraftOutput =
  | {
      readonly type: "draft.unsent";
      readonly id: string | null;
      readonly version: number;
      readonly content: DraftContent;
      readonly unconfirmed: readonly DraftContent[];
    }
  | { readonly type: "draft.sent"; readonly id: string };

/** What the device has of a draft that was not saved yet. */
export interface UnsentDraft {
  /** The version that it was made from. */
  readonly version: number;
  readonly content: DraftContent;
  readonly unconfirmed: readonly DraftContent[];
}

export interface SaveInput {
  readonly id: string | null;
  readonly version: number;
  readonly content: DraftContent;
}
/** What the server says of a draft that it has stored. */
export type Saved = Pick<StoredDraft, "version" | "savedAt"> & { readonly id: string };

/** The version that the server has instead, from a refusal; null: it was refused for another reason. */
export const theirsIn = (error: unknown): StoredDraft | null => {
  const fault = asFault(error);
  if (fault.code !== faults.draftChanged.code && fault.code !== faults.testDraftChanged.code) return null;
  const data = "data" in fault ? fault.data : null;
  if (typeof data !== "object" || data === null || !("version" in data)) return null;
  const {
    item_id,
    test_id = item_id,
    version,
    draft,
    definition,
    saved_at,
  } = data as Readonly<Record<string, unknown>>;
  return {
    id: typeof test_id === "string" ? test_id : null,
    version: Number(version),
    content: (draft ?? definition) as DraftContent,
    savedAt: typeof saved_at === "number" ? saved_at : null,
  };
};

/** Whether the version that the server has is one that was sent from here, and whose confirmation was lost. */
export const isUnconfirmedVersion = ({ unconfirmed }: DraftContext, theirs: StoredDraft | null): boolean =>
  theirs !== null && unconfirmed.some((content) => isSameJson(content, theirs.content));
