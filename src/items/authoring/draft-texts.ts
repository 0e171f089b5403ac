import type { Language, Localized } from "../../contract/item/content";
import { isLocalized } from "../content/map-texts";

const collectTexts = (part: unknown, found: Localized[]): void => {
  if (typeof part !== "object" || part === null) return;
  if (isLocalized(part)) found.push(part);
  else for (const inside of Object.values(part)) collectTexts(inside, found);
};

/** Every text of a part of an item, in its order. */
export const textsIn = (part: unknown): Localized[] => {
  const found: Localized[] = [];
  collectTexts(part, found);
  return found;
};

/** The languages in which a text is written; one without words is not. */
export const languagesOf = (text: Localized): Language[] =>
  (["zh", "en"] as const).filter((language) => (text[language] ?? "").trim() !== "");
