import temml from "temml";
import { decodedLatex, FormulaError, type DrawFormula } from "./formulas";
import { asMeant, forTemml, macros } from "./temml-repairs";

const longestFormula = 5_000;

/** Converts LaTeX to MathML that needs no style sheet, classes or script. Throws FormulaError. */
export const toMathml: DrawFormula = (latex, display) => {
  try {
    if (latex.length > longestFormula) throw new Error("it is too long");
    return asMeant(
      temml.renderToString(forTemml(decodedLatex(latex)), {
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
