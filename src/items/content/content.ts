import type { Localized } from "../../contract/item/content";
import { withDrawnMath } from "./drawn-math";
import { withFormulas } from "./mathml";
import type { Loss } from "./sanitise";
import { sanitise } from "./sanitise";
import { isStorable } from "./storable";

const mostRounds = 12;
const meaningful = /[<>&\\]/;

/**
 * HTML of a text as it is stored and shown: LaTeX between \( \) or \[ \] becomes MathML, MathML takes the form that
 * browsers draw, and the rest is sanitised. A second run changes nothing. Throws FormulaError for LaTeX that cannot be
 * read. `note` is called with each loss in sanitising.
 */
export const toHtml = (source: string, note?: (loss: Loss) => void): string => {
  if (!meaningful.test(source) && isStorable(source)) return source;
  let html = sanitise(withDrawnMath(withFormulas(source)), note);
  if (html === source) return html;
  for (let round = 0; round < mostRounds; round += 1) {
    const again = sanitise(withDrawnMath(withFormulas(html)));
    if (again === html) return html;
    html = again;
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
