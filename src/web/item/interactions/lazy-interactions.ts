import type { Exercise } from "../../../contract/attempt/attempt";
import { lazyPart } from "../../loading/lazy-part";
import { screenOf, screenRecords } from "./screen-records";

/** Passage and question side by side; lazy, since not every item has a passage. */
export const SplitPane = lazyPart(() => import("./SplitPane"), "SplitPane");

/** Preloads the views of all interaction types, where the next item is not known. */
export const preloadAllInteractions = async (): Promise<void> => {
  await Promise.all([...Object.values(screenRecords).map(({ View }) => View.preload?.()), SplitPane.preload()]);
};

/** Preloads the views that these items need, so that they can be shown without a network. */
export const preloadInteractions = async (exercises: readonly Exercise[]): Promise<void> => {
  const wanted = exercises.flatMap(({ interaction, stimulus }) => {
    const preload = screenOf(interaction.type)?.View.preload;
    return [...(preload === undefined ? [] : [preload]), ...(stimulus === undefined ? [] : [SplitPane.preload])];
  });
  await Promise.all([...new Set(wanted)].map((preload) => preload()));
};
