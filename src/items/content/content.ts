import type { Localized } from "../../contract/item/content";
import { withDrawnMath } from "./drawn-math";
import { withFormulas } from "./mathml";
import type { Loss } from "./sanitise";
import { sanitiseByParsing } from "./sanitise";
import { isStorable } from "./storable";
import { readStrictly } from "./strict-markup";

const mostRounds = 12;
const meaningful = /[<>&\\]/;

/**
 * HTML of a text as it is stored and shown: LaTeX between \( \) or \[ \] becomes MathML, MathML takes the form that
 * browsers draw, and the rest is sanitised. A second run changes nothing. Throws FormulaError for LaTeX that cannot be
 * read. `note` is called with each loss in sanitising.
 */
export const toHtml = (source: string, note?: (loss: Loss) => void): string => {
  if (!meaningful.test(source) && isStorable(source)) return source;
  const drawn = withDrawnMath(withFormulas(source));
  let strict = readStrictly(drawn);
  let html = strict ?? sanitiseByParsing(drawn, note);
  for (let round = 0; round < mostRounds; round += 1) {
    const again = withDrawnMath(withFormulas(html));
    if (again === html && strict !== null) return html;
    strict = readStrictly(again);
    const cleaned = strict ?? sanitiseByParsing(again);
    if (cleaned === html) return html;
    html = cleaned;
  }
  throw new Error("This text changes each time it is cleaned, so it cannot be trusted");
};

/** Applies `toHtml` to each language of a text. */
export const toContent = (source: Localized): Localized => ({
  ...(source.zh === undefined ? {} : { zh: toHtml(source.zh) }),
  ...(source.en === undefined ? {} : { en: toHtml(source.en) }),
});

/** The words of sanitised HTML without its mark-up, for emptiness checks and plain lists. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
