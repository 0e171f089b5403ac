import { fraction, near, range, showFraction, simplestSurd, texSurd, worth } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say, tex, tidy } from "../engine/words";

export const powerRules = defineModel<"product" | "quotient" | "negative" | "rational">({
  name: "power-rules",
  area: "number",
  skill: "exponents",
  settings: { 220: "product", 230: "quotient", 240: "negative", 250: "rational" },
  generate(draw, kind) {
    const base = draw.pick([2, 3, 5, 7, 10]);
    const [m, n] = [draw.int(4, 9), draw.int(2, 3)];
    const show = (exponent: number) => maths(`${base}^{${tex(exponent)}}`);
    if (kind === "product" || kind === "quotient") {
      const p = draw.int(2, 6);
      const right = kind === "product" ? m + p : m * n - p;
      const latex =
        kind === "product" ? `${base}^{${m}} \\times ${base}^{${p}}` : `(${base}^{${m}})^{${n}} \\div ${base}^{${p}}`;
      return {
        stem: say(`Write ${maths(latex)} as a single power.`, `把 ${maths(latex)} 写成一个幂的形式。`),
        ask: {
          type: "single_choice",
          right,
          wrong:
            kind === "product"
              ? {
                  multipliesTheExponents: m * p,
                  subtractsTheExponents: m - p,
                  slipsByOne: m + p + 1,
                  raisesTwice: m * p + 1,
                }
              : {
                  addsInsideExponents: m + n - p,
                  addsTheLast: m * n + p,
                  dividesTheExponents: Math.round((m * n) / p),
                  raisesToThePower: m ** n - p,
                },
          show,
        },
        explanation:
          kind === "product"
            ? say(
                `Same base, multiplied: add the exponents, ${maths(`${m} + ${p} = ${right}`)}. So ${show(right)}.`,
                `同底数幂相乘，指数相加：${maths(`${m} + ${p} = ${right}`)}，所以是 ${show(right)}。`,
              )
            : say(
                "A power of a power multiplies exponents, a quotient subtracts them: " +
                  `${maths(`${m} \\times ${n} - ${p} = ${right}`)}. So ${show(right)}.`,
                `幂的乘方指数相乘，同底数幂相除指数相减：${maths(`${m} \\times ${n} - ${p} = ${right}`)}，所以是 ${show(right)}。`,
              ),
        features: { steps: kind === "product" ? 1 : 3, negative: right < 0 },
        holds: (exponent: number) =>
          near(
            exponent * Math.log(base),
            Math.log(base ** m) * (kind === "product" ? 1 : n) + (kind === "product" ? 1 : -1) * Math.log(base ** p),
            1e-6,
          ),
      };
    }
    if (kind === "negative") {
      const [a, b] = [draw.int(2, 5), draw.int(2, 3)];
      const other = draw.int(2, 6);
      const right = fraction(other, a ** b);
      if (right[1] === 1) return undefined;
      return {
        stem: say(
          `What is the value of ${maths(`${other} \\times ${a}^{-${b}}`)}?`,
          `${maths(`${other} \\times ${a}^{-${b}}`)} 的值是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            readsAsNegativeNumber: fraction(-other * a ** b, 1),
            multipliesByTheExponent: fraction(-other * a * b, 1),
            putsBothBelow: fraction(1, other * a ** b),
            readsAsNegativeFraction: fraction(-other, a ** b),
            ignoresTheMinus: fraction(other * a ** b, 1),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `A negative exponent means one over the power: ${maths(`${a}^{-${b}} = \\frac{1}{${a ** b}}`)}. ` +
            `Times ${other}: ${showFraction(right)}.`,
          `负指数表示倒数：${maths(`${a}^{-${b}} = \\frac{1}{${a ** b}}`)}，再乘 ${other} 得 ${showFraction(right)}。`,
        ),
        features: { steps: 2, negative: true, fraction: true },
        holds: (value: readonly number[]) => near(worth(value) * a ** b, other),
      };
    }
    const root = draw.pick([2, 3]);
    const small = draw.int(2, root === 2 ? 7 : 4);
    const top = draw.pick(root === 2 ? [3, 5] : [2, 4]);
    const right = fraction(1, small ** top);
    const latex = `${small ** root}^{-\\frac{${top}}{${root}}}`;
    if (small ** top > 1100) return undefined;
    return {
      stem: say(`What is the value of ${maths(latex)}?`, `${maths(latex)} 的值是多少？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ignoresTheMinus: fraction(small ** top, 1),
          readsAsNegativeNumber: fraction(-(small ** top), 1),
          takesTheRootOnly: fraction(1, small),
          multipliesByTheExponent: fraction(-(small ** root) * top, root),
          raisesTheWrongWay: fraction(1, small ** (top + 1)),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Take the root, raise, then turn over: ${maths(`\\sqrt[${root}]{${small ** root}} = ${small}`)}, ` +
          `${maths(`${small}^{${top}} = ${small ** top}`)}, so the value is ${showFraction(right)}.`,
        `先开方，再乘方，最后取倒数：${maths(`\\sqrt[${root}]{${small ** root}} = ${small}`)}，` +
          `${maths(`${small}^{${top}} = ${small ** top}`)}，所以值是 ${showFraction(right)}。`,
      ),
      features: { steps: 3, negative: true, fraction: true },
      holds: (value: readonly number[]) =>
        near(Math.abs(worth(value)) ** root * (small ** root) ** top, 1, 1e-6) && worth(value) > 0,
    };
  },
});

export const scientific = defineModel<"write" | "multiply" | "add">({
  name: "scientific-notation",
  area: "number",
  skill: "scientificNotation",
  settings: { 220: "write", 230: "multiply", 240: "add" },
  generate(draw, kind) {
    const show = ([mantissa = 0, exponent = 0]: readonly number[]) =>
      maths(`${tidy(mantissa)} \\times 10^{${exponent}}`);
    const value = ([mantissa = 0, exponent = 0]: readonly number[]) => mantissa * 10 ** exponent;
    if (kind === "write") {
      const digits = draw.int(11, 98);
      const power = draw.int(3, 4);
      if (digits % 10 === 0) return undefined;
      const written = `0.${"0".repeat(power - 1)}${digits}`;
      const right = [digits / 10, -power] as const;
      return {
        stem: say(`Write ${written} in scientific notation.`, `用科学记数法表示 ${written}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheMinus: [digits / 10, power],
            countsOnlyTheZeros: [digits / 10, 1 - power],
            countsAllDigits: [digits / 10, -power - 1],
            leavesTwoDigits: [digits, -power - 2],
          },
          show,
        },
        explanation: say(
          `The point moves ${power} places to stand behind the first digit that is not 0: ${show(right)}.`,
          `小数点向右移动 ${power} 位，移到第一个非零数字之后：${show(right)}。`,
        ),
        features: { steps: 1, negative: true },
        holds: (candidate: readonly number[]) =>
          near(value(candidate) / Number(written), 1) && (candidate[0] ?? 0) < 10,
      };
    }
    const [a, b] = [draw.int(2, 9), draw.int(2, 9)];
    const [m, n] = [draw.int(4, 9), -draw.int(2, 3)];
    if (kind === "multiply") {
      const product = a * b;
      const right = product >= 10 ? ([product / 10, m + n + 1] as const) : ([product, m + n] as const);
      const latex = `(${a} \\times 10^{${m}}) \\times (${b} \\times 10^{${n}})`;
      if (product < 10 || product % 10 === 0) return undefined;
      return {
        stem: say(`Work out ${maths(latex)} in scientific notation.`, `计算 ${maths(latex)}，结果用科学记数法表示。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsToShift: [product / 10, m + n],
            multipliesTheExponents: [product / 10, m * n],
            subtractsTheExponents: [product / 10, m - n + 1],
            addsTheFirstNumbers: [a + b > 9 ? (a + b) / 10 : a + b, m + n],
          },
          show,
        },
        explanation: say(
          `Multiply the numbers and add the exponents: ${maths(`${product} \\times 10^{${m + n}}`)}. In ` +
            `scientific notation this is ${show(right)}.`,
          `数相乘，指数相加：${maths(`${product} \\times 10^{${m + n}}`)}，用科学记数法写成 ${show(right)}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (candidate: readonly number[]) =>
          near(value(candidate) / (a * 10 ** m * b * 10 ** n), 1) && (candidate[0] ?? 0) < 10,
      };
    }
    const right = [tidy(a + b / 10), m] as const;
    const latex = `${a} \\times 10^{${m}} + ${b} \\times 10^{${m - 1}}`;
    if (a === b) return undefined;
    return {
      stem: say(`Work out ${maths(latex)} in scientific notation.`, `计算 ${maths(latex)}，结果用科学记数法表示。`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          addsWithoutAligning: [a + b > 9 ? (a + b) / 10 : a + b, a + b > 9 ? m + 1 : m],
          addsTheExponents: [tidy(a + b / 10), 2 * m - 1],
          shiftsTheWrongNumber: [tidy(b + a / 10), m],
          takesTheLowerExponent: [tidy(a + b / 10), m - 1],
        },
        show,
      },
      explanation: say(
        `Write both with ${maths(`10^{${m}}`)}: ` +
          `${maths(`${b} \\times 10^{${m - 1}} = ${b / 10} \\times 10^{${m}}`)}. The sum is ${show(right)}.`,
        `统一成 ${maths(`10^{${m}}`)}：${maths(`${b} \\times 10^{${m - 1}} = ${b / 10} \\times 10^{${m}}`)}，和是 ` +
          `${show(right)}。`,
      ),
      features: { steps: 3, close: true },
      holds: (candidate: readonly number[]) =>
        near(value(candidate) / (a * 10 ** m + b * 10 ** (m - 1)), 1) && (candidate[0] ?? 0) < 10,
    };
  },
});

