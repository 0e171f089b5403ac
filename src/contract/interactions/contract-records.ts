import { categoriseContract } from "./categorise";
import { extendedTextContract } from "./extended-text";
import { gapEntryContract } from "./gap-entry";
import { gapsContract } from "./gaps";
import { hotSpotContract } from "./hot-spot";
import { inlineChoiceContract } from "./inline-choice";
import { matchContract } from "./match";
import { multipleChoiceContract } from "./multiple-choice";
import { numericEntryContract } from "./numeric-entry";
import { orderContract } from "./order";
import { singleChoiceContract } from "./single-choice";
import { textEntryContract } from "./text-entry";

/** Every interaction type by its name; scoring and screens have a record for each of them. */
export const contractRecords = {
  single_choice: singleChoiceContract,
  multiple_choice: multipleChoiceContract,
  text_entry: textEntryContract,
  extended_text: extendedTextContract,
  numeric_entry: numericEntryContract,
  inline_choice: inlineChoiceContract,
  gap_entry: gapEntryContract,
  gaps: gapsContract,
  order: orderContract,
  match: matchContract,
  categorise: categoriseContract,
  hot_spot: hotSpotContract,
};
