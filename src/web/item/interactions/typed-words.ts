/** A character of a script without spaces between words. */
const alone = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** Such a character, or a run of letters and digits of other scripts. */
const word = new RegExp(String.raw`${alone}|(?:(?!${alone})[\p{L}\p{N}][\p{M}'’]*)+`, "gu");

/** The number of words of a text; each character of scripts without spaces counts as one. */
export const typedWords = (text: string): number => text.match(word)?.length ?? 0;
