import type { Language } from "../../../../contract/item/content";
import type { InteractionOf, InteractionType, KeyOf } from "../../../../contract/item/item";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import type { DraftChange } from "../edits/draft-change";

/** Props of the form of one interaction type. */
export interface FormProps<Kind extends InteractionType> {
  readonly interaction: InteractionOf<Kind>;
  /** null: no answer is marked as right yet. */
  readonly itemKey: KeyOf<Kind> | null;
  readonly draft: DraftItem;
  /** The language that is written. */
  readonly language: Language;
  /** `place` names the field, so that typing in it is one step of undo; "": a step of its own. */
  readonly onChange: (place: string, change: DraftChange) => void;
}
