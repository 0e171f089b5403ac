import { say, type Words } from "../../engine/words";

/** 1: known at about 8 years, 2: at about 10, 3: at about 12. */
export type Tier = 1 | 2 | 3;

/** Words of one kind. A field that has the name of a category lies within it: all its words are of that kind too. */
export interface Category {
  readonly name: string;
  readonly title: Words;
  /** Categories of one field are near to each other. */
  readonly field: string;
  readonly tier: Tier;
  readonly words: readonly Words[];
  /**
   * Words, or names of categories, that could be counted in though they are no good examples, or that share something
   * else with several of its words: lions live where giraffes do, tuna is eaten as crabs are.
   */
  readonly also: readonly string[];
}

/** Two words that stand in a relation. */
export interface Pair {
  readonly from: Words;
  readonly to: Words;
  /** What comes to mind with `from`, and is not its counterpart. */
  readonly associates: readonly Words[];
  /** English words that could be defended as counterparts of `from`. */
  readonly defensible: readonly string[];
}

export interface Relation {
  readonly name: string;
  readonly title: Words;
  readonly tier: Tier;
  /** 0: seen or touched, 1: known of things and people, 2: between ideas. */
  readonly abstractness: 0 | 1 | 2;
  readonly pairs: readonly Pair[];
}

const listOf = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** "oak 橡树" */
const wordOf = (text: string): Words => {
  const [, en, zh] = /^([A-Za-z][A-Za-z’ -]*) ([\u4e00-\u9fff]+)$/.exec(text) ?? [];
  if (en === undefined || zh === undefined) throw new Error(`not a word in both languages: ${text}`);
  return say(en, zh);
};

type Loose = Omit<Category, "field">;

/** `words`: "oak 橡树, pine 松树"; `also`: English words or names of categories. */
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

/** `pairs`: a line each, "bee 蜜蜂 > hive 蜂巢 : honey 蜂蜜 ! nest": associates after the colon, defensible after "!". */
export const relation = (
  tier: Tier,
  abstractness: Relation["abstractness"],
  en: string,
  zh: string,
  pairs: string,
): Relation => ({ name: en, title: say(en, zh), tier, abstractness, pairs: listOf(pairs, "\n").map(pairOf) });
