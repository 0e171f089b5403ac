import temml from "temml";
import { asMeant, forTemml, macros } from "./temml-repairs";

/** Thrown for a formula that cannot be read; `detail` names the place. */
export class FormulaError extends Error {
  readonly code = "formulaUnreadable";
  readonly formula: string;
  constructor(formula: string, cause: unknown) {
    super(
      `The formula ${formula.slice(0, 200)} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.name = "FormulaError";
    this.formula = formula;
  }
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
const decoded = (latex: string): string =>
  latex.replace(/&(?:lt|gt|amp|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity);

const longestFormula = 5_000;

/** Converts LaTeX to MathML that needs no style sheet, classes or script. Throws FormulaError. */
const toMathml = (latex: string, display: "inline" | "block"): string => {
  try {
    if (latex.length > longestFormula) throw new Error("it is too long");
    return asMeant(
      temml.renderToString(forTemml(decoded(latex)), {
        displayMode: display === "block",
        throwOnError: true,
        strict: false,
        trust: false,
        maxSize: [20, 20],
        maxExpand: 300,
        macros: { ...macros },
      }),
    );
  } catch (cause) {
    throw new FormulaError(latex, cause);
  }
};

/**
 * Formulas and tags. Each character matches in one way only, so that no text makes it slow: a backslash always goes
 * with the character after it.
 */
const formulaOrTag = /\\\(((?:[^\\]|\\[^()])+)\\\)|\\\[((?:[^\\]|\\[^[\]])+)\\\]|<[a-zA-Z/!][^<>]*>/g;

/**
 * Replaces each formula between \( and \) (inline) or \[ and \] (block); attributes are left alone. Throws
 * FormulaError.
 */
export const withFormulas = (html: string): string =>
  html.includes("\\")
    ? html.replace(formulaOrTag, (whole, inline: string | undefined, block: string | undefined) => {
        if (inline !== undefined) return toMathml(inline, "inline");
        return block === undefined ? whole : toMathml(block, "block");
      })
    : html;