export const roots = defineModel<"between" | "simplify" | "rationalise" | "nested">({
  name: "square-roots",
  area: "number",
  skill: "roots",
  settings: { 220: "between", 240: "simplify", 250: "rationalise", 260: "nested" },
  generate(draw, kind) {
    if (kind === "between") {
      const low = draw.int(5, 14);
      const n = draw.int(low * low + 1, (low + 1) ** 2 - 1);
      const show = (value: number) => say(`between ${value} and ${value + 1}`, `在 ${value} 和 ${value + 1} 之间`);
      return {
        stem: say(
          `Between which two whole numbers does ${maths(`\\sqrt{${n}}`)} lie?`,
          `${maths(`\\sqrt{${n}}`)} 在哪两个相邻整数之间？`,
        ),
        ask: {
          type: "single_choice",
          right: low,
          wrong: { oneTooHigh: low + 1, oneTooLow: low - 1, halvesInstead: Math.floor(n / 2), twoTooLow: low - 2 },
          show,
        },
        explanation: say(
          `${maths(`${low}^2 = ${low * low}`)} and ${maths(`${low + 1}^2 = ${(low + 1) ** 2}`)}, so the root ` +
            `lies ${show(low).en}.`,
          `${maths(`${low}^2 = ${low * low}`)}，${maths(`${low + 1}^2 = ${(low + 1) ** 2}`)}，所以它${show(low).zh}。`,
        ),
        features: { steps: 2, close: true },
        holds: (value: number) => Math.floor(Math.sqrt(n)) === value,
      };
    }
    const inside = draw.pick([2, 3, 5, 6, 7]);
    if (kind === "simplify") {
      const [p, q] = draw.some(2, [2, 3, 4, 5, 6]);
      if (p === undefined || q === undefined) return undefined;
      const sign = draw.pick([1, -1]);
      const right = [p + sign * q, inside] as const;
      if (right[0] <= 1) return undefined;
      const [large, small] = [inside * p * p, inside * q * q];
      const show = (value: readonly number[]) => maths(texSurd(value));
      return {
        stem: say(
          `Simplify ${maths(`\\sqrt{${large}} ${sign > 0 ? "+" : "-"} \\sqrt{${small}}`)}.`,
          `化简 ${maths(`\\sqrt{${large}} ${sign > 0 ? "+" : "-"} \\sqrt{${small}}`)}。`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            worksUnderTheRoot: simplestSurd(large + sign * small),
            takesTheWrongSign: [Math.abs(p - sign * q), inside],
            multipliesTheFactors: [p * q, inside],
            addsTheInsides: [p + sign * q, 2 * inside],
            keepsSquares: [p * p + sign * q * q, inside],
          },
          show,
          worth: ([a = 0, b = 0]: readonly number[]) => a * Math.sqrt(b),
        },
        explanation: say(
          `${maths(`\\sqrt{${large}} = ${texSurd([p, inside])}`)} and ` +
            `${maths(`\\sqrt{${small}} = ${texSurd([q, inside])}`)}. Together: ${show(right)}.`,
          `${maths(`\\sqrt{${large}} = ${texSurd([p, inside])}`)}，` +
            `${maths(`\\sqrt{${small}} = ${texSurd([q, inside])}`)}，合并得 ${show(right)}。`,
        ),
        features: { steps: 3, close: true },
        holds: ([a = 0, b = 0]: readonly number[]) =>
          near(a * Math.sqrt(b), Math.sqrt(large) + sign * Math.sqrt(small), 1e-7),
      };
    }
    if (kind === "rationalise") {
      const k = draw.int(1, 3);
      const bottom = inside - k * k;
      const top = Math.abs(bottom) * draw.int(1, 4);
      if (bottom === 0 || Math.abs(bottom) > 6) return undefined;
      const factor = top / bottom;
      const show = ([a = 0, b = 0]: readonly number[]) =>
        maths(`${tex(a)} ${b < 0 ? "-" : "+"} ${texSurd([Math.abs(b), inside])}`);
      const right = [-factor * k, factor] as const;
      return {
        stem: say(
          `Which is equal to ${maths(`\\frac{${top}}{\\sqrt{${inside}} + ${k}}`)}?`,
          `与 ${maths(`\\frac{${top}}{\\sqrt{${inside}} + ${k}}`)} 相等的是哪一个？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesByTheSameSum: [factor * k, factor],
            turnsBothSigns: [factor * k, -factor],
            forgetsToDivide: [-top * k, top],
            addsInTheBottom: [-k, 1],
            losesTheOuterSign: [-factor * k, -factor],
          },
          show,
        },
        explanation: say(
          `Multiply top and bottom by ${maths(`\\sqrt{${inside}} - ${k}`)}; the bottom becomes ` +
            `${maths(`${inside} - ${k * k} = ${bottom}`)}. The result is ${show(right)}.`,
          `分子分母同乘 ${maths(`\\sqrt{${inside}} - ${k}`)}，分母变成 ${maths(`${inside} - ${k * k} = ${bottom}`)}，结果是 ` +
            `${show(right)}。`,
        ),
        features: { steps: 4, fraction: true, close: true },
        holds: ([a = 0, b = 0]: readonly number[]) =>
          near((a + b * Math.sqrt(inside)) * (Math.sqrt(inside) + k), top, 1e-7),
      };
    }
    const [a, b] = [draw.int(3, 9), draw.int(2, 8)];
    if (
      a <= b ||
      Number.isInteger(Math.sqrt(a * b)) ||
      Number.isInteger(Math.sqrt(a)) ||
      Number.isInteger(Math.sqrt(b))
    )
      return undefined;
    const show = ([p = 0, q = 0, sign = 1]: readonly number[]) =>
      maths(`\\sqrt{${p}} ${sign > 0 ? "+" : "-"} \\sqrt{${q}}`);
    const latex = `\\sqrt{${a + b} - 2\\sqrt{${a * b}}}`;
    return {
      stem: say(`Which is equal to ${maths(latex)}?`, `与 ${maths(latex)} 相等的是哪一个？`),
      ask: {
        type: "single_choice",
        right: [a, b, -1],
        wrong: {
          takesTheWrongSign: [a, b, 1],
          rootsTermByTerm: [a + b, 2 * a, -1],
          turnsTheOrder: [b, a, -1],
          takesTheProductApart: [a * b, 2, -1],
          usesNeighbours: [a + 1, b - 1, -1],
        },
        show,
        worth: ([p = 0, q = 0, sign = 1]: readonly number[]) => Math.sqrt(p) + sign * Math.sqrt(q),
      },
      explanation: say(
        `Find two numbers with sum ${a + b} and product ${a * b}: ${a} and ${b}. Then ` +
          `${maths(`(\\sqrt{${a}} - \\sqrt{${b}})^2 = ${a + b} - 2\\sqrt{${a * b}}`)}, and the root must be ` +
          `positive: ${show([a, b, -1])}.`,
        `找两个数，和为 ${a + b}、积为 ${a * b}：${a} 和 ${b}。于是 ` +
          `${maths(`(\\sqrt{${a}} - \\sqrt{${b}})^2 = ${a + b} - 2\\sqrt{${a * b}}`)}，算术平方根为正，所以是 ` +
          `${show([a, b, -1])}。`,
      ),
      features: { steps: 4, close: true },
      holds: ([p = 0, q = 0, sign = 1]: readonly number[]) =>
        near(Math.sqrt(p) + sign * Math.sqrt(q), Math.sqrt(a + b - 2 * Math.sqrt(a * b)), 1e-7),
    };
  },
});

export const recurringDecimal = defineModel<"pure" | "mixed">({
  name: "recurring-decimal",
  area: "number",
  skill: "rationalNumbers",
  settings: { 240: "pure", 250: "mixed" },
  generate(draw, kind) {
    const [a, b] = [draw.int(1, 9), draw.int(1, 9)];
    if (a === b) return undefined;
    const pure = kind === "pure";
    const right = pure ? fraction(10 * a + b, 99) : fraction(10 * a + b - a, 90);
    const digits = pure ? `0.${a}${b}${a}${b}${a}${b}\\dots` : `0.${a}${b}${b}${b}${b}\\dots`;
    const repeated = pure ? `${a}${b}` : String(b);
    return {
      stem: say(
        `In ${maths(`x = ${digits}`)} the ` +
          `${pure ? `digits ${repeated} repeat` : `digit ${repeated} repeats`} without end. Which fraction is ` +
          `${maths("x")}?`,
        `${maths(`x = ${digits}`)} 中 ${repeated} 无限循环。${maths("x")} 化成分数是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          cutsTheDecimalOff: fraction(10 * a + b, 100),
          takesTheWrongBottom: pure ? fraction(10 * a + b, 90) : fraction(10 * a + b, 99),
          forgetsToSubtract: fraction(10 * a + b, 90),
          takesOnlyTheRepeat: fraction(b, 9),
          subtractsTheWrongDigit: fraction(Math.max(1, 10 * a + b - b), 90),
        },
        show: showFraction,
        worth,
      },
      explanation: pure
        ? say(
            `${maths(`100x - x = ${10 * a + b}`)}, so ${maths(`x = \\frac{${10 * a + b}}{99}`)}. In lowest ` +
              `terms: ${showFraction(right)}.`,
            `${maths(`100x - x = ${10 * a + b}`)}，所以 ${maths(`x = \\frac{${10 * a + b}}{99}`)}，化成最简分数是 ` +
              `${showFraction(right)}。`,
          )
        : say(
            `${maths(`100x - 10x = ${10 * a + b} - ${a} = ${10 * a + b - a}`)}, so ` +
              `${maths(`x = \\frac{${10 * a + b - a}}{90}`)}. In lowest terms: ${showFraction(right)}.`,
            `${maths(`100x - 10x = ${10 * a + b} - ${a} = ${10 * a + b - a}`)}，所以 ` +
              `${maths(`x = \\frac{${10 * a + b - a}}{90}`)}，化成最简分数是 ${showFraction(right)}。`,
          ),
      features: { steps: 3, fraction: true, close: true },
      holds: (value: readonly number[]) =>
        near(worth(value), pure ? Number(`0.${`${a}${b}`.repeat(6)}`) : Number(`0.${a}${String(b).repeat(12)}`), 1e-7),
    };
  },
});

