import { near, range } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tex, tidy } from "../../engine/words";

/** Growth by the same percentage each year: the value, the rate, the years. */
export const compoundGrowth = defineMathsModel<"value" | "rate" | "years">({
  name: "compound-growth",
  area: "number",
  skill: "percent",
  settings: { 240: "value", 250: "rate", 260: "years" },
  generate(draw, kind) {
    const rate = draw.pick([5, 10, 20, 30, 40, 50]);
    const factor = tidy(1 + rate / 100);
    const start = draw.int(2, 9) * 1000;
    if (kind === "value") {
      const years = draw.int(2, 3);
      const right = tidy(start * factor ** years);
      if (!Number.isInteger(right)) return undefined;
      return {
        stem: say(
          `A magazine has ${num(start)} readers. Their number grows by ${rate}% every year. How many readers does ` +
            `it have after ${years} years?`,
          `某杂志有 ${num(start)} 名读者，人数每年增长 ${rate}%。${years} 年后有多少名读者？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsTheSameEachYear: tidy(start * (1 + (years * rate) / 100)),
            stopsAYearEarly: tidy(start * factor ** (years - 1)),
            goesOnAYear: tidy(start * factor ** (years + 1)),
            givesTheIncrease: tidy(right - start),
            doublesTheLastYear: tidy(2 * right - start),
          },
          show: num,
        },
        explanation: say(
          `Every year multiplies by ${factor}: ${maths(`${tex(start)} \\times ${factor}^{${years}} = ${tex(right)}`)}.`,
          `每年乘以 ${factor}：${maths(`${tex(start)} \\times ${factor}^{${years}} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, large: true, context: true },
        calculator: true,
        holds: (value: number) => near(value / factor ** years, start, 1e-6),
      };
    }
    if (kind === "rate") {
      const end = tidy(start * factor * factor);
      return {
        stem: say(
          `In two years a value rises from ${num(start)} to ${num(end)}, by the same percentage each year. What is ` +
            "this percentage?",
          `某数量两年内从 ${num(start)} 增长到 ${num(end)}，每年的增长率相同。增长率是多少？`,
        ),
        ask: {
          type: "single_choice",
          right: rate,
          wrong: {
            halvesTheWholeRise: tidy((100 * (end / start - 1)) / 2),
            givesTheWholeRise: tidy(100 * (end / start - 1)),
            takesTheRiseOfTheEnd: Math.round((50 * (end - start)) / end),
            slipsByFive: rate + 5,
            doublesTheRate: 2 * rate,
          },
          show: (value: number) => `${num(value)}%`,
        },
        explanation: say(
          `${maths(`(1 + p)^2 = \\frac{${tex(end)}}{${tex(start)}} = ${tidy(factor * factor)}`)}, so ` +
            `${maths(`1 + p = ${factor}`)}: ${rate}%.`,
          `${maths(`(1 + p)^2 = \\frac{${tex(end)}}{${tex(start)}} = ${tidy(factor * factor)}`)}，所以 ` +
            `${maths(`1 + p = ${factor}`)}，即 ${rate}%。`,
        ),
        features: { steps: 4, fraction: true, context: true },
        calculator: true,
        holds: (value: number) => near(start * (1 + value / 100) ** 2, end, 1e-6),
      };
    }
    const yearly = draw.pick([4, 5, 6, 7, 8, 9, 10, 12, 15]);
    const times = draw.pick([1.5, 2, 3]);
    const right = range(1, 60).find((years) => (1 + yearly / 100) ** years > times) ?? 0;
    const simple = Math.ceil((100 * (times - 1)) / yearly);
    return {
      stem: say(
        `An investment grows by ${yearly}% a year. After how many full years is it for the first time worth more ` +
          `than ${times} times what it was worth at the start?`,
        `一笔投资每年增值 ${yearly}%。至少满多少年，它的价值才第一次超过最初的 ${times} 倍？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesSimpleInterest: simple,
          stopsAYearEarly: right - 1,
          goesOnAYear: right + 1,
          takesTheWholeOverRate: Math.ceil((100 * times) / yearly),
          goesOnTwoYears: right + 2,
          stopsTwoYearsEarly: right - 2,
        },
        show: num,
      },
      explanation: say(
        `${maths(`${tidy(1 + yearly / 100)}^n \\gt ${times}`)} needs ` +
          `${maths(
            `n \\gt \\frac{\\lg ${times}}{\\lg ${tidy(1 + yearly / 100)}} \\approx ` +
              `${tidy(Math.round((1000 * Math.log(times)) / Math.log(1 + yearly / 100)) / 1000)}`,
          )}, so ${right} years.`,
        `由 ${maths(`${tidy(1 + yearly / 100)}^n \\gt ${times}`)} 得 ` +
          `${maths(
            `n \\gt \\frac{\\lg ${times}}{\\lg ${tidy(1 + yearly / 100)}} \\approx ` +
              `${tidy(Math.round((1000 * Math.log(times)) / Math.log(1 + yearly / 100)) / 1000)}`,
          )}，所以是 ${right} 年。`,
      ),
      features: { steps: 4, context: true },
      calculator: true,
      holds: (value: number) => {
        const after = (years: number) => range(1, years).reduce((money) => (money * (100 + yearly)) / 100, 1);
        return after(value) > times && after(value - 1) <= times;
      },
    };
  },
});
