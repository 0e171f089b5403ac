import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import { withoutFormula } from "../../../contract/report/csv";

/** A table for spreadsheets. Text stays text and numbers stay numbers; null is an empty cell. */
export interface Table {
  /** The name of its sheet: at most 31 characters, without `\ / ? * [ ] :`. */
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

type Cell = Table["rows"][number][number];

/** The longest text of a cell in Excel. */
const longestCell = 32_767;

/** Text without control characters and halves of characters, and with one kind of line end: a CR would end a row. */
const storable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "")
    .slice(0, longestCell);

/** Text that spreadsheets read as a number, share, date, time or truth value when they open a CSV file. */
const asValue = /^[\s\d.,/:%()eE+\-\p{Sc}]*\d[\s\d.,/:%()eE+\-\p{Sc}]*$/u;
const asWord = /^\s*(?:true|false)\s*$/iu;
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
const asDate = new RegExp(`^\\s*(?:\\d{1,4}[\\s./-]{0,3}${month}|${month}[\\s./,-]{0,3}\\d)`, "iu");
const longestValue = 40;

const isRead = (text: string): boolean =>
  text.length <= longestValue && (asValue.test(text) || asWord.test(text) || asDate.test(text));

function csvCell(cell: Cell): string | number | null {
  if (typeof cell !== "string") return cell;
  const text = storable(cell);
  return isRead(text) ? `'${text}` : withoutFormula(text);
}

/**
 * The table as CSV for spreadsheets: UTF-8 with a byte order mark, RFC 4180. Text that would be read as a formula, a
 * number or a date begins with an apostrophe.
 */
export const csvFile = ({ head, rows }: Table): Buffer =>
  Buffer.from(
    stringify(
      [head, ...rows].map((row) => row.map(csvCell)),
      { bom: true, record_delimiter: "windows", quoted_match: /\n/ },
    ),
    "utf8",
  );

const widest = 40;

const widthOf = ({ head, rows }: Table, column: number): number =>
  Math.min(
    widest,
    rows
      .slice(0, 200)
      .reduce((most, row) => Math.max(most, String(row[column] ?? "").length), (head[column] ?? "").length) + 2,
  );

const xlsxCell = (cell: Cell) => {
  if (cell === null) return null;
  return typeof cell === "number"
    ? { type: Number, value: cell }
    : { type: String, value: storable(cell), format: "@" };
};

/** The tables as the sheets of an Excel workbook. */
export async function xlsxFile(tables: readonly Table[]): Promise<Buffer> {
  const sheets = tables.map((table) => ({
    sheet: table.title,
    data: [
      table.head.map((text) => ({ type: String, value: storable(text), format: "@", fontWeight: "bold" as const })),
      ...table.rows.map((row) => row.map(xlsxCell)),
    ],
    columns: table.head.map((_, column) => ({ width: widthOf(table, column) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }));
  return writeExcelFile(sheets).toBuffer();
}
