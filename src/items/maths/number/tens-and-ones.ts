import { range } from "../../engine/algebra";
import { joinedWords, joinSentences, under } from "../../engine/figures/descriptions";
import { circle, colours, figure, rect } from "../../engine/figures/svg";
import { defineMathsModel } from "../../engine/model";
import { count, maths, num, say } from "../../engine/words";

/** Bars of ten squares and single squares. */
export const tensAndOnes = defineMathsModel<{ tens: readonly [number, number] }>({
  name: "tens-and-ones",
  area: "number",
  skill: "placeValue",
  settings: { 150: { tens: [1, 2] }, 160: { tens: [3, 7] } },
  generate(draw, { tens: limits }) {
    const [tens, ones] = [draw.int(...limits), draw.int(1, 9)];
    if (tens === ones) return undefined;
    const right = 10 * tens + ones;
    const side = 15;
    return {
      stem: say("Each bar has 10 squares. Which number is shown?", "每条有 10 个小方格。图中表示的数是多少？"),
      figure: figure(
        tens * 24 + 70,
        10 * side + 16,
        joinSentences(
          say(
            `${count(tens, "bar")} of ten squares each, and ${count(ones, "single square")}`,
            `${tens} 条十格的长条和 ${ones} 个单个的小方格`,
          ),
        ),
        () => [
          ...range(0, tens - 1).flatMap((bar) =>
            range(0, 9).map((k) => rect(8 + bar * 24, 8 + k * side, side, side, { "stroke-width": 1 })),
          ),
          ...range(0, ones - 1).map((k) =>
            rect(18 + tens * 24 + (k % 2) * 22, 8 + (4 - Math.floor(k / 2)) * 22 + 45, side, side, {
              fill: colours.blue,
              "stroke-width": 1,
            }),
          ),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          swapsTensAndOnes: 10 * ones + tens,
          countsBarsAsOnes: tens + ones,
          missesOne: right - 1,
          countsOneTwice: right + 1,
          countsABarTwice: right + 10,
          missesABar: right - 10,
        },
        show: num,
      },
      explanation: say(
        `${num(tens)} tens and ${num(ones)} ones: ${maths(`${10 * tens} + ${ones} = ${right}`)}.`.replace(
          /^1 tens/,
          "1 ten",
        ),
        `${num(tens)} 个十和 ${num(ones)} 个一：${maths(`${10 * tens} + ${ones} = ${right}`)}。`,
      ),
      features: { steps: 1, large: right > 50 },
      holds: (value: number) => Math.floor(value / 10) === tens && value % 10 === ones,
    };
  },
});

/** "The blue dot is number … from the left." */
export const placeInRow = defineMathsModel<{ low: number; high: number; fromRight: boolean }>({
  name: "place-in-a-row",
  area: "number",
  skill: "counting",
  settings: { 150: { low: 6, high: 9, fromRight: false }, 160: { low: 9, high: 12, fromRight: true } },
  generate(draw, { low, high, fromRight }) {
    const total = draw.int(low, high);
    const right = draw.int(3, total - 1);
    const other = total + 1 - right;
    if (other === right) return undefined;
    const blue = fromRight ? other : right;
    return {
      stem: fromRight
        ? say("Count from the right. Which place in the row has the blue dot?", "从右边数起，蓝色圆点排在第几个？")
        : say("Count from the left. Which place in the row has the blue dot?", "从左边数起，蓝色圆点排在第几个？"),
      figure: figure(
        total * 32 + 12,
        44,
        joinSentences(
          under(
            say("A row of dots from left to right", "一排圆点，从左到右"),
            joinedWords(range(1, total).map((k) => (k === blue ? say("blue", "蓝") : say("white", "白")))),
          ),
        ),
        () =>
          range(1, total).map((k) =>
            circle([k * 32 - 10, 22], 12, { fill: k === blue ? colours.blue : colours.paper }),
          ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsFromTheOtherSide: other,
          startsAtZero: right - 1,
          countsOneTwice: right + 1,
          countsAllDots: total,
          missesTwo: right - 2,
        },
        show: num,
      },
      explanation: say(
        `Counting from the ${fromRight ? "right" : "left"}, the blue dot is number ${right}.`,
        `从${fromRight ? "右" : "左"}边一个一个数，蓝色圆点是第 ${right} 个。`,
      ),
      features: { steps: fromRight ? 2 : 1 },
      holds: (value: number) => (fromRight ? total - value + 1 === blue : value === blue),
    };
  },
});
