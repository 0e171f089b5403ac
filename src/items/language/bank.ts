import type { Item } from "../../contract/item/item";
import { authoredLanguageItems } from "./authored";
import { modelItem, authoredItem } from "./engine/build";
import { languageModels } from "./models";

/** Number of items of each model at each of its levels; an attempt never contains two of them. */
const perKind = 2;

let made: readonly Item[] | undefined;

/**
 * The MAP Language Usage bank: items from the first frames of each model at each of its levels, and authored items. It
 * is the same on every call and ordered by item id (which says nothing about area or difficulty).
 */
export const languageBank = (): Item[] => {
  made ??= [
    ...languageModels.flatMap((model) =>
      model.levels.flatMap((level) =>
        Array.from({ length: Math.min(perKind, model.frameCount(level)) }, (_, k) => modelItem(model, level, k + 1)),
      ),
    ),
    ...authoredLanguageItems.map(authoredItem),
  ].toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
  return [...made];
};
