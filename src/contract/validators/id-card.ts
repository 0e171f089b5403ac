/** First two digits: the province-level divisions (GB/T 2260), and 91 for permanent residents from abroad. */
const provinces = new Set(
  "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91".split(
    " ",
  ),
);

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Checks a number by ISO 7064 MOD 11-2: the sum of each digit times its power of two is 1 modulo 11; X is ten. */
const isChecked = (digits: string): boolean => {
  const sum = Array.from(digits).reduce((total, digit, place) => {
    const value = digit === "X" ? 10 : Number(digit);
    return total + value * 2 ** (digits.length - 1 - place);
  }, 0);
  return sum % 11 === 1;
};

/**
 * Whether the text is a citizen's identity number of 18 characters (GB 11643): a province, an existing date of birth,
 * and the check digit. Cards with 15 digits have been void since 2013.
 */
export function isIdCard(text: string): boolean {
  const card = text.toUpperCase();
  const [, province = "", year, month, day] =
    /^(\d{2})\d{4}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/.exec(card) ?? [];
  return provinces.has(province) && isDate(Number(year), Number(month), Number(day)) && isChecked(card);
}
