import { range, showFraction, worth } from "../../engine/algebra";
import type { Draw } from "../../engine/draw";
import { defineMathsModel, type ItemDraft } from "../../engine/model";
import { maths, num, say, signed, tex } from "../../engine/words";

/** A sequence with the period a, 1/(1 − a), 1 − 1/a. */
const repeating = (draw: Draw): ItemDraft<readonly number[]> => {
  const a = draw.int(2, 7);
  const n = draw.int(20, 90);
  const cycle: readonly (readonly number[])[] = [
    [a, 1],
    [-1, a - 1],
    [a - 1, a],
  ];
  const [right = [0, 1]] = cycle.slice((n - 1) % 3);
  const [one = [0, 1], other = [0, 1]] = cycle.filter((term) => term !== right);
  const shown = cycle.map(showFraction);
  const told = maths(`a_1 = ${a}, \\; a_{n+1} = \\frac{1}{1 - a_n}`);
  const rest = ((n - 1) % 3) + 1;
  return {
    stem: say(
      `A sequence is given by\n${told}\nWhat is ${maths(`a_{${n}}`)}?`,
      `数列由下式给出：\n${told}\n求 ${maths(`a_{${n}}`)}。`,
    ),
    ask: {
      type: "single_choice",
      right,
      wrong: {
        startsTheCycleLate: one,
        slipsOnePlaceInTheCycle: other,
        turnsTheFraction: [1, a],
        forgetsTheMinus: [1, a - 1],
        slipsInTheSign: [-a, 1],
      },
      show: showFraction,
      worth,
    },
    explanation: say(
      `The terms repeat every three: ${shown.join(", ")}. ` +
        `${maths(`${n} = 3 \\times ${(n - rest) / 3} + ${rest}`)}, so ` +
        `it is the same as term ${rest}: ${showFraction(right)}.`,
      `各项每三个一循环：${shown.join("，")}。${maths(`${n} = 3 \\times ${(n - rest) / 3} + ${rest}`)}，` +
        `所以与第 ${rest} 项相同：${showFraction(right)}。`,
    ),
    features: { steps: 4, fraction: true, negative: true },
    holds: (value) => {
      const term = range(2, n).reduce((last) => 1 / (1 - last), a);
      return Math.abs(worth(value) - term) < 1e-6;
    },
  };
};

export const recursiveSequence = defineMathsModel<"linear" | "two" | "repeating" | "growing">({
  name: "recursive-sequence",
  area: "operations",
  skill: "sequences",
  settings: { 230: "linear", 240: "two", 250: "repeating", 260: "growing" },
  generate(draw, kind) {
    if (kind === "repeating") return repeating(draw);
    const start = draw.int(1, 5);
    if (kind === "growing") {
      const [p, q, n] = [draw.int(2, 4), draw.int(1, 5), draw.int(15, 40)];
      const right = start + (p * n * (n - 1)) / 2 + q * (n - 1);
      const told = maths(`a_1 = ${start}, \\; a_{n+1} = a_n + ${p}n + ${q}`);
      const sum = `${start} + ${p} \\times \\frac{${n - 1} \\times ${n}}{2} + ${q} \\times ${n - 1}`;
      return {
        stem: say(
          `A sequence is given by\n${told}\nWhat is ${maths(`a_{${n}}`)}?`,
          `数列由下式给出：\n${told}\n求 ${maths(`a_{${n}}`)}。`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsOneStepTooMany: right + p * n + q,
            takesTheLastStepOnly: start + p * (n - 1) + q,
            forgetsToHalve: start + p * n * (n - 1) + q * (n - 1),
            forgetsTheConstant: start + (p * n * (n - 1)) / 2,
            addsOneStepTooFew: right - p * (n - 1) - q,
          },
          show: num,
        },
        explanation: say(
          `Add all steps from 1 to ${n - 1}: ${maths(`a_{${n}} = ${sum} = ${tex(right)}`)}.`,
          `把第 1 步到第 ${n - 1} 步全部相加：${maths(`a_{${n}} = ${sum} = ${tex(right)}`)}。`,
        ),
        features: { steps: 4, large: true },
        calculator: true,
        holds: (value: number) => range(1, n - 1).reduce((term, k) => term + p * k + q, start) === value,
      };
    }
    const two = kind === "two";
    const [factor, constant] = [draw.int(2, 3), draw.int(-4, 4)];
    const second = draw.int(1, 5);
    if (constant === 0 || start + constant === 0 || (factor - 1) * start + constant === 0) return undefined;
    const last = two ? 5 : 4;
    const terms: number[] = two ? [start, second] : [start];
    while (terms.length < last) {
      const [before = 0, latest = 0] = terms.slice(-2);
      terms.push(two ? latest + factor * before : factor * (terms.at(-1) ?? 0) + constant);
    }
    const right = terms.at(-1) ?? 0;
    const told = maths(
      two
        ? `a_1 = ${start}, \\; a_2 = ${second}, \\; a_{n+2} = a_{n+1} + ${factor}a_n`
        : `a_1 = ${start}, \\; a_{n+1} = ${factor}a_n ${signed(constant)}`,
    );
    return {
      stem: say(
        `A sequence is given by\n${told}\nWhat is ${maths(`a_{${last}}`)}?`,
        `数列由下式给出：\n${told}\n求 ${maths(`a_{${last}}`)}。`,
      ),
      ask: { type: "numeric_entry", right },
      explanation: say(
        `Work from term to term: ${terms.map((term) => maths(tex(term))).join(", ")}.`,
        `逐项计算：${terms.map((term) => maths(tex(term))).join("，")}。`,
      ),
      features: { steps: last - 1, negative: right < 0 },
      holds: (value: number) => {
        const [b = 0, c = 0] = terms.slice(-3, -1);
        return two ? value - c === factor * b : (value - constant) / factor === c;
      },
    };
  },
});
