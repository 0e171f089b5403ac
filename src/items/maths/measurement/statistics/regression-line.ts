import { near } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, signed, tex, tidy } from "../../../engine/words";

/** Predictions from a regression line: read off, found through the means, compared with an observed value. */
export const regressionLine = defineMathsModel<"predict" | "means" | "residual">({
  name: "regression-line",
  area: "measurement",
  skill: "scatterPlots",
  settings: { 230: "predict", 240: "means", 250: "residual" },
  generate(draw, kind) {
    const slope = draw.int(3, 19) / 2;
    const [start, x] = [draw.int(4, 30), draw.int(4, 20)];
    const at = (place: number) => tidy(start + slope * place);
    const line = maths(`y = ${tex(slope)}x ${signed(start)}`);
    if (slope === Math.round(slope) || at(x) !== Math.round(at(x))) return undefined;
    const right = at(x);
    if (kind === "predict")
      return {
        stem: say(
          `A shop finds the regression line ${line} for the temperature ${maths("x")} in °C and the number ` +
            `${maths("y")} of drinks sold. How many drinks does it predict for ${x} °C?`,
          `某商店得到气温 ${maths("x")}（°C）与售出饮料数 ${maths("y")} 的回归直线 ${line}。气温为 ${x} °C 时，预测售出多少瓶饮料？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsTheStart: tidy(slope * x),
            roundsTheSlopeUp: at(x) + x / 2,
            roundsTheSlopeDown: at(x) - x / 2,
            goesOneStepOn: tidy(at(x + 2)),
            goesOneStepBack: tidy(at(x - 2)),
          },
          show: num,
        },
        explanation: say(
          `Put ${maths(`x = ${x}`)}: ${maths(`${slope} \\times ${x} + ${start} = ${right}`)}.`,
          `代入 ${maths(`x = ${x}`)}：${maths(`${slope} \\times ${x} + ${start} = ${right}`)}。`,
        ),
        features: { steps: 2, context: true },
        calculator: true,
        holds: (value: number) => near((value - start) / slope, x),
      };
    const [step, gap] = [draw.int(2, 6) * draw.pick([-2, 2]), draw.int(2, 7) * draw.pick([-1, 1])];
    if (kind === "means") {
      const other = x + step;
      const key = at(other);
      if (other < 1 || key < 1) return undefined;
      return {
        stem: say(
          `In a sample the mean of ${maths("x")} is ${x} and the mean of ${maths("y")} is ${right}. The ` +
            "regression line has " +
            `slope ${slope}. What does it predict for ${maths(`x = ${other}`)}?`,
          `样本中 ${maths("x")} 的平均数是 ${x}，${maths("y")} 的平均数是 ${right}，回归直线的斜率是 ${slope}。` +
            `${maths(`x = ${other}`)} 时的预测值是多少？`,
        ),
        ask: {
          type: "single_choice",
          right: key,
          wrong: {
            forgetsTheStart: tidy(slope * other),
            goesTheWrongWay: at(x - step),
            sharesInProportion: tidy(Math.round((right * other) / x)),
            addsTheStepOnly: right + step,
            repeatsTheMean: right,
          },
          show: num,
        },
        explanation: say(
          `The line runs through the point of the means. From ${x} to ${other}: ` +
            `${maths(`${right} ${step < 0 ? "-" : "+"} ${slope} \\times ${Math.abs(step)} = ${key}`)}.`,
          `回归直线经过由两个平均数确定的点。从 ${x} 到 ${other}：` +
            `${maths(`${right} ${step < 0 ? "-" : "+"} ${slope} \\times ${Math.abs(step)} = ${key}`)}。`,
        ),
        features: { steps: 3, close: true },
        calculator: true,
        holds: (value: number) => near((value - right) / (other - x), slope),
      };
    }
    const observed = right + gap;
    return {
      stem: say(
        `The regression line of some data is ${line}. One of the points has a residual (observed minus predicted) of ` +
          `${num(gap)} and ${maths(`x = ${x}`)}. What is its observed value ${maths("y")}?`,
        `一组数据的回归直线是 ${line}。其中一点的残差（观测值减预测值）是 ${num(gap)}，且 ${maths(`x = ${x}`)}。` +
          `它的观测值 ${maths("y")} 是多少？`,
      ),
      ask: {
        type: "single_choice",
        right: observed,
        wrong: {
          subtractsTheResidual: right - gap,
          givesThePrediction: right,
          forgetsTheStart: tidy(slope * x + gap),
          givesTheResidualOfTheStart: start + gap,
          addsTheResidualTwice: right + 2 * gap,
        },
        show: num,
      },
      explanation: say(
        `The prediction is ${maths(`${slope} \\times ${x} + ${start} = ${right}`)}. Add the residual: ` +
          `${maths(`${right} ${signed(gap)} = ${observed}`)}.`,
        `预测值是 ${maths(`${slope} \\times ${x} + ${start} = ${right}`)}，再加上残差：` +
          `${maths(`${right} ${signed(gap)} = ${observed}`)}。`,
      ),
      features: { steps: 3, negative: gap < 0 },
      calculator: true,
      holds: (value: number) => near(value - slope * x - start, gap),
    };
  },
});
