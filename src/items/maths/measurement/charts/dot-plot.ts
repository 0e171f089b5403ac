import { mean, median, range, sorted, sum } from "../../../engine/algebra";
import { dotPlot } from "../../../engine/figures/charts";
import { joinSentences } from "../../../engine/figures/descriptions";
import { defineMathsModel } from "../../../engine/model";
import { count, maths, num, say, tidy } from "../../../engine/words";

export const readDotPlot = defineMathsModel<"mode" | "range" | "median" | "mean">({
  name: "read-dot-plot",
  area: "measurement",
  skill: "dataDisplays",
  settings: { 190: "mode", 200: "range", 210: "median", 220: "mean" },
  generate(draw, kind) {
    const low = draw.int(1, 4);
    const values = sorted(range(1, kind === "median" ? 11 : 10).map(() => low + draw.int(0, 5)));
    const counts = range(low, low + 5).map((value) => values.filter((entry) => entry === value).length);
    const most = Math.max(...counts);
    const mode = low + counts.indexOf(most);
    const spread = (values.at(-1) ?? 0) - (values[0] ?? 0);
    if (counts.filter((count) => count === most).length > 1 || spread < 4 || (values[0] ?? 0) === spread)
      return undefined;
    const average = tidy(mean(values));
    const middle = median(values);
    const results = { mode, range: spread, median: middle, mean: average } as const;
    const right = results[kind];
    const questions = {
      mode: say("Which number of books was read by the most students?", "读了几本书的同学最多？"),
      range: say("What is the range of the number of books?", "读书本数的极差（最大值减最小值）是多少？"),
      median: say("What is the median number of books?", "读书本数的中位数是多少？"),
      mean: say("What is the mean number of books?", "读书本数的平均数是多少？"),
    };
    const workings = {
      mode: say(`The tallest column of dots stands over ${mode}.`, `圆点最多的一列对应 ${mode}。`),
      range: say(
        `Greatest minus least: ${maths(`${values.at(-1)} - ${values[0]} = ${spread}`)}.`,
        `最大值减最小值：${maths(`${values.at(-1)} - ${values[0]} = ${spread}`)}。`,
      ),
      median: say(
        `There are ${values.length} dots; in order, the middle one is number ${(values.length + 1) / 2}: ${middle}.`,
        `一共有 ${values.length} 个点，按顺序排列，正中间的是第 ${(values.length + 1) / 2} 个：${middle}。`,
      ),
      mean: say(
        `Add all values and divide by their number: ${maths(`${sum(values)} \\div ${values.length} = ${average}`)}.`,
        `所有数据之和除以个数：${maths(`${sum(values)} \\div ${values.length} = ${average}`)}。`,
      ),
    };
    return {
      stem: say(`Each dot stands for one student. ${questions[kind].en}`, `每个点表示一名同学。${questions[kind].zh}`),
      figure: dotPlot(
        values,
        say("books read", "读书本数"),
        joinSentences(
          say("Dot plot of books read", "读书本数的点图"),
          ...range(Math.min(...values), Math.max(...values)).map((value) => {
            const dots = values.filter((other) => other === value).length;
            return say(`Over ${value}: ${dots === 0 ? "no dots" : count(dots, "dot")}`, `${value} 上方有 ${dots} 个点`);
          }),
        ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesTheMode: mode,
          givesTheHeight: most,
          givesTheMedian: middle,
          givesTheMean: average,
          givesTheGreatest: values.at(-1) ?? 0,
          givesTheMiddleOfTheScale: low + 2.5,
          givesTheRange: spread,
          slipsByOne: right + 1,
          slipsDown: right - 1,
        },
        show: num,
      },
      explanation: workings[kind],
      features: { steps: kind === "mean" ? 3 : kind === "mode" ? 1 : 2, close: true, fraction: kind === "mean" },
      holds: (value: number) => {
        if (kind === "mode") return counts[value - low] === Math.max(...counts);
        if (kind === "range")
          return (
            values.every((entry) => values.every((other) => entry - other <= value)) &&
            values.some((entry) => values.some((other) => entry - other === value))
          );
        if (kind === "median")
          return (
            values.filter((entry) => entry < value).length <= 5 &&
            values.filter((entry) => entry > value).length <= 5 &&
            values.includes(value)
          );
        return Math.abs(sum(values.map((entry) => entry - value))) < 1e-9;
      },
    };
  },
});
