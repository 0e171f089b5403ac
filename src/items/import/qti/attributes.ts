import { numberIn } from "../numbers";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";

export const identifierOf = (element: XmlElement): string => element.attributes["identifier"] ?? "";

/** An attribute as a number. Throws Refusal if it is not a number. */
export const numberOf = (element: XmlElement, name: string, whenMissing: number): number => {
  const written = element.attributes[name];
  if (written === undefined) return whenMissing;
  const value = numberIn(written);
  if (value === null) throw new Refusal("pointsUnreadable", `${name}="${written.slice(0, 60)}"`);
  return value;
};

/** An attribute as a count; `whenMissing` if it is absent or not a count. */
export const countIn = (element: XmlElement, name: string, whenMissing: number): number => {
  const value = numberIn(element.attributes[name] ?? "");
  return value !== null && Number.isInteger(value) && value >= 0 ? value : whenMissing;
};
