import { createContext } from "react";
import type { Language } from "../../../../contract/item/content";
import type { Media } from "../../../../contract/item/item";

/** What every text of a question needs to be written. */
export interface WritingContextValue {
  readonly language: Language;
  readonly media: readonly Media[];
  /** Takes the file of a new picture; absent: texts take no pictures. */
  readonly onMedia?: (media: Media) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

export const WritingContext = createContext<WritingContextValue>({ language: "en", media: [] });