export const modular = defineModel<"last" | "remainder">({
  name: "last-digit-and-remainder",
  area: "number",
  skill: "numberTheory",
  settings: { 250: "last", 260: "remainder" },
  generate(draw, kind) {
    const base = draw.pick([3, 7, 8, 12, 13, 17]);
    const exponent = draw.int(21, 98);
    const modulus = kind === "last" ? 10 : draw.pick([7, 11]);
    if (base % modulus < 2) return undefined;
    const cycle = range(1, 12).reduce<number[]>((list) => [...list, ((list.at(-1) ?? 1) * base) % modulus], []);
    const length = cycle.indexOf(1) + 1;
    const period =
      length > 0
        ? length
        : cycle.lastIndexOf(cycle[0] ?? 0) - cycle.indexOf(cycle[0] ?? 0) > 0
          ? cycle.slice(1).indexOf(cycle[0] ?? 0) + 1
          : 1;
    const right = cycle[(exponent - 1) % period] ?? 0;
    const shown = cycle.slice(0, period);
    const others = shown.filter((value) => value !== right);
    const rest = exponent % period;
    return {
      stem:
        kind === "last"
          ? say(
              `What is the last digit of ${maths(`${base}^{${exponent}}`)}?`,
              `${maths(`${base}^{${exponent}}`)} 的个位数字是多少？`,
            )
          : say(
              `What is the remainder when ${maths(`${base}^{${exponent}}`)} is divided by ${modulus}?`,
              `${maths(`${base}^{${exponent}}`)} 除以 ${modulus} 的余数是多少？`,
            ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          slipsOnePlaceInTheCycle: others[0] ?? 0,
          startsTheCycleLate: others[1] ?? 0,
          takesTheBase: others[2] ?? base % modulus,
          multipliesOnly: (base * exponent) % modulus,
          takesTheExponent: exponent % modulus,
          takesNone: 0,
        },
        show: num,
      },
      explanation: say(
        `The ${kind === "last" ? "last digits" : "remainders"} of the powers repeat every ${period}: ` +
          `${shown.join(", ")}. ${maths(`${exponent} \\div ${period}`)} leaves ${rest}, so the answer is entry ` +
          `${rest === 0 ? period : rest} of the cycle: ${right}.`,
        `各次幂的${kind === "last" ? "个位数字" : "余数"}每 ${period} 个一循环：${shown.join("，")}。` +
          `${maths(`${exponent} \\div ${period}`)} 余 ${rest}，取循环中的第 ${rest === 0 ? period : rest} 个，得 ${right}。`,
      ),
      features: { steps: 4, large: true },
      holds: (value: number) => Number(BigInt(base) ** BigInt(exponent) % BigInt(modulus)) === value,
    };
  },
});

