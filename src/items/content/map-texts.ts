import type { Localized } from "../../contract/item/content";

const isLocalized = (value: object): value is Localized => {
  const names = Object.keys(value);
  return (
    names.length > 0 &&
    names.every((name) => name === "zh" || name === "en") &&
    Object.values(value).every((text) => typeof text === "string")
  );
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
