import { maths, num, say, tidy } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";
import { curve, dot, graph } from "../figures/graph";

export const exponentialModel = defineSatMathModel({
  name: "sat-exponential-model",
  domain: "advanced",
  skill: "exponentialFunctions",
  kinds: {
    easy: (draw) => {
      const [start, rate] = [draw.int(12, 90) * 10, draw.int(2, 9)];
      const grows = draw.pick([true, false]);
      const base = tidy(grows ? 1 + rate / 100 : 1 - rate / 100);
      const way = grows ? "increase" : "decrease";
      const meanings: Readonly<Record<string, string>> = {
        percent: `The predicted number of birds ${way}s by ${rate}% each year.`,
        number: `The predicted number of birds ${way}s by ${rate} each year.`,
        start: `The predicted number of birds was ${num(start)} at the end of ${2000 + rate}.`,
        whole: `The predicted number of birds ${grows ? "decrease" : "increase"}s by ${rate}% each year.`,
      };
      return {
        stem:
          `The function ${maths(`P(t) = ${start}(${base})^{t}`)} models the number of birds of one species in a ` +
          `wetland ` +
          `${maths("t")} years after the first count. Which statement is the best interpretation of ` +
          `${maths(String(base))} in this context?`,
        ask: {
          type: "single_choice",
          right: "percent",
          wrong: { takesPercentForNumber: "number", takesTheStart: "start", turnsTheDirection: "whole" },
          show: (value: string) => meanings[value] ?? value,
        },
        explanation: say(
          `Each year the number is multiplied by ${maths(String(base))}, which is ` +
            `${maths(`1 ${grows ? "+" : "-"} ${rate / 100}`)}: ` +
            `${rate}% ${grows ? "more" : "less"} than the year before.`,
          `每年乘以 ${maths(String(base))}，即 ${maths(`1 ${grows ? "+" : "-"} ${rate / 100}`)}：` +
            `比上一年${grows ? "多" : "少"} ${rate}%。`,
        ),
        features: { steps: 1, context: true },
        holds: (value: string) => {
          const change = start * base - start;
          if (value === "percent") return Math.abs(Math.abs(change) / start - rate / 100) < 1e-9;
          if (value === "number") return Math.abs(Math.abs(change) - rate) < 1e-9;
          return value === "whole" && change > 0 !== grows;
        },
      };
    },
    medium: (draw) => {
      const [start, rate, years] = [draw.int(12, 90) * 100, draw.int(3, 12), draw.pick([2, 3, 5])];
      const grows = draw.pick([true, false]);
      const [base, turned] = [tidy(1 + (grows ? rate : -rate) / 100), tidy(1 + (grows ? -rate : rate) / 100)];
      const show = ([b = 1, perYear = 1]: readonly number[]) =>
        maths(
          `V(t) = ${start}(${tidy(b)})^{${perYear === 1 ? "t" : perYear > 1 ? `${years}t` : `\\frac{t}{${years}}`}}`,
        );
      return {
        stem:
          `The value of a collection is $${start} now and is expected to ${grows ? "increase" : "decrease"} by ` +
          `${rate}% ` +
          `every ${years} years. Which function models the value ${maths("V(t)")}, in dollars, ${maths("t")} ` +
          `years from now?`,
        ask: {
          type: "single_choice",
          right: [base, 1 / years],
          wrong: {
            multipliesTheTime: [base, years],
            turnsTheDirection: [turned, 1 / years],
            overlooksTheYears: [base, 1],
            turnsBoth: [turned, years],
          },
          show,
        },
        explanation: say(
          `After ${years} years the value is multiplied by ${maths(String(base))} once, so the exponent is ` +
            `${maths(`\\frac{t}{${years}}`)}: ${show([base, 1 / years])}.`,
          `每过 ${years} 年乘一次 ${maths(String(base))}，所以指数是 ${maths(`\\frac{t}{${years}}`)}：` +
            `${show([base, 1 / years])}。`,
        ),
        features: { steps: 2, context: true, fraction: true },
        holds: ([b = 1, perYear = 1]: readonly number[]) =>
          [years, 2 * years].every(
            (t, k) =>
              Math.abs(start * b ** (perYear * t) - start * (1 + (grows ? rate : -rate) / 100) ** (k + 1)) < 1e-6,
          ),
      };
    },
    hard: (draw) => {
      const [start, base] = [draw.int(3, 20) * 50, draw.pick([2, 3, 4])];
      const [every, unit] = draw.pick([
        [20, 60],
        [15, 60],
        [10, 60],
        [12, 60],
        [6, 24],
        [8, 24],
      ] as const);
      const hours = draw.int(2, 3);
      const named = unit === 60 ? (["minutes", "hour"] as const) : (["hours", "day"] as const);
      const right = unit / every;
      if (start * base ** ((unit / every) * hours) > 1e9) return undefined;
      return {
        stem:
          `The function ${maths(`N(t) = ${start} \\times ${base}^{\\frac{t}{${every}}}`)} gives the number of ` +
          `cells in a ` +
          `culture ${maths("t")} ${named[0]} after it was set up. The number of cells after ${maths("d")} ` +
          `${named[1]}s is ` +
          `given by ${maths(`${start} \\times ${base}^{kd}`)}, where ${maths("k")} is a constant. What is the ` +
          `value of ` +
          `${maths("k")}?`,
        ask: entry(right),
        explanation: say(
          `One ${named[1]} is ${unit} ${named[0]}, so ${maths(`t = ${unit}d`)} and ` +
            `${maths(`k = \\frac{${unit}}{${every}} = ${right}`)}.`,
          `单位换算：${maths(`t = ${unit}d`)}，所以 ${maths(`k = \\frac{${unit}}{${every}} = ${right}`)}。`,
        ),
        features: { steps: 3, context: true, fraction: true },
        holds: (value: number) => Math.abs(base ** value - base ** (unit / every)) < 1e-6,
      };
    },
  },
});

