import { fraction, near, range, showFraction, sum, texFraction, worth } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tex } from "../../engine/words";

export const seriesSum = defineMathsModel<"arithmetic" | "geometric" | "telescoping">({
  name: "series-sum",
  area: "operations",
  skill: "sequences",
  settings: { 240: "arithmetic", 250: "geometric", 260: "telescoping" },
  generate(draw, kind) {
    if (kind === "arithmetic") {
      const start = draw.int(2, 9);
      const step = draw.int(3, 7);
      const n = draw.int(16, 30);
      const last = start + (n - 1) * step;
      const right = (n * (start + last)) / 2;
      if (!Number.isInteger(right)) return undefined;
      return {
        stem: say(
          `What is the sum ${maths(`${start} + ${start + step} + ${start + 2 * step} + \\dots + ${last}`)}, ` +
            `where each number is ${step} more than the one before?`,
          `求和 ${maths(`${start} + ${start + step} + ${start + 2 * step} + \\dots + ${last}`)}，其中每个数比前一个数大 ${step}。`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsToHalve: 2 * right,
            losesATerm: right - last,
            countsOneTermTooFew: ((n - 1) * (start + last)) / 2,
            countsOneTermTooMany: ((n + 1) * (start + last)) / 2,
            addsTheStep: right + step,
          },
          show: num,
        },
        explanation: say(
          `There are ${maths(`(${last} - ${start}) \\div ${step} + 1 = ${n}`)} numbers, on average ` +
            `${maths(`\\frac{${start} + ${last}}{2}`)}. The sum is ` +
            `${maths(`${n} \\times \\frac{${start + last}}{2} = ${tex(right)}`)}.`,
          `共有 ${maths(`(${last} - ${start}) \\div ${step} + 1 = ${n}`)} 个数，平均数是 ` +
            `${maths(`\\frac{${start} + ${last}}{2}`)}。和是 ` +
            `${maths(`${n} \\times \\frac{${start + last}}{2} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, close: true },
        calculator: true,
        holds: (value: number) => sum(range(0, n - 1).map((k) => start + k * step)) === value,
      };
    }
    if (kind === "geometric") {
      const first = draw.int(2, 6);
      const n = draw.int(6, 8);
      const right = (first * (3 ** n - 1)) / 2;
      return {
        stem: say(
          `A sequence begins ${maths(`${first}, ${first * 3}, ${first * 9}`)}, … and each term is 3 times ` +
            `the one before. What is the sum of its first ${n} terms?`,
          `数列 ${maths(`${first}, ${first * 3}, ${first * 9}`)}，…… 从第 2 项起每项都是前一项的 3 倍。它的前 ${n} 项和是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsToDivide: first * (3 ** n - 1),
            givesTheLastTerm: first * 3 ** (n - 1),
            oneTermTooFew: (first * (3 ** (n - 1) - 1)) / 2,
            forgetsTheMinusOne: Math.round((first * (3 ** n + 1)) / 2),
            oneTermTooMany: (first * (3 ** (n + 1) - 1)) / 2,
          },
          show: num,
        },
        explanation: say(
          `${maths(`S = ${first} \\times \\frac{3^{${n}} - 1}{3 - 1} = ${tex(right)}`)}.`,
          `${maths(`S = ${first} \\times \\frac{3^{${n}} - 1}{3 - 1} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, large: true },
        calculator: true,
        holds: (value: number) => sum(range(0, n - 1).map((k) => first * 3 ** k)) === value,
      };
    }
    const n = draw.int(9, 60);
    const a = draw.int(1, 4);
    const end = a + n;
    const term = (k: number) => `\\frac{1}{${k} \\times ${k + 1}}`;
    const split = maths("\\frac{1}{k(k + 1)} = \\frac{1}{k} - \\frac{1}{k + 1}");
    const right = fraction(n, a * end);
    const sumOfEnds = `\\frac{${n}}{${a * end}}`;
    const reduced = right[0] === n ? sumOfEnds : `${sumOfEnds} = ${texFraction(right)}`;
    const worked = maths(`${a === 1 ? "1" : `\\frac{1}{${a}}`} - \\frac{1}{${end}} = ${reduced}`);
    const latex = `${term(a)} + ${term(a + 1)} + \\dots + ${term(end - 1)}`;
    return {
      stem: say(`What is the value of this sum?\n${maths(latex)}`, `下面这个和的值是多少？\n${maths(latex)}`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          losesTheLastTerm: fraction(n - 1, a * (end - 1)),
          takesOneTermTooMany: fraction(n + 1, a * (end + 1)),
          forgetsTheStart: fraction(n - 1, end * (a + 1)),
          countsTermsOverEnd: fraction(n, (a + 1) * end),
          addsTheEnds: fraction(a + end, a * end),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Each term splits: ${split}. All but the ends cancel: ${worked}.`,
        `每一项都可以裂开：${split}。中间各项抵消：${worked}。`,
      ),
      features: { steps: 4, fraction: true },
      holds: ([top = 0, bottom = 1]: readonly number[]) =>
        near(sum(range(a, end - 1).map((k) => 1 / (k * (k + 1)))), top / bottom),
    };
  },
});
