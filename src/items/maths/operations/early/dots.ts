import { range } from "../../../engine/algebra";
import { joinedWords, oneByOne, joinSentences, under } from "../../../engine/figures/descriptions";
import { circle, colours, figure, rect, text, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

const dotWord = say("dot", "圆点");
const dot = (place: Point): string => circle(place, 9, { fill: colours.blue, stroke: "none" });
/** Dots in rows of three inside a box whose upper left corner is given. */
const boxOfDots = ([x, y]: Point, size: number): string[] => [
  rect(x, y, 96, 96, { fill: colours.paper }),
  ...range(0, size - 1).map((k) => dot([x + 20 + (k % 3) * 28, y + 20 + Math.floor(k / 3) * 28])),
];

/** Two boxes of dots: how many together, or how many in the closed one. */
export const boxesOfDots = defineMathsModel<{ low: number; high: number; closed: boolean }>({
  name: "boxes-of-dots",
  area: "operations",
  skill: "addition",
  settings: { 150: { low: 2, high: 4, closed: false }, 160: { low: 4, high: 9, closed: true } },
  generate(draw, { low, high, closed }) {
    const [seen, other] = [draw.int(low, high), draw.int(low, high)];
    const whole = seen + other;
    const right = closed ? other : whole;
    if (seen === other) return undefined;
    return {
      stem: closed
        ? say(
            `The two boxes hold ${whole} dots together. How many dots are in the closed box?`,
            `两个盒子里一共有 ${whole} 个圆点。盖着的盒子里有多少个圆点？`,
          )
        : say("How many dots are in the two boxes together?", "两个盒子里一共有多少个圆点？"),
      figure: figure(
        230,
        112,
        joinSentences(
          under(closed ? say("The open box", "打开的盒子") : say("One box", "一个盒子"), oneByOne(seen, dotWord)),
          closed
            ? say("The closed box has a question mark (?)", "盖着的盒子上是问号（?）")
            : under(say("The other box", "另一个盒子"), oneByOne(other, dotWord)),
        ),
        () => [
          ...boxOfDots([8, 8], seen),
          ...(closed
            ? [rect(126, 8, 96, 96, { fill: colours.grid }), text([174, 56], "?", { "font-size": 30 })]
            : boxOfDots([126, 8], other)),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsOneBoxOnly: seen,
          missesOne: right - 1,
          countsOneTwice: right + 1,
          takesTheWhole: whole,
          ...(closed ? { addsInsteadOfSubtracting: whole + seen } : { countsABoxTwice: whole + seen }),
          countsTwoTwice: right + 2,
          missesTwo: right - 2,
        },
        show: num,
      },
      explanation: closed
        ? say(
            `The open box holds ${seen}. The rest are in the closed one: ${maths(`${whole} - ${seen} = ${other}`)}.`,
            `打开的盒子里有 ${seen} 个，其余的在盖着的盒子里：${maths(`${whole} - ${seen} = ${other}`)}。`,
          )
        : say(
            `One box holds ${seen} and the other ${other}: ${maths(`${seen} + ${other} = ${whole}`)}.`,
            `一个盒子里有 ${seen} 个，另一个有 ${other} 个：${maths(`${seen} + ${other} = ${whole}`)}。`,
          ),
      features: { steps: closed ? 2 : 1, large: whole > 10 },
      holds: (value: number) => (closed ? seen + value === whole : value - seen === other),
    };
  },
});

/** A frame of ten squares, or two of them, partly filled with dots. */
export const fillTheFrame = defineMathsModel<{ frames: number; low: number; high: number }>({
  name: "fill-the-frame",
  area: "operations",
  skill: "missingNumber",
  settings: { 150: { frames: 1, low: 3, high: 8 }, 160: { frames: 2, low: 5, high: 16 } },
  generate(draw, { frames, low, high }) {
    const filled = draw.int(low, high);
    const whole = 10 * frames;
    const right = whole - filled;
    if (right === filled || filled === 10) return undefined;
    const corner = (k: number): Point => [8 + (k % 5) * 34, 8 + Math.floor(k / 5) * 34 + (k >= 10 ? 14 : 0)];
    return {
      stem:
        frames === 1
          ? say("How many more dots are needed to fill the frame?", "还要放几个圆点才能把格子放满？")
          : say("How many more dots are needed to fill both frames?", "还要放几个圆点才能把两组格子都放满？"),
      figure: figure(
        186,
        frames * 82 + 6,
        joinSentences(
          ...range(0, frames * 2 - 1).map((row) =>
            under(
              frames === 1
                ? say(`Row ${row + 1} of the frame`, `格子第 ${row + 1} 行`)
                : say(
                    `Frame ${Math.floor(row / 2) + 1}, row ${(row % 2) + 1}`,
                    `第 ${Math.floor(row / 2) + 1} 组第 ${(row % 2) + 1} 行`,
                  ),
              joinedWords(range(row * 5, row * 5 + 4).map((k) => (k < filled ? dotWord : say("empty", "空")))),
            ),
          ),
        ),
        () => [
          ...range(0, whole - 1).map((k) => rect(...corner(k), 34, 34, { fill: colours.paper })),
          ...range(0, filled - 1).map((k) => dot([corner(k)[0] + 17, corner(k)[1] + 17])),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsTheFilledSquares: filled,
          missesOne: right - 1,
          countsOneTwice: right + 1,
          fillsOneFrameOnly: Math.abs(10 - filled),
          countsAllSquares: whole,
          missesTwo: right - 2,
          countsTwoTwice: right + 2,
        },
        show: num,
      },
      explanation: say(
        `There are ${whole} squares and ${filled} dots: ${maths(`${whole} - ${filled} = ${right}`)}.`,
        `共有 ${whole} 个格子，已经放了 ${filled} 个圆点：${maths(`${whole} - ${filled} = ${right}`)}。`,
      ),
      features: { steps: frames, large: frames > 1 },
      holds: (value: number) => filled + value === whole,
    };
  },
});

/** Plates with equally many dots, all of them drawn or only one. */
export const platesOfDots = defineMathsModel<{ plates: readonly [number, number]; each: readonly [number, number] }>({
  name: "plates-of-dots",
  area: "operations",
  skill: "multiplicationFacts",
  settings: { 160: { plates: [3, 4], each: [2, 4] }, 170: { plates: [3, 6], each: [3, 6] } },
  generate(draw, { plates, each }, level) {
    const [n, size] = [draw.int(...plates), draw.int(...each)];
    if (n === size) return undefined;
    const right = n * size;
    const shown = level === 160 ? n : 1;
    const sum = range(1, n)
      .map(() => size)
      .join(" + ");
    return {
      stem:
        level === 160
          ? say(
              "Every plate holds the same number of dots. How many dots are there in all?",
              "每个盘子里的圆点一样多。一共有多少个圆点？",
            )
          : say(
              `There are ${n} plates like this one. How many dots are there on the ${n} plates in all?`,
              `像这样的盘子有 ${n} 个。${n} 个盘子里一共有多少个圆点？`,
            ),
      figure: figure(
        shown * 92 + 8,
        92,
        joinSentences(
          ...range(1, shown).map((plate) =>
            under(
              shown === 1 ? say("A plate", "一个盘子") : say(`Plate ${plate}`, `盘子 ${plate}`),
              oneByOne(size, dotWord),
            ),
          ),
        ),
        () =>
          range(0, shown - 1).flatMap((plate) => [
            circle([50 + plate * 92, 46], 42, { fill: colours.tint }),
            ...range(0, size - 1).map((k) =>
              dot([28 + plate * 92 + (k % 3) * 22, (size > 3 ? 35 : 46) + Math.floor(k / 3) * 22]),
            ),
          ]),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          addsTheTwoNumbers: n + size,
          forgetsAPlate: right - size,
          countsAPlateTwice: right + size,
          countsOneTwice: right + 1,
          missesOne: right - 1,
        },
        show: num,
      },
      explanation: say(
        `Each of the ${n} plates holds ${size}: ${maths(`${sum} = ${right}`)}.`,
        `${n} 个盘子里各有 ${size} 个：${maths(`${sum} = ${right}`)}。`,
      ),
      features: { steps: level === 160 ? 1 : 2, large: right > 15 },
      holds: (value: number) => value / size === n,
    };
  },
});