export const exponentialGraph = defineSatMathModel({
  name: "sat-graph-of-an-exponential",
  domain: "advanced",
  skill: "exponentialFunctions",
  discrimination: 1.2,
  kinds: {
    medium: (draw) => {
      const [a, b] = [draw.int(1, 4), draw.pick([2, 3, 0.5])];
      const reach = b === 0.5 ? [-2, 4] : [-3, b === 3 ? 1 : 2];
      const top = Math.ceil((a * Math.max(b ** (reach[0] ?? 0), b ** (reach[1] ?? 0))) / 4) * 4;
      const base = (value: number) => (value === 0.5 ? "\\left(\\frac{1}{2}\\right)" : String(value));
      const show = ([p = 1, q = 2]: readonly number[]) =>
        maths(`y = ${p === 1 ? "" : `${p}${q === 0.5 ? "" : " \\times "}`}${base(q)}^{x}`);
      if (a === b || (a === 1 && b === 0.5)) return undefined;
      return {
        stem:
          `The graph of an exponential function is shown in the ${maths("xy")}-plane. Which equation ` +
          `defines the function?`,
        figure: graph(
          { from: -4, to: 4, step: 1 },
          { from: 0, to: top, step: top > 12 ? 4 : 2, between: 2 },
          `An exponential curve through the points (0, ${a}) and (1, ${num(a * b)})`,
          (at) => [curve(at, (x) => a * b ** x, -4, 4, [0, top]), dot(at, 0, a), dot(at, 1, a * b)],
          (x) => a * b ** x,
        ),
        ask: {
          type: "single_choice",
          right: [a, b],
          wrong: {
            turnsTheGrowth: [a, b === 2 ? 0.5 : b === 0.5 ? 2 : b + 1],
            swapsStartAndFactor: b === 0.5 ? [a, 3] : [b, a === 1 ? 4 : a],
            takesTheSecondHeight: [Math.round(a * b), b],
            overlooksTheStart: [a + 1, b],
          },
          show,
        },
        explanation: say(
          `The curve meets the ${maths("y")}-axis at ${maths(String(a))}, and from there to ${maths("x = 1")} ` +
            `the height is ` +
            `multiplied by ${maths(b === 0.5 ? "\\frac{1}{2}" : String(b))}: ${show([a, b])}.`,
          `曲线与 ${maths("y")} 轴交于 ${maths(String(a))}，到 ${maths("x = 1")} 时高度乘以 ` +
            `${maths(b === 0.5 ? "\\frac{1}{2}" : String(b))}：${show([a, b])}。`,
        ),
        features: { steps: 2, fraction: b === 0.5 },
        holds: ([p = 1, q = 2]: readonly number[]) => p === a && Math.abs(p * q - a * b) < 1e-9,
      };
    },
  },
});

export const growthKind = defineSatMathModel({
  name: "sat-linear-or-exponential",
  domain: "data",
  skill: "twoVariableData",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const grows = draw.pick([true, false]);
      const linear = draw.pick([true, false]);
      const start = draw.int(4, 12) * 100;
      const step = draw.int(11, 60);
      const factor = grows ? draw.pick([1.5, 2]) : 0.5;
      const names: Readonly<Record<string, string>> = {
        "linear up": "Increasing linear",
        "linear down": "Decreasing linear",
        "exponential up": "Increasing exponential",
        "exponential down": "Decreasing exponential",
      };
      const right = `${linear ? "linear" : "exponential"} ${grows ? "up" : "down"}`;
      const values = [0, 1, 2, 3].map((k) => (linear ? start + (grows ? step : -step) * k : start * 2 * factor ** k));
      return {
        stem:
          `A laboratory records the mass of a sample at the end of each week. The masses of the first four weeks, in ` +
          `milligrams, are ${values.map(num).join(", ")}. Which type of function best models the mass of the sample?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheOtherKind: `${linear ? "exponential" : "linear"} ${grows ? "up" : "down"}`,
            turnsTheDirection: `${linear ? "linear" : "exponential"} ${grows ? "down" : "up"}`,
            turnsBoth: `${linear ? "exponential" : "linear"} ${grows ? "down" : "up"}`,
          },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          linear
            ? `From week to week the mass ${grows ? "grows" : "falls"} by ${step} milligrams, always the same amount.`
            : `From week to week the mass is multiplied by ${factor}, always the same factor.`,
          linear
            ? `每周${grows ? "增加" : "减少"} ${step} 毫克，变化量不变，是线性的。`
            : `每周都乘以 ${factor}，倍数不变，是指数型的。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: string) => {
          const [one = 0, two = 0, three = 0] = values;
          const kind = two - one === three - two ? "linear" : "exponential";
          return value === `${kind} ${two > one ? "up" : "down"}`;
        },
      };
    },
  },
});
