import { say, type Words } from "../../engine/words";

/** The age at which words are known: 1 is about 8 years, 2 about 10, 3 about 12. */
export type Tier = 1 | 2 | 3;

/** Words of one kind. A category whose field is the name of another category lies within that one. */
export interface Category {
  readonly name: string;
  readonly title: Words;
  /** Categories of one field are near to each other. */
  readonly field: string;
  readonly tier: Tier;
  readonly words: readonly Words[];
  /**
   * Words, or names of categories, that count as members so that they are never wrong options: poor examples, or words
   * that share something else with several members (lions live where giraffes do, tuna is eaten as crabs are).
   */
  readonly also: readonly string[];
}

/** Two words in a relation. */
export interface Pair {
  readonly from: Words;
  readonly to: Words;
  /** Words that come to mind with `from` but are not its counterpart. */
  readonly associates: readonly Words[];
  /** English words that could be defended as counterparts of `from`. */
  readonly defensible: readonly string[];
}

export interface Relation {
  readonly name: string;
  readonly title: Words;
  readonly tier: Tier;
  /** 0: a relation that is seen or touched, 1: one known of things and people, 2: one between ideas. */
  readonly abstractness: 0 | 1 | 2;
  readonly pairs: readonly Pair[];
}

const listOf = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Parses a word such as "oak 橡树". */
const wordOf = (text: string): Words => {
  const [, en, zh] = /^([A-Za-z][A-Za-z’ -]*) ([\u4e00-\u9fff]+)$/.exec(text) ?? [];
  if (en === undefined || zh === undefined) throw new Error(`not a word in both languages: ${text}`);
  return say(en, zh);
};

type Loose = Omit<Category, "field">;

/** Parses a category. `words`: "oak 橡树, pine 松树"; `also`: English words or names of categories. */
export const kind = (tier: Tier, name: string, zh: string, words: string, also = ""): Loose => ({
  name,
  title: say(name, zh),
  tier,
  words: listOf(words, ",").map(wordOf),
  also: listOf(also, ","),
});

export const field = (name: string, kinds: readonly Loose[]): Category[] =>
  kinds.map((one) => ({ ...one, field: name }));

const pairOf = (line: string): Pair => {
  const [whole = "", defensible = ""] = line.split("!");
  const [pair = "", associates = ""] = whole.split(":");
  const [from = "", to = ""] = listOf(pair, ">");
  return {
    from: wordOf(from),
    to: wordOf(to),
    associates: listOf(associates, ",").map(wordOf),
    defensible: listOf(defensible, ","),
  };
};

/**
 * Parses a relation. `pairs` has one a line, "bee 蜜蜂 > hive 蜂巢 : honey 蜂蜜 ! nest", with associates after the colon and
 * defensible words after "!".
 */
export const relation = (
  tier: Tier,
  abstractness: Relation["abstractness"],
  en: string,
  zh: string,
  pairs: string,
): Relation => ({ name: en, title: say(en, zh), tier, abstractness, pairs: listOf(pairs, "\n").map(pairOf) });
