import { mean, median, near, range, sorted, sum } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { fixed, maths, num, say, tex, tidy } from "../engine/words";

export const meanOfData = defineModel<"plain" | "missing" | "combined" | "weighted">({
  name: "mean",
  area: "measurement",
  skill: "meanMedian",
  settings: { 200: "plain", 210: "missing", 220: "combined", 240: "weighted" },
  generate(draw, kind) {
    const average = draw.int(8, 30);
    if (kind === "plain" || kind === "missing") {
      const n = draw.int(4, 5);
      const firsts = range(1, n - 1).map(() => average + draw.int(-6, 6));
      const last = average * n - sum(firsts);
      const values = [...firsts, last];
      if (last < 1 || Math.abs(last - average) > 14 || new Set(values).size < n) return undefined;
      if (kind === "plain") {
        const middle = median(values);
        return {
          stem: say(
            `What is the mean of these numbers?\n${values.join(", ")}`,
            `下面这组数的平均数是多少？\n${values.join("，")}`,
          ),
          ask: {
            type: "single_choice",
            right: average,
            wrong: {
              givesTheMedian: middle,
              dividesByTheWrongNumber: Math.round(sum(values) / (n - 1)),
              givesTheSum: sum(values),
              givesTheMiddleOfTheEnds: Math.round((Math.max(...values) + Math.min(...values)) / 2),
              givesTheRange: Math.max(...values) - Math.min(...values),
              slipsByOne: average + 1,
              slipsDown: average - 1,
            },
            show: num,
          },
          explanation: say(
            `Add and divide by ${n}: ${maths(`${sum(values)} \\div ${n} = ${average}`)}.`,
            `求和再除以 ${n}：${maths(`${sum(values)} \\div ${n} = ${average}`)}。`,
          ),
          features: { steps: 2 },
          holds: (value: number) => sum(values.map((entry) => entry - value)) === 0,
        };
      }
      return {
        stem: say(
          `The mean of ${n} numbers is ${average}. The first ${n - 1} are ${firsts.slice(0, -1).join(", ")} ` +
            `and ${firsts.at(-1)}. What is the last one?`,
          `${n} 个数的平均数是 ${average}，前 ${n - 1} 个数是 ${firsts.join("，")}。最后一个数是多少？`,
        ),
        ask: { type: "numeric_entry", right: last },
        explanation: say(
          `All ${n} numbers make ${maths(`${n} \\times ${average} = ${n * average}`)}. Take away the known ` +
            `ones: ${maths(`${n * average} - ${sum(firsts)} = ${last}`)}.`,
          `${n} 个数的和是 ${maths(`${n} \\times ${average} = ${n * average}`)}。` +
            `减去已知的数：${maths(`${n * average} - ${sum(firsts)} = ${last}`)}。`,
        ),
        features: { steps: 3 },
        calculator: true,
        holds: (value: number) => near(mean([...firsts, value]), average),
      };
    }
    const [m, n] = [draw.int(2, 6) * 5, draw.int(2, 6) * 5];
    const [a, b] = [60 + draw.int(2, 18), 60 + draw.int(20, 34)];
    const right = (m * a + n * b) / (m + n);
    if (!Number.isInteger(right) || m === n) return undefined;
    if (kind === "combined") {
      return {
        stem: say(
          `${m} students have a mean score of ${a}, and ${n} other students have a mean score of ${b}. What ` +
            "is the mean score of all of them?",
          `${m} 名学生的平均分是 ${a}，另外 ${n} 名学生的平均分是 ${b}。所有学生的平均分是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            averagesTheMeans: Math.round((a + b) / 2),
            swapsTheGroups: Math.round((m * b + n * a) / (m + n)),
            takesTheLargerGroup: m > n ? a : b,
            slipsByOne: right + 1,
            slipsDown: right - 1,
          },
          show: num,
        },
        explanation: say(
          `All scores make ${maths(`${m} \\times ${a} + ${n} \\times ${b} = ${tex(m * a + n * b)}`)}, shared ` +
            `by ${m + n} students: ${maths(`${tex(m * a + n * b)} \\div ${m + n} = ${right}`)}.`,
          `总分是 ${maths(`${m} \\times ${a} + ${n} \\times ${b} = ${tex(m * a + n * b)}`)}，共 ${m + n} ` +
            `人：${maths(`${tex(m * a + n * b)} \\div ${m + n} = ${right}`)}。`,
        ),
        features: { steps: 3, context: true },
        calculator: true,
        holds: (value: number) => near((value - a) * m, (b - value) * n),
      };
    }
    return {
      stem: say(
        `In a group of ${m + n} students the mean score is ${right}. The boys' mean is ${a} and the girls' ` +
          `mean is ${b}. How many boys are in the group?`,
        `一组 ${m + n} 名学生的平均分是 ${right}，其中男生平均分是 ${a}，女生平均分是 ${b}。男生有多少人？`,
      ),
      ask: {
        type: "single_choice",
        right: m,
        wrong: {
          givesTheGirls: n,
          sharesEqually: Math.floor((m + n) / 2),
          slipsByFive: m + 5,
          comparesTheMeans: Math.round(((m + n) * a) / (a + b)),
          slipsDown: m - 5,
        },
        show: num,
      },
      explanation: say(
        `With ${maths("x")} boys: ${maths(`${a}x + ${b}(${m + n} - x) = ${tex(right * (m + n))}`)}, so ` +
          `${maths(`x = ${m}`)}.`,
        `设男生 ${maths("x")} 人：${maths(`${a}x + ${b}(${m + n} - x) = ${tex(right * (m + n))}`)}，得 ${maths(`x = ${m}`)}。`,
      ),
      features: { steps: 4, context: true },
      calculator: true,
      holds: (value: number) => near((value * a + (m + n - value) * b) / (m + n), right),
    };
  },
});

export const medianOfData = defineModel<{ size: number; even: boolean }>({
  name: "median",
  area: "measurement",
  skill: "meanMedian",
  settings: { 200: { size: 5, even: false }, 210: { size: 7, even: false }, 220: { size: 6, even: true } },
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

export const spread = defineModel<"compare" | "compute" | "transform" | "normal">({
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
      const show = (list: readonly number[]) => list.join(", ");
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
          `What is the variance of these numbers? (Divide by how many there are.)\n${values.join(", ")}`,
          `求下面这组数的方差（除以数据个数）。\n${values.join("，")}`,
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
