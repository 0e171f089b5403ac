import type { Language } from "../../../contract/item/content";
import type { XmlElement } from "../xml";

/** The language of an element by its `xml:lang`: Chinese, else English; null when it names none. */
export const languageOf = (element: XmlElement): Language | null => {
  const tag = element.attributes["xml:lang"]?.toLowerCase();
  if (tag === undefined || tag === "") return null;
  return tag.startsWith("zh") ? "zh" : "en";
};
