import { evaluate, near, range, sum, texPolynomial } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { bracketed, maths, num, say, signed, tex } from "../engine/words";

export const absoluteValue = defineModel<"sum" | "range">({
  name: "absolute-value-equation",
  area: "operations",
  skill: "absoluteValue",
  settings: { 240: "sum", 250: "range" },
  generate(draw, kind) {
    const a = draw.int(2, 4);
    const c = draw.int(3, 9);
    if (kind === "sum") {
      const b = a * draw.int(1, 5);
      const d = a * c;
      const [low, high] = [(b - d) / a, (b + d) / a];
      const right = low * high;
      const latex = `|${a}x - ${b}| = ${d}`;
      if (low === 0) return undefined;
      return {
        stem: say(
          `What is the product of all solutions of ${maths(latex)}?`,
          `方程 ${maths(latex)} 的所有解的积是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesOnlyOneSolution: high,
            addsInstead: low + high,
            losesAMinus: -right,
            turnsTheShift: high * ((-b - d) / a),
            takesTheOtherSolution: low,
          },
          show: num,
        },
        explanation: say(
          `${maths(`${a}x - ${b} = ${d}`)} gives ${maths(`x = ${high}`)}; ${maths(`${a}x - ${b} = -${d}`)} ` +
            `gives ${maths(`x = ${low}`)}. The product is ${maths(tex(right))}.`,
          `由 ${maths(`${a}x - ${b} = ${d}`)} 得 ${maths(`x = ${high}`)}；由 ${maths(`${a}x - ${b} = -${d}`)} 得 ` +
            `${maths(`x = ${low}`)}。积是 ${maths(tex(right))}。`,
        ),
        features: { steps: 3, negative: low < 0 },
        holds: (value: number) =>
          range(-60, 60)
            .filter((x) => Math.abs(a * x - b) === d)
            .reduce((product, x) => product * x, 1) === value,
      };
    }
    const [low, high] = [draw.int(-6, 0), draw.int(2, 7)];
    const width = high - low;
    const total = width + 2 * draw.int(1, 4);
    const right = total + 1;
    const latex = `|x ${signed(-low)}| + |x - ${high}| \\le ${total}`;
    if (low === 0) return undefined;
    return {
      stem: say(
        `How many integers ${maths("x")} satisfy ${maths(latex)}?`,
        `满足 ${maths(latex)} 的整数 ${maths("x")} 有多少个？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsOnlyBetweenTheNumbers: width + 1,
          leavesOutAnEnd: total,
          leavesOutBothEnds: total - 1,
          doublesTheReach: 2 * total + 1,
          addsTheWidth: total + width + 1,
        },
        show: num,
      },
      explanation: say(
        `The left side is the distance of ${maths("x")} from ${maths(tex(low))} plus its distance from ` +
          `${maths(tex(high))}; between them it is ${width}. Each step outside adds 2, so ${maths("x")} runs ` +
          `from ${maths(tex(low - (total - width) / 2))} to ${maths(tex(high + (total - width) / 2))}: ` +
          `${right} integers.`,
        `左边表示 ${maths("x")} 到 ${maths(tex(low))} 与到 ${maths(tex(high))} 的距离之和，两点之间和为 ${width}，每向外一步和增加 2，所以 ` +
          `${maths("x")} 从 ${maths(tex(low - (total - width) / 2))} 到 ` +
          `${maths(tex(high + (total - width) / 2))}，共 ${right} 个整数。`,
      ),
      features: { steps: 4, negative: true },
      holds: (value: number) =>
        range(-80, 80).filter((x) => Math.abs(x - low) + Math.abs(x - high) <= total).length === value,
    };
  },
});

