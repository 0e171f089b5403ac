import { range, sorted } from "../../../engine/algebra";
import { boxPlot } from "../../../engine/figures/charts";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tidy } from "../../../engine/words";

export const readBoxPlot = defineMathsModel<"spread" | "share" | "compare">({
  name: "read-box-plot",
  area: "measurement",
  skill: "dataDisplays",
  settings: { 220: "spread", 230: "share", 240: "compare" },
  generate(draw, kind) {
    const five = sorted(
      draw.some(
        5,
        range(2, 18).map((k) => k * 5),
      ),
    ) as [number, number, number, number, number];
    const [least, lower, middle, upper, greatest] = five;
    if (upper - lower < 15 || middle - lower < 5) return undefined;
    const figure = boxPlot(
      five,
      { from: 0, to: 100, step: 10, name: say("score", "分数") },
      say(
        "Box plot of the score over a scale from 0 to 100 in steps of 10. " +
          `The line begins at ${least} and ends at ${greatest}; the box goes from ${lower} to ${upper}, ` +
          `with a bar across it at ${middle}.`,
        "分数的箱线图，刻度从 0 到 100，每格 10。" +
          `横线从 ${least} 到 ${greatest}，箱子从 ${lower} 到 ${upper}，箱内的竖线在 ${middle}。`,
      ),
    );
    if (kind === "share") {
      const students = draw.int(5, 15) * 8;
      const right = (students * 3) / 4;
      return {
        stem: say(
          `The box plot shows the scores of ${students} students. About how many of them scored more than ${lower}?`,
          `箱线图表示 ${students} 名学生的分数。分数高于 ${lower} 的大约有多少人？`,
        ),
        figure,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheHalf: students / 2,
            takesTheQuarter: students / 4,
            usesThePlaceOnTheScale: Math.round(students * (1 - lower / 100)),
            takesAll: students,
            usesTheScore: students - lower,
          },
          show: num,
        },
        explanation: say(
          `${lower} is the lower quartile, so three quarters lie above it: ` +
            `${maths(`${students} \\times \\frac{3}{4} = ${right}`)}.`,
          `${lower} 是下四分位数，四分之三的数据在它之上：${maths(`${students} \\times \\frac{3}{4} = ${right}`)}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => value / 3 === students / 4,
      };
    }
    if (kind === "compare") {
      const limit = tidy(upper + 1.5 * (upper - lower));
      if (limit > 95 || greatest > limit) return undefined;
      return {
        stem: say(
          "A value is called an outlier when it lies more than 1.5 interquartile ranges above the upper " +
            "quartile. Above which score is a value an outlier here?",
          "高于上四分位数超过 1.5 倍四分位距的数据称为异常值。这里分数超过多少就是异常值？",
        ),
        figure,
        ask: {
          type: "single_choice",
          right: limit,
          wrong: {
            takesOneAndAHalfOfHalfTheBox: tidy(upper + 1.5 * (middle - lower)),
            startsAtTheMedian: tidy(middle + 1.5 * (upper - lower)),
            takesOneRange: upper + (upper - lower),
            takesTheGreatest: greatest,
            slipsByFive: limit + 5,
            takesTheUpperQuartile: upper,
          },
          show: num,
        },
        explanation: say(
          `The interquartile range is ${maths(`${upper} - ${lower} = ${upper - lower}`)}. The limit is ` +
            `${maths(`${upper} + 1.5 \\times ${upper - lower} = ${limit}`)}.`,
          `四分位距是 ${maths(`${upper} - ${lower} = ${upper - lower}`)}，界限是 ` +
            `${maths(`${upper} + 1.5 \\times ${upper - lower} = ${limit}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        calculator: true,
        holds: (value: number) => (value - upper) * 2 === 3 * (upper - lower),
      };
    }
    const right = upper - lower;
    return {
      stem: say("What is the interquartile range of the scores?", "这组分数的四分位距是多少？"),
      figure,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheRange: greatest - least,
          takesHalfTheBox: middle - lower,
          takesTheOtherHalf: upper - middle,
          takesTheUpperQuartile: upper,
          fromLeastToMedian: middle - least,
        },
        show: num,
      },
      explanation: say(
        `The box goes from ${lower} to ${upper}: ${maths(`${upper} - ${lower} = ${right}`)}.`,
        `箱子从 ${lower} 到 ${upper}：${maths(`${upper} - ${lower} = ${right}`)}。`,
      ),
      features: { steps: 2 },
      holds: (value: number) => lower + value === upper,
    };
  },
});
