import type { Draw } from "../../engine/draw";
import { say, type Words } from "../../engine/words";
import { defineCatModel, letterAt, withKey } from "../engine/model";
import type { Category, Tier } from "../lexicon/entries";
import { categories } from "../lexicon/lexicon";
import { belongs, isNarrowCategory, neighboursOf, sharedCategories } from "./kinship";
import { areDistinct, isGivenAway } from "./looks";

interface Setting {
  readonly tiers: readonly Tier[];
  /** The number of near categories that the wrong options come from. */
  readonly neighbours: 2 | 3 | 4;
}
interface Stray {
  readonly word: Words;
  readonly category: Category;
}

const listed = (words: readonly Words[]): Words =>
  say(words.map(({ en }) => en).join(", "), words.map(({ zh }) => zh).join("、"));

/** Four words of near categories, taken from each in turn. */
const strays = (draw: Draw, category: Category, shared: readonly Category[], neighbours: number): Stray[] => {
  const near = neighboursOf(category).filter(({ tier }) => tier <= Math.max(2, category.tier));
  const lists = draw
    .shuffled(near)
    .map((other) =>
      draw
        .shuffled(other.words.filter((word) => !shared.some((one) => belongs(word, one))))
        .map((word) => ({ word, category: other })),
    )
    .filter((list) => list.length > 0)
    .slice(0, neighbours);
  return [0, 1, 2, 3].flatMap((turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).slice(0, 4);
};

const explained = (category: Category, key: Words, others: readonly Stray[], place: number): Words => {
  const groups = [...new Set(others.map((other) => other.category))].map((group) => {
    const words = listed(others.filter((other) => other.category === group).map(({ word }) => word));
    return say(`${words.en} (${group.title.en})`, `${words.zh}（${group.title.zh}）`);
  });
  const around = categories.find(({ name }) => name === category.field)?.title;
  const wide =
    around === undefined
      ? say("", "")
      : say(
          `All eight words are ${around.en}; look for something narrower. `,
          `八个词都属于${around.zh}，要找更细的共同点。`,
        );
  return say(
    `${wide.en}The three words belong to one group: ${category.title.en}. Only ${letterAt(place)}, “${key.en}”, ` +
      `belongs to it too. The others belong elsewhere: ${groups.map(({ en }) => en).join("; ")}.`,
    `${wide.zh}这三个词属于同一类：${category.title.zh}。只有 ${letterAt(place)}“${key.zh}”也属于这一类。` +
      `其他词属于别的类：${groups.map(({ zh }) => zh).join("；")}。`,
  );
};

/** Three words belong together; which of five belongs with them? */
export const verbalClassification = defineCatModel<Setting>({
  name: "verbalClassification",
  ladder: {
    A: [
      { tiers: [1], neighbours: 4 },
      { tiers: [1], neighbours: 3 },
      { tiers: [1], neighbours: 3 },
      { tiers: [2], neighbours: 4 },
      { tiers: [2], neighbours: 3 },
      { tiers: [2], neighbours: 2 },
    ],
    D: [
      { tiers: [1], neighbours: 3 },
      { tiers: [2], neighbours: 4 },
      { tiers: [2], neighbours: 2 },
      { tiers: [3], neighbours: 4 },
      { tiers: [3], neighbours: 3 },
      { tiers: [3], neighbours: 2 },
    ],
  },
  generate(draw, { tiers, neighbours }, place) {
    const category = draw.pick(categories.filter(({ tier }) => tiers.includes(tier)));
    const [key, ...three] = draw.some(4, category.words);
    if (key === undefined || three.length < 3) return undefined;
    const shared = sharedCategories(three);
    if (!shared.includes(category)) return undefined;
    const others = strays(draw, category, shared, neighbours);
    const words = others.map(({ word }) => word);
    if (others.length < 4 || !areDistinct([key, ...three, ...words]) || isGivenAway(key, words, three))
      return undefined;
    const shown = listed(three);
    const narrowness = isNarrowCategory(category) ? 0.3 : 0;
    return {
      stem: say(
        "The first three words belong together in some way. Which word belongs with them?",
        "前三个词有共同的特点。下面哪个词和它们是一类？",
      ),
      figure: say(`<p><strong>${shown.en}</strong></p>`, `<p><strong>${shown.zh}</strong></p>`),
      options: withKey(key, draw.shuffled(words), place),
      mistakes: withKey<string | null>(
        null,
        words.map(() => "belongsElsewhere"),
        place,
      ),
      explanation: explained(category, key, others, place),
      difficulty: -2.1 + 0.7 * category.tier + narrowness + 0.1 * (4 - neighbours),
      seconds: 9 + 3 * category.tier,
      likeness: category.name,
    };
  },
});
