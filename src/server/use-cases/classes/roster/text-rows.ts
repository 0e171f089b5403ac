import { CsvError, parse } from "csv-parse";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { classLimits } from "../../../../contract/classes/classes";
import { columnLetter } from "./column-letter";
import { RosterFault } from "./roster-faults";

/** A line of a list; its number counts from 1 in the file. */
export interface RosterLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = ["\t", ";", ","] as const;
const pieceLength = 65_536;
/** Lines among which headings are looked for. */
export const headLines = 10;

/** The separator that stands most often in the first lines; null: none. */
function separatorOf(text: string): string | null {
  const head = text.slice(0, pieceLength).split("\n", headLines).join("\n");
  const counted = separators.map((separator) => ({ separator, times: head.split(separator).length - 1 }));
  const [most] = counted.toSorted((one, other) => other.times - one.times);
  return most === undefined || most.times === 0 ? null : most.separator;
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += pieceLength) {
    yield text.slice(from, from + pieceLength);
    await nextTurn();
  }
}

function countLineEnds(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) if (cell.includes("\n")) count += cell.split("\n").length - 1;
  return count;
}

/** A record that cannot be read; `line` is where it begins. */
const faultOf = ({ code, lines, column }: CsvError & { lines?: number; column?: unknown }, line: number) =>
  new RosterFault(code === "CSV_QUOTE_NOT_CLOSED" ? "quoteOpen" : "quoteStray", {
    line: code === "CSV_QUOTE_NOT_CLOSED" ? line : (lines ?? line),
    ...(typeof column === "number" ? { column: columnLetter(column) } : {}),
  });

const suspiciousLength = 10_000;
const mostCells = 1_000;

/** The parser limits the letters of a record, but not its empty cells. */
function refuseWide(text: string, separator: string): void {
  for (let [from, line] = [0, 1]; from < text.length; line += 1) {
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    if (to - from > suspiciousLength && text.slice(from, to).split(separator, mostCells + 1).length > mostCells)
      throw new RosterFault("tooManyColumns", { line });
    from = to + 1;
  }
}

async function separated(text: string, separator: string): Promise<RosterLine[]> {
  refuseWide(text, separator);
  const lines: RosterLine[] = [];
  let line = 1;
  // without `on_record`, for which the parser describes each record anew
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    // copied cells of a spreadsheet are quoted only where they have several lines
    relax_quotes: separator === "\t",
    record_delimiter: "\n",
    max_record_size: pieceLength,
  });
  parser.on("data", (cells: string[]) => {
    lines.push({ line, cells });
    line += 1 + countLineEnds(cells);
    if (lines.length > classLimits.lines + headLines) parser.destroy(new RosterFault("listTooLong"));
  });
  try {
    await pipeline(Readable.from(pieces(text)), parser);
  } catch (error) {
    throw error instanceof CsvError ? faultOf(error, line) : error;
  }
  return lines;
}

/** The lines of a text with their cells: separated by tabs, semicolons or commas, or one cell a line. */
export async function textRows(raw: string): Promise<RosterLine[]> {
  const text = raw.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const separator = separatorOf(text);
  if (separator !== null) return separated(text, separator);
  return text.split("\n", classLimits.lines + headLines + 1).map((cell, place) => ({ line: place + 1, cells: [cell] }));
}
