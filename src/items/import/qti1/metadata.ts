import type { Language } from "../../../contract/item/content";
import type { XmlElement } from "../xml";
import { childElements, xmlText } from "../xml";

/** The metadata of an item or a test: values by label in lower case. */
export type Fields = ReadonlyMap<string, string>;

const containers = new Set(["itemmetadata", "assessmentmetadata", "sectionmetadata", "qtimetadata"]);

const collect = (element: XmlElement, fields: Map<string, string>): void => {
  for (const child of childElements(element)) {
    if (child.name === "qtimetadata") collect(child, fields);
    else if (child.name === "qtimetadatafield") {
      const [label] = childElements(child, "fieldlabel");
      const [entry] = childElements(child, "fieldentry");
      if (label) fields.set(xmlText(label).trim().toLowerCase(), entry ? xmlText(entry).trim() : "");
    } else fields.set(child.name.toLowerCase(), xmlText(child).trim());
  }
};

/** The fields of a metadata element, or of those that stand directly in an element. */
export const metadataFields = (element: XmlElement): Fields => {
  const fields = new Map<string, string>();
  if (containers.has(element.name)) collect(element, fields);
  else for (const child of childElements(element)) if (containers.has(child.name)) collect(child, fields);
  return fields;
};

/** The language of a tag such as `zh-CN`; null: this application does not have it. */
export const metadataLanguage = (tag: string | undefined): Language | null => {
  const main = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return main === "zh" || main === "en" ? main : null;
};
