import type { Exercise } from "../../../contract/exam";
import type { InteractionType } from "../../../contract/item";
import { lazyPart } from "../../site/lazy-part";

/** Interactions that few items have, each in a chunk of its own. */
export const Categorise = lazyPart(() => import("./categorise/Categorise"), "Categorise");
export const HotSpot = lazyPart(() => import("./hot-spot/HotSpot"), "HotSpot");
export const InlineChoice = lazyPart(() => import("./InlineChoice"), "InlineChoice");
export const MatchInteraction = lazyPart(() => import("./MatchInteraction"), "MatchInteraction");
export const OrderInteraction = lazyPart(() => import("./OrderInteraction"), "OrderInteraction");
export const SplitPane = lazyPart(() => import("./SplitPane"), "SplitPane");

type Part = Pick<typeof SplitPane, "preload">;

const parts: Readonly<Partial<Record<InteractionType, Part>>> = {
  categorise: Categorise,
  hot_spot: HotSpot,
  inline_choice: InlineChoice,
  match: MatchInteraction,
  order: OrderInteraction,
};

/** Fetches what these items will ask for, so that they can be shown without a network. */
export const preloadInteractions = async (exercises: readonly Exercise[]): Promise<void> => {
  const wanted = new Set<Part>(
    exercises.flatMap(({ interaction, stimulus }) => [
      ...[parts[interaction.type] ?? []].flat(),
      ...(stimulus === undefined ? [] : [SplitPane]),
    ]),
  );
  await Promise.all([...wanted].map((part) => part.preload()));
};
