import type { Localized } from "../../contract/item/content";
import { withDrawnMath } from "./drawn-math";
import { withFormulas } from "./mathml";
import type { Loss } from "./sanitise";
import { sanitise } from "./sanitise";

const mostRounds = 12;
const plain = /^(?:[^<>&\\\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/**
 * One text as it is stored and shown: LaTeX between \( \) or \[ \] becomes MathML, MathML what browsers draw, all else
 * is sanitised. Running it again changes nothing. Throws FormulaError for LaTeX that cannot be read. `note` hears what
 * sanitising took away.
 */
export const toHtml = (source: string, note?: (loss: Loss) => void): string => {
  if (plain.test(source)) return source;
  let html = sanitise(withDrawnMath(withFormulas(source)), note);
  for (let round = 0; round < mostRounds; round += 1) {
    const again = sanitise(withDrawnMath(withFormulas(html)));
    if (again === html) return html;
    html = again;
  }
  throw new Error("This text changes each time it is cleaned, so it cannot be trusted");
};

/** `toHtml` in each language that the text exists in. */
export const toContent = (source: Localized): Localized => ({
  ...(source.zh === undefined ? {} : { zh: toHtml(source.zh) }),
  ...(source.en === undefined ? {} : { en: toHtml(source.en) }),
});

/** The words of sanitised HTML without its mark-up; for emptiness checks and plain lists. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
