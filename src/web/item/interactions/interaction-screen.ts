import type { FunctionComponent } from "react";
import type { Localized } from "../../../contract/item/content";
import type { AnswerOf, InteractionType } from "../../../contract/item/item";
import type { LazyValue } from "../../loading/lazy-value";
import type { InteractionReview } from "../review/interaction-review";
import type { InteractionProps } from "./interaction-props";

export interface ViewProps<Kind extends InteractionType> extends InteractionProps<Kind> {
  readonly stem: Localized;
}

/** The screen of one interaction type; the optional members apply only to some types. */
export interface InteractionScreen<Kind extends InteractionType> {
  /** Shows the item and takes its answer; views of rarer types are in their own chunks. */
  readonly View: FunctionComponent<ViewProps<Kind>> & { readonly preload?: () => Promise<void> };
  /** The view shows the stem too, with its gaps in it. */
  readonly showsStem?: true;
  /** Options may be crossed out. */
  readonly eliminates?: true;
  /** The typed text of an answer, which a student can copy where the item cannot be shown. */
  readonly typed?: (answer: AnswerOf<Kind>) => string;
  /** The review of an item after its key is known; loaded with the first key. */
  readonly review: LazyValue<InteractionReview<Kind>>;
}
