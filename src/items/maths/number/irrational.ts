import { range } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

interface Entry {
  readonly latex: string;
  readonly value: number;
  readonly isIrrational: boolean;
}
const root = (n: number): Entry => ({
  latex: `\\sqrt{${n}}`,
  value: Math.sqrt(n),
  isIrrational: !Number.isInteger(Math.sqrt(n)),
});
const easy: readonly Entry[] = [
  ...[4, 9, 16, 25, 36, 49].map(root),
  ...[2, 5, 7, 8, 12, 20].map(root),
  { latex: "\\pi", value: Math.PI, isIrrational: true },
  { latex: "\\frac{22}{7}", value: 22 / 7, isIrrational: false },
  { latex: "3.14", value: 3.14, isIrrational: false },
  { latex: "\\frac{\\pi}{2}", value: Math.PI / 2, isIrrational: true },
];
const products = [
  [2, 8],
  [3, 12],
  [5, 20],
  [2, 18],
  [2, 6],
  [3, 6],
  [5, 10],
  [2, 10],
] as const;
const hard: readonly Entry[] = [
  ...products.map(([a, b]) => ({
    latex: `\\sqrt{${a}} \\times \\sqrt{${b}}`,
    value: Math.sqrt(a * b),
    isIrrational: !Number.isInteger(Math.sqrt(a * b)),
  })),
  { latex: "\\sqrt[3]{27}", value: 3, isIrrational: false },
  { latex: "\\sqrt[3]{9}", value: 9 ** (1 / 3), isIrrational: true },
  { latex: "\\sqrt[3]{8}", value: 2, isIrrational: false },
  { latex: "\\sqrt[3]{4}", value: 4 ** (1 / 3), isIrrational: true },
  { latex: "\\pi - 3.14", value: Math.PI - 3.14, isIrrational: true },
];

/** How many numbers of a list are irrational. */
export const irrationalNumbers = defineMathsModel<{ pool: readonly Entry[]; size: number }>({
  name: "irrational-numbers",
  area: "number",
  skill: "rationalNumbers",
  settings: { 230: { pool: easy, size: 5 }, 240: { pool: hard, size: 6 } },
  generate(draw, { pool, size }) {
    const list = draw.some(size, pool);
    const found = list.filter(({ isIrrational }) => isIrrational);
    const right = found.length;
    if (right < 2 || right === size) return undefined;
    const shown = list.map(({ latex }) => maths(latex)).join(", ");
    const named = found.map(({ latex }) => maths(latex)).join(", ");
    return {
      stem: say(
        `How many of these numbers are irrational?\n${shown}`,
        `下面的数中有多少个无理数？\n${shown.replaceAll(", ", "，")}`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsTheOthers: size - right,
          countsOneTooMany: right + 1,
          countsOneTooFew: right - 1,
          countsAllNumbers: size,
          countsNone: 0,
        },
        show: num,
      },
      explanation: say(
        `The irrational ones are ${named}, ${right} in all. The others are whole numbers or quotients of whole ` +
          "numbers.",
        `无理数有 ${named.replaceAll(", ", "，")}，共 ${right} 个，其余的都是整数或分数。`,
      ),
      features: { steps: 3, close: size > 5 },
      holds: (value: number) =>
        list.filter((entry) =>
          range(1, 60).every((d) => Math.abs(entry.value * d - Math.round(entry.value * d)) > 1e-9),
        ).length === value,
    };
  },
});
