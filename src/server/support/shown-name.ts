import { CallRefusal } from "./refusal";

/** Control, format (bidi, zero width), unassigned and private characters, line separators, and blank letters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
const everyUnseen = new RegExp(unseen, "gu");

/**
 * Throws `nameUnseen` if a name contains invisible characters, or ones that change the direction of the text around it.
 */
export function refuseUnseen(name: string | undefined): void {
  if (name !== undefined && unseen.test(name)) throw new CallRefusal("nameUnseen");
}

/** The name without invisible characters. */
export const seenOf = (name: string): string => name.replaceAll(everyUnseen, "");
