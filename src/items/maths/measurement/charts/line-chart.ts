import { median, range, sum } from "../../../engine/algebra";
import { lineChart } from "../../../engine/figures/charts";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

export const readLineChart = defineMathsModel<"rise" | "mean">({
  name: "read-line-chart",
  area: "measurement",
  skill: "lineCharts",
  settings: { 200: "rise", 210: "mean" },
  generate(draw, kind) {
    const names = [say("Jan", "1月"), say("Feb", "2月"), say("Mar", "3月"), say("Apr", "4月"), say("May", "5月")];
    const values = draw.some(5, range(1, 8)).map((value) => value * 5);
    const bars = names.map((name, index) => ({ name, value: values[index] ?? 0 }));
    const figure = lineChart(
      bars,
      5,
      say("rain (mm)", "降水量（mm）"),
      say(
        `Line chart of rain: ${bars.map(({ name, value }) => `${name.en}: ${value}`).join(", ")}`,
        `降水量折线图：${bars.map(({ name, value }) => `${name.zh} ${value}`).join("，")}`,
      ),
    );
    if (kind === "rise") {
      const rises = range(0, 3).map((k) => (values[k + 1] ?? 0) - (values[k] ?? 0));
      const most = Math.max(...rises);
      if (most <= 0 || rises.filter((rise) => rise === most).length > 1) return undefined;
      const show = (k: number): Words =>
        say(
          `from ${names[k]?.en ?? ""} to ${names[k + 1]?.en ?? ""}`,
          `从 ${names[k]?.zh ?? ""}到 ${names[k + 1]?.zh ?? ""}`,
        );
      const right = rises.indexOf(most);
      const others = range(0, 3)
        .filter((k) => k !== right)
        .toSorted((a, b) => Math.abs(rises[b] ?? 0) - Math.abs(rises[a] ?? 0));
      return {
        stem: say(
          "The line chart shows how much rain fell in each month. Between which two months did it rise the most?",
          "折线统计图表示每月的降水量。哪两个月之间降水量增加得最多？",
        ),
        figure,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesAnotherSteepPart: others[0] ?? 0,
            takesAFlatterPart: others[1] ?? 0,
            takesTheFlattestPart: others[2] ?? 0,
          },
          show,
        },
        explanation: say(
          `The line goes up most steeply ${show(right).en}: ` +
            `${maths(`${values[right + 1]} - ${values[right]} = ${most}`)} mm.`,
          `折线上升最陡的是${show(right).zh}：${maths(`${values[right + 1]} - ${values[right]} = ${most}`)} mm。`,
        ),
        features: { steps: 2, close: true },
        holds: (k: number) => rises.every((rise, index) => index === k || rise < (rises[k] ?? 0)),
      };
    }
    const total = sum(values);
    const right = total / 5;
    return {
      stem: say(
        "The line chart shows how much rain fell in each month. What was the mean per month over these five months?",
        "折线统计图表示每月的降水量。这 5 个月平均每月的降水量是多少？",
      ),
      figure,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheMiddleMonth: values[2] ?? 0,
          averagesTheEnds: Math.round(((values[0] ?? 0) + (values[4] ?? 0)) / 2),
          dividesByFour: Math.round(total / 4),
          takesTheHighest: Math.max(...values),
          takesTheMedian: median(values),
          slipsByTwo: right + 2,
        },
        show: (value: number) => `${num(value)} mm`,
      },
      explanation: say(
        `${maths(`(${values.join(" + ")}) \\div 5 = ${total} \\div 5 = ${right}`)}, so ${num(right)} mm.`,
        `${maths(`(${values.join(" + ")}) \\div 5 = ${total} \\div 5 = ${right}`)}，即 ${num(right)} mm。`,
      ),
      features: { steps: 3 },
      calculator: true,
      holds: (value: number) => sum(values.map((entry) => entry - value)) === 0,
    };
  },
});
