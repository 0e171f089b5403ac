import type { Draw } from "../../../engine/draw";
import { maths, say } from "../../../engine/words";
import { defineSatMathModel, type SatDraft } from "../engine/model";

/** A form of the answer with its value for the formula's example. */
type Form = readonly [latex: string, value: number];

interface Formula {
  readonly latex: string;
  readonly told: string;
  readonly letter: string;
  /** Whether the formula is true for its example when the letter has this value. */
  fits(value: number): boolean;
  readonly solved: Form;
  readonly wrong: readonly [Form, Form, Form];
  readonly steps: readonly [en: string, zh: string];
}

const plain: readonly Formula[] = [
  {
    latex: "P = 2a + 3b",
    told: "P, a, and b",
    letter: "b",
    fits: (b) => 2 * 5 + 3 * b === 31,
    solved: ["b = \\frac{P - 2a}{3}", 21 / 3],
    wrong: [
      ["b = \\frac{P + 2a}{3}", 41 / 3],
      ["b = \\frac{P}{3} - 2a", 31 / 3 - 10],
      ["b = 3(P - 2a)", 63],
    ],
    steps: ["Subtract the term in a, then divide by 3", "先减去含 a 的项，再除以 3"],
  },
  {
    latex: "v = u + gt",
    told: "v, u, g, and t",
    letter: "t",
    fits: (t) => 5 + 4 * t === 17,
    solved: ["t = \\frac{v - u}{g}", 12 / 4],
    wrong: [
      ["t = \\frac{v}{g} - u", 17 / 4 - 5],
      ["t = \\frac{u - v}{g}", -3],
      ["t = g(v - u)", 48],
    ],
    steps: ["Subtract u, then divide by g", "先减去 u，再除以 g"],
  },
  {
    latex: "S = 5n - mk",
    told: "S, n, m, and k",
    letter: "k",
    fits: (k) => 5 * 7 - 4 * k === 11,
    solved: ["k = \\frac{5n - S}{m}", 24 / 4],
    wrong: [
      ["k = \\frac{S - 5n}{m}", -6],
      ["k = \\frac{5n + S}{m}", 46 / 4],
      ["k = 5n - \\frac{S}{m}", 35 - 11 / 4],
    ],
    steps: ["Move mk to the left and S to the right, then divide by m", "把 mk 移到左边、S 移到右边，再除以 m"],
  },
  {
    latex: "A = 4h(c + d)",
    told: "A, h, c, and d",
    letter: "c",
    fits: (c) => 4 * 3 * (c + 2) === 84,
    solved: ["c = \\frac{A}{4h} - d", 84 / 12 - 2],
    wrong: [
      ["c = \\frac{A - d}{4h}", 82 / 12],
      ["c = \\frac{A}{4h} + d", 9],
      ["c = A - 4h - d", 70],
    ],
    steps: ["Divide by 4h, then subtract d", "先除以 4h，再减去 d"],
  },
];

const curved: readonly Formula[] = [
  {
    latex: "E = kd^{2} + m",
    told: "E, k, d, and m",
    letter: "d",
    fits: (d) => 2 * d * d + 5 === 23,
    solved: ["d = \\sqrt{\\frac{E - m}{k}}", Math.sqrt(18 / 2)],
    wrong: [
      ["d = \\frac{\\sqrt{E - m}}{k}", Math.sqrt(18) / 2],
      ["d = \\sqrt{\\frac{E}{k}} - m", Math.sqrt(23 / 2) - 5],
      ["d = \\sqrt{\\frac{E + m}{k}}", Math.sqrt(28 / 2)],
    ],
    steps: ["Subtract m, divide by k, take the square root", "减去 m，除以 k，再开平方"],
  },
  {
    latex: "T = 2\\sqrt{\\frac{w}{g}}",
    told: "T, w, and g",
    letter: "w",
    fits: (w) => 2 * Math.sqrt(w / 5) === 6,
    solved: ["w = \\frac{gT^{2}}{4}", (5 * 36) / 4],
    wrong: [
      ["w = \\frac{gT^{2}}{2}", (5 * 36) / 2],
      ["w = \\frac{gT}{2}", 15],
      ["w = 4gT^{2}", 720],
    ],
    steps: ["Divide by 2, square, multiply by g", "除以 2，平方，再乘 g"],
  },
  {
    latex: "r = \\frac{a}{b + c}",
    told: "r, a, b, and c",
    letter: "b",
    fits: (b) => 24 / (b + 5) === 3,
    solved: ["b = \\frac{a}{r} - c", 24 / 3 - 5],
    wrong: [
      ["b = \\frac{a - c}{r}", 19 / 3],
      ["b = \\frac{r}{a} - c", 3 / 24 - 5],
      ["b = ar - c", 67],
    ],
    steps: ["Multiply by the denominator, divide by r, subtract c", "两边乘分母，除以 r，再减去 c"],
  },
  {
    latex: "y = \\frac{x}{x + n}",
    told: "y, x, and n",
    letter: "n",
    fits: (n) => 3 / (3 + n) === 0.25,
    solved: ["n = \\frac{x}{y} - x", 3 / 0.25 - 3],
    wrong: [
      ["n = \\frac{x}{y} + x", 15],
      ["n = \\frac{y}{x} - x", 0.25 / 3 - 3],
      ["n = xy - x", 0.75 - 3],
    ],
    steps: ["Multiply by the denominator, divide by y, subtract x", "两边乘分母，除以 y，再减去 x"],
  },
];

/** Words with their letters, alone or with a factor, set as in formulas. */
const asFormulae = (words: string): string =>
  words.replace(/(?<![A-Za-z])(?:mk|\d?[A-Za-z])(?![A-Za-z])/g, (term) => maths(term));

const solvedFor =
  (formulas: readonly Formula[], steps: number) =>
  (draw: Draw): SatDraft => {
    const formula = draw.pick(formulas);
    const { latex, told, letter, solved, wrong } = formula;
    const worth = new Map([solved, ...wrong]);
    return {
      stem:
        `${maths(latex)}\nThe given equation relates the positive numbers ${asFormulae(told)}. ` +
        `Which equation correctly gives ${maths(letter)} in terms of the other numbers?`,
      ask: {
        type: "single_choice",
        right: solved[0],
        wrong: { undoesTheWrongStep: wrong[0][0], losesAnOperation: wrong[1][0], turnsAnOperation: wrong[2][0] },
        show: maths,
      },
      explanation: say(
        `${asFormulae(formula.steps[0])}: ${maths(solved[0])}.`,
        `${asFormulae(formula.steps[1])}：${maths(solved[0])}。`,
      ),
      features: { steps },
      holds: (value: string) => formula.fits(worth.get(value) ?? Number.NaN),
    };
  };

export const rearrange = defineSatMathModel({
  name: "sat-rearrange-a-formula",
  domain: "advanced",
  skill: "equivalentExpressions",
  kinds: { easy: solvedFor(plain, 2), medium: solvedFor(curved, 3) },
});
