import { gcd, lcm, range } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

export const divisors = defineMathsModel<"multiples" | "gcf" | "lcm" | "story">({
  name: "factors-and-multiples",
  area: "number",
  skill: "factorsMultiples",
  settings: { 200: "multiples", 210: "gcf", 220: "lcm", 230: "story" },
  generate(draw, kind) {
    if (kind === "multiples") {
      const n = draw.pick([6, 7, 8, 9, 12]);
      const factors = draw.some(2, range(4, 14));
      const rights = factors.map((k) => n * k).toSorted((a, b) => a - b);
      const [first = 0, second = 0] = rights;
      return {
        stem: say(`Choose all the multiples of ${n}.`, `选出所有 ${n} 的倍数。`),
        ask: {
          type: "multiple_choice",
          right: rights,
          wrong: {
            slipsByOne: first + 1,
            slipsByTwo: second - 2,
            endsInTheSameDigit: first + 10,
            addsTheNumberTwiceAndOne: second + n + 1,
            oneShort: second + n - 1,
            close: first + 3,
          },
          show: num,
        },
        explanation: say(
          `${maths(`${n} \\times ${first / n} = ${first}`)} and ` +
            `${maths(`${n} \\times ${second / n} = ${second}`)}. The others leave a remainder when divided by ` +
            `${n}.`,
          `${maths(`${n} \\times ${first / n} = ${first}`)}，` +
            `${maths(`${n} \\times ${second / n} = ${second}`)}。其他的数除以 ${n} 都有余数。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => value % n === 0,
      };
    }
    const g = draw.int(3, 9);
    const [p, q] = [draw.int(2, 5), draw.int(3, 7)];
    if (p === q || gcd(p, q) > 1) return undefined;
    const [a, b] = [g * p, g * q];
    if (kind === "gcf") {
      return {
        stem: say(`What is the greatest common factor of ${a} and ${b}?`, `${a} 和 ${b} 的最大公因数是多少？`),
        ask: {
          type: "single_choice",
          right: g,
          wrong: {
            givesTheLeastCommonMultiple: lcm(a, b),
            givesACommonFactor: range(2, g - 1).find((k) => g % k === 0) ?? 1,
            givesTheDifference: Math.abs(a - b),
            givesAFactorOfOne: g * Math.min(p, q),
            givesACofactor: Math.max(p, q),
          },
          show: num,
        },
        explanation: say(
          `${maths(`${a} = ${g} \\times ${p}`)} and ${maths(`${b} = ${g} \\times ${q}`)}; ${p} and ${q} ` +
            `share no factor. The greatest common factor is ${g}.`,
          `${maths(`${a} = ${g} \\times ${p}`)}，${maths(`${b} = ${g} \\times ${q}`)}，${p} 和 ${q} 互质，所以最大公因数是 ${g}。`,
        ),
        features: { steps: 2, close: true },
        holds: (value: number) => range(1, Math.min(a, b)).findLast((k) => a % k === 0 && b % k === 0) === value,
      };
    }
    const right = g * p * q;
    const wrong = {
      multipliesTheNumbers: a * b,
      givesTheGreatestCommonFactor: g,
      addsTheNumbers: a + b,
      takesADoubledMultiple: 2 * right,
      takesAMultipleOfOne: b * 2,
    };
    const explanation = say(
      `${maths(`${a} = ${g} \\times ${p}`)} and ${maths(`${b} = ${g} \\times ${q}`)}, so the least common ` +
        `multiple is ${maths(`${g} \\times ${p} \\times ${q} = ${right}`)}.`,
      `${maths(`${a} = ${g} \\times ${p}`)}，${maths(`${b} = ${g} \\times ${q}`)}，所以最小公倍数是 ` +
        `${maths(`${g} \\times ${p} \\times ${q} = ${right}`)}。`,
    );
    const holds = (value: number) => range(1, a * b).find((k) => k % a === 0 && k % b === 0) === value;
    if (kind === "lcm")
      return {
        stem: say(`What is the least common multiple of ${a} and ${b}?`, `${a} 和 ${b} 的最小公倍数是多少？`),
        ask: { type: "single_choice", right, wrong, show: num },
        explanation,
        features: { steps: 2, large: right > 100 },
        holds,
      };
    return {
      stem: say(
        `One light flashes every ${a} seconds, another every ${b} seconds. They have just flashed together. ` +
          "After how many seconds do they next flash together?",
        `一盏灯每 ${a} 秒闪一次，另一盏每 ${b} 秒闪一次。两盏灯刚刚同时闪过，至少再过多少秒会再次同时闪？`,
      ),
      ask: { type: "single_choice", right, wrong, show: num },
      explanation,
      features: { steps: 3, context: true, large: right > 100 },
      holds,
    };
  },
});
