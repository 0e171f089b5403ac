import JSZip from "jszip";
import type { RosterDiff, RosterRow } from "../../src/contract/classes/rosters";
import { newKey, type School } from "./sittings";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A cell of a sheet: its text, a number with the zeros that its format shows, or the text of a shared string. */
type SheetCell = string | { readonly number: number; readonly digits?: number } | { readonly shared: string };

const letterOf = (place: number): string => String.fromCodePoint(65 + place);

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const firstFormat = 170;

const workbook = `<workbook xmlns="${main}" xmlns:r="${relations}">
  <sheets><sheet name="5b" sheetId="1" r:id="rId7"/></sheets></workbook>`;
const related = `<Relationships><Relationship Id="rId7" Type="x" Target="worksheets/first.xml"/></Relationships>`;

/** A shared string in two runs, with a reading above it that is not part of it. */
const sharedOf = (text: string): string =>
  `<si><r><t>${escaped(text.slice(0, 1))}</t></r><r><t>${escaped(text.slice(1))}</t></r>
  <rPh sb="0" eb="1"><t>reading</t></rPh></si>`;

const stylesOf = (digits: readonly number[]): string => {
  const formats = digits.map(
    (count, place) => `<numFmt numFmtId="${firstFormat + place}" formatCode="${"0".repeat(count)}"/>`,
  );
  const cells = digits.map((_, place) => `<xf numFmtId="${firstFormat + place}"/>`);
  return `<styleSheet xmlns="${main}"><numFmts>${formats.join("")}</numFmts>
    <cellXfs><xf numFmtId="0"/>${cells.join("")}</cellXfs></styleSheet>`;
};

/** The bytes of an XLSX file with one sheet; null: an empty cell. */
export async function workbookOf(rows: readonly (readonly (SheetCell | null)[])[]): Promise<Buffer> {
  const shared: string[] = [];
  const digits: number[] = [];
  const placeIn = <One>(list: One[], one: One): number => (list.includes(one) ? list.indexOf(one) : list.push(one) - 1);
  const cellOf = (cell: SheetCell | null, reference: string): string => {
    if (cell === null) return "";
    if (typeof cell === "string") return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    if ("shared" in cell) return `<c r="${reference}" t="s"><v>${placeIn(shared, cell.shared)}</v></c>`;
    const style = cell.digits === undefined ? 0 : placeIn(digits, cell.digits) + 1;
    return `<c r="${reference}" s="${style}"><v>${cell.number}</v></c>`;
  };
  const sheet = rows.map((row, place) => {
    const cells = row.map((cell, column) => cellOf(cell, `${letterOf(column)}${place + 1}`));
    return `<row r="${place + 1}">${cells.join("")}</row>`;
  });
  const zip = new JSZip();
  zip.file("[Content_Types].xml", "<Types/>");
  zip.file("xl/workbook.xml", workbook);
  zip.file("xl/_rels/workbook.xml.rels", related);
  zip.file("xl/sharedStrings.xml", `<sst xmlns="${main}">${shared.map(sharedOf).join("")}</sst>`);
  zip.file("xl/styles.xml", stylesOf(digits));
  zip.file(
    "xl/worksheets/first.xml",
    `<worksheet xmlns="${main}"><sheetData>${sheet.join("")}</sheetData></worksheet>`,
  );
  return zip.generateAsync({ type: "nodebuffer" });
}

/** What a teacher does with the class of one browser. */
export function rosterOf(school: School, token: string) {
  const roster = {
    token,
    make: async (name = "5b"): Promise<string> =>
      (await school.call("saveClass", { idempotency_key: newKey(), name }, token)).body.data.class_id,
    diff: async (class_id: string, list: string | Buffer, more: object = {}): Promise<RosterDiff> => {
      const given = typeof list === "string" ? { text: list } : { file: list.toString("base64") };
      return (await school.call("rosterDiff", { class_id, ...given, ...more }, token)).body.data;
    },
    apply: async (class_id: string, digest: string | null, chosen: object = {}, idempotency_key = newKey()) =>
      (await school.call("rosterApply", { idempotency_key, class_id, digest: digest ?? "0".repeat(64), chosen }, token))
        .body,
    /** Compares and applies a list. */
    put: async (class_id: string, list: string | Buffer, chosen: object = {}, more: object = {}) =>
      (await roster.apply(class_id, (await roster.diff(class_id, list, more)).digest, chosen)).data,
    detail: async (class_id: string, more: object = {}) =>
      (await school.call("studioClass", { class_id, ...more }, token)).body.data,
  };
  return roster;
}

/** The line, kind and name of each row. */
export const kindsOf = (rows: readonly RosterRow[]) => rows.map(({ line, kind, name }) => [line, kind, name]);
