import { classLimits } from "../../../../contract/classes/classes";
import { ImportFault } from "../../../../items/import/faults";
import { childElements, descendants, parseXml, xmlText, type XmlElement } from "../../../../items/import/xml";
import { streamXml } from "../../../../items/import/xml-stream";
import { readZip, type PackageFiles } from "../../../../items/import/zip";
import { RosterFault } from "./roster-faults";
import { headLines, type RosterLine } from "./text-rows";

const megabyte = 1_000_000;
const unpacked = { package: 5 * megabyte, entries: 2_000, file: 40 * megabyte, question: 0, inflated: 60 * megabyte };
const parts = /^xl\/.*\.(?:xml|rels)$/;
const mostColumns = 200;

/** The text of a cell or shared string: its runs, without the readings above characters. */
const textOf = (element: XmlElement): string =>
  childElements(element)
    .map((child) => (child.name === "t" ? xmlText(child) : child.name === "r" ? textOf(child) : ""))
    .join("");

async function sharedStrings(files: PackageFiles): Promise<string[]> {
  const bytes = files.get("xl/sharedStrings.xml");
  const strings: string[] = [];
  if (bytes === undefined) return strings;
  for await (const event of streamXml(bytes, "sharedStrings.xml", (name) => name === "si"))
    if (event.kind === "element") strings.push(textOf(event.element));
  return strings;
}

/** The number formats that show nothing but digits, by the number of a cell's style: how many digits there are. */
function paddings(files: PackageFiles): number[] {
  const bytes = files.get("xl/styles.xml");
  if (bytes === undefined) return [];
  const root = parseXml(bytes, "styles.xml", unpacked.file);
  const zeros = new Map(
    descendants(root, ({ name }) => name === "numFmt").flatMap(({ attributes }) => {
      const format = attributes["formatCode"] ?? "";
      return /^0{1,20}$/.test(format) ? [[attributes["numFmtId"], format.length] as const] : [];
    }),
  );
  const [cells] = childElements(root, "cellXfs");
  return cells === undefined
    ? []
    : childElements(cells, "xf").map(({ attributes }) => zeros.get(attributes["numFmtId"]) ?? 0);
}

/** The path of the first sheet. */
function firstSheet(files: PackageFiles): string {
  const read = (path: string) => {
    const bytes = files.get(path);
    if (bytes === undefined) throw new RosterFault("notTable");
    return parseXml(bytes, path, megabyte);
  };
  const [sheet] = descendants(read("xl/workbook.xml"), ({ name }) => name === "sheet");
  const id = sheet?.attributes["id"];
  const target = childElements(read("xl/_rels/workbook.xml.rels")).find(({ attributes }) => attributes["Id"] === id)
    ?.attributes["Target"];
  if (target === undefined) throw new RosterFault("notTable");
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

const letterA = 65;
/** The place of a column by its letters, from 0; -1: it has none. */
function columnOf(reference: string): number {
  let place = 0;
  for (const letter of (/^[A-Z]{1,3}/.exec(reference)?.[0] ?? "").split(""))
    place = place * 26 + (letter.codePointAt(0) ?? letterA) - letterA + 1;
  return place - 1;
}

interface Facts {
  readonly strings: readonly string[];
  readonly digits: readonly number[];
}

/** A number as a person sees it: whole numbers without an exponent, with the leading zeros of the cell's format. */
function shownNumber(value: string, digits: number): string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? String(number).padStart(digits, "0") : value;
}

function cellText(cell: XmlElement, { strings, digits }: Facts): string {
  const { t: type = "n", s: style = "0" } = cell.attributes;
  if (type === "inlineStr") return childElements(cell, "is").map(textOf).join("");
  const value = childElements(cell, "v").map(xmlText).join("");
  if (type === "s") return strings[Number(value)] ?? "";
  return type === "n" && value !== "" ? shownNumber(value, digits[Number(style)] ?? 0) : value;
}

function cellsOf(row: XmlElement, facts: Facts): string[] {
  const cells: string[] = [];
  for (const [place, cell] of childElements(row, "c").entries()) {
    const { r: reference } = cell.attributes;
    const column = reference === undefined ? place : columnOf(reference);
    if (column < 0 || column >= mostColumns) continue;
    while (cells.length < column) cells.push("");
    cells[column] = cellText(cell, facts);
  }
  return cells;
}

async function rowsOf(bytes: Buffer): Promise<RosterLine[]> {
  const { files } = await readZip(bytes, unpacked, parts);
  const sheet = files.get(firstSheet(files));
  if (sheet === undefined) throw new RosterFault("notTable");
  const facts = { strings: await sharedStrings(files), digits: paddings(files) };
  const lines: RosterLine[] = [];
  for await (const event of streamXml(sheet, "sheet.xml", (name) => name === "row")) {
    if (event.kind !== "element") continue;
    const line = Number(event.element.attributes["r"] ?? lines.length + 1);
    lines.push({
      line: Number.isSafeInteger(line) && line > 0 ? line : lines.length + 1,
      cells: cellsOf(event.element, facts),
    });
    if (lines.length > classLimits.lines + headLines) throw new RosterFault("listTooLong");
  }
  return lines;
}

/** The rows of the first sheet of an XLSX file, read within limits of memory. Throws RosterFault. */
export async function workbookRows(bytes: Buffer): Promise<RosterLine[]> {
  try {
    return await rowsOf(bytes);
  } catch (error) {
    throw error instanceof ImportFault ? new RosterFault("workbookDamaged") : error;
  }
}
