import { pictures } from "../pictures/lexicon";
import type { Picture } from "../pictures/picture";

const vowels = new Set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split(" "));
const isVowel = (sound: string): boolean => vowels.has(sound);

export const firstSound = ({ sounds }: Picture): string => sounds[0] ?? "";
export const lastSound = ({ sounds }: Picture): string => sounds.at(-1) ?? "";
export const syllableCount = ({ sounds }: Picture): number => sounds.filter(isVowel).length;
/** The vowel of a word of one syllable. */
export const middleSound = ({ sounds }: Picture): string => sounds.find(isVowel) ?? "";
/** The rhyme of a word of one syllable: the vowel and all sounds after it. */
export const rhymeOf = ({ sounds }: Picture): string => sounds.slice(sounds.findIndex(isVowel)).join(" ");

export const beginsWithConsonant = (word: Picture): boolean => !isVowel(firstSound(word));
export const endsWithConsonant = (word: Picture): boolean => !isVowel(lastSound(word));
export const oneSyllable = pictures.filter((word) => syllableCount(word) === 1);
/** Consonants that English spells with one letter, which is the word's first. */
export const plainStart = (word: Picture): boolean =>
  /^[bcdfghlmnprstv][aeiou]/.test(word.word) && !/^(?:ch|sh|ph|wh|ci|ce|gi|ge)/.test(word.word);
