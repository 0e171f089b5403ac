import { LRUCache } from "lru-cache";
import type { Localized } from "../../contract/item/content";
import { plainText, toHtml } from "../content/content";
import { FormulaError } from "../content/formulas";
import type { Loss } from "../content/sanitise";
import type { DraftFinding } from "./reasons";

const shows = (html: string): boolean => plainText(html) !== "" || /<(?:img|svg|math)\b/.test(html);

/** Whether a text has words or a picture in any language. */
export const isShown = (text: Localized): boolean => [text.zh, text.en].some((one) => one !== undefined && shows(one));

/** What a text becomes: its HTML and what was lost, or the formula in it that cannot be read. */
type Drawing =
  | { readonly html: string; readonly lost: readonly Loss[] }
  | { readonly html: null; readonly formula: string };

const mostLetters = 4_000_000;

/** A draft is drawn at every save and check of its test, and mostly one of its texts has changed since. */
const drawings = new LRUCache<string, Drawing>({
  maxSize: mostLetters,
  maxEntrySize: mostLetters / 20,
  sizeCalculation: ({ html }, source) => source.length + (html ?? "").length + 1,
});

const draw = (source: string): Drawing => {
  const lost: Loss[] = [];
  try {
    return { html: toHtml(source, (loss) => lost.push(loss)), lost };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { html: null, formula: error.formula };
  }
};

const drawingOf = (source: string): Drawing => {
  const known = drawings.get(source);
  if (known !== undefined) return known;
  const drawing = draw(source);
  drawings.set(source, drawing);
  return drawing;
};

/**
 * A text as it is shown: sanitised, formulas drawn. `note` is called for content that would be lost and for a formula
 * that cannot be read; the text then stays as typed.
 */
export const drawnText = (text: Localized, note: (finding: DraftFinding) => void): Localized => {
  const shown: Localized = {};
  for (const language of ["zh", "en"] as const) {
    const source = text[language];
    if (source === undefined) continue;
    const drawing = drawingOf(source);
    if (drawing.html === null) {
      note({ code: "formulaUnreadable", detail: drawing.formula.slice(0, 100) });
      return text;
    }
    for (const { kind, name } of drawing.lost)
      if (kind !== "style" && kind !== "attribute") note({ code: "contentRemoved", detail: name.slice(0, 60) });
    shown[language] = drawing.html;
  }
  return shown;
};

const pictureWithoutAlt = /<img\b(?![^<>]*\balt="[^"]*[^"\s])[^<>]*>/;

/** Whether a sanitised text has a picture without a description. */
export const hasBarePicture = ({ zh = "", en = "" }: Localized): boolean =>
  pictureWithoutAlt.test(zh) || pictureWithoutAlt.test(en);

const pictureFile = /<img\b[^<>]*\bsrc="media:([^"]*)"/g;

/** The ids of the files that the pictures of a sanitised text show. */
export const pictureFilesIn = ({ zh = "", en = "" }: Localized): string[] =>
  [...zh.matchAll(pictureFile), ...en.matchAll(pictureFile)].map(([, mediaId = ""]) => mediaId);
