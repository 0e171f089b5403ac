import { gcd, isPrime, lcm, range, sum } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { bracketed, maths, num, say, tex } from "../engine/words";

export const integerSum = defineModel<"temperature" | "calculation" | "product">({
  name: "integer-calculation",
  area: "number",
  skill: "integers",
  settings: { 200: "temperature", 210: "calculation", 220: "product" },
  generate(draw, kind) {
    const a = draw.int(2, 12);
    const b = draw.int(3, 15);
    if (kind === "temperature") {
      if (a >= b) return undefined;
      const right = a - b;
      return {
        stem: say(
          `In the evening it is ${a} °C. During the night the temperature falls by ${b} degrees. What is the ` +
            "temperature then?",
          `傍晚的气温是 ${a} °C，夜里下降了 ${b} °C。这时的气温是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheMinus: b - a,
            addsInstead: a + b,
            addsWithMinus: -(a + b),
            countsZeroTwice: right + 1,
            countsTooFar: right - 1,
          },
          show: (value: number) => `${num(value)} °C`,
        },
        explanation: say(
          `Falling means going down: ${maths(`${a} - ${b} = ${right}`)}, so ${num(right)} °C.`,
          `下降用减法：${maths(`${a} - ${b} = ${right}`)}，所以是 ${num(right)} °C。`,
        ),
        features: { steps: 1, context: true, negative: true },
        holds: (value: number) => value + b === a,
      };
    }
    const [x, y] = [a * draw.pick([-1, 1]), -b];
    if (kind === "calculation") {
      const minus = draw.pick([true, false]);
      const right = minus ? x - y : x + y;
      const latex = `${x} ${minus ? "-" : "+"} (${y})`;
      if (right === 0 || (x > 0 && !minus)) return undefined;
      return {
        stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesASign: minus ? x + y : x - y,
            turnsTheSignOfTheResult: -right,
            losesBothSigns: Math.abs(x) - Math.abs(y),
            addsTheSizes: Math.abs(x) + Math.abs(y),
            minusOfTheSizes: -(Math.abs(x) + Math.abs(y)),
            slipsByOne: right + 1,
          },
          show: num,
        },
        explanation: minus
          ? say(
              `Subtracting a negative number is adding: ${maths(`${x} + ${b} = ${tex(right)}`)}.`,
              `减去一个负数，等于加上它的相反数：${maths(`${x} + ${b} = ${tex(right)}`)}。`,
            )
          : say(
              `Adding a negative number is subtracting: ${maths(`${x} - ${b} = ${tex(right)}`)}.`,
              `加上一个负数，等于减去它的相反数：${maths(`${x} - ${b} = ${tex(right)}`)}。`,
            ),
        features: { steps: 2, negative: true },
        holds: (value: number) => (minus ? value + y === x : value - y === x),
      };
    }
    const z = -draw.int(2, 5);
    const w = draw.int(4, 20);
    const right = x * z - w;
    const latex = `${tex(x)} \\times (${z}) - ${w}`;
    return {
      stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheWrongSignOfTheProduct: -x * z - w,
          addsTheLast: x * z + w,
          turnsTheSignOfTheResult: -right,
          addsInsteadOfMultiplies: x + z - w,
          multipliesLast: x * (z - w),
        },
        show: num,
      },
      explanation: say(
        `Multiply first: ${maths(`${bracketed(x)} \\times (${z}) = ${tex(x * z)}`)}. Then ` +
          `${maths(`${tex(x * z)} - ${w} = ${tex(right)}`)}.`,
        `先算乘法：${maths(`${bracketed(x)} \\times (${z}) = ${tex(x * z)}`)}，再算 ` +
          `${maths(`${tex(x * z)} - ${w} = ${tex(right)}`)}。`,
      ),
      features: { steps: 2, negative: true, close: true },
      holds: (value: number) => (value + w) / z === x,
    };
  },
});

export const divisors = defineModel<"multiples" | "gcf" | "lcm" | "story">({
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
        stem: say(
          `Choose all the multiples of ${n}.\n${maths(`${n} \\times \\square`)}`,
          `选出所有 ${n} 的倍数。\n${maths(`${n} \\times \\square`)}`,
        ),
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

export const primeFacts = defineModel<"which" | "sum" | "divisors">({
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
      return {
        stem: say(
          `Exactly one of these numbers is prime. Which one?\n${list.join(", ")}`,
          `下面的数中只有一个是质数，是哪一个？\n${list.join("，")}`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: { takesOddForPrime: first, missesTheFactorThree: second, missesTheFactorSeven: third },
          show: num,
        },
        explanation: say(
          "The others have factors: " +
            `${[first, second, third].map((n) => maths(`${n} = ${range(2, n).find((k) => n % k === 0)} \\times ${n / (range(2, n).find((k) => n % k === 0) ?? 1)}`)).join(", ")}. ` +
            `Only ${right} is prime.`,
          `其他的数都能分解：${[first, second, third].map((n) => maths(`${n} = ${range(2, n).find((k) => n % k === 0)} \\times ${n / (range(2, n).find((k) => n % k === 0) ?? 1)}`)).join("，")}。` +
            `只有 ${right} 是质数。`,
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
    const part = (base: number, top: number) => sum(range(0, top).map((k) => base ** k));
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
        `${maths(`${number} = ${factorised}`)}, so the sum is ${maths(
          `(${range(0, m)
            .map((k) => p ** k)
            .join(" + ")})(${range(0, n)
            .map((k) => q ** k)
            .join(" + ")}) = ${tex(right)}`,
        )}.`,
        `${maths(`${number} = ${factorised}`)}，所以和是 ${maths(
          `(${range(0, m)
            .map((k) => p ** k)
            .join(" + ")})(${range(0, n)
            .map((k) => q ** k)
            .join(" + ")}) = ${tex(right)}`,
        )}。`,
      ),
      features: { steps: 4, large: true },
      calculator: true,
      holds: (value: number) => value === part(p, m) * part(q, n),
    };
  },
});
