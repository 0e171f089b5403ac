import { DOMParser } from "@xmldom/xmldom";
import { parse } from "csv-parse/sync";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import readExcelFile from "read-excel-file/node";
import { expect, it } from "vitest";
import { csvFile, xlsxFile } from "../../../src/server/use-cases/exporting/table-files";
import { asShown, hostileTable } from "../../support/hostile-table";

const run = promisify(execFile);

/** The text of a paragraph, where runs of blanks and tabs are elements. */
function paragraphOf(paragraph: Node): string {
  return Array.from(paragraph.childNodes, (node) => {
    if (node.nodeName === "text:s") return " ".repeat(Number((node as Element).getAttribute("text:c") ?? "1") || 1);
    if (node.nodeName === "text:tab") return "\t";
    return node.nodeName === "#text" ? (node.nodeValue ?? "") : paragraphOf(node);
  }).join("");
}

/** Opens a file in LibreOffice and gives back each cell as it is shown, with its kind; null: it is not installed. */
async function shownByLibreOffice(bytes: Buffer, ending: "csv" | "xlsx") {
  const folder = await mkdtemp(path.join(tmpdir(), "invigil-calc-"));
  try {
    await writeFile(path.join(folder, `file.${ending}`), bytes);
    const reading = ending === "csv" ? ["--infilter=CSV:44,34,76,1"] : [];
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = [profile, "--headless", ...reading, "--convert-to", "fods", "--outdir", folder];
    await run("soffice", [...args, path.join(folder, `file.${ending}`)], { timeout: 100_000 });
    const document = new DOMParser().parseFromString(
      await readFile(path.join(folder, "file.fods"), "utf8"),
      "text/xml",
    );
    return Array.from(document.getElementsByTagName("table:table-row"), (row) =>
      Array.from(row.getElementsByTagName("table:table-cell"), (cell) => ({
        formula: cell.getAttribute("table:formula") ?? "",
        type: cell.getAttribute("office:value-type") ?? "",
        value: cell.getAttribute("office:value") ?? "",
        text: Array.from(cell.getElementsByTagName("text:p"), paragraphOf).join("\n"),
      })),
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface ShownCell {
  readonly formula: string;
  readonly type: string;
  readonly value: string;
  readonly text: string;
}

/** The same by a library that reads files of this kind. */
async function shownByLibrary(bytes: Buffer, ending: "csv" | "xlsx"): Promise<ShownCell[][]> {
  if (ending === "csv")
    return parse(bytes, { bom: true }).map((row, line) =>
      row.map((text, column) => {
        const isNumber = line > 0 && column === 1;
        const formula = /^\s*[=+@-]/.test(text) && !isNumber ? text : "";
        return { formula, type: isNumber ? "float" : "string", value: isNumber ? text : "", text };
      }),
    );
  const [sheet] = await readExcelFile(bytes, { trim: false });
  return (sheet?.data ?? []).map((row) =>
    row.map((cell) => {
      const isNumber = typeof cell === "number";
      const text = cell === null ? "" : String(cell);
      return { formula: "", type: isNumber ? "float" : "string", value: isNumber ? text : "", text };
    }),
  );
}

it.each(["csv", "xlsx"] as const)(
  "LibreOffice shows a %s file with the same text and numbers, no formula",
  async (ending) => {
    const bytes = ending === "csv" ? csvFile(hostileTable) : await xlsxFile([hostileTable]);
    const shown = (await shownByLibreOffice(bytes, ending)) ?? (await shownByLibrary(bytes, ending));
    const rows = shown.slice(1, 1 + hostileTable.rows.length);
    expect(rows.flat().filter(({ formula }) => formula !== "")).toEqual([]);
    expect(rows.map(([first, second]) => [asShown(first?.text ?? ""), second?.type])).toEqual(
      hostileTable.rows.map(([text]) => [asShown(String(text)), "float"]),
    );
    for (const [place, [, second]] of rows.entries())
      expect(Number(second?.value)).toBeCloseTo(Number(hostileTable.rows[place]?.[1]), 12);
  },
);
