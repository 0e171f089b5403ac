import { range, sum } from "../../../engine/algebra";
import { joinedWords, joinSentences, under } from "../../../engine/figures/descriptions";
import { figure, line, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

const pets: readonly Words[] = [
  say("cats", "猫"),
  say("dogs", "狗"),
  say("birds", "鸟"),
  say("ducks", "鸭子"),
  say("rabbits", "兔子"),
];

/** Strokes in fives, the fifth across the other four. */
const tally = (x: number, y: number, size: number): string[] =>
  range(0, size - 1).map((k) => {
    const left = x + Math.floor(k / 5) * 56;
    return k % 5 === 4
      ? line([left - 5, y + 10], [left + 35, y - 10], { "stroke-width": 2 })
      : line([left + (k % 5) * 10, y - 12], [left + (k % 5) * 10, y + 12], { "stroke-width": 2 });
  });

/** A tally of animals: one row, the difference of two, all of them. */
export const readTallies = defineMathsModel<{ asks: "one" | "more" | "all"; low: number; high: number }>({
  name: "read-tallies",
  area: "measurement",
  skill: "pictureGraphs",
  settings: {
    150: { asks: "one", low: 3, high: 14 },
    160: { asks: "more", low: 4, high: 17 },
    170: { asks: "all", low: 4, high: 18 },
  },
  generate(draw, { asks, low, high }) {
    const kinds = draw.some(asks === "all" ? 3 : 4, pets);
    const counts = draw.some(kinds.length, range(low, high));
    const [i = 0, j = 0] = draw.some(2, range(0, kinds.length - 1));
    const [one = 0, other = 0] = [counts[i], counts[j]];
    if (one <= other + 1 || one < 6) return undefined;
    const right = { one, more: one - other, all: sum(counts) }[asks];
    const [first, second] = [kinds[i] ?? say("", ""), kinds[j] ?? say("", "")];
    const questions = {
      one: say(`How many ${first.en} did they see?`, `他们看到多少只${first.zh}？`),
      more: say(
        `How many more ${first.en} than ${second.en} did they see?`,
        `看到的${first.zh}比${second.zh}多多少只？`,
      ),
      all: say("How many animals did they see in all?", "他们一共看到多少只动物？"),
    } as const;
    const fives = Math.floor(one / 5);
    const left = one % 5;
    const reasons = {
      one: say(
        `Count by fives, then the single strokes: ${maths(`${fives} \\times 5 + ${left} = ${right}`)}.`,
        `先五个五个地数，再数零散的：${maths(`${fives} \\times 5 + ${left} = ${right}`)}。`,
      ),
      more: say(
        `There are ${one} strokes and ${other} strokes: ${maths(`${one} - ${other} = ${right}`)}.`,
        `分别有 ${one} 画和 ${other} 画：${maths(`${one} - ${other} = ${right}`)}。`,
      ),
      all: say(
        `Count each row and add: ${maths(`${counts.join(" + ")} = ${right}`)}.`,
        `数出每一行再相加：${maths(`${counts.join(" + ")} = ${right}`)}。`,
      ),
    } as const;
    if (asks === "one" && left === 0) return undefined;
    const groups = sum(counts.map((size) => Math.floor(size / 5)));
    return {
      stem: say(
        "Children made one stroke for every animal they saw; every fifth stroke goes across the four before " +
          `it.\n${questions[asks].en}`,
        `小朋友每看到一只动物画一笔，每到第五笔就斜着画过前四笔。\n${questions[asks].zh}`,
      ),
      figure: figure(
        350,
        counts.length * 40 + 12,
        joinSentences(
          ...counts.map((size, row) =>
            under(
              kinds[row] ?? say("", ""),
              joinedWords([
                ...range(1, Math.floor(size / 5)).map(() => say("four crossed by a fifth", "四画加一斜画")),
                ...range(1, size % 5).map(() => say("stroke", "一画")),
              ]),
            ),
          ),
        ),
        (language) =>
          counts.flatMap((size, row) => [
            text([84, 26 + row * 40], kinds[row]?.[language] ?? "", { "text-anchor": "end" }),
            ...tally(106, 26 + row * 40, size),
          ]),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheStrokesAcross: right - (asks === "all" ? groups : fives),
          readsTheOtherRow: other,
          takesTheLargerRow: one,
          addsTheRows: one + other,
          slipsByOne: right + 1,
          slipsBack: right - 1,
          countsAFiveTwice: right + 5,
        },
        show: num,
      },
      explanation: reasons[asks],
      features: { steps: asks === "one" ? 1 : 2, large: right > 20 },
      holds: (value: number) =>
        asks === "one"
          ? value - left === 5 * fives
          : asks === "more"
            ? other + value === one
            : value - sum(counts) === 0,
    };
  },
});
