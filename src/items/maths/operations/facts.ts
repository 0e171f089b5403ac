import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

interface Span {
  readonly low: number;
  readonly high: number;
}

export const addition = defineMathsModel<Span>({
  name: "add-whole-numbers",
  area: "operations",
  skill: "addition",
  settings: { 150: { low: 1, high: 5 }, 160: { low: 6, high: 9 }, 170: { low: 14, high: 48 } },
  generate(draw, { low, high }) {
    const a = draw.int(low, high);
    const b = draw.int(low, high);
    const right = a + b;
    if (right === 2) return undefined;
    return {
      stem: say(`What is ${maths(`${a} + ${b}`)}?`, `${maths(`${a} + ${b}`)} 等于多少？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ...((a % 10) + (b % 10) >= 10 && right > 20
            ? { forgetsToCarry: right - 10 }
            : { countsOneTooFew: right - 1 }),
          subtractsInstead: Math.abs(a - b),
          countsOneTooMany: right + 1,
          countsOneTooFew: right - 1,
          countsTwoTooMany: right + 2,
        },
        show: num,
      },
      explanation: say(
        `Start at ${a} and count on ${b} more: ${maths(`${a} + ${b} = ${right}`)}.`,
        `从 ${a} 开始，再往后数 ${b} 个数：${maths(`${a} + ${b} = ${right}`)}。`,
      ),
      features: { steps: 1, large: right > 10, close: right > 40 },
      holds: (value: number) => value - a === b,
    };
  },
});

export const subtraction = defineMathsModel<Span & { take: Span }>({
  name: "subtract-whole-numbers",
  area: "operations",
  skill: "subtraction",
  settings: {
    150: { low: 4, high: 9, take: { low: 1, high: 3 } },
    160: { low: 11, high: 18, take: { low: 3, high: 9 } },
    170: { low: 31, high: 89, take: { low: 12, high: 28 } },
  },
  generate(draw, { low, high, take }) {
    const a = draw.int(low, high);
    const b = draw.int(take.low, take.high);
    const right = a - b;
    if (right <= 0) return undefined;
    const turned = Math.floor(a / 10) * 10 - Math.floor(b / 10) * 10 + Math.abs((a % 10) - (b % 10));
    return {
      stem: say(`What is ${maths(`${a} - ${b}`)}?`, `${maths(`${a} - ${b}`)} 等于多少？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesSmallerDigitFromLarger: turned,
          addsInstead: a + b,
          countsOneTooMany: right + 1,
          countsOneTooFew: right - 1,
          forgetsThatTenWasBorrowed: right + 10,
        },
        show: num,
      },
      explanation: say(
        `Start at ${a} and count back ${b}: ${maths(`${a} - ${b} = ${right}`)}.\nCheck: ` +
          `${maths(`${right} + ${b} = ${a}`)}.`,
        `从 ${a} 开始往回数 ${b} 个数：${maths(`${a} - ${b} = ${right}`)}。\n验算：${maths(`${right} + ${b} = ${a}`)}。`,
      ),
      features: { steps: 1, large: a > 10, close: a > 40 },
      holds: (value: number) => value + b === a,
    };
  },
});

export const missingPart = defineMathsModel<Span & { total: Span }>({
  name: "missing-part",
  area: "operations",
  skill: "missingNumber",
  settings: {
    150: { low: 1, high: 4, total: { low: 5, high: 9 } },
    160: { low: 3, high: 9, total: { low: 11, high: 18 } },
    170: { low: 8, high: 19, total: { low: 25, high: 50 } },
    180: { low: 46, high: 180, total: { low: 220, high: 500 } },
  },
  generate(draw, { low, high, total }, level) {
    const known = draw.int(low, high);
    const whole = draw.int(total.low, total.high);
    const right = whole - known;
    const first = draw.pick([true, false]);
    const equation = maths(first ? `\\square + ${known} = ${whole}` : `${known} + \\square = ${whole}`);
    const words = { stem: say(`Which number belongs in the box?\n${equation}`, `方框里应填哪个数？\n${equation}`) };
    const explanation = say(
      `The two parts make ${whole}. Take away the part that you know: ${maths(`${whole} - ${known} = ${right}`)}.`,
      `两部分合起来是 ${whole}，减去已知的部分：${maths(`${whole} - ${known} = ${right}`)}。`,
    );
    const shared = {
      ...words,
      explanation,
      features: { steps: 2, large: whole > 20 },
      holds: (value: number) => value + known === whole,
    };
    if (level >= 170) return { ...shared, ask: { type: "numeric_entry", right } };
    return {
      ...shared,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          addsTheNumbers: whole + known,
          repeatsTheTotal: whole,
          countsOneTooFew: right - 1,
          countsOneTooMany: right + 1,
          repeatsTheKnownPart: known,
        },
        show: num,
      },
    };
  },
});

