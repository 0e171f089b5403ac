import type { Words } from "../../engine/words";
import type { Category } from "../lexicon/entries";
import { categories } from "../lexicon/lexicon";

const byName = new Map(categories.map((category) => [category.name, category]));

const within = (category: Category): Category | undefined => byName.get(category.field);

/** All English words that belong, or could be said to belong, to a category. */
const membersOf = (category: Category): Set<string> => {
  const inner = categories.filter((other) => within(other) === category).flatMap(({ words, also }) => [words, also]);
  const own = [category.words, category.also, ...inner].flat();
  return new Set(
    own.flatMap((one) => {
      if (typeof one !== "string") return [one.en];
      return byName.get(one)?.words.map(({ en }) => en) ?? [one];
    }),
  );
};

const members = new Map(categories.map((category) => [category, membersOf(category)]));

/** The narrowest categories that contain all of these words. */
export const sharedCategories = (words: readonly Words[]): Category[] => {
  const holding = categories.filter((category) => words.every(({ en }) => members.get(category)?.has(en)));
  return holding.filter((category) => !holding.some((other) => within(other) === category));
};

export const belongs = (word: Words, category: Category): boolean => members.get(category)?.has(word.en) ?? false;

export const isNarrowCategory = (category: Category): boolean => within(category) !== undefined;

export const neighboursOf = (category: Category): Category[] =>
  categories.filter((other) => other.field === category.field && other !== category);
