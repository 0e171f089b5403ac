import { Decimal } from "decimal.js";

const digits = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const longest = 100;

/** The number that a text writes in digits, without loss; null: it writes none, or one beyond all bounds. */
export const decimalIn = (text: string): Decimal | null => {
  const written = text.trim();
  return written.length <= longest && digits.test(written) && Number.isFinite(Number(written))
    ? new Decimal(written)
    : null;
};

/** The same as a number. */
export const numberIn = (text: string): number | null => decimalIn(text)?.toNumber() ?? null;
