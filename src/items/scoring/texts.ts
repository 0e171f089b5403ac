import { comparable } from "../../contract/item/comparable";

export const isWithoutText = (text: string): boolean => comparable(text, false) === "";

/** The first form that a field of this length takes; of none, as much as it takes. */
export const fittingForm = (forms: readonly string[], longest: number): string =>
  forms.find((form) => form.length <= longest) ?? (forms[0] ?? "").slice(0, longest);

/** A text that lacks its last letter, or has another one. */
export const misspelt = (text: string): string => (text.length > 1 ? text.slice(0, -1) : text === "a" ? "e" : "a");
