import { range } from "../../engine/algebra";
import type { Draw } from "../../engine/draw";
import { byRow, oneByOne, joinSentences } from "../../engine/figures/descriptions";
import { say, type Words } from "../../engine/words";
import { defineMiniModel, others } from "../engine/model";
import { picture } from "../pictures/lexicon";
import { placedPicture } from "../pictures/picture";
import type { ReadingModel } from "./model";

const things = ["cat", "ball", "hat", "apple", "book", "duck", "cup", "star", "frog", "kite"] as const;
const numbers = ["no", "one", "two", "three", "four"] as const;
const inWords = (n: number, thing: string): string => `${numbers[n] ?? n} ${thing}${n === 1 ? "" : "s"}`;

/** A picture with a row for each thing, repeated by its count. */
const rowsOf = (names: readonly string[], counts: readonly number[]): Words => {
  const parts = names.flatMap((name, row) =>
    range(0, (counts[row] ?? 0) - 1).map((k) => placedPicture(picture(name), 6 + k * 33, 6 + row * 42, 30)),
  );
  const height = 42 * names.length;
  const drawn = (label: string) =>
    `<svg viewBox="0 0 140 ${height}" width="140" height="${height}" role="img" aria-label="${label}">` +
    `${parts.join("")}</svg>`;
  const told = joinSentences(
    ...byRow(names.map((name, row) => oneByOne(counts[row] ?? 0, say(name, picture(name).zh)))),
  );
  return { en: drawn(told.en), zh: drawn(told.zh) };
};

/** A sentence about numbers of things, with a test whether it is true of a picture. */
interface Claim {
  readonly sentence: string;
  readonly zh: string;
  readonly counts: readonly number[];
  readonly wrong: readonly (readonly number[])[];
  readonly isSo: (counts: readonly number[]) => boolean;
}

const zhOf = (name: string): string => picture(name).zh;

const bothOf = ([a = "", b = ""]: readonly string[], [n = 2, m = 3]: readonly number[]): Claim => ({
  sentence: `There are ${inWords(n, a)} and ${inWords(m, b)}.`,
  zh: `${n} 个${zhOf(a)}和 ${m} 个${zhOf(b)}`,
  counts: [n, m],
  wrong: [
    [m, n],
    [n, n],
    [m, m],
  ],
  isSo: ([one, other]) => one === n && other === m,
});

const claims = {
  single: (draw: Draw, [a = ""]: readonly string[]): Claim => {
    const [n = 2, ...rest] = draw.some(3, [1, 2, 3, 4]);
    return {
      sentence: n === 1 ? `I see one ${a}.` : `I see ${inWords(n, a)}.`,
      zh: `${n} 个${zhOf(a)}`,
      counts: [n],
      wrong: rest.map((count) => [count]),
      isSo: ([count]) => count === n,
    };
  },
  twoOrThree: (draw: Draw, names: readonly string[]): Claim => bothOf(names, draw.shuffled([2, 3])),
  withFour: (draw: Draw, names: readonly string[]): Claim => bothOf(names, draw.shuffled([draw.int(2, 3), 4])),
  more: (draw: Draw, [a = "", b = ""]: readonly string[]): Claim => {
    const [low = 1, high = 3] = draw.some(2, [1, 2, 3, 4]).toSorted((x, y) => x - y);
    const isMore = draw.pick([true, false]);
    const counts = isMore ? [high, low] : [low, high];
    return {
      sentence: `There are ${isMore ? "more" : "fewer"} ${a}s than ${b}s.`,
      zh: `${zhOf(a)}比${zhOf(b)}${isMore ? "多" : "少"}`,
      counts,
      wrong: [counts.toReversed(), [high, high], [low, low]],
      isSo: ([one = 0, other = 0]) => (isMore ? one > other : one < other),
    };
  },
  asMany: (draw: Draw, [a = "", b = ""]: readonly string[]): Claim => {
    const [n = 2, m = 3, k = 4] = draw.some(3, [1, 2, 3, 4]);
    return {
      sentence: `There are just as many ${a}s as ${b}s.`,
      zh: `${zhOf(a)}和${zhOf(b)}一样多`,
      counts: [n, n],
      wrong: [
        [n, m],
        [m, n],
        [k, n],
      ],
      isSo: ([one, other]) => one === other,
    };
  },
  between: (draw: Draw, [a = "", b = "", c = ""]: readonly string[]): Claim => {
    const [low = 1, middle = 2, high = 3] = draw.some(3, [1, 2, 3, 4]).toSorted((x, y) => x - y);
    return {
      sentence: `There are fewer ${a}s than ${b}s, but more ${a}s than ${c}s.`,
      zh: `${zhOf(a)}比${zhOf(b)}少、比${zhOf(c)}多`,
      counts: [middle, high, low],
      wrong: [
        [middle, low, high],
        [high, middle, low],
        [low, high, middle],
      ],
      isSo: ([one = 0, other = 0, third = 0]) => one < other && one > third,
    };
  },
} as const;

const direction = "Read the sentence. Which picture shows it?";

const claimModel = (
  name: string,
  settings: Parameters<typeof defineMiniModel<keyof typeof claims, "literatureInformation">>[0]["settings"],
): ReadingModel => ({
  ...defineMiniModel<keyof typeof claims, "literatureInformation">({
    area: "literatureInformation",
    name,
    skill: "sentenceMeaning",
    settings,
    generate(draw, kind) {
      const names = draw.some(kind === "single" ? 1 : kind === "between" ? 3 : 2, things);
      const { sentence, zh, counts, wrong, isSo } = claims[kind](draw, names);
      return {
        stem: say(`${direction}\n<b>${sentence}</b>`, `读句子，选出对应的图。\n<b>${sentence}</b>`),
        heard: direction,
        ask: {
          type: "single_choice",
          right: counts.join(),
          wrong: others(wrong.map((list) => list.join())),
          show: (value: string) => rowsOf(names, value.split(",").map(Number)),
          unordered: true,
        },
        explanation: say(`The picture has to show this: ${sentence}`, `图要表示：${zh}。`),
        above: 5,
        holds: (value: string) => isSo(value.split(",").map(Number)),
      };
    },
  }),
  isBorrowed: true,
});

/** Questions with a written sentence about numbers of things: which picture shows it. */
export const howMany: readonly ReadingModel[] = [
  claimModel("how-many", { 140: "single", 150: "twoOrThree", 160: "withFour" }),
  claimModel("more-or-fewer", { 160: "more", 170: "asMany", 180: "between" }),
];
