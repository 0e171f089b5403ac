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

/** Every interaction type by its name; scoring and screens have a record for each of them. */
export const contractRecords = {
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
