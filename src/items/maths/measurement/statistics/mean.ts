import { mean, median, near, range, sum } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tex } from "../../../engine/words";

export const meanOfData = defineMathsModel<"plain" | "missing" | "combined" | "weighted">({
  name: "mean",
  area: "measurement",
  skill: "meanMedian",
  settings: { 210: "plain", 220: "missing", 230: "combined", 240: "weighted" },
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
        `In a group of ${m + n} students the mean score is ${right}. The boys’ mean is ${a} and the girls’ ` +
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
