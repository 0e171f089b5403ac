import type { Language, Localized } from "../../../../contract/item/content";
import type { ItemKey, Option } from "../../../../contract/item/item";
import { withWords, without } from "./draft-change";
import { newPartId } from "./new-part-id";

export const emptyText = (language: Language): Localized => ({ [language]: "" });

export const newOption = (language: Language): Option => ({ option_id: newPartId(), content: emptyText(language) });

export const newOptions = (count: number, language: Language): Option[] =>
  Array.from({ length: count }, () => newOption(language));

export const withOptionWords = (
  options: readonly Option[],
  optionId: string,
  language: Language,
  words: string,
): Option[] =>
  options.map((option) =>
    option.option_id === optionId ? { ...option, content: withWords(option.content, language, words) } : option,
  );

const isOther = (removed: string) => (id: string) => id !== removed;

const withoutShare = <Key extends { readonly credit?: Readonly<Record<string, number>> | undefined }>(
  key: Key,
  id: string,
): Key => (key.credit === undefined ? key : { ...key, credit: without(key.credit, id) });

const withoutChoice = (key: ItemKey, id: string): ItemKey | null => {
  const stays = isOther(id);
  if (key.type === "single_choice") return key.option_id === id ? null : withoutShare(key, id);
  if (key.type === "multiple_choice")
    return key.option_ids.some(stays) ? withoutShare({ ...key, option_ids: key.option_ids.filter(stays) }, id) : null;
  if (key.type !== "order") return key;
  const option_ids = key.option_ids.filter(stays);
  return option_ids.length < 2 ? null : { ...key, option_ids };
};

/** What is left of a key when an option, source, target or category is removed; null: nothing that can be used. */
export function keyWithout(key: ItemKey | null, id: string): ItemKey | null {
  const stays = isOther(id);
  if (key?.type === "match") {
    const pairs = key.pairs.filter((pair) => pair.every(stays));
    return pairs.length === 0 ? null : { ...key, pairs };
  }
  if (key?.type === "categorise") {
    const placements = Object.entries(key.placements).filter((pair) => pair.every(stays));
    return placements.length === 0 ? null : { ...key, placements: Object.fromEntries(placements) };
  }
  return key && withoutChoice(key, id);
}

/** The options in an order that tells nothing about the right one, by their ids, and never the right order itself. */
export const mixed = (options: readonly Option[], right: readonly string[]): Option[] => {
  const sorted = options.toSorted((one, other) => (one.option_id < other.option_id ? -1 : 1));
  const isRight = sorted.every(({ option_id }, place) => option_id === right[place]);
  return isRight && sorted.length > 1 ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
};
