/** Which rule of `numberEntries` a field for a number follows. */
export type NumberEntry = keyof typeof numberEntries;

/** What the field of a number takes. */
export interface NumberEntryRule {
  /** Characters besides a minus in front. */
  readonly longest: number;
  /** The entry in the signs that the rule knows: one minus, one fraction bar. */
  readonly plain: (entered: string) => string;
  readonly isTaken: (entered: string) => boolean;
}

const responseShape = /^-?[\d./]{0,5}$/;
const dashes = /[−–—－﹣]/g;
const bars = /[⁄∕／]/g;
const fullWidth = /[０-９．]/g;
const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * What fields for a number take. `any`: whatever the student writes, read by readNumber. `response`: a student-produced
 * response of the SAT, five characters of digits, points and fraction bars, six with a minus in front.
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
