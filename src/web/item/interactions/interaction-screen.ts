import type { FunctionComponent } from "react";
import type { Localized } from "../../../contract/item/content";
import type { AnswerOf, InteractionType } from "../../../contract/item/item";
import type { LazyValue } from "../../loading/lazy-value";
import type { InteractionReview } from "../review/interaction-review";
import type { InteractionProps } from "./interaction-props";

export interface ViewProps<Kind extends InteractionType> extends InteractionProps<Kind> {
  readonly stem: Localized;
}

/** What the browser knows of one interaction type; what is optional only some types have. */
export interface InteractionScreen<Kind extends InteractionType> {
  /** Shows it and takes its answer; what not every item has comes in a chunk of its own. */
  readonly View: FunctionComponent<ViewProps<Kind>> & { readonly preload?: () => Promise<void> };
  /** The view shows the stem as well, with its gaps in it. */
  readonly showsStem?: true;
  /** Options may be crossed out. */
  readonly eliminates?: true;
  /** What was typed, which a student may copy where the item cannot be shown. */
  readonly typed?: (answer: AnswerOf<Kind>) => string;
  /** Looking back at it, once its key is known: comes with the first key. */
  readonly review: LazyValue<InteractionReview<Kind>>;
}
