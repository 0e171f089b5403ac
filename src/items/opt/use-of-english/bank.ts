import type { Item } from "../../../contract/item/item";
import { dialogueItems, meaningItems } from "./build";
import { dialogues } from "./dialogues";
import { textItems } from "./gapped-text";
import { meaningSets } from "./meanings";
import { gappedTexts } from "./texts";

let made: readonly Item[] | undefined;

/**
 * The OPT Use of English bank, the same on every call, ordered by item id (which says nothing about part or level).
 * `source.name` is area and level, such as "meaning:B1". A gapped text is one item, with a point for each gap.
 */
export const optUseOfEnglishBank = (): Item[] => {
  made ??= [
    ...dialogues.flatMap(dialogueItems),
    ...meaningSets.flatMap(meaningItems),
    ...gappedTexts.flatMap(textItems),
  ].toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
  return [...made];
};
