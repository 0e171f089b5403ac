import { mean, range, sum } from "../../../engine/algebra";
import { scatterPlot } from "../../../engine/figures/charts";
import { joinedWords, scaleDescription, joinSentences, under } from "../../../engine/figures/descriptions";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

const axesDescription = (dots: readonly (readonly [number, number])[]): Words => {
  const highest = Math.ceil(Math.max(...dots.map((dot) => dot[1])) / 10) * 10;
  return say(
    `The hours go ${scaleDescription("0", "9", "1").en}, the amount ${scaleDescription("0", String(highest), "10").en}`,
    `时间轴${scaleDescription("0", "9", "1").zh}；数量轴${scaleDescription("0", String(highest), "10").zh}`,
  );
};

export const scatter = defineMathsModel<"kind" | "fit">({
  name: "scatter-plot",
  area: "measurement",
  skill: "scatterPlots",
  settings: { 220: "kind", 230: "fit" },
  generate(draw, kind) {
    const falls = draw.pick([true, false]);
    const slope = draw.int(3, 6) * (falls ? -1 : 1);
    const start = falls ? draw.int(62, 70) : draw.int(8, 20);
    const dots = range(1, 9).map((x) => [x, start + slope * x + draw.int(-3, 3)] as const);
    const figure = scatterPlot(
      dots,
      { x: say("hours", "时间（小时）"), y: say("amount", "数量"), xStep: 1, yStep: 10 },
      joinSentences(
        say("Scatter plot of an amount over hours", "散点图：数量与时间（小时）"),
        axesDescription(dots),
        under(
          say("Points, hours first", "各点，先写时间"),
          joinedWords(dots.map(([x, y]) => say(`(${x}, ${y})`, `(${x}, ${y})`))),
        ),
      ),
    );
    if (kind === "kind") {
      const names: Readonly<Record<string, Words>> = {
        up: say("a positive association", "正相关"),
        down: say("a negative association", "负相关"),
        none: say("no association", "没有相关性"),
        curve: say("first falling, then rising", "先减少后增加"),
      };
      const right = falls ? "down" : "up";
      return {
        stem: say(
          "What does the scatter plot show between hours and amount?",
          "从散点图看，时间与数量之间有怎样的关系？",
        ),
        figure,
        ask: {
          type: "single_choice",
          right,
          wrong: { turnsTheDirection: falls ? "up" : "down", seesNoPattern: "none", seesACurve: "curve" },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          `As the hours grow, the amount ${falls ? "falls" : "grows"} along a line: ${names[right]?.en ?? ""}.`,
          `时间增加，数量沿一条直线${falls ? "减少" : "增加"}：${names[right]?.zh ?? ""}。`,
        ),
        features: { steps: 1 },
        holds: (value: string) => {
          const covariance = sum(dots.map(([x, y]) => (x - 5) * (y - mean(dots.map((dot) => dot[1])))));
          return value === (covariance < 0 ? "down" : "up");
        },
      };
    }
    const at = draw.pick([11, 12]);
    const right = start + slope * at;
    if (right < 5) return undefined;
    return {
      stem: say(
        `A line of best fit for these points is ${maths(`y = ${slope}x + ${start}`)}. Which amount does it ` +
          `predict for ${at} hours?`,
        `这些点的拟合直线为 ${maths(`y = ${slope}x + ${start}`)}。时间为 ${at} 小时时，预测的数量是多少？`,
      ),
      figure,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheConstant: Math.abs(slope * at),
          turnsTheSign: Math.abs(start - slope * at),
          readsTheLastPoint: start + slope * 9,
          swapsTheNumbers: start * at + slope,
          oneStepTooMany: right + slope,
        },
        show: num,
      },
      explanation: say(
        `Put ${maths(`x = ${at}`)}: ${maths(`${slope} \\times ${at} + ${start} = ${right}`)}.`,
        `把 ${maths(`x = ${at}`)} 代入：${maths(`${slope} \\times ${at} + ${start} = ${right}`)}。`,
      ),
      features: { steps: 2, negative: falls, context: true },
      holds: (value: number) => (value - start) / slope === at,
    };
  },
});