export const logarithm = defineModel<"power" | "log" | "both">({
  name: "exponential-and-logarithm",
  area: "operations",
  skill: "exponentials",
  settings: { 240: "power", 250: "log", 260: "both" },
  generate(draw, kind) {
    const base = draw.pick([2, 3, 5]);
    if (kind === "power") {
      const x = draw.int(2, 6);
      const exponent = base === 2 ? draw.int(5, 8) : draw.int(3, 4);
      const k = draw.int(2, 3);
      const constant = k * x - exponent;
      if (constant === 0) return undefined;
      const latex = `${base}^{${k}x ${signed(-constant)}} = ${base ** exponent}`;
      return {
        stem: say(`Solve ${maths(latex)}.`, `解方程 ${maths(latex)}。`),
        ask: { type: "numeric_entry", right: x },
        explanation: say(
          `${maths(`${base ** exponent} = ${base}^{${exponent}}`)}, so ` +
            `${maths(`${k}x ${signed(-constant)} = ${exponent}`)} and ${maths(`x = ${x}`)}.`,
          `${maths(`${base ** exponent} = ${base}^{${exponent}}`)}，所以 ` +
            `${maths(`${k}x ${signed(-constant)} = ${exponent}`)}，${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => near(base ** (k * value - constant), base ** exponent, 1e-6),
      };
    }
    if (kind === "log") {
      const m = draw.int(3, base === 5 ? 3 : 6);
      const n = draw.int(1, 2);
      const right = m + n;
      const factor = draw.pick([6, 7, 10, 12]);
      const latex = `\\log_{${base}} ${base ** m * factor} - \\log_{${base}} ${factor} + \\log_{${base}} ${base ** n}`;
      return {
        stem: say(`What is the value of ${maths(latex)}?`, `${maths(latex)} 的值是多少？`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            subtractsTheLast: m - n,
            ignoresTheLast: m,
            multipliesTheExponents: m * n + n + 3,
            subtractsTheNumbers: m + n + 1,
            givesThePower: base ** m,
          },
          show: num,
        },
        explanation: say(
          `The first two make ${maths(`\\log_{${base}} ${base ** m} = ${m}`)}, the last is ${maths(`${n}`)}. ` +
            `Together: ${maths(`${m} + ${n} = ${right}`)}.`,
          `前两项之差为 ${maths(`\\log_{${base}} ${base ** m} = ${m}`)}，最后一项为 ${maths(`${n}`)}，所以 ` +
            `${maths(`${m} + ${n} = ${right}`)}。`,
        ),
        features: { steps: 3, large: base ** m > 100 },
        holds: (value: number) => near((base ** value * factor) / (base ** n * factor), base ** m, 1e-6),
      };
    }
    const x = draw.int(2, 8);
    const d = draw.int(1, 6);
    const product = x * (x + d);
    const latex = `\\lg x + \\lg(x + ${d}) = \\lg ${product}`;
    return {
      stem: say(
        `What are all real solutions of this equation? (${maths("\\lg")} is the logarithm to base ` +
          `10.)\n${maths(latex)}`,
        `求方程的所有实数解（${maths("\\lg")} 表示以 10 为底的对数）。\n${maths(latex)}`,
      ),
      ask: {
        type: "single_choice",
        right: [x],
        wrong: {
          keepsTheExtraneousRoot: [-(x + d), x],
          addsTheArguments: [Math.floor((product - d) / 2)],
          takesOnlyTheExtraneousRoot: [-(x + d)],
          takesTheNegative: [-x],
          turnsTheSigns: [-x, x + d],
        },
        show: (value: readonly number[]) =>
          say(
            value.map((root) => maths(`x = ${tex(root)}`)).join(" or "),
            value.map((root) => maths(`x = ${tex(root)}`)).join(" 或 "),
          ),
      },
      explanation: say(
        `${maths(`x(x + ${d}) = ${product}`)} gives ${maths(`x = ${x}`)} or ${maths(`x = ${-(x + d)}`)}. The ` +
          `logarithm needs ${maths("x \\gt 0")}, so only ${maths(`x = ${x}`)} remains.`,
        `由 ${maths(`x(x + ${d}) = ${product}`)} 得 ${maths(`x = ${x}`)} 或 ${maths(`x = ${-(x + d)}`)}。真数须为正，即 ` +
          `${maths("x \\gt 0")}，所以只有 ${maths(`x = ${x}`)}。`,
      ),
      features: { steps: 4, negative: true },
      holds: (value: readonly number[]) =>
        value.length === 1 &&
        value.every((root) => root > 0 && near(Math.log10(root) + Math.log10(root + d), Math.log10(product))),
    };
  },
});

export const polynomialRemainder = defineModel<"remainder" | "coefficient">({
  name: "polynomial-remainder",
  area: "operations",
  skill: "polynomials",
  settings: { 250: "remainder", 260: "coefficient" },
  generate(draw, kind) {
    const [b, c, d] = [draw.int(-4, 4), draw.int(-6, 6), draw.int(-9, 9)];
    const r = draw.pick([-3, -2, 2, 3]);
    if (b === 0 || c === 0 || d === 0) return undefined;
    if (kind === "remainder") {
      const polynomial = [1, b, c, d];
      const right = evaluate(polynomial, r);
      return {
        stem: say(
          `What is the remainder when ${maths(texPolynomial(polynomial))} is divided by ${maths(`x ${signed(-r)}`)}?`,
          `${maths(texPolynomial(polynomial))} 除以 ${maths(`x ${signed(-r)}`)} 的余数是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheWrongSign: evaluate(polynomial, -r),
            givesTheConstant: d,
            turnsTheSignOfTheResult: -right,
            forgetsTheConstant: right - d,
          },
          show: num,
        },
        explanation: say(
          `By the remainder theorem put ${maths(`x = ${r}`)}: ` +
            `${maths(`${bracketed(r)}^3 ${signed(b)} \\times ${bracketed(r)}^2 ${signed(c)} \\times ${bracketed(r)} ${signed(d)} = ${tex(right)}`)}.`,
          "根据余数定理，令 " +
            `${maths(`x = ${r}`)}：${maths(`${bracketed(r)}^3 ${signed(b)} \\times ${bracketed(r)}^2 ${signed(c)} \\times ${bracketed(r)} ${signed(d)} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, negative: r < 0 },
        holds: (value: number) => d + r * (c + r * (b + r)) === value,
      };
    }
    const n = draw.int(5, 7);
    const k = draw.int(2, 3);
    const m = draw.int(2, 3);
    const chooseOf = (top: number, by: number) => range(1, by).reduce((total, j) => (total * (top - by + j)) / j, 1);
    const right = chooseOf(n, k) * m ** k;
    return {
      stem: say(
        `What is the coefficient of ${maths(`x^{${k}}`)} in the expansion of ${maths(`(1 + ${m}x)^{${n}}`)}?`,
        `${maths(`(1 + ${m}x)^{${n}}`)} 的展开式中 ${maths(`x^{${k}}`)} 的系数是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheInnerFactor: chooseOf(n, k),
          takesTheFactorOnce: chooseOf(n, k) * m,
          takesTheNextTerm: chooseOf(n, k + 1) * m ** (k + 1),
          forgetsTheBinomial: m ** k,
          countsOrders: chooseOf(n, k) * m ** k * 2,
        },
        show: num,
      },
      explanation: say(
        `Choose ${k} of the ${n} brackets to give ${maths(`${m}x`)}: ` +
          `${maths(`\\binom{${n}}{${k}} \\times ${m}^{${k}} = ${chooseOf(n, k)} \\times ${m ** k} = ${tex(right)}`)}.`,
        `从 ${n} 个括号中选 ${k} 个取 ` +
          `${maths(`${m}x`)}：${maths(`\\mathrm{C}_{${n}}^{${k}} \\times ${m}^{${k}} = ${chooseOf(n, k)} \\times ${m ** k} = ${tex(right)}`)}。`,
      ),
      features: { steps: 3, large: right > 100 },
      holds: (value: number) => {
        const product = range(1, n).reduce<number[]>(
          (coefficients) => [...coefficients, 0].map((term, index) => term + m * (coefficients[index - 1] ?? 0)),
          [1],
        );
        return product[k] === value;
      },
    };
  },
});

export const seriesSum = defineModel<"arithmetic" | "geometric" | "telescoping">({
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
    const show = ([top = 0, bottom = 1]: readonly number[]) => maths(`\\frac{${top}}{${bottom}}`);
    const latex =
      `\\frac{1}{${a} \\times ${a + 1}} + \\frac{1}{${a + 1} \\times ${a + 2}} + \\dots + \\frac{1}{${end - 1} ` +
      `\\times ${end}}`;
    return {
      stem: say(`What is the value of this sum?\n${maths(latex)}`, `下面这个和的值是多少？\n${maths(latex)}`),
      ask: {
        type: "single_choice",
        right: [n, a * end],
        wrong: {
          losesTheLastTerm: [n - 1, a * (end - 1)],
          takesOneTermTooMany: [n + 1, a * (end + 1)],
          forgetsTheStart: [n - 1, end * (a + 1)],
          countsTermsOverEnd: [n, (a + 1) * end],
        },
        show,
        worth: ([top = 0, bottom = 1]: readonly number[]) => top / bottom,
      },
      explanation: say(
        `Each term splits: ${maths("\\frac{1}{k(k + 1)} = \\frac{1}{k} - \\frac{1}{k + 1}")}. All but the ` +
          "ends cancel: " +
          `${maths(`${a === 1 ? "1" : `\\frac{1}{${a}}`} - \\frac{1}{${end}} = \\frac{${n}}{${a * end}}`)}.`,
        `每一项都可以裂开：${maths("\\frac{1}{k(k + 1)} = \\frac{1}{k} - \\frac{1}{k + 1}")}。` +
          `中间各项抵消：${maths(`${a === 1 ? "1" : `\\frac{1}{${a}}`} - \\frac{1}{${end}} = \\frac{${n}}{${a * end}}`)}。`,
      ),
      features: { steps: 4, fraction: true },
      holds: ([top = 0, bottom = 1]: readonly number[]) =>
        near(sum(range(a, end - 1).map((k) => 1 / (k * (k + 1)))), top / bottom),
    };
  },
});
