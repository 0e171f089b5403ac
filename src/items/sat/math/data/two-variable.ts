import { range } from "../../../engine/algebra";
import { colours, circle, line } from "../../../engine/figures/svg";
import { maths, num, say, tex, tidy } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";
import { graph } from "../figures/graph";

const studies = [
  { x: "Hours of practice", y: "Score (points)", what: "score, in points", per: "hour of practice", thing: "player" },
  {
    x: "Days since planting",
    y: "Height (mm)",
    what: "height, in millimeters",
    per: "day since planting",
    thing: "plant",
  },
  {
    x: "Length of route (km)",
    y: "Time (minutes)",
    what: "time, in minutes",
    per: "kilometer of the route",
    thing: "delivery",
  },
] as const;

export const scatterFit = defineSatMathModel({
  name: "sat-line-of-best-fit",
  domain: "data",
  skill: "twoVariableData",
  kinds: {
    easy: (draw) => {
      const { x, y, what, thing } = draw.pick(studies);
      const [m, c, at] = [draw.int(2, 4) * 2, draw.int(2, 8) * 2, draw.int(6, 9)];
      const right = m * at + c;
      const dots = range(1, 9).map((k) => [k, m * k + c + draw.pick([-5, -4, -3, 3, 4, 5])] as const);
      const top = Math.ceil((m * 10 + c + 5) / 20) * 20;
      return {
        stem:
          `The scatterplot shows data for ${dots.length} ` +
          `${thing === "delivery" ? "deliveries" : `${thing}s`}. A line of best fit is also shown. Based on the ` +
          `line, what is the predicted ${what.split(",")[0] ?? ""} for an ${maths("x")}-value of ${at}?`,
        figure: graph(
          { from: 0, to: 10, step: 1, name: x },
          { from: 0, to: top, step: top > 60 ? 20 : 10, between: 5, name: y },
          `Scatterplot with a rising line of best fit through (0, ${c}) and (10, ${10 * m + c}), and the points ` +
            dots.map(([dotX, dotY]) => `(${dotX}, ${dotY})`).join(", "),
          (place) => [
            ...dots.map(([dotX, dotY]) => circle(place(dotX, dotY), 4, { fill: colours.ink, stroke: "none" })),
            line(place(0, c), place(10, 10 * m + c), { stroke: colours.blue, "stroke-width": 2 }),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            readsThePoint: dots[at - 1]?.[1] ?? 0,
            readsTheNextStep: right + 2 * m,
            readsTheStepBefore: right - 2 * m,
            startsAtZero: m * at,
            addsThePoint: right + 10,
          },
          show: num,
        },
        explanation: say(
          `Go up from ${at} on the horizontal axis to the line, not to a point: its height there is ${right}.`,
          `从横轴上的 ${at} 向上找到直线（而不是某个点），那里的高度是 ${right}。`,
        ),
        features: { steps: 1, context: true },
        holds: (value: number) => (value - c) * 10 === (10 * m + c - c) * at,
      };
    },
    medium: (draw) => {
      const { x, y, what, per } = draw.pick(studies);
      const [m, c] = [draw.int(11, 49) / 10, draw.int(12, 40)];
      const names: Readonly<Record<string, string>> = {
        right: `The predicted increase in ${what}, for each additional ${per}`,
        start: `The predicted ${what}, when the other quantity is 0`,
        turned: `The predicted increase in the other quantity for each additional unit of ${what.split(",")[0] ?? ""}`,
        top: `The greatest predicted ${what}, in the data`,
      };
      return {
        stem:
          `A line of best fit for a scatterplot of ${maths("y")}, “${y}”, against ${maths("x")}, “${x}”, is ` +
          `${maths(`y = ${tidy(m)}x + ${c}`)}. Which of the following is the best interpretation of ${tidy(m)} ` +
          `in this context?`,
        ask: {
          type: "single_choice",
          right: "right",
          wrong: { takesTheConstant: "start", turnsTheQuantities: "turned", takesTheHighest: "top" },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          `${tidy(m)} is the slope: when ${maths("x")} grows by 1, the predicted ${maths("y")} grows by ${tidy(m)}.`,
          `${tidy(m)} 是斜率：${maths("x")} 每增加 1，预测的 ${maths("y")} 增加 ${tidy(m)}。`,
        ),
        features: { steps: 2, context: true, close: true },
        holds: (value: string) => {
          const predicted = (at: number) => m * at + c;
          const worth: Readonly<Record<string, number>> = {
            right: predicted(8) - predicted(7),
            start: predicted(0),
            turned: 1 / m,
            top: predicted(10),
          };
          return Math.abs((worth[value] ?? 0) - m) < 1e-9;
        },
      };
    },
    hard: (draw) => {
      const [m, c] = [draw.int(2, 5), draw.int(3, 12)];
      const residuals = range(1, 8).map(() => draw.pick([-4, -3, -2, 2, 3, 4]));
      const worst = draw.int(0, 7);
      const gap = draw.pick([-1, 1]) * draw.int(6, 8);
      const actual = m * (worst + 1) + c + gap;
      const dots = range(1, 8).map((k) => [k, m * k + c + (k - 1 === worst ? gap : (residuals[k - 1] ?? 0))] as const);
      if (dots.some(([, y]) => y < 1)) return undefined;
      const top = Math.ceil((Math.max(...dots.map((one) => one[1])) + 1) / 10) * 10;
      return {
        stem:
          `The scatterplot shows the actual values of ${maths("y")} for eight values of ${maths("x")}. An ` +
          `equation of a line of ` +
          `best fit is ${maths(`y = ${m}x + ${c}`)}. For the point that lies farthest from the value that this ` +
          `line predicts, ` +
          `what is the difference, actual value minus predicted value?`,
        figure: graph(
          { from: 0, to: 9, step: 1, name: "x" },
          { from: 0, to: top, step: 10, between: 5, name: "y" },
          `Scatterplot of the points ${dots.map(([dotX, dotY]) => `(${dotX}, ${dotY})`).join(", ")}`,
          (place) => dots.map(([dotX, dotY]) => circle(place(dotX, dotY), 4, { fill: colours.ink, stroke: "none" })),
        ),
        ask: entry(gap),
        explanation: say(
          `The point at ${maths(`x = ${worst + 1}`)} is farthest: the line predicts ` +
            `${maths(`${m} \\times ${worst + 1} + ${c} = ${actual - gap}`)}, the actual value is ${actual}: ` +
            `${maths(`${actual} - ${actual - gap} = ${tex(gap)}`)}.`,
          `${maths(`x = ${worst + 1}`)} 处的点离预测值最远：直线预测 ` +
            `${maths(`${m} \\times ${worst + 1} + ${c} = ${actual - gap}`)}，实际值是 ${actual}：` +
            `${maths(`${actual} - ${actual - gap} = ${tex(gap)}`)}。`,
        ),
        features: { steps: 4, negative: gap < 0 },
        holds: (value: number) =>
          dots.some(([x, y]) => y - m * x - c === value) &&
          dots.every(([x, y]) => Math.abs(y - m * x - c) <= Math.abs(value)),
      };
    },
  },
});
