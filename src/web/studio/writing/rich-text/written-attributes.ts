import { everywhere, htmlAttributes } from "../../../../contract/item/content-vocabulary";
import { reduceStyle } from "../../../../items/content/style";

/** Attributes of an element as written, by name. */
export type Written = Readonly<Record<string, string>>;

const allowedFor = (name: string): ReadonlySet<string> => new Set([...everywhere, ...(htmlAttributes[name] ?? [])]);

const reduced = (name: string, value: string): string => (name === "style" ? reduceStyle(value).kept : value);

/** The attributes that content may have on an element of this name. `besides`: names that are read on their own. */
export const writtenAttributes = (name: string, attributes: Written, besides: readonly string[] = []): Written => {
  const allowed = allowedFor(name);
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([attribute]) => allowed.has(attribute) && !besides.includes(attribute))
      .map(([attribute, value]) => [attribute, reduced(attribute, value)] as const)
      .filter(([attribute, value]) => attribute !== "style" || value !== ""),
  );
};
