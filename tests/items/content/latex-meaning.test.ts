import katex from "katex";
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { toHtml } from "../../../src/items/content/content";
import { FormulaError } from "../../../src/items/content/formulas";
import { lettersOf } from "../../../src/items/content/math-letters";
import { isElement, readMath, type MathElement, type MathNode } from "../../../src/items/content/math-tree";

/** LaTeX that both converters must read alike, one construct a line. */
const constructs = readFileSync(new URL("latex-constructs.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

const escaped = (latex: string) => latex.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const ours = (latex: string) => toHtml(`\\(${escaped(latex)}\\)`);
const theirs = (latex: string) =>
  /<math[\s\S]*<\/math>/.exec(katex.renderToString(latex, { output: "mathml", strict: false }))?.[0] ?? "";

/** Different signs of the two converters that look alike. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2061-\u2064\u200b\u200a\s\ufe0e]/g, ""],
  [/&quot;/g, '"'],
  [/∣/g, "|"],
  [/∥/g, "‖"],
  [/∤/g, "|\u0338"],
  [/⟂/g, "⊥"],
  [/ˆ/g, "^"],
  [/ˉ/g, "‾"],
  [/⃗/g, "→"],
  [/ˊ/g, "´"],
  [/ˋ/g, "`"],
  [/\.\.\./g, "…"],
];
const sign = (text: string) => alike.reduce((all, [shape, plain]) => all.replace(shape, plain), text);

const tokens = new Set(["mi", "mo", "mn", "mtext"]);
const rows = new Set(["math", "mrow", "mstyle", "mpadded", "semantics", "mtd"]);
const lineOf = ({ name, attributes: { style = "", notation = "" } }: MathElement): string | null => {
  if (name === "menclose") return notation;
  if (/(?:^|;)border:/.test(style)) return "box";
  if (name !== "mrow") return null;
  return /border-top/.test(style) ? "top" : /border-bottom/.test(style) ? "bottom" : null;
};

/** The meaning of a formula without its look: its signs, its numbers, and their structure (above, below, inside). */
const meaning = (node: MathNode): string => {
  if (!isElement(node)) return sign(node);
  const { name, attributes, children } = node;
  const parts = () => children.filter(isElement).map(meaning);
  if (name === "annotation" || name === "mspace") return "";
  if (name === "mphantom") return `hidden(${parts().join("")})`;
  if (tokens.has(name)) {
    if (children.some(isElement)) return parts().join("");
    const text = children.flatMap((child) => (isElement(child) ? [] : [child])).join("");
    const { mathvariant = "normal" } = attributes;
    const isLetter = name === "mi" && Array.from(text).length === 1;
    const letters = mathvariant === "italic" && isLetter ? text : (lettersOf(text, mathvariant) ?? text);
    return name === "mn" ? `«${sign(letters)}»` : sign(letters);
  }
  if (name === "mover" || name === "munder") {
    const [base, beside] = parts();
    if (beside === "") return base ?? "";
    if (beside === "‾") return `${name === "mover" ? "top" : "bottom"}(${base})`;
  }
  const line = lineOf(node);
  const inside = parts().join(rows.has(name) || line !== null ? "" : ", ");
  if (line !== null) return `${line}(${inside})`;
  return rows.has(name) ? inside : `${name}(${inside})`;
};

const treeOf = (mathml: string): MathElement => {
  const root = readMath(mathml);
  if (root === null) throw new Error(`not well formed: ${mathml}`);
  return root;
};

describe("LaTeX has the same meaning as in another converter", () => {
  test.each(constructs)("%s", (latex) => {
    expect(meaning(treeOf(ours(latex)))).toBe(meaning(treeOf(theirs(latex))));
  });
});

const argumentsOf: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msub: 2,
  msup: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
};
const everyElement = (element: MathElement): readonly MathElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(everyElement),
];

it("MathML elements have the required number of parts", () => {
  const wrong = [...constructs, ...constructs.map((latex) => `\\displaystyle ${latex}`)].flatMap((latex) =>
    everyElement(treeOf(ours(latex))).flatMap(({ name, children }) => {
      const isWhole = children.length === (argumentsOf[name] ?? children.length);
      return isWhole && !(tokens.has(name) && children.some(isElement)) ? [] : [`${latex}: ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

describe("LaTeX that the other converter cannot read", () => {
  it.each([
    [
      "\\prescript{14}{6}{C}",
      "<mmultiscripts><mi>C</mi><mprescripts></mprescripts><mn>6</mn><mn>14</mn></mmultiscripts>",
    ],
    [
      "\\prescript{14}{}{C}",
      "<mmultiscripts><mi>C</mi><mprescripts></mprescripts><mrow></mrow><mn>14</mn></mmultiscripts>",
    ],
    [
      "\\sideset{_1^2}{_3^4}\\sum",
      '<mmultiscripts><mo movablelimits="false">∑</mo><mn>3</mn><mn>4</mn><mprescripts></mprescripts>' +
        '<mn style="text-align:left">1</mn><mn style="text-align:left">2</mn></mmultiscripts>',
    ],
    [
      "\\ce{^{14}_{6}C}",
      "<mrow><mmultiscripts><mrow></mrow><mprescripts></mprescripts><mn>6</mn><mn>14</mn></mmultiscripts>" +
        '<mrow><mi mathvariant="normal">C</mi><mspace></mspace></mrow></mrow>',
    ],
    [
      "\\ce{^{14}C}",
      "<mrow><mmultiscripts><mrow></mrow><mprescripts></mprescripts><mrow></mrow><mn>14</mn></mmultiscripts>" +
        '<mrow><mi mathvariant="normal">C</mi><mspace></mspace></mrow></mrow>',
    ],
    ["\\wideparen{AB}", '<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo stretchy="true">⏜</mo></mover>'],
    ["\\varnothing", "<mi>∅</mi>"],
    ["\\diameter", "<mi>⌀</mi>"],
    ["1{,}234", "<mn>1,234</mn>"],
    ["\\text{1,234}", "<mtext>1,234</mtext>"],
    ["\\textcolor[RGB]{1,2,3}{x}", '<mrow><mi style="color:#010203">x</mi></mrow>'],
    ["\\colorbox{yellow}{x}", '<mrow style="padding:0.3em;background:#FFFF00"><mtext>x</mtext></mrow>'],
    ["\\rule{3em}{1pt}", '<mspace width="3em" height="0.9963pt" style="background:black"></mspace>'],
    ["\\mathbf{v}", "<mi>𝐯</mi>"],
  ])("%s is drawn with its meaning", (latex, mathml) => {
    expect(ours(latex)).toBe(`<math>${mathml}</math>`);
  });

  const refused =
    "\\cancel{x} \\bcancel{x} \\xcancel{x} \\sout{x} \\cancelto{0}{x} \\longdiv{123} \\phase{3} \\llap{x} " +
    "\\mathclap{x} \\overarc{AB} \\href{x}{y} \\unheardof a_b_c";
  it.each(refused.split(" "))("%s is refused by name", (latex) => {
    expect(() => ours(latex)).toThrow(FormulaError);
    expect(() => ours(latex)).toThrow(latex);
  });
});
