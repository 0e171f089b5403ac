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

/** How a formula is set: within a line, or on a line of its own. */
export type FormulaDisplay = "inline" | "block";

/** MathML of LaTeX as it stands in a text. Throws FormulaError. */
export type DrawFormula = (latex: string, display: FormulaDisplay) => string;

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
/** LaTeX as meant, of LaTeX as it stands in HTML. */
export const decodedLatex = (latex: string): string =>
  latex.replace(/&(?:lt|gt|amp|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity);

/**
 * Formulas and tags. Each character matches in one way only, so that no text makes it slow: a backslash always goes
 * with the character after it.
 */
const formulaOrTag = /\\\(((?:[^\\]|\\[^()])+)\\\)|\\\[((?:[^\\]|\\[^[\]])+)\\\]|<[a-zA-Z/!][^<>]*>/g;

/**
 * Replaces each formula between \( and \) (inline) or \[ and \] (block) by what `draw` makes of it; attributes are left
 * alone. Throws what `draw` throws.
 */
export const withFormulas = (html: string, draw: DrawFormula): string =>
  html.includes("\\")
    ? html.replace(formulaOrTag, (whole, inline: string | undefined, block: string | undefined) => {
        if (inline !== undefined) return draw(inline, "inline");
        return block === undefined ? whole : draw(block, "block");
      })
    : html;
