import type { Category } from "../../../../src/items/cat/lexicon/entries";
import { categories, relations } from "../../../../src/items/cat/lexicon/lexicon";
import type { Words } from "../../../../src/items/engine/words";
import { places, type Solver } from "./seen";

type Language = keyof Words;

const namedWords = categories.flatMap(({ words }) => words);
const pairedWords = relations.flatMap(({ pairs }) => pairs.flatMap(({ to, associates }) => [to, ...associates]));
/** English words translated into a language. */
const readAs = (words: readonly Words[], english: readonly string[], language: Language): string[] =>
  words.filter(({ en }) => english.includes(en)).map((word) => word[language]);

const shownAfter = (stem: string): string => stem.split(/[?？]/).slice(1).join("?").trim();

const held = (category: Category, language: Language): string[] => {
  const inner = categories.filter(({ field }) => field === category.name);
  const named = [category, ...inner].flatMap(({ also }) => also);
  const whole = categories.filter(({ name }) => named.includes(name));
  return [
    ...[category, ...inner, ...whole].flatMap(({ words }) => words.map((word) => word[language])),
    ...readAs(namedWords, named, language),
  ];
};

/** Searches for the narrowest kinds that contain the three words. */
export const kinship = (language: Language): Solver => {
  const kinds = categories.map((category) => ({ ...category, held: new Set(held(category, language)) }));
  return ({ stem, options }) => {
    const three = shownAfter(stem).split(/, |、/);
    const holding = three.length === 3 ? kinds.filter((kind) => three.every((word) => kind.held.has(word))) : [];
    const narrowest = holding.filter(({ name }) => !holding.some(({ field }) => field === name));
    return places(options, (option) => narrowest.some((kind) => kind.held.has(option)));
  };
};

/** Searches for the relations with the first pair, and for the counterparts of the third word in them. */
export const relation =
  (language: Language): Solver =>
  ({ stem, options }) => {
    const [, one, other, third] = /\[(.*) → (.*)\]\s+\[(.*) → \?\]/.exec(shownAfter(stem)) ?? [];
    const said = relations
      .filter(({ pairs }) => pairs.some(({ from, to }) => from[language] === one && to[language] === other))
      .flatMap(({ pairs }) => pairs.filter(({ from }) => from[language] === third))
      .flatMap(({ to, defensible }) => [to[language], ...readAs(pairedWords, defensible, language)]);
    return places(options, (option) => said.includes(option));
  };
