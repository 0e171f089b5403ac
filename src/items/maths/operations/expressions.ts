import { evaluate, texPolynomial } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { bracketed, maths, num, say, signed, tex } from "../engine/words";

interface Order {
  readonly latex: string;
  readonly right: number;
  readonly wrong: Readonly<Record<string, number>>;
  readonly working: string;
  readonly steps: number;
  readonly negative?: boolean;
  /** The same value by inverse or distributive working. */
  readonly check: (value: number) => boolean;
}

const forms: Readonly<
  Record<"plain" | "brackets" | "powers" | "negative", (a: number, b: number, c: number) => Order>
> = {
  plain: (a, b, c) => ({
    latex: `${a} + ${b} \\times ${c}`,
    right: a + b * c,
    wrong: {
      worksFromLeftToRight: (a + b) * c,
      addsAll: a + b + c,
      multipliesTheFirstPair: a * b + c,
      forgetsToAdd: b * c,
    },
    working: `${a} + ${b * c} = ${a + b * c}`,
    steps: 2,
    check: (value) => (value - a) / c === b,
  }),
  brackets: (a, b, c) => ({
    latex: `${a * c} - ${c} \\times (${b} + 2)`,
    right: a * c - c * (b + 2),
    wrong: {
      worksFromLeftToRight: (a * c - c) * (b + 2),
      dropsTheBrackets: a * c - c * b + 2,
      subtractsOnlyOnce: a * c - (b + 2),
      ignoresTheLastNumber: a * c - c * b,
      multipliesTheSumWrongly: a * c - c * (b + 1),
    },
    working: `${a * c} - ${c} \\times ${b + 2} = ${a * c} - ${c * (b + 2)} = ${a * c - c * (b + 2)}`,
    steps: 3,
    check: (value) => value / c === a - b - 2,
  }),
  powers: (a, b, c) => ({
    latex: `${a} \\times ${b}^2 - ${c}`,
    right: a * b * b - c,
    wrong: {
      squaresTheProduct: (a * b) ** 2 - c,
      doublesInsteadOfSquaring: a * b * 2 - c,
      addsTheLastNumber: a * b * b + c,
      subtractsFirst: a * (b * b - c),
    },
    working: `${a} \\times ${b * b} - ${c} = ${a * b * b} - ${c} = ${a * b * b - c}`,
    steps: 3,
    check: (value) => (value + c) / (a * b) === b,
  }),
  negative: (a, b, c) => ({
    latex: `-${a}^2 + ${b} \\times (-${c})`,
    right: -(a * a) - b * c,
    wrong: {
      squaresTheSign: a * a - b * c,
      losesTheMinus: -(a * a) + b * c,
      worksFromLeftToRight: (-(a * a) + b) * -c,
      bothSignsWrong: a * a + b * c,
    },
    working: `-${a * a} + (-${b * c}) = ${-(a * a) - b * c}`,
    steps: 3,
    negative: true,
    check: (value) => -value - b * c === a * a,
  }),
};

export const orderOfOperations = defineModel<keyof typeof forms>({
  name: "order-of-operations",
  area: "operations",
  skill: "orderOfOperations",
  settings: { 190: "plain", 200: "brackets", 210: "powers", 220: "negative" },
  generate(draw, form) {
    const b = draw.int(3, 8);
    const a = form === "brackets" ? b + draw.int(3, 7) : draw.int(2, 9);
    const c = draw.int(3, 9);
    const { latex, right, wrong, working, steps, negative, check } = forms[form](a, b, c);
    return {
      stem: say(`What is the value of ${maths(latex)}?`, `${maths(latex)} 的值是多少？`),
      ask: { type: "single_choice", right, wrong, show: num },
      explanation: say(
        "Brackets and powers come first, then multiplying and dividing, then adding and subtracting: " +
          `${maths(`${latex} = ${working}`)}.`,
        `先算括号和乘方，再算乘除，最后算加减：${maths(`${latex} = ${working}`)}。`,
      ),
      features: { steps, negative: negative ?? false, close: true },
      holds: check,
    };
  },
});

