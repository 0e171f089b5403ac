import { mean, median, range, sorted, sum } from "../../../engine/algebra";
import { table } from "../../../engine/figures/table";
import { maths, num, ordinal, say, tidy } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

const spread = (values: readonly number[]): number => mean(values.map((value) => (value - mean(values)) ** 2));

export const frequencyTable = defineSatMathModel({
  name: "sat-mean-and-median",
  domain: "data",
  skill: "oneVariableData",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const counts = [draw.int(2, 5), draw.int(2, 7), draw.int(2, 7), draw.int(1, 5), draw.int(1, 4)];
      const first = draw.int(0, 3);
      const values = counts.flatMap((count, k) => Array.from({ length: count }, () => first + k));
      const right = median(values);
      const mode = first + counts.indexOf(Math.max(...counts));
      if (values.length % 2 === 0 || right === first + 2) return undefined;
      return {
        stem:
          "The table shows how many books each member of a reading club finished last summer. What is the " +
          "median number of books?",
        figure: table(
          ["Books", "Members"],
          counts.map((count, k) => [String(first + k), String(count)]),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheMiddleRow: first + 2,
            takesTheMode: mode,
            takesTheMedianOfTheCounts: median(counts),
            takesTheHighest: first + 4,
            slips: right + 1,
            takesTheLowest: first,
          },
          show: num,
        },
        explanation: say(
          `There are ${values.length} members, so the median is the ${ordinal((values.length + 1) / 2)} value in ` +
            `order. Counting down the table, it is ${right}.`,
          `共 ${values.length} 名成员，中位数是从小到大第 ${(values.length + 1) / 2} 个数。` +
            `从表的上方数下来，它是 ${right}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => {
          const below = values.filter((one) => one < value).length;
          const above = values.filter((one) => one > value).length;
          return below < values.length / 2 && above < values.length / 2;
        },
      };
    },
    medium: (draw) => {
      const values = sorted(draw.some(6, range(20, 48)));
      const extra = draw.int(85, 120);
      const all = [...values, extra];
      if (new Set(values).size < 6) return undefined;
      const names: Readonly<Record<string, string>> = {
        both: "Both the mean and the median increase, and the mean increases more.",
        median: "Both the mean and the median increase, and the median increases more.",
        meanOnly: "The mean increases, and the median stays the same.",
        medianOnly: "The median increases, and the mean stays the same.",
      };
      const change = [mean(all) - mean(values), median(all) - median(values)] as const;
      if (change[1] <= 0 || change[0] <= change[1]) return undefined;
      return {
        stem:
          `Data set A is ${values.join(", ")}. Data set B consists of all the values of data set A and the value ` +
          `${extra}. Which statement best describes what happens from data set A to data set B?`,
        ask: {
          type: "single_choice",
          right: "both",
          wrong: { mixesUpTheMeasures: "median", overlooksTheMedian: "meanOnly", overlooksTheMean: "medianOnly" },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          `The median goes from ${num(median(values))} to ${num(median(all))}. The mean goes from about ` +
            `${num(Math.round(mean(values) * 10) / 10)} to about ${num(Math.round(mean(all) * 10) / 10)}: an ` +
            `extreme value pulls the ` +
            "mean more.",
          `中位数由 ${num(median(values))} 变为 ${num(median(all))}；平均数约由 ` +
            `${num(Math.round(mean(values) * 10) / 10)} 变为 ` +
            `${num(Math.round(mean(all) * 10) / 10)}：极端值对平均数的影响更大。`,
        ),
        features: { steps: 3 },
        holds: (value: string) => {
          const means = sum(all) * values.length - sum(values) * all.length > 0;
          const medians = median(all) > median(values);
          if (value === "meanOnly") return means && !medians;
          if (value === "medianOnly") return medians && !means;
          return (value === "both") === change[0] > change[1];
        },
      };
    },
    hard: (draw) => {
      const [n, m] = [draw.int(8, 18), draw.int(6, 24)];
      const [first, second] = [draw.int(60, 85), draw.int(60, 95)];
      const total = n * first + m * second;
      const overall = total / (n + m);
      if (!Number.isInteger(overall) || first === second || n === m) return undefined;
      return {
        stem:
          `The mean score of the ${n} students in one class is ${first}, and the mean score of the students in ` +
          `a second ` +
          `class is ${second}. The mean score of all the students in the two classes is ${overall}. How many ` +
          `students are in ` +
          "the second class?",
        ask: entry(m),
        explanation: say(
          `With ${maths("m")} students in the second class: ` +
            `${maths(`${n} \\times ${first} + ${second}m = ${overall}(${n} + m)`)}. So ` +
            `${maths(`${Math.abs(second - overall)}m = ${Math.abs(n * (overall - first))}`)} and ${maths(`m = ${m}`)}.`,
          `设第二个班有 ${maths("m")} 人：` +
            `${maths(`${n} \\times ${first} + ${second}m = ${overall}(${n} + m)`)}。于是 ` +
            `${maths(`${Math.abs(second - overall)}m = ${Math.abs(n * (overall - first))}`)}，${maths(`m = ${m}`)}。`,
        ),
        features: { steps: 4, context: true },
        holds: (value: number) => Math.abs((n * first + value * second) / (n + value) - overall) < 1e-9,
      };
    },
  },
});

export const compareSpread = defineSatMathModel({
  name: "sat-compare-spread",
  domain: "data",
  skill: "oneVariableData",
  kinds: {
    medium: (draw) => {
      const outer = [3, 2, 1, 2, 3].map((count) => count + draw.int(2, 4));
      const inner = [1, 2, 6, 2, 1].map((count) => count + draw.int(0, 1));
      const start = draw.int(2, 9) * 5;
      const [a, b] = draw.pick([true, false]) ? [outer, inner] : [inner, outer];
      const listOf = (counts: readonly number[]) =>
        counts.flatMap((count, k) => Array.from({ length: count }, () => start + 5 * k));
      const names: Readonly<Record<string, string>> = {
        greater: "The standard deviation of data set A is greater than that of data set B.",
        less: "The standard deviation of data set A is less than that of data set B.",
        same: "The standard deviations of the two data sets are equal.",
        unknown: "There is not enough information to compare the standard deviations.",
      };
      const right = a === outer ? "greater" : "less";
      return {
        stem:
          "The table shows the frequencies of the values in data sets A and B. Which statement best " +
          "compares the standard deviations of the two data sets?",
        figure: table(
          ["Value", "Frequency in A", "Frequency in B"],
          range(0, 4).map((k) => [String(start + 5 * k), String(a[k]), String(b[k])]),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            turnsTheComparison: right === "greater" ? "less" : "greater",
            comparesTheValuesOnly: "same",
            wantsAllValues: "unknown",
          },
          show: (value: string) => names[value] ?? value,
          size: (value: string) => Object.keys(names).indexOf(value),
        },
        explanation: say(
          `Data set ${right === "greater" ? "A" : "B"} has more of its values far from the center, the other ` +
            `more of them ` +
            "near it, so its standard deviation is greater.",
          `数据集 ${right === "greater" ? "A" : "B"} 有更多的值远离中心，另一个的值更集中，所以它的标准差更大。`,
        ),
        features: { steps: 2, close: true },
        holds: (value: string) => value === (tidy(spread(listOf(a)) - spread(listOf(b))) > 0 ? "greater" : "less"),
      };
    },
  },
});
