import type { FunctionComponent } from "react";
import type { InteractionType } from "../../../../contract/item/item";
import { CategoriseForm } from "./CategoriseForm";
import { ExtendedTextForm } from "./ExtendedTextForm";
import type { FormProps } from "./form-props";
import { GapEntryForm } from "./GapEntryForm";
import { GapsForm } from "./GapsForm";
import { HotSpotForm } from "./HotSpotForm";
import { InlineChoiceForm } from "./InlineChoiceForm";
import { MatchForm } from "./MatchForm";
import { MultipleChoiceForm } from "./MultipleChoiceForm";
import { NumericEntryForm } from "./NumericEntryForm";
import { OrderForm } from "./OrderForm";
import { SingleChoiceForm } from "./SingleChoiceForm";
import { TextEntryForm } from "./TextEntryForm";

/** The form of each interaction type, in the order in which the types are offered. */
export const formRecords: { readonly [Kind in InteractionType]: FunctionComponent<FormProps<Kind>> } = {
  single_choice: SingleChoiceForm,
  multiple_choice: MultipleChoiceForm,
  numeric_entry: NumericEntryForm,
  text_entry: TextEntryForm,
  gaps: GapsForm,
  inline_choice: InlineChoiceForm,
  gap_entry: GapEntryForm,
  order: OrderForm,
  match: MatchForm,
  categorise: CategoriseForm,
  hot_spot: HotSpotForm,
  extended_text: ExtendedTextForm,
};

/** The types that are offered. */
// the names of a record of all types
export const formTypes = Object.keys(formRecords) as readonly InteractionType[];
