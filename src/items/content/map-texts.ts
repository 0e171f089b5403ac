import type { Localized } from "../../contract/item/content";

/** Whether a part of an item is a text in one or both languages. */
export const isLocalized = (value: object): value is Localized => {
  const names = Object.keys(value);
  if (names.length === 0 || names.length > 2) return false;
  return names.every((name) => (name === "zh" || name === "en") && typeof (value as Localized)[name] === "string");
};

/** A copy of a part of an item in which every text is replaced by what `replace` makes of it. */
export const mapTexts = <Part>(part: Part, replace: (text: Localized) => Localized): Part => {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    if (isLocalized(value)) return replace(value);
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, copy(inside)]));
  };
  // every value keeps its shape: texts are replaced by texts
  return copy(part) as Part;
};
