import type { Item } from "../../../contract/item/item";
import { buildReadingWritingItem } from "./build";
import { entries } from "./entries";

let made: readonly Item[] | undefined;

/**
 * The SAT Reading and Writing bank, the same on every call, ordered by item id (which says nothing about domain or
 * difficulty). Passages, questions and options are English only.
 */
export const satReadingWritingBank = (): Item[] => {
  made ??= entries.map(buildReadingWritingItem).toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
  return [...made];
};
