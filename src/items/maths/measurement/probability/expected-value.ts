import { choose, fraction, near, range, showFraction, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tidy } from "../../../engine/words";

export const expectedValue = defineMathsModel<"prize" | "binomial" | "variance">({
  name: "expected-value",
  area: "measurement",
  skill: "expectedValue",
  settings: { 240: "prize", 250: "binomial", 260: "variance" },
  generate(draw, kind) {
    if (kind === "prize") {
      const [first, second] = [draw.int(4, 12) * 10, draw.int(1, 3) * 5];
      const [p, q] = [draw.pick([1, 2, 5]), draw.pick([10, 20, 30])];
      const right = tidy((first * p + second * q) / 100);
      return {
        stem: say(
          `A ticket wins $${first} with probability ${p}% and $${second} with probability ${q}%, otherwise ` +
            "nothing. What is the expected win per ticket?",
          `一张奖券以 ${p}% 的概率中 ${first} 元，以 ${q}% 的概率中 ${second} 元，其余不中奖。每张奖券的期望奖金是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            averagesThePrizes: (first + second) / 2,
            forgetsTheSecond: tidy((first * p) / 100),
            sharesByTheWinners: tidy(Math.round(((first * p + second * q) / (p + q)) * 100) / 100),
            swapsTheChances: tidy((first * q + second * p) / 100),
            slips: tidy(right * 10),
          },
          show: (value: number) => say(`$${tidy(value).toFixed(2)}`, `${num(value)} 元`),
        },
        explanation: say(
          "Multiply each prize by its probability, and add: " +
            `${maths(`${first} \\times ${p / 100} + ${second} \\times ${q / 100} = ${right}`)}, so ` +
            `$${right.toFixed(2)}.`,
          "每个奖金乘以它的概率，再相加：" +
            `${maths(`${first} \\times ${p / 100} + ${second} \\times ${q / 100} = ${right}`)}，即 ${num(right)} 元。`,
        ),
        features: { steps: 3, fraction: true, context: true },
        calculator: true,
        holds: (value: number) => near(value * 100 - first * p, second * q),
      };
    }
    if (kind === "binomial") {
      const n = draw.int(4, 6);
      const k = draw.int(2, n - 2);
      const right = fraction(choose(n, k), 2 ** n);
      return {
        stem: say(
          `A fair coin is tossed ${n} times. What is the probability of exactly ${k} heads?`,
          `抛一枚均匀的硬币 ${n} 次，恰好 ${k} 次正面朝上的概率是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsTheOrders: fraction(1, 2 ** n),
            takesTheShare: fraction(k, n),
            takesOnlyTheHeads: fraction(1, 2 ** k),
            countsOrdersWrongly: fraction(n, 2 ** n),
            thinksHalf: [1, 2],
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `There are ${maths(`2^{${n}} = ${2 ** n}`)} equally likely results and ${choose(n, k)} of them ` +
            `have ${k} heads: ${showFraction(right)}.`,
          `共有 ${maths(`2^{${n}} = ${2 ** n}`)} 种等可能的结果，其中恰有 ${k} 次正面的有 ${choose(n, k)} 种，概率是 ${showFraction(right)}。`,
        ),
        features: { steps: 4, fraction: true },
        holds: (value: readonly number[]) =>
          near(
            worth(value),
            range(0, 2 ** n - 1).filter((bits) => bits.toString(2).replaceAll("0", "").length === k).length / 2 ** n,
          ),
      };
    }
    const [n, p] = draw.pick([
      [20, 0.1],
      [50, 0.2],
      [100, 0.3],
      [60, 0.5],
      [200, 0.1],
      [40, 0.25],
      [80, 0.25],
      [150, 0.4],
      [90, 0.1],
      [25, 0.2],
      [48, 0.5],
      [100, 0.9],
    ] as const);
    const right = tidy(n * p * (1 - p));
    return {
      stem: say(
        `A trial succeeds with probability ${p} and is repeated ${n} times independently. What is the ` +
          "variance of the number of successes?",
        `每次试验成功的概率为 ${p}，独立重复 ${n} 次。成功次数的方差是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesTheMean: tidy(n * p),
          forgetsTheNumber: tidy(p * (1 - p)),
          squaresTheProbability: tidy(n * p * p),
          givesTheFailures: tidy(n * (1 - p)),
          squaresTheNumber: tidy(n * n * p * (1 - p)),
        },
        show: num,
      },
      explanation: say(
        "The number of successes is binomial: " +
          `${maths(`np(1 - p) = ${n} \\times ${p} \\times ${tidy(1 - p)} = ${right}`)}.`,
        `成功次数服从二项分布：${maths(`np(1 - p) = ${n} \\times ${p} \\times ${tidy(1 - p)} = ${right}`)}。`,
      ),
      features: { steps: 3, fraction: true },
      calculator: true,
      holds: (value: number) => near(value, n * p - n * p * p, 1e-6),
    };
  },
});
