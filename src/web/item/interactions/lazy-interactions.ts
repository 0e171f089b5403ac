import type { Exercise } from "../../../contract/attempt";
import type { InteractionType } from "../../../contract/item";
import { lazyPart } from "../../site/lazy-part";

/** Interactions that not every item has, each in a chunk of its own. */
export const GapEntry = lazyPart(() => import("./GapEntry"), "GapEntry");
export const Categorise = lazyPart(() => import("./placing/Categorise"), "Categorise");
export const HotSpot = lazyPart(() => import("./hot-spot/HotSpot"), "HotSpot");
export const InlineChoice = lazyPart(() => import("./InlineChoice"), "InlineChoice");
export const MatchInteraction = lazyPart(() => import("./placing/MatchInteraction"), "MatchInteraction");
export const MultipleChoice = lazyPart(() => import("./MultipleChoice"), "MultipleChoice");
export const NumericEntry = lazyPart(() => import("./NumericEntry"), "NumericEntry");
export const OrderInteraction = lazyPart(() => import("./order/OrderInteraction"), "OrderInteraction");
export const SplitPane = lazyPart(() => import("./SplitPane"), "SplitPane");
export const TextEntry = lazyPart(() => import("./TextEntry"), "TextEntry");

type Part = Pick<typeof SplitPane, "preload">;

const parts: Readonly<Partial<Record<InteractionType, Part>>> = {
  gap_entry: GapEntry,
  categorise: Categorise,
  hot_spot: HotSpot,
  inline_choice: InlineChoice,
  match: MatchInteraction,
  multiple_choice: MultipleChoice,
  numeric_entry: NumericEntry,
  order: OrderInteraction,
  text_entry: TextEntry,
};

/** Fetches all of them, where it is not known what will be asked next. */
export const preloadAllInteractions = async (): Promise<void> => {
  await Promise.all([...Object.values(parts), SplitPane].map((part) => part.preload()));
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
