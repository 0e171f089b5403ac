import { isPrime, range, sum } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tex } from "../../engine/words";

export const primeFacts = defineMathsModel<"which" | "sum" | "divisors">({
  name: "primes-and-divisors",
  area: "number",
  skill: "factorsMultiples",
  settings: { 210: "which", 230: "divisors", 250: "sum" },
  generate(draw, kind) {
    if (kind === "which") {
      const low = draw.pick([20, 30, 40, 50, 60, 70, 80]);
      const span = range(low, low + 20);
      const right = draw.pick(span.filter(isPrime));
      const composites = draw.shuffled(span.filter((n) => !isPrime(n) && n % 2 === 1));
      const [first = 0, second = 0, third = 0] = composites;
      const list = draw.shuffled([right, first, second, third]);
      const factorised = [first, second, third].map((n) => {
        const smallest = range(2, n).find((k) => n % k === 0) ?? 1;
        return maths(`${n} = ${smallest} \\times ${n / smallest}`);
      });
      return {
        stem: say(
          `Exactly one of these numbers is prime. Which one?\n${list.join(", ")}`,
          `下面的数中只有一个是质数，是哪一个？\n${list.join("，")}`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: { takesOddForPrime: first, missesAFactor: second, missesAnotherFactor: third },
          show: num,
        },
        explanation: say(
          `The others have factors: ${factorised.join(", ")}. Only ${right} is prime.`,
          `其他的数都能分解：${factorised.join("，")}。只有 ${right} 是质数。`,
        ),
        features: { steps: 3, close: true },
        holds: (value: number) => range(2, value - 1).every((k) => value % k !== 0),
      };
    }
    const [p, q] = draw.some(2, [2, 3, 5, 7]);
    const [m, n] = [draw.int(2, 3), draw.int(1, 2)];
    if (p === undefined || q === undefined) return undefined;
    const number = p ** m * q ** n;
    if (number > 600) return undefined;
    const factorised = `${p}^{${m}} \\times ${n === 1 ? q : `${q}^{${n}}`}`;
    if (kind === "divisors") {
      const right = (m + 1) * (n + 1);
      return {
        stem: say(
          `How many positive factors does ${number} have? (${maths(`${number} = ${factorised}`)})`,
          `${number} 有多少个正因数？（${maths(`${number} = ${factorised}`)}）`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesTheExponents: m * n,
            addsTheExponents: m + n,
            forgetsOneAndItself: right - 2,
            countsOnlyPrimes: 2,
            forgetsOne: right - 1,
          },
          show: num,
        },
        explanation: say(
          `A factor has ${p} to a power from 0 to ${m} and ${q} to a power from 0 to ${n}: ` +
            `${maths(`${m + 1} \\times ${n + 1} = ${right}`)}.`,
          `因数中 ${p} 的指数可取 0 到 ${m}，${q} 的指数可取 0 到 ${n}：${maths(`${m + 1} \\times ${n + 1} = ${right}`)}。`,
        ),
        features: { steps: 3, close: true },
        holds: (value: number) => range(1, number).filter((k) => number % k === 0).length === value,
      };
    }
    const all = range(1, number).filter((k) => number % k === 0);
    const right = sum(all);
    const powers = (base: number, top: number) => range(0, top).map((k) => base ** k);
    const part = (base: number, top: number) => sum(powers(base, top));
    const worked = maths(`(${powers(p, m).join(" + ")})(${powers(q, n).join(" + ")}) = ${tex(right)}`);
    return {
      stem: say(
        `What is the sum of all positive factors of ${number}, 1 and ${number} included?`,
        `${number} 的所有正因数（包括 1 和 ${number}）的和是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          leavesOutTheNumber: right - number,
          leavesOutOne: right - 1,
          leavesOutBoth: right - number - 1,
          addsTheParts: part(p, m) + part(q, n),
          doublesTheNumber: 2 * number,
        },
        show: num,
      },
      explanation: say(
        `${maths(`${number} = ${factorised}`)}, so the sum is ${worked}.`,
        `${maths(`${number} = ${factorised}`)}，所以和是 ${worked}。`,
      ),
      features: { steps: 4, large: true },
      calculator: true,
      holds: (value: number) => value === part(p, m) * part(q, n),
    };
  },
});
