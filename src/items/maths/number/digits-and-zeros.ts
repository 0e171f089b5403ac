import { range, sum } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

/** How many digits a product of powers of 2 and 5 has; with how many zeros a factorial ends. */
export const digitsAndZeros = defineMathsModel<"digits" | "zeros">({
  name: "digits-and-zeros",
  area: "number",
  skill: "numberTheory",
  settings: { 250: "digits", 260: "zeros" },
  generate(draw, kind) {
    if (kind === "digits") {
      const few = draw.int(8, 30);
      const more = few + draw.int(3, 6);
      const twos = draw.pick([true, false]);
      const [a, b] = twos ? [more, few] : [few, more];
      const rest = (twos ? 2 : 5) ** (more - few);
      const right = few + String(rest).length;
      const latex = `2^{${a}} \\times 5^{${b}}`;
      return {
        stem: say(`How many digits does the number ${maths(latex)} have?`, `数 ${maths(latex)} 是几位数？`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsTheZerosOnly: few,
            addsTheExponents: a + b,
            takesTheLargerExponent: more,
            forgetsTheLeadingDigits: few + 1,
            countsOneTooMany: right + 1,
            countsOneTooFew: right - 1,
          },
          show: num,
        },
        explanation: say(
          `Pair 2s with 5s: ${maths(`${latex} = ${rest} \\times 10^{${few}}`)}. That is ${rest} followed by ` +
            `${few} zeros, ` +
            `${right} digits.`,
          `把 2 和 5 配成 10：${maths(`${latex} = ${rest} \\times 10^{${few}}`)}，即 ${rest} 后面跟 ${few} 个 0，` +
            `共 ${right} 位。`,
        ),
        features: { steps: 3, large: true },
        holds: (value: number) => String(2n ** BigInt(a) * 5n ** BigInt(b)).length === value,
      };
    }
    const n = draw.int(26, 160);
    const counts = [5, 25, 125].map((power) => Math.floor(n / power)).filter((size) => size > 0);
    const right = sum(counts);
    return {
      stem: say(
        `The product of all whole numbers from 1 to ${n} is worked out. With how many zeros does it end?`,
        `从 1 乘到 ${n}，积的末尾连续有多少个 0？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsFivesOnlyOnce: counts[0] ?? 0,
          countsTheTensOnly: Math.floor(n / 10),
          countsTensAndFives: Math.floor(n / 10) + (counts[0] ?? 0),
          countsOneTooMany: right + 1,
          countsOneTooFew: right - 1,
          countsTheTwos: Math.floor(n / 2),
        },
        show: num,
      },
      explanation: say(
        "Each zero needs a factor 5; there are enough factors 2. Multiples of 5 give one, those of 25 one more, " +
          "those " +
          `of 125 another: ${maths(`${counts.join(" + ")} = ${right}`)}.`,
        `每个 0 需要一个因数 5，因数 2 足够多。5 的倍数各给一个，25 的倍数再给一个，125 的倍数又给一个：` +
          `${maths(`${counts.join(" + ")} = ${right}`)}。`,
      ),
      features: { steps: 4, large: n > 124 },
      holds: (value: number) => {
        const product = range(1, n).reduce((result, k) => result * BigInt(k), 1n);
        return (/0*$/.exec(String(product))?.[0].length ?? 0) === value;
      },
    };
  },
});
