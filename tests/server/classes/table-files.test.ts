import { parse } from "csv-parse/sync";
import readExcelFile from "read-excel-file/node";
import { expect, it } from "vitest";
import { csvFile, xlsxFile } from "../../../src/server/use-cases/exporting/table-files";
import { asShown, hostileTable, hostileTexts } from "../../support/hostile-table";

const { head, rows } = hostileTable;

it("a CSV file has every text as it was, behind an apostrophe where a spreadsheet would read more into it", () => {
  const bytes = csvFile(hostileTable);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const read = parse(bytes, { bom: true });
  expect(read[0]).toEqual(head);
  const texts = read.slice(1).map(([text]) => text ?? "");
  expect(texts.map(asShown)).toEqual(hostileTexts.map(asShown));
  expect(texts.filter((text) => !text.startsWith("'"))).toEqual(['say "hi", twice', "two\nlines", "李华", ""]);
  expect(read.slice(1).map((row) => Number(row[1]))).toEqual(rows.map((row) => row[1]));
});

it("a workbook has each text as text and each number as a number, and no formula", async () => {
  const [sheet, second] = await readExcelFile(await xlsxFile([hostileTable, { ...hostileTable, title: "Again" }]), {
    trim: false,
  });
  expect([sheet?.sheet, second?.sheet]).toEqual(["Results", "Again"]);
  expect(sheet?.data[0]).toEqual(head);
  const plain = (text: unknown) => (typeof text === "string" ? asShown(text) : (text ?? ""));
  expect(sheet?.data.slice(1).map((row) => [plain(row[0]), row[1]])).toEqual(
    rows.map(([text, value]) => [plain(text), value]),
  );
});

it("control characters and halves of characters, which no file of this kind can hold, are left out", async () => {
  const odd = { title: "Odd", head: ["a"], rows: [["x\u0000y\u0008\uD83Dz"], ["😀"], ["a".repeat(40_000)]] };
  const [sheet] = await readExcelFile(await xlsxFile([odd]));
  expect(sheet?.data.slice(1).map(([text]) => String(text))).toEqual(["xyz", "😀", "a".repeat(32_767)]);
  expect(parse(csvFile(odd), { bom: true })[1]).toEqual(["xyz"]);
});
