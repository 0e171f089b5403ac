import type { InteractionType } from "../../../contract/item";
import type { InteractionScoring } from "../interaction-scoring";
import { categorise } from "./categorise";
import { gapEntry } from "./gap-entry";
import { hotSpot } from "./hot-spot";
import { inlineChoice } from "./inline-choice";
import { match } from "./match";
import { multipleChoice } from "./multiple-choice";
import { numericEntry } from "./numeric-entry";
import { order } from "./order";
import { singleChoice } from "./single-choice";
import { textEntry } from "./text-entry";

/** How each interaction type is scored and reviewed. */
export const scoringRecords: { readonly [Kind in InteractionType]: InteractionScoring<Kind> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  text_entry: textEntry,
  numeric_entry: numericEntry,
  inline_choice: inlineChoice,
  gap_entry: gapEntry,
  order,
  match,
  categorise,
  hot_spot: hotSpot,
};
