import type { Localized } from "../../contract/item/content";
import { plainText, toContent, toHtml } from "../content/content";
import { FormulaError } from "../content/formulas";
import type { DraftFinding } from "./reasons";

const shows = (html: string): boolean => plainText(html) !== "" || /<(?:img|svg|math)\b/.test(html);

/** Whether a text has words or a picture in any language. */
export const isShown = (text: Localized): boolean => [text.zh, text.en].some((one) => one !== undefined && shows(one));

/**
 * A text as it is shown: sanitised, formulas drawn. `note` is called for content that would be lost and for a formula
 * that cannot be read; the text then stays as typed.
 */
export const drawText = (text: Localized, note: (finding: DraftFinding) => void): Localized => {
  try {
    for (const html of [text.zh, text.en]) {
      if (html === undefined) continue;
      toHtml(html, ({ kind, name }) => {
        if (kind !== "style" && kind !== "attribute") note({ code: "contentRemoved", detail: name.slice(0, 60) });
      });
    }
    return toContent(text);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    note({ code: "formulaUnreadable", detail: error.formula.slice(0, 100) });
    return text;
  }
};

const pictureWithoutAlt = /<img\b(?![^<>]*\balt="[^"]*\S)[^<>]*>/;

/** Whether a sanitised text has a picture without a description. */
export const hasBarePicture = ({ zh = "", en = "" }: Localized): boolean =>
  pictureWithoutAlt.test(zh) || pictureWithoutAlt.test(en);
