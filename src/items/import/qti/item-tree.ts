import { escapeHtml } from "../../content/escape-html";
import type { XmlElement } from "../xml";
import { childElements } from "../xml";

export type Parents = ReadonlyMap<XmlElement, XmlElement>;

/** The parent of each element under `root`. */
export const parentsIn = (root: XmlElement): Parents => {
  const parents = new Map<XmlElement, XmlElement>();
  const visit = (element: XmlElement): void => {
    for (const child of childElements(element)) {
      parents.set(child, element);
      visit(child);
    }
  };
  visit(root);
  return parents;
};

/** An attribute of an element or of the nearest one around it that has it. */
const nearest = (element: XmlElement, name: string, parents: Parents): string | undefined => {
  for (let at: XmlElement | undefined = element; at; at = parents.get(at)) {
    const value = at.attributes[name];
    if (value !== undefined) return value;
  }
  return undefined;
};

/** HTML in the direction and language that the elements around an element set; unchanged when they set none. */
export const inSurroundings = (html: string, element: XmlElement, parents: Parents, tag: "div" | "span"): string => {
  const direction = nearest(element, "dir", parents);
  const language = nearest(element, "xml:lang", parents) ?? nearest(element, "lang", parents);
  if (direction === undefined && language === undefined) return html;
  const written = [
    ...(direction === undefined ? [] : [` dir="${escapeHtml(direction)}"`]),
    ...(language === undefined ? [] : [` lang="${escapeHtml(language)}"`]),
  ];
  return `<${tag}${written.join("")}>${html}</${tag}>`;
};

/** All ancestors of these elements. */
export const elementsAround = (elements: Iterable<XmlElement>, parents: Parents): ReadonlySet<XmlElement> => {
  const around = new Set<XmlElement>();
  for (const element of elements)
    for (let at = parents.get(element); at && !around.has(at); at = parents.get(at)) around.add(at);
  return around;
};
