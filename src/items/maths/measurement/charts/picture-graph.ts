import { range, sum } from "../../../engine/algebra";
import { oneByOne, joinSentences, under } from "../../../engine/figures/descriptions";
import { circle, colours, figure, line, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

const fruits: readonly Words[] = [
  say("apples", "苹果"),
  say("pears", "梨"),
  say("peaches", "桃子"),
  say("plums", "李子"),
  say("lemons", "柠檬"),
];

/** Rows of dots, each dot for one thing: how many of a kind, how many more, how many in all. */
export const readPictureGraph = defineMathsModel<{ asks: "one" | "more" | "all" }>({
  name: "read-picture-graph",
  area: "measurement",
  skill: "pictureGraphs",
  settings: { 150: { asks: "one" }, 160: { asks: "more" }, 170: { asks: "all" } },
  generate(draw, { asks }) {
    const kinds = draw.some(4, fruits);
    const counts = kinds.map(() => draw.int(2, 9));
    const [i = 0, j = 0] = draw.some(2, range(0, 3));
    const [one = 0, other = 0] = [counts[i], counts[j]];
    if (new Set(counts).size < 4 || one <= other) return undefined;
    const right = asks === "one" ? one : asks === "more" ? one - other : sum(counts);
    const [first, second] = [kinds[i] ?? say("", ""), kinds[j] ?? say("", "")];
    const questions = {
      one: say(`How many ${first.en} are there?`, `有多少个${first.zh}？`),
      more: say(`How many more ${first.en} than ${second.en} are there?`, `${first.zh}比${second.zh}多多少个？`),
      all: say("How many fruits are there in all?", "一共有多少个水果？"),
    } as const;
    const reasons = {
      one: say(`The row of ${first.en} has ${one} dots.`, `${first.zh}那一行有 ${one} 个圆点。`),
      more: say(
        `${num(one)} and ${num(other)} dots: ${maths(`${one} - ${other} = ${right}`)}.`,
        `分别有 ${one} 个和 ${other} 个：${maths(`${one} - ${other} = ${right}`)}。`,
      ),
      all: say(
        `Add the rows: ${maths(`${counts.join(" + ")} = ${right}`)}.`,
        `把各行加起来：${maths(`${counts.join(" + ")} = ${right}`)}。`,
      ),
    } as const;
    return {
      stem: say(
        `Each dot stands for one fruit.\n${questions[asks].en}`,
        `每个圆点表示一个水果。\n${questions[asks].zh}`,
      ),
      figure: figure(
        370,
        4 * 36 + 12,
        joinSentences(
          ...counts.map((count, row) => under(kinds[row] ?? say("", ""), oneByOne(count, say("dot", "圆点")))),
        ),
        (language) => [
          line([86, 6], [86, 150]),
          ...counts.flatMap((count, row) => [
            text([78, 24 + row * 36], kinds[row]?.[language] ?? "", { "text-anchor": "end" }),
            ...range(0, count - 1).map((k) =>
              circle([106 + k * 30, 24 + row * 36], 11, { fill: colours.blue, stroke: "none" }),
            ),
          ]),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          readsTheOtherRow: other,
          takesTheWholeRow: one,
          addsInstead: one + other,
          slipsByOne: right + 1,
          missesOne: right - 1,
          slipsByTwo: right + 2,
        },
        show: num,
      },
      explanation: reasons[asks],
      features: { steps: asks === "one" ? 1 : 2, large: right > 20 },
      holds: (value: number) =>
        asks === "one" ? value === counts[i] : asks === "more" ? other + value === one : value - sum(counts) === 0,
    };
  },
});
