/** The start of a formula in some spreadsheet, also after white space or invisible characters, or in full width. */
const formula = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/** Text that no spreadsheet treats as a formula: it then begins with an apostrophe. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A cell that spreadsheets neither split nor treat as a formula. */
const cell = (value: string | number): string => {
  const text = typeof value === "string" ? withoutFormula(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line of a file for spreadsheets (RFC 4180). */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(",")}\r\n`;

/** The byte order mark by which spreadsheets detect UTF-8; the file begins with it. */
export const csvStart = "\uFEFF";
