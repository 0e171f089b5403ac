import { foldForms } from "./folding";

/** Whether the text consists of digits only. */
export const isNumeric = (text: string): boolean => /^\d+$/.test(text);

const codeLength = 6;

/**
 * The six digits of a code that a person typed or pasted: in any width, with blanks or dashes between them, alone or as
 * the only six digits of a message.
 */
export function readSentCode(typed: string): string {
  const folded = foldForms(typed);
  const named = [...folded.matchAll(/(?<!\d[\s\p{Pd}]?)\d{3}[\s\p{Pd}]?\d{3}(?![\s\p{Pd}]?\d)/gu)];
  return (named.length === 1 ? String(named[0]) : folded).replace(/[\s\p{Pd}]/gu, "");
}

/** Whether the text has the form of a code sent to a phone or an e-mail address: six digits. */
export const isSentCode = (text: string): boolean => text.length === codeLength && isNumeric(text);

/** Whether the text consists of Chinese characters, Latin letters and digits only, and is not empty. */
export const isPlainName = (text: string): boolean => /^[\p{Script=Han}A-Za-z0-9]+$/u.test(text);

/** Whether the text is a name of two to four Chinese characters. */
export const isChineseName = (text: string): boolean => /^\p{Script=Han}{2,4}$/u.test(text);

/** Whether the text is an amount of money: 0 or more, with up to two decimals and no leading zeros. */
export const isAmount = (text: string): boolean => /^(0|[1-9]\d*)(\.\d{1,2})?$/.test(text);

/** Whether the text is JSON with an object as its outermost value. */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
