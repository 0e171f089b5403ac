import { mean, median, near, range, sorted } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { num, say } from "../../../engine/words";

export const medianOfData = defineMathsModel<{ size: number; even: boolean }>({
  name: "median",
  area: "measurement",
  skill: "meanMedian",
  settings: { 210: { size: 7, even: false }, 220: { size: 6, even: true } },
  generate(draw, { size, even }) {
    const values = draw.some(size, range(4, 40));
    const list = sorted(values);
    const right = median(values);
    if (even && !Number.isInteger(right)) return undefined;
    const half = Math.floor(size / 2);
    const unsorted = even ? ((values[half - 1] ?? 0) + (values[half] ?? 0)) / 2 : (values[half] ?? 0);
    return {
      stem: say(
        `What is the median of these numbers?\n${values.join(", ")}`,
        `下面这组数的中位数是多少？\n${values.join("，")}`,
      ),
      ask: even
        ? { type: "numeric_entry", right }
        : {
            type: "single_choice",
            right,
            wrong: {
              forgetsToSort: unsorted,
              givesTheMean: Math.round(mean(values)),
              givesTheMiddleOfTheEnds: Math.round(((list[0] ?? 0) + (list.at(-1) ?? 0)) / 2),
              takesALowerNeighbour: list[half - 1] ?? 0,
              takesAnUpperNeighbour: list[half + (even ? 0 : 1)] ?? 0,
              givesTheRange: (list.at(-1) ?? 0) - (list[0] ?? 0),
            },
            show: num,
          },
      explanation: even
        ? say(
            `In order: ${list.join(", ")}. The two in the middle are ${list[half - 1]} and ${list[half]}; ` +
              `halfway between them is ${num(right)}.`,
            `从小到大排列：${list.join("，")}。中间两个数是 ${list[half - 1]} 和 ${list[half]}，它们的平均数是 ${num(right)}。`,
          )
        : say(
            `In order: ${list.join(", ")}. The middle one is ${num(right)}.`,
            `从小到大排列：${list.join("，")}。正中间的数是 ${num(right)}。`,
          ),
      features: { steps: 2, close: true },
      holds: (value: number) => {
        const below = (entry: number) => values.filter((other) => other < entry).length;
        const middles = values.filter((entry) => below(entry) === half || (even && below(entry) === half - 1));
        return near(mean(middles), value);
      },
    };
  },
});