export const substitution = defineModel<{ negative: boolean; square: boolean }>({
  name: "evaluate-expression",
  area: "operations",
  skill: "expressions",
  settings: {
    200: { negative: false, square: false },
    210: { negative: false, square: true },
    220: { negative: true, square: true },
  },
  generate(draw, { negative, square }) {
    const a = draw.int(2, 6);
    const b = draw.int(2, 9);
    const c = draw.int(1, 12);
    const x = draw.int(3, 7) * (negative ? -1 : 1);
    const coefficients = square ? [a, -b, c] : [a, c];
    const right = evaluate(coefficients, x);
    const formula = texPolynomial(coefficients);
    const working = square
      ? `${a} \\times ${bracketed(x)}^2 - ${b} \\times ${bracketed(x)} + ${c}`
      : `${a} \\times ${x} + ${c}`;
    return {
      stem: say(
        `What is the value of ${maths(formula)} when ${maths(`x = ${x}`)}?`,
        `当 ${maths(`x = ${x}`)} 时，${maths(formula)} 的值是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: square
          ? {
              losesASign: a * x * x + b * x + c,
              doublesInsteadOfSquaring: a * 2 * x - b * x + c,
              squaresTheProduct: (a * x) ** 2 - b * x + c,
              keepsTheMinusOfTheSquare: -a * x * x - b * x + c,
              forgetsTheConstant: right - c,
            }
          : {
              joinsDigits: Number(`${a}${x}`) + c,
              addsInsteadOfMultiplies: a + x + c,
              multipliesAll: a * (x + c),
              forgetsTheConstant: a * x,
            },
        show: num,
      },
      explanation: say(
        `Put ${tex(x)} in place of ${maths("x")}: ${maths(`${working} = ${tex(right)}`)}.`,
        `把 ${maths("x")} 换成 ${tex(x)}：${maths(`${working} = ${tex(right)}`)}。`,
      ),
      features: { steps: square ? 3 : 2, negative, close: true },
      holds: (value: number) => (square ? value - c === x * (a * x - b) : (value - c) / a === x),
    };
  },
});

export const wordsToExpression = defineModel<"one" | "two" | "bracket">({
  name: "words-to-expression",
  area: "operations",
  skill: "expressions",
  settings: { 200: "one", 210: "two", 220: "bracket" },
  generate(draw, kind) {
    const k = draw.int(2, 9);
    const m = draw.int(3, 15);
    if (k === m) return undefined;
    const tables = {
      one: {
        words: say(`${m} less than a number ${maths("n")}`, `比 ${maths("n")} 少 ${m} 的数`),
        right: `n - ${m}`,
        wrong: {
          turnsTheSubtractionRound: `${m} - n`,
          addsInstead: `n + ${m}`,
          multipliesInstead: `${m}n`,
          dividesInstead: `n \\div ${m}`,
        },
        means: (n: number) => n - m,
      },
      two: {
        words: say(`${m} more than ${k} times a number ${maths("n")}`, `比 ${maths("n")} 的 ${k} 倍多 ${m} 的数`),
        right: `${k}n + ${m}`,
        wrong: {
          multipliesTheSum: `${k}(n + ${m})`,
          swapsTheNumbers: `${m}n + ${k}`,
          subtractsInstead: `${k}n - ${m}`,
          readsTimesAsPlus: `n + ${k + m}`,
        },
        means: (n: number) => k * n + m,
      },
      bracket: {
        words: say(
          `a number ${maths("n")} is reduced by ${m}, and the result is multiplied by ${k}`,
          `${maths("n")} 减去 ${m}，再把所得的差乘 ${k}`,
        ),
        right: `${k}(n - ${m})`,
        wrong: {
          multipliesOnlyTheNumber: `${k}n - ${m}`,
          turnsTheSubtractionRound: `${k}(${m} - n)`,
          swapsTheNumbers: `${m}(n - ${k})`,
          multipliesOnlyTheSecond: `n - ${k * m}`,
        },
        means: (n: number) => k * (n - m),
      },
    } as const;
    const { words, right, wrong, means } = tables[kind];
    const readings: Readonly<Record<string, (n: number) => number>> = {
      [`n - ${m}`]: (n) => n - m,
      [`${k}n + ${m}`]: (n) => k * n + m,
      [`${k}(n - ${m})`]: (n) => k * n - k * m,
    };
    return {
      stem: say(`Which expression stands for these words?\n${words.en}`, `下面这句话用哪个式子表示？\n${words.zh}`),
      ask: { type: "single_choice", right, wrong, show: (value: string) => maths(value) },
      explanation: say(
        `Follow the words step by step: ${words.en}. That is ${maths(right)}.`,
        `按照文字一步一步写：${words.zh}，就是 ${maths(right)}。`,
      ),
      features: { steps: kind === "one" ? 1 : 2, close: kind === "bracket" },
      holds: (value: string) => value === right && [1, 7, 20].every((n) => readings[value]?.(n) === means(n)),
    };
  },
});

export const expand = defineModel<"single" | "product" | "square" | "factor">({
  name: "expand-and-factor",
  area: "operations",
  skill: "polynomials",
  settings: { 220: "single", 230: "product", 240: "factor", 250: "square" },
  generate(draw, kind) {
    const p = draw.int(2, 7);
    const q = draw.pick([-1, 1]) * draw.int(2, 9);
    const r = draw.int(2, 6);
    if (Math.abs(q) === p || p === r || Math.abs(q) === r) return undefined;
    const show = (value: readonly number[]) => maths(texPolynomial(value));
    const agrees = (product: (x: number) => number) => (value: readonly number[]) =>
      [-3, 1, 2, 5].every((x) => evaluate(value, x) === product(x));
    if (kind === "single") {
      const latex = `${p}(${r}x ${signed(q)}) - ${q > 0 ? q : -q}x`;
      const minus = Math.abs(q);
      const right = [p * r - minus, p * q];
      if (right[0] === 0) return undefined;
      return {
        stem: say(`Simplify ${maths(latex)}.`, `化简 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesOnlyTheFirstTerm: [p * r - minus, q],
            addsTheLastTerm: [p * r + minus, p * q],
            losesTheSign: [p * r - minus, -p * q],
            addsInTheBracket: [p + r - minus, p + q],
          },
          show,
        },
        explanation: say(
          "Multiply each term in the bracket: " +
            `${maths(`${texPolynomial([p * r, p * q])} - ${minus === 1 ? "" : minus}x`)}. Then collect like ` +
            `terms: ${show(right)}.`,
          `括号里的每一项都要乘：${maths(`${texPolynomial([p * r, p * q])} - ${minus === 1 ? "" : minus}x`)}。` +
            `再合并同类项：${show(right)}。`,
        ),
        features: { steps: 2, negative: q < 0 },
        holds: agrees((x) => p * (r * x + q) - minus * x),
      };
    }
    if (kind === "product") {
      const right = [1, p + q, p * q];
      return {
        stem: say(`Expand ${maths(`(x + ${p})(x ${signed(q)})`)}.`, `展开 ${maths(`(x + ${p})(x ${signed(q)})`)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesOnlyEnds: [1, 0, p * q],
            wrongMiddleSign: [1, -p - q, p * q],
            swapsSumAndProduct: [1, p * q, p + q],
            differenceInTheMiddle: [1, p - q, p * q],
            addsTheConstants: [1, p + q, p + q],
          },
          show,
        },
        explanation: say(
          `Multiply every term by every term: ${maths(`x^2 ${signed(q)}x + ${p}x ${signed(p * q)}`)}. ` +
            `Collect like terms: ${show(right)}.`,
          `每一项乘每一项：${maths(`x^2 ${signed(q)}x + ${p}x ${signed(p * q)}`)}。合并同类项：${show(right)}。`,
        ),
        features: { steps: 3, negative: q < 0 },
        holds: agrees((x) => (x + p) * (x + q)),
      };
    }
    if (kind === "square") {
      const right = [r * r, 2 * r * q, q * q - p];
      const latex = `(${r}x ${signed(q)})^2 - ${p}`;
      return {
        stem: say(`Expand and simplify ${maths(latex)}.`, `展开并化简 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsTheMiddleTerm: [r * r, 0, q * q - p],
            halvesTheMiddleTerm: [r * r, r * q, q * q - p],
            squaresOnlyTheLetter: [r, 2 * r * q, q * q - p],
            wrongMiddleSign: [r * r, -2 * r * q, q * q - p],
          },
          show,
        },
        explanation: say(
          `Use ${maths("(a + b)^2 = a^2 + 2ab + b^2")}: ` +
            `${maths(`${texPolynomial([r * r, 2 * r * q, q * q])} - ${p}`)}, which is ${show(right)}.`,
          "用公式 " +
            `${maths("(a + b)^2 = a^2 + 2ab + b^2")}：${maths(`${texPolynomial([r * r, 2 * r * q, q * q])} - ${p}`)}，` +
            `即 ${show(right)}。`,
        ),
        features: { steps: 3, negative: q < 0, close: true },
        holds: agrees((x) => (r * x + q) * (r * x + q) - p),
      };
    }
    const factors = ([a = 1, b = 0, c = 1, d = 0]: readonly number[]) =>
      maths(`(${texPolynomial([a, b])})(${texPolynomial([c, d])})`);
    const right = [r, q, 1, p];
    const product = [r, r * p + q, p * q];
    return {
      stem: say(
        `Which product is equal to ${maths(texPolynomial(product))}?`,
        `${maths(texPolynomial(product))} 分解因式的结果是哪一个？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          bothSignsTurned: [r, -q, 1, -p],
          constantsSwapped: [r, p, 1, q],
          signsSwapped: [r, -q, 1, p],
          oneSignTurned: [r, q, 1, -p],
        },
        show: factors,
        worth: ([a = 1, b = 0, c = 1, d = 0]: readonly number[]) => [a * c, a * d + b * c, b * d],
      },
      explanation: say(
        `Expand to check: ${factors(right)} gives ` +
          `${maths(`${texPolynomial([r, r * p, 0])} ${signed(q)}x ${signed(p * q)}`)}, which is ` +
          `${maths(texPolynomial(product))}.`,
        `展开验证：${factors(right)} 得 ${maths(`${texPolynomial([r, r * p, 0])} ${signed(q)}x ${signed(p * q)}`)}，` +
          `即 ${maths(texPolynomial(product))}。`,
      ),
      features: { steps: 3, negative: q < 0, close: true },
      holds: ([a = 1, b = 0, c = 1, d = 0]: readonly number[]) =>
        [0, 1, -2, 5].every((x) => (a * x + b) * (c * x + d) === evaluate(product, x)),
    };
  },
});
