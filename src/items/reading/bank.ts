import type { Item } from "../../contract/item/item";
import { passageItems, vocabularyItems } from "./build";
import { passages } from "./passages";
import { vocabulary } from "./vocabulary";

let made: readonly Item[] | undefined;

/**
 * The MAP Reading bank, the same on every call, ordered by item id (which says nothing about area or difficulty). The
 * three items of a passage share a stimulus; `source.ref` ends with their order, from 1.
 */
export const readingBank = (): Item[] => {
  made ??= [...passages.flatMap(passageItems), ...vocabulary.flatMap(vocabularyItems)].toSorted((a, b) =>
    a.item_id < b.item_id ? -1 : 1,
  );
  return [...made];
};
