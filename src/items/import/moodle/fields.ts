import { Refusal } from "../refusal";
import { childElements, type XmlElement } from "../xml";

const ownCharacters = /[\u{F0000}-\u{F00FF}]/gu;

export const childOf = (element: XmlElement, name: string): XmlElement | undefined => childElements(element, name)[0];

const ownText = (element: XmlElement): string =>
  element.children
    .filter((child) => typeof child === "string")
    .join("")
    .replace(ownCharacters, "")
    .trim();

/**
 * The text of a field: in its element `text`, or directly in it in old files. Throws Refusal if it contains elements.
 */
export const textOf = (element: XmlElement | undefined): string => {
  if (!element) return "";
  const text = childOf(element, "text");
  if (!text) return ownText(element);
  const [nested] = childElements(text);
  if (nested) throw new Refusal("markupUnescaped", nested.name.slice(0, 40));
  return ownText(text);
};

/** The text of a field; empty if it cannot be read. */
export const anyTextOf = (element: XmlElement | undefined): string => {
  try {
    return textOf(element);
  } catch (error) {
    if (error instanceof Refusal) return "";
    throw error;
  }
};

/** The text directly in a child; undefined: there is no such child. */
export const valueOf = (element: XmlElement, name: string): string | undefined => {
  const child = childOf(element, name);
  return child && ownText(child);
};

/** Whether a setting is on: an empty text, 0 and false mean off, as in Moodle. */
export const isOn = (element: XmlElement, name: string, assumed: boolean): boolean => {
  const value = valueOf(element, name);
  return value === undefined ? assumed : value !== "" && value !== "0" && value !== "false";
};

/** Whether HTML shows nothing. */
export const showsNothing = (html: string): boolean =>
  !/<(?:img|svg|math|object|video|audio|iframe)\b/i.test(html) &&
  html
    .replace(/<[^<>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .trim() === "";
