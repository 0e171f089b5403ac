import type { Words } from "../../engine/words";

const run = 4;

const piecesOf = (text: string, length: number): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - length + 1) }, (_, k) => text.slice(k, k + length)));

const known = new Map<string, Set<string>>();
/**
 * The pieces of a word that a reader notices before its meaning when two words share them: Chinese characters, or runs
 * of four English letters.
 */
const looksOf = (text: string, language: keyof Words): Set<string> => {
  const looks =
    known.get(text) ??
    (language === "zh"
      ? piecesOf(text, 1)
      : new Set(text.split(/[ -]/).flatMap((part) => [...piecesOf(part.toLowerCase(), run)])));
  known.set(text, looks);
  return looks;
};

const likenessTo = (word: Words, given: readonly Words[], language: keyof Words): number => {
  const looks = looksOf(word[language], language);
  return given.filter((one) => [...looksOf(one[language], language)].some((piece) => looks.has(piece))).length;
};

/** Whether spelling gives the key away: it resembles the given words, and too few of the other options do. */
export const isGivenAway = (key: Words, others: readonly Words[], given: readonly Words[]): boolean =>
  (["en", "zh"] as const).some((language) => {
    const likeness = likenessTo(key, given, language);
    const alike = others.filter((other) => likenessTo(other, given, language) >= likeness);
    return alike.length < Math.min(2, likeness);
  });

export const isSameWord = (one: Words, other: Words): boolean => one.en === other.en || one.zh === other.zh;

/** Whether no two words are spelt the same in either language. */
export const areDistinct = (words: readonly Words[]): boolean =>
  new Set(words.map(({ en }) => en)).size === words.length && new Set(words.map(({ zh }) => zh)).size === words.length;
