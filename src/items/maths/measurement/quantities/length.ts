import { range } from "../../../engine/algebra";
import { byLetter, joinSentences } from "../../../engine/figures/descriptions";
import { lengthBars, rulerWithBar } from "../../../engine/figures/objects";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

export const compareLengths = defineMathsModel<{ gap: number }>({
  name: "compare-lengths",
  area: "measurement",
  skill: "length",
  settings: { 150: { gap: 70 }, 160: { gap: 34 } },
  generate(draw, { gap }, level) {
    const lengths = draw.shuffled(range(0, 3).map((k) => 80 + k * gap + draw.int(0, 8)));
    const ordered = lengths.toSorted((a, b) => a - b);
    const wants = draw.pick(level === 150 ? ([3, 0] as const) : ([2, 1] as const));
    const questions: Readonly<Record<number, Words>> = {
      3: say("Which bar is the longest?", "哪一条最长？"),
      0: say("Which bar is the shortest?", "哪一条最短？"),
      2: say("Which bar is the second longest?", "哪一条是第二长的？"),
      1: say("Which bar is the second shortest?", "哪一条是第二短的？"),
    };
    const letter = (place: number) => "ABCD".charAt(lengths.indexOf(ordered[place] ?? 0));
    const right = letter(wants);
    return {
      stem: questions[wants] ?? say("", ""),
      figure: lengthBars(
        lengths,
        joinSentences(
          say("Four bars", "四条线条"),
          ...byLetter(lengths.map((length) => say(`${length} mm long`, `长 ${length} 毫米`))),
        ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          turnsTheOrderRound: letter(3 - wants),
          takesALongOne: letter((wants + 1) % 4),
          takesAShortOne: letter((wants + 2) % 4),
          takesANeighbour: letter((wants + 3) % 4),
        },
        show: (value: string) => value,
        size: (value: string) => "ABCD".indexOf(value),
      },
      explanation: say(
        `From shortest to longest the bars are ${range(0, 3).map(letter).join(", ")}. So the answer is ${right}.`,
        `从短到长依次是 ${range(0, 3).map(letter).join("，")}，所以选 ${right}。`,
      ),
      features: { steps: level === 150 ? 1 : 2 },
      holds: (value: string) =>
        lengths.filter((length) => length < (lengths["ABCD".indexOf(value)] ?? 0)).length === wants,
    };
  },
});

const markDescription = (value: number): Words =>
  Number.isInteger(value)
    ? say(`at ${value}`, `刻度 ${value} `)
    : say(
        `half-way between ${Math.floor(value)} and ${Math.ceil(value)}`,
        ` ${Math.floor(value)} 和 ${Math.ceil(value)} 的正中间`,
      );

export const useRuler = defineMathsModel<{ offset: boolean; half: boolean }>({
  name: "measure-with-ruler",
  area: "measurement",
  skill: "length",
  settings: {
    160: { offset: false, half: false },
    170: { offset: true, half: false },
    190: { offset: true, half: true },
  },
  generate(draw, { offset, half }) {
    const from = offset ? draw.int(1, 3) : 0;
    const right = draw.int(3, 6) + (half ? 0.5 : 0);
    const to = from + right;
    return {
      stem: say("How long is the blue bar?", "蓝色线条的长度是多少？"),
      figure: rulerWithBar(
        from,
        to,
        10,
        joinSentences(
          say("A ruler in centimetres (cm), numbered from 0 to 10", "以厘米（cm）为单位的直尺，标数从 0 到 10"),
          say("A small mark lies half-way between the numbers", "每两个数的正中间有一条短刻度"),
          say(
            `The blue bar above it begins ${markDescription(from).en} and ends ${markDescription(to).en}`,
            `上方的蓝色线条从${markDescription(from).zh}开始，到${markDescription(to).zh}结束`,
          ),
        ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: offset
          ? {
              readsOnlyTheEnd: to,
              countsMarks: right + 1,
              readsTheStart: from,
              slipsByOne: right - 1,
              slipsByTwo: right + 2,
            }
          : { countsMarks: right + 1, slipsByOne: right - 1, slipsByTwo: right + 2, doublesTheMarks: right * 2 },
        show: (value: number) => `${num(value)} cm`,
      },
      explanation: offset
        ? say(
            `The bar goes from ${num(from)} to ${num(to)}: ${maths(`${to} - ${from} = ${right}`)}, so it is ` +
              `${num(right)} cm long.`,
            `线条从刻度 ${num(from)} 到刻度 ${num(to)}：${maths(`${to} - ${from} = ${right}`)}，所以长 ${num(right)} cm。`,
          )
        : say(
            `The bar starts at 0 and ends at ${num(to)}, so it is ${num(right)} cm long.`,
            `线条从刻度 0 开始，到刻度 ${num(to)} 结束，所以长 ${num(right)} cm。`,
          ),
      features: { steps: offset ? 2 : 1, fraction: half },
      holds: (value: number) => from + value === to,
    };
  },
});
