import { gcd } from "../../../engine/algebra";
import { maths, num, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

const lead = (k: number, letter: string): string => `${k === 1 ? "" : k === -1 ? "-" : tex(k)}${letter}`;
const next = (k: number, letter: string): string => `${k < 0 ? "-" : "+"} ${lead(Math.abs(k), letter)}`;
const both = (p: number, q: number): string => `${lead(p, "x")} ${next(q, "y")}`;
const pair = ([x = 0, y = 0]: readonly number[]): string => maths(`(${tex(x)}, ${tex(y)})`);

export const satLinearSystem = defineSatMathModel({
  name: "sat-linear-system",
  domain: "algebra",
  skill: "linearSystems",
  kinds: {
    easy: (draw) => {
      const [x, y] = [draw.int(2, 9), draw.int(2, 12)];
      const [a, b, m] = [draw.int(2, 5), draw.int(1, 4), draw.int(2, 4)];
      const c = y - m * x;
      if (c === 0 || x === y) return undefined;
      const total = a * x + b * y;
      return {
        stem:
          `${maths(`y = ${m}x ${signed(c)}`)}\n${maths(`${both(a, b)} = ${total}`)}\n` +
          `What is the solution ${maths("(x, y)")} to the given system of equations?`,
        ask: {
          type: "single_choice",
          right: [x, y],
          wrong: {
            swapsTheUnknowns: [y, x],
            satisfiesOnlyTheFirst: [x + 1, y + m],
            satisfiesOnlyTheSecond: [x + b, y - a],
            losesASign: [x, -y],
          },
          show: pair,
        },
        explanation: say(
          `Put the first equation into the second: ` +
            `${maths(`${lead(a, "x")} + ${b === 1 ? "" : b}(${m}x ${signed(c)}) = ${total}`)}. So ` +
            `${maths(`${a + b * m}x = ${total - b * c}`)}, ${maths(`x = ${x}`)} and ${maths(`y = ${y}`)}: ` +
            `${pair([x, y])}.`,
          `把第一个方程代入第二个：${maths(`${lead(a, "x")} + ${b === 1 ? "" : b}(${m}x ${signed(c)}) = ${total}`)}。于是 ` +
            `${maths(`${a + b * m}x = ${total - b * c}`)}，${maths(`x = ${x}`)}，${maths(`y = ${y}`)}：` +
            `${pair([x, y])}。`,
        ),
        features: { steps: 2 },
        holds: ([p = 0, q = 0]: readonly number[]) => q === m * p + c && a * p + b * q === total,
      };
    },
    medium: (draw) => {
      const [x, y] = [draw.int(-4, 8), draw.int(-5, 9)];
      const [a, b, c, d] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(2, 7)];
      const [e, f] = [a * x + b * y, c * x - d * y];
      const right = (a + c) * x + (b - d) * y;
      if (a * d + b * c === 0 || b === d || e === 0 || f === 0) return undefined;
      const asked = both(a + c, b - d);
      return {
        stem:
          `${maths(`${both(a, b)} = ${tex(e)}`)}\n${maths(`${both(c, -d)} = ${tex(f)}`)}\n` +
          `The solution to the given system of equations is ${maths("(x, y)")}. What is the value of ${maths(asked)}?`,
        ask: entry(right),
        explanation: say(
          `Add the two equations: the left sides give ${maths(asked)}, the right sides ` +
            `${maths(`${tex(e)} ${signed(f)} = ${tex(right)}`)}.`,
          `把两个方程相加：左边得 ${maths(asked)}，右边得 ${maths(`${tex(e)} ${signed(f)} = ${tex(right)}`)}。`,
        ),
        features: { steps: 2, negative: right < 0, large: true },
        holds: (value: number) => {
          const size = -a * d - b * c;
          const [solvedX, solvedY] = [(-e * d - b * f) / size, (a * f - c * e) / size];
          return Math.abs((a + c) * solvedX + (b - d) * solvedY - value) < 1e-9;
        },
      };
    },
    hard: (draw) => {
      const [a, b] = draw.some(2, [2, 3, 4, 5, 7]) as [number, number];
      const [k, e, f] = [draw.int(2, 5), draw.int(3, 20), draw.int(3, 40)];
      const right = -k * b;
      if (f === k * e || gcd(a, b) > 1) return undefined;
      return {
        stem:
          `${maths(`${a}x - ${b}y = ${e}`)}\n${maths(`${k * a}x + py = ${f}`)}\n` +
          `In the given system of equations, ${maths("p")} is a constant. If the system has no solution, what is the ` +
          `value of ${maths("p")}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheSign: -right,
            givesTheFactor: k,
            copiesTheCoefficient: -b,
            takesTheOtherCoefficient: -k * a,
            addsInsteadOfScaling: k * a - a - b,
          },
          show: num,
        },
        explanation: say(
          `The lines are parallel when the coefficients are in the same ratio: ` +
            `${maths(`\\frac{${k * a}}{${a}} = \\frac{p}{-${b}}`)}, so ${maths(`p = ${tex(right)}`)}; and ` +
            `${maths(`${f} \\ne ${k * e}`)}, so they differ.`,
          `系数成比例时两直线平行：${maths(`\\frac{${k * a}}{${a}} = \\frac{p}{-${b}}`)}，所以 ` +
            `${maths(`p = ${tex(right)}`)}；又 ${maths(`${f} \\ne ${k * e}`)}，两直线不重合。`,
        ),
        features: { steps: 3, negative: true, close: true },
        holds: (value: number) => a * value + b * k * a === 0 && k * e !== f,
      };
    },
  },
});

const offers = [
  { buyer: "A theater", one: "balcony seats", other: "floor seats", unit: "seats" },
  { buyer: "A bakery", one: "small cakes", other: "large cakes", unit: "cakes" },
  { buyer: "A nursery", one: "saplings", other: "potted trees", unit: "plants" },
] as const;

export const systemStory = defineSatMathModel({
  name: "sat-system-story",
  domain: "algebra",
  skill: "linearSystems",
  kinds: {
    medium: (draw) => {
      const { buyer, one, other, unit } = draw.pick(offers);
      const [p, q] = [draw.int(6, 15), draw.int(18, 40)];
      const [x, y] = [draw.int(30, 80), draw.int(15, 60)];
      const [pieces, money] = [x + y, p * x + q * y];
      if (x === y) return undefined;
      const forms: Readonly<Record<string, readonly [string, string]>> = {
        right: [`x + y = ${pieces}`, `${p}x + ${q}y = ${money}`],
        prices: [`x + y = ${pieces}`, `${q}x + ${p}y = ${money}`],
        totals: [`x + y = ${money}`, `${p}x + ${q}y = ${pieces}`],
        crossed: [`x + y = ${money}`, `${q}x + ${p}y = ${pieces}`],
      };
      return {
        stem:
          `${buyer} sold a total of ${pieces} ${unit} in one day for $${num(money)}. Each of the ${maths("x")} ` +
          `${one} ` +
          `cost $${p}, and each of the ${maths("y")} ${other} cost $${q}. Which system of equations represents this ` +
          "situation?",
        ask: {
          type: "single_choice",
          right: "right",
          wrong: { swapsThePrices: "prices", swapsTheTotals: "totals", swapsBoth: "crossed" },
          show: (value: string) => (forms[value] ?? []).map(maths).join(" and "),
        },
        explanation: say(
          `The numbers of ${unit} add up: ${maths(`x + y = ${pieces}`)}, and so does the money: ` +
            `${maths(`${p}x + ${q}y = ${money}`)}.`,
          `数量相加：${maths(`x + y = ${pieces}`)}；金额相加：${maths(`${p}x + ${q}y = ${money}`)}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: string) => {
          const sides: Readonly<Record<string, readonly [boolean, boolean]>> = {
            right: [x + y === pieces, p * x + q * y === money],
            prices: [x + y === pieces, q * x + p * y === money],
            totals: [x + y === money, p * x + q * y === pieces],
            crossed: [x + y === money, q * x + p * y === pieces],
          };
          return sides[value]?.every(Boolean) === true;
        },
      };
    },
    hard: (draw) => {
      const [low, high] = draw.pick([
        [10, 40],
        [15, 45],
        [20, 50],
        [12, 36],
        [20, 60],
      ] as const);
      const [x, y] = [draw.int(4, 18) * 5, draw.int(4, 18) * 5];
      const total = x + y;
      const mixed = (low * x + high * y) / total;
      if (!Number.isInteger(mixed) || x === y) return undefined;
      return {
        stem:
          `A chemist mixes a ${low}% acid solution with a ${high}% acid solution to make ${total} milliliters of a ` +
          `solution that is ${mixed}% acid. All percentages are by volume. How many milliliters of the ${high}% ` +
          "solution are used?",
        ask: {
          type: "single_choice",
          right: y,
          wrong: {
            givesTheOtherSolution: x,
            takesHalf: total / 2,
            takesTheShareOfTheMixture: Math.round((total * mixed) / 100),
            takesTheRatioOfStrengths: Math.round((total * low) / high),
            takesTheMixtureOfTheStronger: Math.round((total * mixed) / high),
          },
          show: num,
        },
        explanation: say(
          `With ${maths("y")} milliliters of the stronger solution: ` +
            `${maths(`${low}(${total} - y) + ${high}y = ${mixed} \\times ${total}`)}. So ` +
            `${maths(`${high - low}y = ${total * (mixed - low)}`)} and ${maths(`y = ${y}`)}.`,
          `设较浓的溶液用 ${maths("y")} 毫升：` +
            `${maths(`${low}(${total} - y) + ${high}y = ${mixed} \\times ${total}`)}。` +
            `于是 ${maths(`${high - low}y = ${total * (mixed - low)}`)}，${maths(`y = ${y}`)}。`,
        ),
        features: { steps: 4, context: true },
        holds: (value: number) => Math.abs(value / total - (mixed - low) / (high - low)) < 1e-12,
      };
    },
  },
});
