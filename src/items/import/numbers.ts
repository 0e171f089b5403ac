import { Decimal } from "decimal.js";

const digits = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const longest = 100;

/**
 * The number that a text represents in digits, without loss; null: it is no number, is longer than 100 characters, or
 * is not finite.
 */
export const decimalIn = (text: string): Decimal | null => {
  const written = text.trim();
  return written.length <= longest && digits.test(written) && Number.isFinite(Number(written))
    ? new Decimal(written)
    : null;
};

/** The number that a text represents in digits; null: as in `decimalIn`. */
export const numberIn = (text: string): number | null => decimalIn(text)?.toNumber() ?? null;
