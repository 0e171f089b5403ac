import { lazyPart } from "../../site/lazy-part";
import type { InteractionProps } from "./interaction-props";

/** Interactions that few items have, each in a chunk of its own. */
export const InlineChoice = lazyPart(() => import("./InlineChoice"), "InlineChoice");
export const MatchInteraction = lazyPart(() => import("./MatchInteraction"), "MatchInteraction");
export const NumericEntry = lazyPart<"NumericEntry", InteractionProps<"numeric_entry">>(
  () => import("./entries"),
  "NumericEntry",
);
export const OrderInteraction = lazyPart(() => import("./OrderInteraction"), "OrderInteraction");
export const TextEntry = lazyPart<"TextEntry", InteractionProps<"text_entry">>(() => import("./entries"), "TextEntry");
export const SplitPane = lazyPart(() => import("./SplitPane"), "SplitPane");

const parts = [InlineChoice, MatchInteraction, NumericEntry, OrderInteraction, SplitPane, TextEntry];

/** Fetches them before an item asks for one. */
export const preloadInteractions = async (): Promise<void> => {
  await Promise.all(parts.map((part) => part.preload()));
};
