import type { InteractionType } from "../../../contract/item/item";
import type { InteractionScoring } from "../interaction-scoring";
import { categoriseScoring } from "./categorise";
import { extendedTextScoring } from "./extended-text";
import { gapEntryScoring } from "./gap-entry";
import { gapsScoring } from "./gaps";
import { hotSpotScoring } from "./hot-spot";
import { inlineChoiceScoring } from "./inline-choice";
import { matchScoring } from "./match";
import { multipleChoiceScoring } from "./multiple-choice";
import { numericEntryScoring } from "./numeric-entry";
import { orderScoring } from "./order";
import { singleChoiceScoring } from "./single-choice";
import { textEntryScoring } from "./text-entry";

/** The scoring and review of each interaction type. */
export const scoringRecords: { readonly [Kind in InteractionType]: InteractionScoring<Kind> } = {
  single_choice: singleChoiceScoring,
  multiple_choice: multipleChoiceScoring,
  text_entry: textEntryScoring,
  extended_text: extendedTextScoring,
  numeric_entry: numericEntryScoring,
  inline_choice: inlineChoiceScoring,
  gap_entry: gapEntryScoring,
  gaps: gapsScoring,
  order: orderScoring,
  match: matchScoring,
  categorise: categoriseScoring,
  hot_spot: hotSpotScoring,
};
