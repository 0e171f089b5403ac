/** The start of a formula in some spreadsheet, also after white space and with full-width signs. */
const formula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** A cell that spreadsheets neither split nor treat as a formula. */
const cell = (value: string | number): string => {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line of a file for spreadsheets (RFC 4180). */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(",")}\r\n`;

/** The byte order mark by which spreadsheets detect UTF-8; the file begins with it. */
export const csvStart = "\uFEFF";
