import { withFormulas, type DrawFormula } from "./formulas";
import type { Loss } from "./sanitise";
import { isStorable } from "./storable";
import { readStrictly } from "./strict-markup";

const mostRounds = 12;
const meaningful = /[<>&\\]/;

/** What draws the parts of a text that need a library. */
export interface TextDrawing {
  readonly formula: DrawFormula;
  /** Brings MathML in a text into the form that browsers draw. */
  readonly math: (html: string) => string;
  /** Reduces any HTML to the content vocabulary; `note` is called with each loss. */
  readonly clean: (html: string, note?: (loss: Loss) => void) => string;
}

/**
 * HTML of a text as it is stored and shown: LaTeX between \( \) or \[ \] becomes MathML, MathML takes the form that
 * browsers draw, and the rest is sanitised. A second run changes nothing. Throws what `formula` throws.
 */
export const drawnHtml = (
  source: string,
  { formula, math, clean }: TextDrawing,
  note?: (loss: Loss) => void,
): string => {
  if (!meaningful.test(source) && isStorable(source)) return source;
  const drawn = math(withFormulas(source, formula));
  let strict = readStrictly(drawn);
  let html = strict ?? clean(drawn, note);
  for (let round = 0; round < mostRounds; round += 1) {
    const again = math(withFormulas(html, formula));
    if (again === html && strict !== null) return html;
    strict = readStrictly(again);
    const cleaned = strict ?? clean(again);
    if (cleaned === html) return html;
    html = cleaned;
  }
  throw new Error("This text changes each time it is cleaned, so it cannot be trusted");
};
