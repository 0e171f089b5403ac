import { drawnMath } from "./drawn-math";
import { isElement, readMath, rowOf, withStyle, writeMath, type MathElement, type MathNode } from "./math-tree";

/**
 * A space that marks content meant to stand above, and its widths in three sizes: temml reads short content of \overset
 * as an exponent, but not that of \underset, so \overset is written as a marked \underset.
 */
const above = { latex: String.raw`\hspace{0.0037em}`, width: /^0\.00(?:37|53|74)em$/ };

/** Replacements for commands that temml 0.13 misreads. */
export const macros: Readonly<Record<string, string>> = {
  "\\overset": String.raw`\underset{${above.latex}#1}{#2}`,
  "\\stackrel": String.raw`\mathrel{\underset{${above.latex}#1}{#2}}`,
  "\\prescript": String.raw`\pres@cript{^{#1}_{#2}}{}{#3}`,
  "\\varnothing": String.raw`\emptyset`,
};

/** Arguments in which a comma is part of the syntax, not a sign of the formula. */
const otherwise = /\\(?:ce|pu)\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\[(?:RGB|rgb|HTML|cmyk)\]\s*\{[^{}]*\}/;
const parts = new RegExp(String.raw`(${otherwise.source})|(\d),(?=\d)`, "g");

/** LaTeX that temml reads by LaTeX's rule for commas: 3,4 is two numbers, 1{,}234 is one. */
export const forTemml = (latex: string): string =>
  latex.replace(parts, (whole, other: string | undefined, digit = "") =>
    other === undefined ? String.raw`${digit},\relax ` : whole,
  );

/**
 * Classes of temml's style sheet that matter to the reader, with styles that replace them; `null` when only the style
 * sheet can draw it.
 */
const classes: readonly (readonly [RegExp, string | null])[] = [
  [/^tml-left$/, "text-align:left"],
  [/^tml-right$/, "text-align:right"],
  [/^(?:tml-cancel|tml-xcancel|tml-cancelto|upstrike|downstrike|sout|longdiv-.*|menclose|phasor.*|actuarial)$/, null],
];
/** Declarations by which temml moves parts, which content may not have. */
const moving = /position\s*:|display\s*:\s*flex/;
/** Declarations without meaning for a reader. */
const idle = /^(?:math-depth|margin-left|display)\s*:/;

const plainAttributes = ({ name, attributes }: MathElement): Readonly<Record<string, string>> => {
  const { class: written = "", style = "", linebreak: _linebreak, rowspacing: _rowspacing, ...rest } = attributes;
  if (moving.test(style)) throw new Error(`${name} is moved in a way that cannot be drawn`);
  const styles = written.split(" ").flatMap((entry) => {
    const found = classes.find(([pattern]) => pattern.test(entry));
    if (found?.[1] === null) throw new Error(`${entry} has no form without a style sheet`);
    return found ? [found[1]] : [];
  });
  const own = style.split(";").filter((declaration) => declaration.trim() !== "" && !idle.test(declaration.trim()));
  const all = [...styles, ...own].join(";");
  return all === "" ? rest : withStyle(rest, all);
};

const isMark = (node: MathNode | undefined): boolean =>
  isElement(node) && node.name === "mspace" && above.width.test(node.attributes["width"] ?? "");

/** The content that the mark of `above` puts above; null when an element has no such mark. */
const raised = (under: MathElement): MathNode | null => {
  if (isMark(under)) return rowOf([]);
  return under.name === "mrow" && isMark(under.children[0]) ? rowOf(under.children.slice(1)) : null;
};

const elementsOf = ({ children }: MathElement): readonly MathElement[] => children.filter(isElement);

/** The hidden content of a phantom inside `mpadded`; null for other nodes. */
const hidden = (node: MathElement | undefined): readonly MathNode[] | null => {
  const [phantom] = node?.name === "mpadded" ? elementsOf(node) : [];
  return phantom?.name === "mphantom" ? phantom.children : null;
};

/**
 * The numbers to the left of a chemical element: temml draws them hidden, then again, moved to the right edge. As
 * prescripts they need no moving.
 */
const isotope = (shadow: MathElement, shown: MathElement | undefined): MathElement | null => {
  if (!/^m(?:sub|sup|subsup)$/.test(shadow.name) || shown?.name !== shadow.name) return null;
  const [base, ...scripts] = elementsOf(shadow).map(hidden);
  if (base == null || scripts.some((script) => script === null)) return null;
  if (!moving.test(writeMath(shown))) return null;
  const rows = scripts.map((script) => rowOf(script ?? []));
  const nothing = rowOf([]);
  const [first = nothing, second = nothing] = shadow.name === "msup" ? [nothing, ...rows] : rows;
  const prescripts = { name: "mprescripts", attributes: {}, children: [] };
  return { name: "mmultiscripts", attributes: {}, children: [nothing, prescripts, first, second] };
};

const withIsotopes = (children: readonly MathNode[]): readonly MathNode[] =>
  children.flatMap((child, place) => {
    const [before, after] = [children[place - 1], children[place + 1]];
    if (isElement(child) && isElement(before) && isotope(before, child) !== null) return [];
    return [(isElement(child) && isotope(child, isElement(after) ? after : undefined)) || child];
  });

const stacks = new Set(["munder", "mover"]);

const repaired = (node: MathNode): MathNode => {
  if (!isElement(node)) return node;
  const attributes = plainAttributes(node);
  const children = withIsotopes(node.children).map(repaired);
  if (!stacks.has(node.name)) return { ...node, attributes, children };
  // a function's name consists of several elements, so all but the last are the base
  const [base, beside] = [rowOf(children.slice(0, -1)), children.at(-1) ?? ""];
  const over = node.name === "munder" && isElement(beside) ? raised(beside) : null;
  return over === null
    ? { ...node, attributes, children: [base, beside] }
    : { name: "mover", attributes, children: [base, over] };
};

/** Repairs MathML from temml to the meaning of the LaTeX, without classes. Throws when it cannot be drawn. */
export const asMeant = (mathml: string): string => {
  const root = readMath(mathml);
  if (root === null) throw new Error("it is written in a way that cannot be read");
  const meant = drawnMath(rowOf([repaired(root)]));
  return writeMath(meant);
};
