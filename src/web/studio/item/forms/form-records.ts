import type { FunctionComponent } from "react";
import type { InteractionType } from "../../../../contract/item/item";
import { lazyPart } from "../../../loading/lazy-part";
import type { FormProps } from "./form-props";
import { SingleChoiceForm } from "./SingleChoiceForm";

/**
 * The form of each interaction type, in the order in which the types are offered. Those that a new question does not
 * begin with are loaded with the first question of their type.
 */
export const formRecords: { readonly [Kind in InteractionType]: FunctionComponent<FormProps<Kind>> } = {
  single_choice: SingleChoiceForm,
  multiple_choice: lazyPart(() => import("./MultipleChoiceForm"), "MultipleChoiceForm"),
  numeric_entry: lazyPart(() => import("./NumericEntryForm"), "NumericEntryForm"),
  text_entry: lazyPart(() => import("./TextEntryForm"), "TextEntryForm"),
  gaps: lazyPart(() => import("./GapsForm"), "GapsForm"),
  inline_choice: lazyPart(() => import("./InlineChoiceForm"), "InlineChoiceForm"),
  gap_entry: lazyPart(() => import("./GapEntryForm"), "GapEntryForm"),
  order: lazyPart(() => import("./OrderForm"), "OrderForm"),
  match: lazyPart(() => import("./MatchForm"), "MatchForm"),
  categorise: lazyPart(() => import("./CategoriseForm"), "CategoriseForm"),
  hot_spot: lazyPart(() => import("./HotSpotForm"), "HotSpotForm"),
  extended_text: lazyPart(() => import("./ExtendedTextForm"), "ExtendedTextForm"),
};

/** The types that are offered. */
// the names of a record of all types
export const formTypes = Object.keys(formRecords) as readonly InteractionType[];
