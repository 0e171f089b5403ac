import type { DraftItem } from "../../src/contract/studio/draft-item";
import type { ItemRemark } from "../../src/contract/studio/studio-items";

/** What is in the paste box: its text, and the formatted text from which it came, if any. */
export interface Paste {
  readonly text: string;
  readonly html: string | null;
}

/** A question that was read from a paste. `key` is the same whenever the same question is read from the same box. */
export interface PastedItem {
  readonly key: string;
  /** First and last line, from 1. */
  readonly line: number;
  readonly end: number;
  readonly draft: DraftItem;
  /** What was decided in reading it. */
  readonly warnings: readonly ItemRemark[];
}

/** Lines that are no question, with the reason. */
export interface UnreadLines extends ItemRemark {
  readonly line: number;
  readonly end: number;
  readonly text: string;
}

export interface ParsedItems {
  readonly items: readonly PastedItem[];
  readonly unread: readonly UnreadLines[];
}

export interface AddedItem {
  readonly key: string;
  readonly itemId: string;
}

/** What is left of a paste once its questions are added. */
export const unreadText = ({ text, html }: Paste, parsed: ParsedItems | null): string => {
  if (parsed === null) return text;
  const lines = text.split("\n");
  return parsed.unread
    .map(({ line, end, text: own }) => (html === null ? lines.slice(line - 1, end).join("\n") : own))
    .join("\n\n");
};
