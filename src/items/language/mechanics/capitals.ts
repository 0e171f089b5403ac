import { say } from "../../engine/words";
import { defineLanguageModel } from "../engine/model";

/** `{word}` must begin with a capital letter, `[word]` must not, though it may seem to. */
type Frame = readonly [marked: string, en: string, zh: string];

const marks = /[{}[\]]/g;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const names = /\{([^{}]+)\}/g;

/** The sentence with small letters for the names at `smallNames`, and with capitals for tempting words if `raised`. */
const written = (marked: string, smallNames: readonly number[], raised: boolean): string => {
  let place = -1;
  const named = marked.replace(names, (_, word: string) => {
    place += 1;
    return smallNames.includes(place) ? word : upper(word);
  });
  const tempted = raised ? named.replace(/\[([^[\]]+)\]/g, (_, word: string) => upper(word)) : named;
  return upper(tempted.replace(marks, ""));
};

export const capitals = defineLanguageModel<Frame>({
  name: "capitals-names",
  area: "mechanics",
  skill: "capitals",
  frames: {
    150: [
      [
        "my [dog] {max} likes {ana}.",
        "“Max” and “Ana” are names; “dog” is not.",
        "Max 和 Ana 是名字，要大写；dog 不是。",
      ],
      [
        "the [boy] and {i} see {kim}.",
        "“I” and the name “Kim” need capitals; “boy” does not.",
        "I 和名字 Kim 大写，boy 不大写。",
      ],
    ],
    160: [
      [
        "my [friend] {ben} and {i} ride bikes.",
        "“I” and the name “Ben” need capitals; “friend” does not.",
        "I 和人名 Ben 大写，friend 不大写。",
      ],
      [
        "we saw {anna} and {leo} at the [park].",
        "“Anna” and “Leo” are names; “park” alone is not.",
        "Anna 和 Leo 是人名，要大写；park 不是专名。",
      ],
    ],
    170: [
      [
        "school starts on the first {monday} in {september} after the [holidays].",
        "Days and months need capitals; “holidays” does not.",
        "星期和月份大写，holidays 不大写。",
      ],
      [
        "on {friday} my [teacher], {mrs.} Lopez, reads to us.",
        "The day and the title before a name need capitals; “teacher” alone does not.",
        "星期和姓名前的称呼大写，teacher 单用不大写。",
      ],
    ],
    180: [
      [
        "the [river] near {oslo} flows past {green} Street.",
        "The city and each word of a street's name need capitals; “river” alone does not.",
        "城市名和街道名的每个词大写，river 单用不大写。",
      ],
      [
        "last {july} we visited {lake} Orin with our [cousin].",
        "A month and each word of a lake's name need capitals; “cousin” does not.",
        "月份和湖名的每个词大写，cousin 不大写。",
      ],
    ],
    190: [
      [
        "the {italian} cook from {market} Street sells good [bread].",
        "Words made from a country's name need capitals; “bread” does not.",
        "由国名变来的词大写，bread 不大写。",
      ],
      [
        "in [spring] many {french} visitors come to {cairo}.",
        "“French” and “Cairo” need capitals; the names of seasons do not.",
        "French 和 Cairo 大写，季节名不大写。",
      ],
    ],
    200: [
      [
        "we drove [north] to see {aunt} Rosa in {quebec}.",
        "“Aunt” is part of her name; “north” is only a direction here.",
        "Aunt 是称呼的一部分，要大写；north 只表示方向，不大写。",
      ],
      [
        "next [winter] {uncle} Kofi will move to {ghana}.",
        "“Uncle” is part of his name; seasons take no capital.",
        "Uncle 是称呼的一部分，要大写；季节名不大写。",
      ],
    ],
    210: [
      [
        "my [mother] met {doctor} Silva at {hill} Park Hospital.",
        "“Doctor” belongs to a name and “Hill” to a hospital's; after “my”, “mother” is a common noun.",
        "Doctor 和 Hill 是专名的一部分；my 后面的 mother 是普通名词。",
      ],
    ],
    220: [
      [
        "she studied [biology] and {spanish} at {weston} University.",
        "Languages and names of universities need capitals; “biology” as a field does not.",
        "语言名和大学名大写，学科名 biology 不大写。",
      ],
      [
        "the [mayor] of {porto} praised {judge} Amato.",
        "“Judge” stands before a name as a title; “mayor” is used here as a common noun.",
        "Judge 是姓名前的头衔，要大写；mayor 在这里是普通名词。",
      ],
    ],
  },
  make: ([marked, en, zh]) => ({
    stem: "Which sentence uses capital letters correctly?",
    right: written(marked, [], false),
    wrong: {
      leavesTheFirstSmall: written(marked, [0], false),
      leavesTheSecondSmall: written(marked, [1], false),
      raisesACommonNoun: written(marked, [], true),
    },
    explanation: say(en, zh),
  }),
});

type Title = readonly [kind: string, title: string];
const little = /^(?:a|an|and|at|by|for|in|of|on|the|to)$/;

export const titleCapitals = defineLanguageModel<Title>({
  name: "capitals-titles",
  area: "mechanics",
  skill: "capitals",
  frames: {
    200: [["book", "the boy in the red hat"]],
    210: [["story", "a walk to the end of the road"]],
    220: [["song", "the last bird of summer"]],
  },
  make: ([kind, title]) => {
    const words = title.split(" ");
    const last = words.length - 1;
    const cased = (isRaised: (word: string, place: number) => boolean): string =>
      words.map((word, place) => (isRaised(word, place) ? upper(word) : word)).join(" ");
    return {
      stem: `In which choice does the title of this ${kind} have correct capital letters?`,
      right: cased((word, place) => place === 0 || place === last || !little.test(word)),
      wrong: {
        raisesAllWords: cased(() => true),
        leavesTheLastSmall: cased((word, place) => place === 0 || (place !== last && !little.test(word))),
        leavesTheFirstSmall: cased((word) => !little.test(word)),
      },
      explanation: say(
        `In a title the first, the last, and all important words take capitals. Little words inside, such as “of” or ` +
          `“the”, stay small.`,
        `标题的首词、末词和重要的词大写，中间的 of、the 等小词不大写。`,
      ),
    };
  },
});
