/** Name of the rule in `numberEntries` that a number field follows. */
export type NumberEntry = keyof typeof numberEntries;

/** The rule for entries in a number field. */
export interface NumberEntryRule {
  /** Length in characters, not counting a leading minus. */
  readonly longest: number;
  /** The entry with unified signs: one kind of minus, one kind of fraction bar. */
  readonly plain: (entered: string) => string;
  readonly isTaken: (entered: string) => boolean;
}

const responseShape = /^-?[\d./]{0,5}$/;
const dashes = /[−–—－﹣]/g;
const bars = /[⁄∕／]/g;
const fullWidth = /[０-９．]/g;
const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * The rules for number fields. `any`: any text, read by readNumber. `response`: a student-produced response of the SAT:
 * five characters of digits, points and fraction bars, six with a leading minus.
 */
export const numberEntries = {
  any: { longest: Number.POSITIVE_INFINITY, plain: (entered) => entered, isTaken: () => true },
  response: {
    longest: 5,
    plain: (entered) =>
      entered.trim().replace(dashes, "-").replace(bars, "/").replace("。", ".").replace(fullWidth, narrow),
    isTaken: (entered) => responseShape.test(entered),
  },
} as const satisfies Readonly<Record<string, NumberEntryRule>>;
