import { comparable } from "./text";

const decimal = String.raw`(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+`;
const shape = new RegExp(String.raw`^([+-]?) ?(${decimal})(?: ?/ ?(${decimal}))?$`);
/** Raised, lowered and circled digits and ready-made fractions: folding would glue them to the digits before. */
const compound = /\p{No}/u;
const readyFraction = /^\s*[+\-−–]?\s*[¼½¾⅐-⅞]\s*$/;
const read = (digits: string): number => Number(digits.replaceAll(",", ""));

/**
 * The number that an entry such as 1,234.5, −2, 3/4, ½ or .75 stands for, in any width of digits; `null` when it is
 * none.
 * Mixed numbers, units, percent signs and exponents are no numbers here.
 */
export const readNumber = (entry: string): number | null => {
  if (entry.length > 100 || (compound.test(entry) && !readyFraction.test(entry))) return null;
  const found = shape.exec(comparable(entry, true).replace(/[⁄∕]/g, "/"));
  if (!found) return null;
  const [, sign, top = "", bottom] = found;
  const value = read(top) / (bottom === undefined ? 1 : read(bottom));
  if (!Number.isFinite(value)) return null;
  return sign === "-" && value !== 0 ? -value : value;
};
