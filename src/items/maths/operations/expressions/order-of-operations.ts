import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

interface Order {
  readonly latex: string;
  readonly right: number;
  readonly wrong: Readonly<Record<string, number>>;
  readonly working: string;
  readonly steps: number;
  readonly negative?: boolean;
  /** Checks the value by inverse or distributive steps. */
  readonly check: (value: number) => boolean;
}

const forms: Readonly<
  Record<"plain" | "brackets" | "powers" | "negative", (a: number, b: number, c: number) => Order>
> = {
  plain: (a, b, c) => ({
    latex: `${a} + ${b} \\times ${c}`,
    right: a + b * c,
    wrong: {
      worksFromLeftToRight: (a + b) * c,
      addsAll: a + b + c,
      multipliesTheFirstPair: a * b + c,
      forgetsToAdd: b * c,
    },
    working: `${a} + ${b * c} = ${a + b * c}`,
    steps: 2,
    check: (value) => (value - a) / c === b,
  }),
  brackets: (a, b, c) => ({
    latex: `${a * c} - ${c} \\times (${b} + 2)`,
    right: a * c - c * (b + 2),
    wrong: {
      worksFromLeftToRight: (a * c - c) * (b + 2),
      dropsTheBrackets: a * c - c * b + 2,
      subtractsOnlyOnce: a * c - (b + 2),
      ignoresTheLastNumber: a * c - c * b,
      multipliesTheSumWrongly: a * c - c * (b + 1),
    },
    working: `${a * c} - ${c} \\times ${b + 2} = ${a * c} - ${c * (b + 2)} = ${a * c - c * (b + 2)}`,
    steps: 3,
    check: (value) => value / c === a - b - 2,
  }),
  powers: (a, b, c) => ({
    latex: `${a} \\times ${b}^2 - ${c}`,
    right: a * b * b - c,
    wrong: {
      squaresTheProduct: (a * b) ** 2 - c,
      doublesInsteadOfSquaring: a * b * 2 - c,
      addsTheLastNumber: a * b * b + c,
      subtractsFirst: a * (b * b - c),
    },
    working: `${a} \\times ${b * b} - ${c} = ${a * b * b} - ${c} = ${a * b * b - c}`,
    steps: 3,
    check: (value) => (value + c) / (a * b) === b,
  }),
  negative: (a, b, c) => ({
    latex: `-${a}^2 + ${b} \\times (-${c})`,
    right: -(a * a) - b * c,
    wrong: {
      squaresTheSign: a * a - b * c,
      losesTheMinus: -(a * a) + b * c,
      worksFromLeftToRight: (-(a * a) + b) * -c,
      bothSignsWrong: a * a + b * c,
    },
    working: `-${a * a} + (-${b * c}) = ${-(a * a) - b * c}`,
    steps: 3,
    negative: true,
    check: (value) => -value - b * c === a * a,
  }),
};

export const orderOfOperations = defineMathsModel<keyof typeof forms>({
  name: "order-of-operations",
  area: "operations",
  skill: "orderOfOperations",
  settings: { 190: "plain", 200: "brackets", 210: "powers", 220: "negative" },
  generate(draw, form) {
    const b = draw.int(3, 8);
    const a = form === "brackets" ? b + draw.int(3, 7) : draw.int(2, 9);
    const c = draw.int(3, 9);
    const { latex, right, wrong, working, steps, negative, check } = forms[form](a, b, c);
    return {
      stem: say(`What is the value of ${maths(latex)}?`, `${maths(latex)} 的值是多少？`),
      ask: { type: "single_choice", right, wrong, show: num },
      explanation: say(
        "Brackets and powers come first, then multiplying and dividing, then adding and subtracting: " +
          `${maths(`${latex} = ${working}`)}.`,
        `先算括号和乘方，再算乘除，最后算加减：${maths(`${latex} = ${working}`)}。`,
      ),
      features: { steps, negative: negative ?? false, close: true },
      holds: check,
    };
  },
});
