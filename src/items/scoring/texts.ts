import { comparable } from "../../contract/item/comparable";
import { shareIn, type FormKey } from "../../contract/item/credit";

export const isWithoutText = (text: string): boolean => comparable(text, false) === "";

/** The first form that fits in a field of this length; if none does, the first form cut off to fit. */
export const fittingForm = (forms: readonly string[], longest: number): string =>
  forms.find((form) => form.length <= longest) ?? (forms[0] ?? "").slice(0, longest);

/** All forms of a key; a form that does not earn 1 has its share in brackets. */
export const formsWithShares = ({ accepted, credit = {} }: FormKey): string[] =>
  [...new Set([...accepted, ...Object.keys(credit)])].map((form) => {
    const share = shareIn(credit, form) ?? 1;
    return share === 1 ? form : `${form} (${share})`;
  });

/** A misspelt text: without its last letter, or another letter for a text of one letter. */
export const misspelt = (text: string): string => (text.length > 1 ? text.slice(0, -1) : text === "a" ? "e" : "a");
