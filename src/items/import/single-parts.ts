import { Refusal } from "./refusal";
import { childElements, xmlText, type XmlElement } from "./xml";

/**
 * Checks that these children occur in an element once, or with the same text each time. Throws Refusal: the readers
 * take the first one, and the others would be lost.
 */
export const checkSingleParts = (element: XmlElement, names: readonly string[]): void => {
  for (const name of names) {
    const [first, ...others] = childElements(element, name);
    if (first && others.some((other) => xmlText(other).trim() !== xmlText(first).trim()))
      throw new Refusal("partRepeated", name);
  }
};
