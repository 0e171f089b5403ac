import { foldForms } from "./folding";

/** A phone number as it is stored, from what a person has typed: in any width, with blanks, dashes or +86. */
export const readMobile = (typed: string): string =>
  foldForms(typed)
    .replace(/[\s\p{Pd}().]/gu, "")
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, "");

/** A mainland mobile phone: eleven digits, the first of them 1. */
export const isMobile = (text: string): boolean => /^1\d{10}$/.test(text);

/** A mainland landline: seven or eight digits, with or without an area code before and an extension behind. */
export const isLandline = (text: string): boolean => /^(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?$/.test(text);