export const missingFactor = defineMathsModel<{ low: number; high: number; divide: boolean }>({
  name: "missing-factor",
  area: "operations",
  skill: "multiplicationFacts",
  settings: {
    180: { low: 2, high: 5, divide: false },
    190: { low: 6, high: 9, divide: false },
    200: { low: 6, high: 12, divide: true },
  },
  generate(draw, { low, high, divide }) {
    const known = draw.int(low, high);
    const right = draw.int(Math.max(3, low), high + 1);
    const product = known * right;
    const equation = maths(divide ? `${product} \\div \\square = ${known}` : `\\square \\times ${known} = ${product}`);
    return {
      stem: say(`Which number belongs in the box?\n${equation}`, `方框里应填哪个数？\n${equation}`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          oneGroupTooMany: right + 1,
          oneGroupTooFew: right - 1,
          subtractsInstead: product - known,
          repeatsTheKnownNumber: known,
          skipsTwoGroups: right + 2,
        },
        show: num,
      },
      explanation: say(
        `Think: how many groups of ${known} make ${product}? ` +
          `${maths(`${right} \\times ${known} = ${product}`)}, so the number is ${right}.`,
        `想：几个 ${known} 是 ${product}？${maths(`${right} \\times ${known} = ${product}`)}，所以填 ${right}。`,
      ),
      features: { steps: divide ? 2 : 1, large: product > 60, close: true },
      holds: (value: number) => (divide ? product / value === known : value * known === product),
    };
  },
});

const symbols = { "+": "+", "-": "-", "\\times": "\\times", "\\div": "\\div" } as const;

/** Which sign makes the sentence true: a choice among the four operations. */
export const missingSign = defineMathsModel<Span & { beyond: number }>({
  name: "missing-sign",
  area: "operations",
  skill: "operationMeaning",
  settings: { 170: { low: 3, high: 6, beyond: 0 }, 180: { low: 3, high: 9, beyond: 6 } },
  generate(draw, { low, high, beyond }) {
    const b = draw.int(low, high);
    const quotient = draw.int(low, high);
    if (Math.max(b, quotient) <= beyond) return undefined;
    const a = b * quotient;
    const results = { "+": a + b, "-": a - b, "\\times": a * b, "\\div": quotient } as const;
    const right = draw.pick(["+", "-", "\\times", "\\div"] as const);
    const result = results[right];
    return {
      stem: say(
        `Which sign makes this true?\n${maths(`${a} \\mathbin{\\square} ${b} = ${result}`)}`,
        `填哪个运算符号，等式成立？\n${maths(`${a} \\mathbin{\\square} ${b} = ${result}`)}`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: { takesPlus: "+", takesMinus: "-", takesTimes: "\\times", takesDividedBy: "\\div" },
        show: (sign: keyof typeof symbols) => maths(symbols[sign]),
      },
      explanation: say(
        `Try each sign. Only ${maths(right)} works: ${maths(`${a} ${right} ${b} = ${result}`)}.`,
        `逐个试一试，只有 ${maths(right)} 成立：${maths(`${a} ${right} ${b} = ${result}`)}。`,
      ),
      features: { steps: 2 },
      holds: (sign: string) =>
        sign === "+"
          ? result - b === a
          : sign === "-"
            ? result + b === a
            : sign === "\\times"
              ? result / b === a
              : result * b === a,
    };
  },
});
