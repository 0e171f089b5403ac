import { foldForms } from "./folding";

/** A typed phone number in the form in which it is stored: any width, blanks, dashes or +86 accepted. */
export const readMobile = (typed: string): string =>
  foldForms(typed)
    .replace(/[\s\p{Pd}().]/gu, "")
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, "");

/** Whether the text is a mainland mobile phone: eleven digits, the first of them 1. */
export const isMobile = (text: string): boolean => /^1\d{10}$/.test(text);

/** Whether the text is a mainland landline: seven or eight digits, with an optional area code and extension. */
export const isLandline = (text: string): boolean => /^(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?$/.test(text);
