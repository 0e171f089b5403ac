import type { Localized } from "../../contract/item/content";
import { plainText, toHtml } from "../content/content";
import { FormulaError } from "../content/formulas";
import type { Loss } from "../content/sanitise";
import type { DraftFinding } from "./reasons";

const shows = (html: string): boolean => plainText(html) !== "" || /<(?:img|svg|math)\b/.test(html);

/** Whether a text has words or a picture in any language. */
export const isShown = (text: Localized): boolean => [text.zh, text.en].some((one) => one !== undefined && shows(one));

/**
 * A text as it is shown: sanitised, formulas drawn. `note` is called for content that would be lost and for a formula
 * that cannot be read; the text then stays as typed.
 */
export const drawnText = (text: Localized, note: (finding: DraftFinding) => void): Localized => {
  const lost = ({ kind, name }: Loss): void => {
    if (kind !== "style" && kind !== "attribute") note({ code: "contentRemoved", detail: name.slice(0, 60) });
  };
  try {
    return {
      ...(text.zh === undefined ? {} : { zh: toHtml(text.zh, lost) }),
      ...(text.en === undefined ? {} : { en: toHtml(text.en, lost) }),
    };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    note({ code: "formulaUnreadable", detail: error.formula.slice(0, 100) });
    return text;
  }
};

const pictureWithoutAlt = /<img\b(?![^<>]*\balt="[^"]*[^"\s])[^<>]*>/;

/** Whether a sanitised text has a picture without a description. */
export const hasBarePicture = ({ zh = "", en = "" }: Localized): boolean =>
  pictureWithoutAlt.test(zh) || pictureWithoutAlt.test(en);

const pictureFile = /<img\b[^<>]*\bsrc="media:([^"]*)"/g;

/** The ids of the files that the pictures of a sanitised text show. */
export const pictureFilesIn = ({ zh = "", en = "" }: Localized): string[] =>
  [...zh.matchAll(pictureFile), ...en.matchAll(pictureFile)].map(([, mediaId = ""]) => mediaId);
