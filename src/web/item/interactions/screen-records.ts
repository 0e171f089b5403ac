import type { InteractionType } from "../../../contract/item";
import { lazyPart } from "../../site/lazy-part";
import { lazyValue, type LazyValue } from "../../site/lazy-value";
import type { InteractionReview } from "../review/interaction-review";
import type { InteractionScreen } from "./interaction-screen";
import { SingleChoice } from "./SingleChoice";

const reviewIn = <Kind extends InteractionType>(
  load: () => Promise<{ readonly review: InteractionReview<Kind> }>,
): LazyValue<InteractionReview<Kind>> => lazyValue(async () => (await load()).review, "review");

/** What the browser knows of each interaction type. */
export const screenRecords: { readonly [Kind in InteractionType]: InteractionScreen<Kind> } = {
  single_choice: {
    View: SingleChoice,
    eliminates: true,
    review: reviewIn(() => import("../review/interactions/single-choice")),
  },
  multiple_choice: {
    View: lazyPart(() => import("./MultipleChoice"), "MultipleChoice"),
    eliminates: true,
    review: reviewIn(() => import("../review/interactions/multiple-choice")),
  },
  text_entry: {
    View: lazyPart(() => import("./TextEntry"), "TextEntry"),
    typed: ({ text }) => text,
    review: reviewIn(() => import("../review/interactions/text-entry")),
  },
  numeric_entry: {
    View: lazyPart(() => import("./NumericEntry"), "NumericEntry"),
    typed: ({ text }) => text,
    review: reviewIn(() => import("../review/interactions/numeric-entry")),
  },
  inline_choice: {
    View: lazyPart(() => import("./InlineChoice"), "InlineChoice"),
    showsStem: true,
    review: reviewIn(() => import("../review/interactions/inline-choice")),
  },
  gap_entry: {
    View: lazyPart(() => import("./GapEntry"), "GapEntry"),
    showsStem: true,
    typed: ({ texts }) => Object.values(texts).join("\n"),
    review: reviewIn(() => import("../review/interactions/gap-entry")),
  },
  order: {
    View: lazyPart(() => import("./order/OrderInteraction"), "OrderInteraction"),
    review: reviewIn(() => import("../review/interactions/order")),
  },
  match: {
    View: lazyPart(() => import("./placing/MatchInteraction"), "MatchInteraction"),
    review: reviewIn(() => import("../review/interactions/match")),
  },
  categorise: {
    View: lazyPart(() => import("./placing/Categorise"), "Categorise"),
    review: reviewIn(() => import("../review/interactions/categorise")),
  },
  hot_spot: {
    View: lazyPart(() => import("./hot-spot/HotSpot"), "HotSpot"),
    review: reviewIn(() => import("../review/interactions/hot-spot")),
  },
};

/** The record of a type; undefined: the type is newer than this page, which has been open for long. */
export const screenOf = <Kind extends InteractionType>(type: Kind): InteractionScreen<Kind> | undefined =>
  screenRecords[type];