export const complexNumbers = defineModel<"product" | "quotient">({
  name: "complex-numbers",
  area: "number",
  skill: "complexNumbers",
  settings: { 250: "product", 260: "quotient" },
  generate(draw, kind) {
    const [a, b, c, d] = [draw.int(1, 6), draw.int(1, 6), draw.int(1, 5), draw.pick([-1, 1]) * draw.int(1, 5)];
    const imaginary = (value: number) => `${value < 0 ? "-" : "+"} ${Math.abs(value) === 1 ? "" : Math.abs(value)}i`;
    const write = (re: number, im: number) => `${tex(re)} ${imaginary(im)}`;
    const show = ([re = 0, im = 0]: readonly number[]) =>
      maths(
        im === 0
          ? tex(re)
          : re === 0
            ? `${im < 0 ? "-" : ""}${Math.abs(im) === 1 ? "" : Math.abs(im)}i`
            : write(re, im),
      );
    const product = [a * c - b * d, a * d + b * c] as const;
    if (product[0] === 0 || product[1] === 0) return undefined;
    if (kind === "product") {
      return {
        stem: say(
          `Let ${maths("i^2 = -1")}. What is ${maths(`(${write(a, b)})(${write(c, d)})`)}?`,
          `已知 ${maths("i^2 = -1")}，计算 ${maths(`(${write(a, b)})(${write(c, d)})`)}。`,
        ),
        ask: {
          type: "single_choice",
          right: product,
          wrong: {
            takesISquaredAsOne: [a * c + b * d, a * d + b * c],
            multipliesPartByPart: [a * c, b * d],
            losesACrossTerm: [a * c - b * d, a * d],
            subtractsTheCrossTerms: [a * c - b * d, a * d - b * c],
            turnsTheImaginaryPart: [a * c - b * d, -(a * d + b * c)],
          },
          show,
        },
        explanation: say(
          `Multiply out: ${maths(`${a * c} ${imaginary(a * d)} ${imaginary(b * c)} ${imaginary(b * d)}^2`)}. ` +
            `With ${maths("i^2 = -1")} this is ${show(product)}.`,
          `展开：${maths(`${a * c} ${imaginary(a * d)} ${imaginary(b * c)} ${imaginary(b * d)}^2`)}，代入 ` +
            `${maths("i^2 = -1")} 得 ${show(product)}。`,
        ),
        features: { steps: 3, negative: d < 0 },
        holds: ([re = 0, im = 0]: readonly number[]) =>
          near((re * c + im * d) / (c * c + d * d), a) && near((im * c - re * d) / (c * c + d * d), b),
      };
    }
    return {
      stem: say(
        `Let ${maths("i^2 = -1")} and ${maths(`z = \\frac{${write(...product)}}{${write(c, d)}}`)}. What is ` +
          `${maths("|z|^2")}?`,
        `已知 ${maths("i^2 = -1")}，${maths(`z = \\frac{${write(...product)}}{${write(c, d)}}`)}，求 ${maths("|z|^2")}。`,
      ),
      ask: {
        type: "single_choice",
        right: a * a + b * b,
        wrong: {
          addsTheParts: a + b,
          subtractsTheSquares: Math.abs(a * a - b * b),
          squaresTheSum: (a + b) ** 2,
          ignoresTheDenominator: product[0] ** 2 + product[1] ** 2,
          takesTheDenominator: c * c + d * d,
          slipsByOne: a * a + b * b + 1,
        },
        show: num,
      },
      explanation: say(
        `${maths(`|z|^2 = \\frac{${product[0] ** 2} + ${product[1] ** 2}}{${c * c} + ${d * d}} = \\frac{${product[0] ** 2 + product[1] ** 2}}{${c * c + d * d}} = ${a * a + b * b}`)}. ` +
          `(Dividing out gives ${maths(`z = ${write(a, b)}`)}.)`,
        `${maths(`|z|^2 = \\frac{${product[0] ** 2} + ${product[1] ** 2}}{${c * c} + ${d * d}} = \\frac{${product[0] ** 2 + product[1] ** 2}}{${c * c + d * d}} = ${a * a + b * b}`)}。` +
          `（化简得 ${maths(`z = ${write(a, b)}`)}。）`,
      ),
      features: { steps: 4, fraction: true },
      holds: (value: number) => near(value * (c * c + d * d), product[0] ** 2 + product[1] ** 2),
    };
  },
});
