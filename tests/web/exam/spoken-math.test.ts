import { afterEach, describe, expect, it } from "vitest";
import { toHtml } from "../../../src/items/content/content";
import { spokenMath } from "../../../src/web/exam/tools/speech/spoken-math";

afterEach(() => document.body.replaceChildren());

const mathOf = (markup: string): Element => {
  document.body.innerHTML = markup;
  const found = document.body.querySelector("math");
  if (found === null) throw new Error("no formula");
  return found;
};
const said = (latex: string): readonly string[] => {
  const node = mathOf(toHtml(`\\(${latex}\\)`));
  return [spokenMath(node, "en"), spokenMath(node, "zh")];
};

describe("a formula is said as a teacher says it", () => {
  it.each([
    ["\\frac34", "3 over 4", "4 分之 3"],
    ["\\frac{x+1}{2}", "the fraction x plus 1 over 2, end fraction", "分式，分子 x 加 1，分母 2，分式完"],
    ["x+\\frac12", "x plus 1 over 2", "x 加 2 分之 1"],
    ["x\\frac12", "x the fraction 1 over 2, end fraction", "x 分式，分子 1，分母 2，分式完"],
    ["1\\frac12", "1 and 1 over 2", "1 又 2 分之 1"],
    ["\\sqrt{x}+1", "the square root of x plus 1", "根号 x 加 1"],
    ["\\sqrt{x+1}", "the square root of x plus 1, end root", "根号下 x 加 1，根号完"],
    ["\\sqrt[3]8", "the cube root of 8", "三次根号 8"],
    ["\\sqrt[n]{x+1}", "the root of degree n of x plus 1, end root", "n 次根号下 x 加 1，根号完"],
    ["2^x+1", "2 to the power of x plus 1", "2 的 x 次方 加 1"],
    ["2^{x+1}", "2 to the power of x plus 1, end power", "2 的指数 x 加 1，指数完"],
    ["x^2-1", "x squared minus 1", "x 的平方 减 1"],
    ["(x+1)^2", "open bracket x plus 1 close bracket squared", "左括号 x 加 1 右括号 的平方"],
    ["{ab}^2", "the group a b, end group, squared", "整体 a b，整体完， 的平方"],
    ["x_1", "x sub 1", "x 下标 1"],
    ["x_1^2", "x sub 1 squared", "x 下标 1 的平方"],
    ["a_{n+1}", "a sub n plus 1, end sub,", "a 下标 n 加 1，下标完，"],
    ["\\log_2 8", "log base 2 8", "以 2 为底的 log 8"],
    ["0.\\overline{3}", "0 point, 3 recurring", "0 点，3 循环"],
    ["0.1\\overline{36}", "0.1, 36 recurring", "0.1，36 循环"],
    ["\\binom nk", "n choose k", "n 选 k"],
    ["\\binom{n+1}k", "the binomial n plus 1 choose k, end binomial", "组合数，n 加 1 选 k，组合数完"],
    ["50\\%", "50 percent", "百分之 50"],
    ["90^\\circ", "90 degrees", "90 度"],
    ["-3-x", "negative 3 minus x", "负 3 减 x"],
    ["(3,4)", "open bracket 3 comma 4 close bracket", "左括号 3 逗号 4 右括号"],
    ["2|x|", "2 the absolute value of x, end absolute value", "2 绝对值 x，绝对值完"],
    ["n!", "n factorial", "n 的阶乘"],
    ["f'(x)", "f prime open bracket x close bracket", "f 撇 左括号 x 右括号"],
    ["\\vec v", "vector v", "向量 v"],
    ["\\mathbf v", "bold v", "粗体 v"],
    ["\\overset2x", "x with 2 above", "x 上方 2"],
    ["A", "capital A", "大写 A"],
    [
      "\\sum_{i=1}^n i",
      "the sum sub i equals 1, end sub, to the power of n i",
      "求和 下标 i 等于 1，下标完， 的 n 次方 i",
    ],
    ["\\prescript{14}{6}{C}", "capital C with 6 low and 14 high on its left", "大写 C，左下标 6，左上标 14"],
    [
      "\\begin{matrix}1&2\\\\3&4\\end{matrix}",
      "table, row 1: 1, 2; row 2: 3, 4, end table",
      "表格，第 1 行：1, 2; 第 2 行：3, 4，表格完",
    ],
  ])("%s", (latex, en, zh) => {
    expect(said(latex)).toEqual([en, zh]);
  });

  it("reads signs without words as they are", () => {
    expect(spokenMath(mathOf("<math><mrow><mi>x</mi><mo>≤</mo><mn>$&amp;</mn></mrow></math>"), "en")).toBe(
      "x is at most $&",
    );
  });
});

it("speaks all formulas of this list differently", () => {
  const latex = [
    ..."\\frac{a+b}c a+\\frac{b}c \\frac{a}b+c \\frac{a}{b+c} \\frac{a}{\\frac{b}c} \\frac{\\frac{a}b}c".split(" "),
    ..."\\sqrt{ab} \\sqrt{a}b a^{bc} a^bc a^{b^c} {a^b}^c a_{bc} a_bc a_b^c a^{b_c} {a_b}_c".split(" "),
    ..."2(x+1) 2x+1 (2x)+1 |x|+1 |x+1| 1\\frac12 11\\frac12 1+\\frac12 \\frac{11}2 \\frac{1}{12}".split(" "),
    ..."0.3 0.\\overline3 0.\\overline{33} 0.3\\overline3 \\overline{AB} \\overline{A}B A\\overline{B} AB ab aB".split(
      " ",
    ),
    ..."\\binom{a}b \\frac{a}b (\\frac{a}b) x_1^2 x_{1^2} x_{12} x_12 x12 {x_1}{}^2".split(" "),
    ..."\\hat{ab} \\hat{a}b a\\hat{b}".split(" "),
    ..."\\overset{a}b \\underset{a}b a^b b^a a_b \\vec{ab} \\vec{a}b a\\vec{b} \\mathbf{a} a A -a- (-a) a-b".split(" "),
    ..."(3,4) 34 3{,}4 3:4 3/4 3\\div4 \\frac34 \\sqrt[3]{ab} \\sqrt[3]ab \\sqrt{3}ab".split(" "),
  ];
  for (const place of [0, 1]) {
    const heard = latex.map((one) =>
      said(one)
        [place]?.toLowerCase()
        .replace(/[,;，：]/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
    expect(latex.filter((_, index) => heard.indexOf(heard[index]) !== index)).toEqual([]);
  }
});
