import type { InteractionType } from "../../../contract/item/item";
import { lazyPart } from "../../loading/lazy-part";
import { lazyValue, type LazyValue } from "../../loading/lazy-value";
import type { InteractionReview } from "../review/interaction-review";
import type { InteractionScreen } from "./interaction-screen";
import { SingleChoice } from "./SingleChoice";

const reviewIn = <Name extends string, Kind extends InteractionType>(
  load: () => Promise<Readonly<Record<Name, InteractionReview<Kind>>>>,
  name: Name,
): LazyValue<InteractionReview<Kind>> => lazyValue(async () => (await load())[name], name);

/** The screens of all interaction types. */
export const screenRecords: { readonly [Kind in InteractionType]: InteractionScreen<Kind> } = {
  single_choice: {
    View: SingleChoice,
    eliminates: true,
    review: reviewIn(() => import("../review/interactions/single-choice"), "singleChoiceReview"),
  },
  multiple_choice: {
    View: lazyPart(() => import("./MultipleChoice"), "MultipleChoice"),
    eliminates: true,
    review: reviewIn(() => import("../review/interactions/multiple-choice"), "multipleChoiceReview"),
  },
  text_entry: {
    View: lazyPart(() => import("./TextEntry"), "TextEntry"),
    typed: ({ text }) => text,
    review: reviewIn(() => import("../review/interactions/text-entry"), "textEntryReview"),
  },
  extended_text: {
    View: lazyPart(() => import("./ExtendedText"), "ExtendedText"),
    typed: ({ text }) => text,
    review: reviewIn(() => import("../review/interactions/extended-text"), "extendedTextReview"),
  },
  numeric_entry: {
    View: lazyPart(() => import("./NumericEntry"), "NumericEntry"),
    typed: ({ text }) => text,
    review: reviewIn(() => import("../review/interactions/numeric-entry"), "numericEntryReview"),
  },
  inline_choice: {
    View: lazyPart(() => import("./InlineChoice"), "InlineChoice"),
    showsStem: true,
    review: reviewIn(() => import("../review/interactions/inline-choice"), "inlineChoiceReview"),
  },
  gap_entry: {
    View: lazyPart(() => import("./GapEntry"), "GapEntry"),
    showsStem: true,
    typed: ({ texts }) => Object.values(texts).join("\n"),
    review: reviewIn(() => import("../review/interactions/gap-entry"), "gapEntryReview"),
  },
  gaps: {
    View: lazyPart(() => import("./GapsInteraction"), "GapsInteraction"),
    showsStem: true,
    typed: ({ texts }) => Object.values(texts).join("\n"),
    review: reviewIn(() => import("../review/interactions/gaps"), "gapsReview"),
  },
  order: {
    View: lazyPart(() => import("./order/OrderInteraction"), "OrderInteraction"),
    review: reviewIn(() => import("../review/interactions/order"), "orderReview"),
  },
  match: {
    View: lazyPart(() => import("./placing/MatchInteraction"), "MatchInteraction"),
    review: reviewIn(() => import("../review/interactions/match"), "matchReview"),
  },
  categorise: {
    View: lazyPart(() => import("./placing/Categorise"), "Categorise"),
    review: reviewIn(() => import("../review/interactions/categorise"), "categoriseReview"),
  },
  hot_spot: {
    View: lazyPart(() => import("./hot-spot/HotSpot"), "HotSpot"),
    review: reviewIn(() => import("../review/interactions/hot-spot"), "hotSpotReview"),
  },
};

/**
 * The screen of an interaction type; undefined: the type is newer than this page, which was opened before an update.
 */
export const screenOf = <Kind extends InteractionType>(type: Kind): InteractionScreen<Kind> | undefined =>
  screenRecords[type];
