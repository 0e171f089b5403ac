import type { Draw } from "../../engine/draw";
import { say, type Words } from "../../engine/words";
import { defineCatModel, letterAt, withKey } from "../engine/model";
import type { Pair, Relation, Tier } from "../lexicon/entries";
import { relations } from "../lexicon/lexicon";
import { areDistinct, isGivenAway, isSameWord } from "./looks";

interface Setting {
  readonly tiers: readonly Tier[];
  readonly abstractness: readonly Relation["abstractness"][];
  /**
   * The number of wrong options that are associates of the third word; the others complete other pairs of the relation.
   */
  readonly associates: 1 | 2;
}

/** The number of sets into which the pairs of a relation are dealt; items of different sets have no pair in common. */
const sets = 2;
const setOf = ({ pairs }: Relation, set: number): Pair[] => pairs.filter((_, k) => k % sets === set);

/**
 * Tests whether a word could be defended as the fourth: a counterpart of the third in any relation with the shown pair.
 */
const defensibleAfter = (shown: Pair, third: Words): ((word: Words) => boolean) => {
  const counterparts = relations
    .filter(({ pairs }) => pairs.some(({ from, to }) => isSameWord(from, shown.from) && isSameWord(to, shown.to)))
    .flatMap(({ pairs }) => pairs.filter(({ from }) => isSameWord(from, third)));
  return (word) => counterparts.some(({ to, defensible }) => isSameWord(to, word) || defensible.includes(word.en));
};

const nameOf = ({ en, zh }: Words): string => `${en} ${zh}`;
const partners = new Map<string, Words[]>();
for (const { from, to } of relations.flatMap(({ pairs }) => pairs)) {
  partners.set(nameOf(from), [...(partners.get(nameOf(from)) ?? []), to]);
  partners.set(nameOf(to), [...(partners.get(nameOf(to)) ?? []), from]);
}

const unlike = (words: readonly Words[], taken: readonly Words[]): Words[] =>
  words.filter((word) => !taken.some((one) => isSameWord(one, word)));

const explained = (
  { title, pairs }: Relation,
  shown: Pair,
  asked: Pair,
  others: readonly Words[],
  place: number,
): Words => {
  const mates = others.flatMap((word) => {
    const pair = pairs.find(({ to }) => to === word);
    return pair === undefined
      ? []
      : [say(`“${word.en}” goes with “${pair.from.en}”`, `“${word.zh}”对应“${pair.from.zh}”`)];
  });
  const near = others.filter((word) => !pairs.some(({ to }) => to === word));
  const associated = say(
    `${near.map(({ en }) => `“${en}”`).join(" and ")} ${near.length > 1 ? "have" : "has"} to do with ` +
      `“${asked.from.en}”, but in another way`,
    `${near.map(({ zh }) => `“${zh}”`).join("")}与“${asked.from.zh}”有关，但不是这种关系`,
  );
  const other = [...(near.length > 0 ? [associated] : []), ...mates];
  return say(
    `How the words go together: ${title.en}. “${shown.from.en}” → “${shown.to.en}”, so “${asked.from.en}” → ` +
      `“${asked.to.en}” (${letterAt(place)}). The others: ${other.map(({ en }) => en).join("; ")}.`,
    `词与词的关系：${title.zh}。“${shown.from.zh}”→“${shown.to.zh}”，所以“${asked.from.zh}”→“${asked.to.zh}”` +
      `（${letterAt(place)}）。其他选项：${other.map(({ zh }) => zh).join("；")}。`,
  );
};

const wrongOptions = (draw: Draw, { pairs }: Relation, shown: Pair, asked: Pair, associates: number): Words[] => {
  const isDefensible = defensibleAfter(shown, asked.from);
  const isFree = (word: Words) => !isDefensible(word);
  const visible = [shown.from, shown.to, asked.from, asked.to];
  const near = unlike(
    [...draw.shuffled(asked.associates), ...draw.shuffled(partners.get(nameOf(asked.from)) ?? [])],
    visible,
  )
    .filter(isFree)
    .slice(0, associates);
  const mates = draw.shuffled(unlike(pairs.map(({ to }) => to).filter(isFree), [...visible, ...near]));
  return [...near, ...mates.slice(0, 4 - near.length)];
};

/** One pair shows a relation; which word completes the other? */
export const verbalAnalogies = defineCatModel<Setting>({
  name: "verbalAnalogies",
  ladder: {
    A: [
      { tiers: [1], abstractness: [0], associates: 1 },
      { tiers: [1], abstractness: [0], associates: 2 },
      { tiers: [1], abstractness: [0, 1], associates: 2 },
      { tiers: [1], abstractness: [0, 1], associates: 2 },
      { tiers: [2], abstractness: [0], associates: 2 },
      { tiers: [2], abstractness: [1], associates: 2 },
    ],
    D: [
      { tiers: [1], abstractness: [0, 1], associates: 2 },
      { tiers: [2], abstractness: [0], associates: 2 },
      { tiers: [2], abstractness: [1], associates: 2 },
      { tiers: [2, 3], abstractness: [1], associates: 2 },
      { tiers: [3], abstractness: [1, 2], associates: 2 },
      { tiers: [3], abstractness: [2], associates: 2 },
    ],
  },
  generate(draw, { tiers, abstractness, associates }, place) {
    const relation = draw.pick(
      relations.filter((one) => tiers.includes(one.tier) && abstractness.includes(one.abstractness)),
    );
    const set = draw.int(0, sets - 1);
    const [shown, asked] = draw.some(2, setOf(relation, set));
    if (shown === undefined || asked === undefined) return undefined;
    const others = wrongOptions(draw, relation, shown, asked, associates);
    const visible = [shown.from, shown.to, asked.from, asked.to];
    if (others.length < 4 || !areDistinct([...visible, ...others])) return undefined;
    if (isGivenAway(asked.to, others, [asked.from]) || isGivenAway(asked.to, others, [shown.to])) return undefined;
    const line = (language: keyof Words): string =>
      `<p><strong>[${shown.from[language]} → ${shown.to[language]}] &nbsp; [${asked.from[language]} → ?]</strong></p>`;
    const options = withKey(asked.to, draw.shuffled(others), place);
    return {
      stem: say(
        "The words in each pair go together in the same way. Which word is missing?",
        "每一对词之间的关系都相同。缺少的词是哪一个？",
      ),
      figure: say(line("en"), line("zh")),
      options,
      mistakes: options.map((word) =>
        word === asked.to
          ? null
          : relation.pairs.some(({ to }) => to === word)
            ? "answersAnotherPair"
            : "relatedInAnotherWay",
      ),
      explanation: explained(relation, shown, asked, others, place),
      difficulty: -2.1 + 0.6 * relation.tier + 0.35 * relation.abstractness + 0.2 * (associates - 1),
      seconds: 9 + 3 * relation.tier + 2 * relation.abstractness,
      likeness: `${relation.name}, set ${set}`,
    };
  },
});
