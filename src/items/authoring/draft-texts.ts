import type { Language, Localized } from "../../contract/item/content";
import { mapTexts } from "../content/map-texts";

/** Every text of a part of an item, in its order. */
export const textsIn = (part: unknown): Localized[] => {
  const found: Localized[] = [];
  mapTexts(part, (text) => {
    found.push(text);
    return text;
  });
  return found;
};

/** The languages in which a text is written; one without words is not. */
export const languagesOf = (text: Localized): Language[] =>
  (["zh", "en"] as const).filter((language) => (text[language] ?? "").trim() !== "");
