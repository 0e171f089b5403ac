import type { Localized } from "../../contract/item/content";
import { drawnHtml, type TextDrawing } from "./drawn-html";
import { withDrawnMath } from "./drawn-math";
import { toMathml } from "./mathml";
import type { Loss } from "./sanitise";
import { sanitiseByParsing } from "./sanitise";

const drawing: TextDrawing = { formula: toMathml, math: withDrawnMath, clean: sanitiseByParsing };

/**
 * HTML of a text as it is stored and shown; see `drawnHtml`. Throws FormulaError for LaTeX that cannot be read. `note`
 * is called with each loss in sanitising.
 */
export const toHtml = (source: string, note?: (loss: Loss) => void): string => drawnHtml(source, drawing, note);

/** Applies `toHtml` to each language of a text. */
export const toContent = (source: Localized): Localized => ({
  ...(source.zh === undefined ? {} : { zh: toHtml(source.zh) }),
  ...(source.en === undefined ? {} : { en: toHtml(source.en) }),
});

const withoutEntities = (words: string): string =>
  words
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");

/** The words of sanitised HTML without its mark-up, for emptiness checks and plain lists. */
export const plainText = (html: string): string => {
  const words = html.replace(/<[^<>]*>/g, " ");
  return (words.includes("&") ? withoutEntities(words) : words).replace(/\s+/g, " ").trim();
};
