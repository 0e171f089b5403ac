import { mean, near, sum } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { fixed, maths, num, say, tidy } from "../../../engine/words";

export const standardDeviation = defineMathsModel<"compare" | "compute" | "transform" | "normal">({
  name: "standard-deviation",
  area: "measurement",
  skill: "spread",
  settings: { 230: "compare", 240: "compute", 250: "transform", 260: "normal" },
  generate(draw, kind) {
    const centre = draw.int(10, 40);
    if (kind === "compare") {
      const patterns = [
        [0, 0, 0, 0, 0],
        [-1, 0, 0, 0, 1],
        [-2, -1, 0, 1, 2],
        [-6, -3, 0, 3, 6],
        [-8, -8, 0, 8, 8],
      ] as const;
      const chosen = draw.some(4, patterns).map((pattern) => pattern.map((shift) => shift + centre + draw.int(0, 0)));
      const deviation = (list: readonly number[]) => sum(list.map((value) => (value - mean(list)) ** 2));
      const ordered = chosen.toSorted((a, b) => deviation(b) - deviation(a));
      const [right = [], second = [], third = [], fourth = []] = ordered;
      const show = (list: readonly number[]) => list.map(num).join(", ");
      return {
        stem: say(
          `Four sets of numbers all have the mean ${centre}. Which set has the largest standard deviation?`,
          `四组数的平均数都是 ${centre}。哪一组的标准差最大？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: { takesEvenSteps: second, takesSmallSteps: third, looksAtTheMeanOnly: fourth },
          show,
        },
        explanation: say(
          `The standard deviation is largest where the numbers lie furthest from their mean: ${show(right)}.`,
          `数据离平均数越远，标准差越大，所以是 ${show(right)}。`,
        ),
        features: { steps: 2 },
        holds: (list: readonly number[]) => chosen.every((other) => deviation(other) <= deviation(list)),
      };
    }
    const shift = draw.int(1, 4);
    if (kind === "compute") {
      const pattern = draw.pick([
        [-3, -1, 1, 3],
        [-2, -2, 2, 2],
        [-4, -2, 2, 4],
        [-6, -2, 2, 6],
        [-3, -3, 3, 3],
      ] as const);
      const values = draw.shuffled(pattern.map((step) => centre + step * shift));
      const right = tidy(mean(values.map((value) => (value - centre) ** 2)));
      return {
        stem: say(
          `What is the variance of these numbers? (Divide by how many there are.)\n${values.map(num).join(", ")}`,
          `求下面这组数的方差（除以数据个数）。\n${values.map(num).join("，")}`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsToDivide: right * 4,
            dividesByOneLess: tidy((right * 4) / 3),
            givesTheMean: centre,
            averagesTheDistances: tidy(mean(values.map((value) => Math.abs(value - centre)))),
            givesTheRange: Math.max(...values) - Math.min(...values),
            halves: right / 2,
            slips: right + shift,
          },
          show: num,
        },
        explanation: say(
          `The mean is ${centre}. The squared distances are ` +
            `${values.map((value) => (value - centre) ** 2).join(", ")}; their mean is ` +
            `${maths(`${right * 4} \\div 4 = ${right}`)}.`,
          `平均数是 ${centre}。离差的平方依次是 ${values.map((value) => (value - centre) ** 2).join("，")}，它们的平均数是 ` +
            `${maths(`${right * 4} \\div 4 = ${right}`)}。`,
        ),
        features: { steps: 4 },
        calculator: true,
        holds: (value: number) => near(value, mean(values.map((entry) => entry * entry)) - mean(values) ** 2),
      };
    }
    if (kind === "transform") {
      const [factor, plus, deviation] = [draw.int(2, 5), draw.int(3, 20), draw.int(2, 9)];
      const right = factor * deviation;
      return {
        stem: say(
          `A set of data has mean ${centre} and standard deviation ${deviation}. Every value is multiplied ` +
            `by ${factor} and then ${plus} is added. What is the new standard deviation?`,
          `一组数据的平均数是 ${centre}，标准差是 ${deviation}。把每个数据乘 ${factor} 再加 ${plus}，新数据的标准差是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsTheConstant: right + plus,
            thinksNothingChanges: deviation,
            squaresTheFactor: factor ** 2 * deviation,
            givesTheMean: factor * centre + plus,
            addsOnly: deviation + plus,
          },
          show: num,
        },
        explanation: say(
          `Adding moves all values alike and changes no distance. Multiplying by ${factor} stretches every ` +
            `distance: ${maths(`${factor} \\times ${deviation} = ${right}`)}.`,
          `加上同一个数不改变各数据间的距离，乘 ${factor} 使距离都变为 ${factor} 倍：${maths(`${factor} \\times ${deviation} = ${right}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => {
          const sample = [centre - deviation, centre + deviation].map((entry) => factor * entry + plus);
          return near(Math.sqrt(mean(sample.map((entry) => (entry - mean(sample)) ** 2))), value);
        },
      };
    }
    const deviation = draw.int(2, 6) * 2;
    const middle = draw.int(50, 80);
    const parts = draw.pick([
      { low: -1, high: 2, percent: 81.85 },
      { low: -2, high: 1, percent: 81.85 },
      { low: 1, high: 2, percent: 13.59 },
      { low: 0, high: 2, percent: 47.72 },
      { low: -2, high: 0, percent: 47.72 },
    ] as const);
    const show = (value: number) => `${fixed(value, 2)}%`;
    return {
      stem: say(
        `Scores are normally distributed with mean ${middle} and standard deviation ${deviation}. About ` +
          "68.26% lie within one and 95.44% within two standard deviations of the mean. What percent lie " +
          `between ${middle + parts.low * deviation} and ${middle + parts.high * deviation}?`,
        `某次成绩服从正态分布，平均数 ${middle}，标准差 ${deviation}。约 68.26% 的成绩在平均数左右一个标准差以内，95.44% 在两个标准差以内。成绩在 ` +
          `${middle + parts.low * deviation} 与 ${middle + parts.high * deviation} 之间的占百分之几？`,
      ),
      ask: {
        type: "single_choice",
        right: parts.percent,
        wrong: {
          takesOneDeviation: 68.26,
          takesTwoDeviations: 95.44,
          takesHalfOfOne: 34.13,
          takesTheDifference: 27.18,
          takesHalfOfTwo: 47.72,
          takesTheTail: 15.87,
        },
        show,
      },
      explanation: say(
        `The limits are ${maths(`${parts.low}`)} and ${maths(`${parts.high}`)} standard deviations from the ` +
          `mean. By symmetry use half of 68.26% and half of 95.44%: the share is ${show(parts.percent)}.`,
        `两个界限分别距平均数 ${maths(`${parts.low}`)} 和 ${maths(`${parts.high}`)} 个标准差。由对称性取 68.26% 与 95.44% 的一半计算，得 ` +
          `${show(parts.percent)}。`,
      ),
      features: { steps: 4, context: true, fraction: true },
      calculator: true,
      holds: (value: number) => {
        const half = (k: number) => Math.sign(k) * (Math.abs(k) === 0 ? 0 : Math.abs(k) === 1 ? 34.13 : 47.72);
        return near(half(parts.high) - half(parts.low), value, 1e-6);
      },
    };
  },
});
