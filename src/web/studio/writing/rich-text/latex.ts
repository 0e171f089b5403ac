import type { FormulaDisplay } from "../../../../items/content/formulas";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** LaTeX without the signs that would end a formula within it; a backslash goes with the character after it. */
export const withoutEnds = (latex: string): string =>
  latex.replace(/\\([^])/g, (whole, next: string) => ("()[]".includes(next) ? next : whole)).replace(/\\$/, "");

/** A formula as it stands in a text; empty without LaTeX. */
export const escapedLatex = (latex: string, display: FormulaDisplay): string => {
  const inner = withoutEnds(latex).replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  if (inner.trim() === "") return "";
  return display === "block" ? `\\[${inner}\\]` : `\\(${inner}\\)`;
};
