import { Refusal } from "../refusal";
import { anyOf } from "./any-of";
import type { PastedBlock, PastedOption } from "./blocks";

/** The right options of a block by their places, and how that was found out. */
export interface RightOptions {
  readonly places: readonly number[];
  /** Whether several options may be chosen. */
  readonly isSeveral: boolean;
  readonly change: "readAsSeveral" | "keyFromBrackets" | null;
}

const severalAsked = anyOf(
  "(?:choose|select|mark|tick) all|all that apply|multiple answers?|more than one",
  String.raw`(?:choose|select|pick|tick|mark|which) (?:the )?(?:two|three|four|five|[2-5])\b`,
  "多选|不定项|哪些|哪几|选出所有|所有正确",
);
/** A key in the brackets that end a question, as Chinese papers write it. */
const bracketsAtEnd = /[(]\s*([A-Z]{1,8})\s*[)]\s*[.。?？]?\s*$/;
const letters = /^(?:[(]?([A-Za-z])[)]?(?:[.)、:]?\s*$|[.)、:]\s+(.*)$))/;
const severalLetters = /^[(]?[A-Za-z][)]?(?:(?:\s*(?:[,;、/&+]|and|和|与|\s)\s*)?[(]?[A-Za-z][)]?)+[.。]?\s*$/;

const words = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

const textOf = ({ spans }: PastedOption): string =>
  spans.map(({ line, from, to }) => line.slice(from, to).trim()).join(" ");

const placeOf = (letter: string, { options }: PastedBlock): number => {
  const place = letter.toUpperCase().codePointAt(0)! - 65;
  if (place < 0 || place >= options.length) throw new Refusal("answerNotAmongChoices", letter);
  return place;
};

/** The option with exactly this text; −1: none, or more than one. */
const placeOfText = (text: string, { options }: PastedBlock): number => {
  const found = options.flatMap((option, place) => (words(textOf(option)) === words(text) ? [place] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
};

/** The options that an answer names by letters, or one by its letter and text, or by its text. Throws Refusal. */
export const namedOptions = (answer: string, block: PastedBlock): number[] => {
  const given = answer.trim();
  const byText = placeOfText(given, block);
  const [, letter, rest = ""] = letters.exec(given) ?? [];
  if (letter !== undefined) {
    const place = placeOf(letter, block);
    const text = block.options[place];
    if (rest !== "" && text && words(textOf(text)) !== words(rest))
      throw new Refusal("answerNotAdded", given.slice(0, 60));
    if (byText >= 0 && byText !== place) throw new Refusal("keysDiffer", given.slice(0, 60));
    return [place];
  }
  if (byText >= 0) return [byText];
  const bare = given.replaceAll(/\b(?:and)\b/gi, ",");
  if (!severalLetters.test(bare)) throw new Refusal("answerNotAmongChoices", given.slice(0, 60));
  const named = (bare.match(/[A-Za-z]/g) ?? []).map((one) => placeOf(one, block));
  if (new Set(named).size !== named.length) throw new Refusal("answerNotAdded", given.slice(0, 60));
  return named.toSorted((one, other) => one - other);
};

const asked = ({ stem }: PastedBlock): string =>
  stem.map(({ line, from, to }) => line.plain.slice(from, to)).join("\n");

const same = (one: readonly number[], other: readonly number[]): boolean => one.join(",") === other.join(",");

const inBrackets = (block: PastedBlock): { readonly places: number[] } | null => {
  const [, found] = bracketsAtEnd.exec(asked(block).trimEnd()) ?? [];
  return found === undefined ? null : { places: found.split("").map((letter) => placeOf(letter, block)) };
};

const unlessSeveral = (places: readonly number[], isSeveral: boolean): RightOptions => ({
  places,
  isSeveral: isSeveral || places.length > 1,
  change: !isSeveral && places.length > 1 ? "readAsSeveral" : null,
});

/**
 * Which options are right, by marks at the options, by lines that name them, or by the letters in the brackets of the
 * question. Throws Refusal where nothing says so, where two places differ, and where several are marked in a question
 * that does not ask for several.
 */
export const rightOptions = (block: PastedBlock): RightOptions => {
  const { options, answers } = block;
  const boxes = options.map(({ box }) => box);
  const isSeveral = boxes.includes("several") || severalAsked.test(asked(block));
  const marked = options.flatMap(({ isMarked }, place) => (isMarked ? [place] : []));
  const named = answers.map(({ line, from, to }) => namedOptions(line.plain.slice(from, to), block));
  const [first] = named;
  if (first && named.some((other) => !same(first, other))) throw new Refusal("keysDiffer");
  if (first && marked.length > 0 && !same(first, marked)) throw new Refusal("keysDiffer");
  if (first) return unlessSeveral(first, isSeveral);
  if (marked.length > 1 && !isSeveral) throw new Refusal("severalMarked", String(marked.length));
  if (marked.length > 0) return { places: marked, isSeveral, change: null };
  const bracketed = inBrackets(block);
  if (bracketed) return { ...unlessSeveral(bracketed.places, isSeveral), change: "keyFromBrackets" };
  throw new Refusal("keyNotMarked");
};

/** The stem ends with a key in brackets, which must not be shown to the student. */
export const keyInBrackets = bracketsAtEnd;
