import { CallRefusal } from "./refusal";

/** Control, format (bidi, zero width), unassigned and private characters, line separators, and blank letters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
const everyUnseen = new RegExp(unseen, "gu");

/** Refuses a name that holds what nobody sees, or that turns the text around it. */
export function refuseUnseen(name: string | undefined): void {
  if (name !== undefined && unseen.test(name)) throw new CallRefusal("nameUnseen");
}

/** The name without what nobody sees. */
export const seenOf = (name: string): string => name.replaceAll(everyUnseen, "");
