import { near, texPolynomial } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say, signed, tex } from "../../../engine/words";
import { showRoots } from "./show-roots";

export const radicalEquation = defineMathsModel<"single" | "extraneous" | "two">({
  name: "radical-equation",
  area: "operations",
  skill: "radicalEquations",
  settings: { 230: "single", 240: "extraneous", 250: "two" },
  generate(draw, kind) {
    const solve = (latex: string) => say(`Solve ${maths(latex)}.`, `解方程 ${maths(latex)}。`);
    if (kind === "single") {
      const [a, x, root] = [draw.int(2, 5), draw.int(-4, 12), draw.int(2, 7)];
      const b = root * root - a * x;
      if (b === 0 || x === 0) return undefined;
      return {
        stem: solve(`\\sqrt{${a}x ${signed(b)}} = ${root}`),
        ask: { type: "numeric_entry", right: x },
        explanation: say(
          `Square both sides: ${maths(`${a}x ${signed(b)} = ${root * root}`)}, so ${maths(`x = ${x}`)}.`,
          `两边平方：${maths(`${a}x ${signed(b)} = ${root * root}`)}，所以 ${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 2, negative: x < 0 },
        holds: (value: number) => near(Math.sqrt(a * value + b), root),
      };
    }
    if (kind === "two") {
      const [m, n, x] = [draw.int(1, 4), draw.int(2, 6), draw.int(2, 20)];
      const [a, b] = [m * m - x, n * n - x];
      if (m >= n || a === 0 || b === 0) return undefined;
      const one = `\\sqrt{x ${signed(a)}}`;
      const other = `\\sqrt{x ${signed(b)}}`;
      return {
        stem: solve(`${one} + ${other} = ${m + n}`),
        ask: { type: "numeric_entry", right: x },
        explanation: say(
          `The left side grows with ${maths("x")}, so there is one solution at most. Write ` +
            `${maths(`${other} = ${m + n} - ${one}`)} and square: ${maths(`${one} = ${m}`)}, so ${maths(`x = ${x}`)}.`,
          `左边随 ${maths("x")} 增大而增大，至多有一个解。移项得 ` +
            `${maths(`${other} = ${m + n} - ${one}`)}，两边平方得 ${maths(`${one} = ${m}`)}，所以 ${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 5 },
        holds: (value: number) => near(Math.sqrt(value + a) + Math.sqrt(value + b), m + n),
      };
    }
    const [b, root] = [draw.int(1, 9), draw.int(2, 6)];
    const [x, extraneous] = [b + root, b + 1 - root];
    const a = root * root - x;
    if (a === 0 || extraneous === 0) return undefined;
    const squared = `x ${signed(a)} = ${texPolynomial([1, -2 * b, b * b])}`;
    return {
      stem: say(
        `What are all real solutions of ${maths(`\\sqrt{x ${signed(a)}} = x - ${b}`)}?`,
        `求方程 ${maths(`\\sqrt{x ${signed(a)}} = x - ${b}`)} 的所有实数解。`,
      ),
      ask: {
        type: "single_choice",
        right: [x],
        wrong: {
          keepsTheExtraneousRoot: [extraneous, x],
          takesOnlyTheExtraneousRoot: [extraneous],
          turnsTheSign: [-x],
          turnsBothSigns: [-x, -extraneous],
        },
        show: showRoots,
      },
      explanation: say(
        `Squaring gives ${maths(squared)}, that is ${maths(`x = ${x}`)} or ${maths(`x = ${tex(extraneous)}`)}. A ` +
          "root " +
          `is not negative, so ${maths(`x \\ge ${b}`)}: only ${maths(`x = ${x}`)} remains.`,
        `两边平方得 ${maths(squared)}，解得 ${maths(`x = ${x}`)} 或 ${maths(`x = ${tex(extraneous)}`)}。算术平方根` +
          `不为负，须有 ${maths(`x \\ge ${b}`)}，所以只有 ${maths(`x = ${x}`)}。`,
      ),
      features: { steps: 4 },
      holds: (value: readonly number[]) =>
        value.length === 1 && value.every((other) => near(Math.sqrt(other + a), other - b)),
    };
  },
});
