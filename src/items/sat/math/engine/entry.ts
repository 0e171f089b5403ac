import { fraction, type Fraction } from "../../../engine/algebra";
import type { Ask } from "../../../engine/model";

/** The most characters of an entry, without a minus. */
const room = 5;

/** Forms of an infinite decimal that fill the entry: cut off or rounded, with or without a zero before the point. */
const endless = (size: number): string[] =>
  ["", "0"].flatMap((zero) => {
    const lead = size < 1 ? zero : String(Math.floor(size));
    const places = room - lead.length - 1;
    const power = 10 ** places;
    return [Math.floor(size * power), Math.round(size * power)].map((scaled) => {
      const digits = (scaled / power).toFixed(places);
      return size < 1 ? digits.replace(/^0/, lead) : digits;
    });
  });

const decimals = (size: number): string[] => {
  const exact = [String(size), String(size).replace(/^0\./, ".")];
  return exact.some((form) => form.length <= room) ? exact.filter((form) => form.length <= room) : endless(size);
};

/** Every form of a value that fits in an entry. */
const formsOf = ([n, d]: Fraction): string[] => {
  const size = Math.abs(n / d);
  const forms = [`${Math.abs(n)}/${d}`, ...decimals(size)].filter((form) => form.length <= room);
  return [...new Set(forms)].map((form) => (n < 0 ? `-${form}` : form));
};

/** A student-produced response: five characters, six with a minus; a fraction or a decimal that fills the entry. */
export const entry = (right: number | Fraction): Extract<Ask<never>, { type: "numeric_entry" }> => {
  const value = typeof right === "number" ? fraction(right, 1) : right;
  return {
    type: "numeric_entry",
    right: value[0] / value[1],
    maxLength: room + 1,
    ...(value[1] === 1 ? {} : { accepted: formsOf(value) }),
  };
};
