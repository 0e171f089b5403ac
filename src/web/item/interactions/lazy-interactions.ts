import { lazyPart } from "../../site/lazy-part";

/** Interactions that few items have, each in a chunk of its own. */
export const InlineChoice = lazyPart(() => import("./InlineChoice"), "InlineChoice");
export const MatchInteraction = lazyPart(() => import("./MatchInteraction"), "MatchInteraction");
export const OrderInteraction = lazyPart(() => import("./OrderInteraction"), "OrderInteraction");
export const SplitPane = lazyPart(() => import("./SplitPane"), "SplitPane");

/** Fetches them before an item asks for one. */
export const preloadInteractions = async (): Promise<void> => {
  await Promise.all([InlineChoice, MatchInteraction, OrderInteraction, SplitPane].map((part) => part.preload()));
};
