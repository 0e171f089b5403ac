import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { readImportFile } from "../../../src/items/import/read-file";
import { zipOf } from "./archive";

const codeOf = async (bytes: Buffer): Promise<string> => {
  const error = await readImportFile(bytes).catch((problem: unknown) => problem);
  if (!(error instanceof ImportFault)) throw new Error("the file was read");
  for (const language of ["en", "zh"] as const) expect(error.sentence(language)).toMatch(/[.。]$/);
  return error.code;
};

const zipNamed = (...names: readonly string[]): Promise<Buffer> => zipOf(names.map((name) => ({ name, data: "<x/>" })));

/** A tar archive packed by gzip, of files of a size in bytes that hold zeros. */
const packedTarOf = (size: number, names: readonly string[]): Buffer =>
  gzipSync(
    Buffer.concat([
      ...names.map((name) => {
        const file = Buffer.alloc(512 + Math.ceil(size / 512) * 512);
        file.write(name, 0, "latin1");
        file.write(size.toString(8).padStart(11, "0"), 124, "latin1");
        file.write("ustar", 257, "latin1");
        return file;
      }),
      Buffer.alloc(1024),
    ]),
  );
const packedTar = (...names: readonly string[]): Buffer => packedTarOf(0, names);

const latin = (text: string): Buffer => Buffer.from(text, "latin1");

describe("files that are no tests", () => {
  it("are recognised by their content and refused with their kind", async () => {
    const codes: string[] = [];
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from("\ufeff \n\t"),
      latin("%PDF-1.7\nrest"),
      latin("{\\rtf1\\ansi hello}"),
      latin("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1old office"),
      latin("\u001f\u008b\u0008packed"),
      packedTar(".ARCHIVE_INDEX", "activities/quiz_1/quiz.xml", "moodle_backup.xml"),
      packedTar("course/course.xml", "course/problem/one.xml"),
      packedTar("notes.txt"),
      packedTarOf(3_000_000, ["course/course.xml", "course/problem/one.xml"]),
      latin("7z\u00bc\u00af\u0027\u001cpacked"),
      latin("\u0089PNG\r\n\u001a\n"),
      Buffer.from("<!DOCTYPE html><html><body>A quiz</body></html>"),
      Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'),
      Buffer.from([0, 1, 2, 3, 0, 0, 4]),
      Buffer.from("<rss version='2.0'><channel/></rss>"),
      Buffer.from("<problem><multiplechoiceresponse/></problem>"),
      Buffer.from('<?xml version="1.0"?><broken'),
      Buffer.from("Dear teacher, here is a letter.\n\nWith regards"),
    ])
      codes.push(await codeOf(bytes));
    expect(codes).toEqual([
      "fileEmpty",
      "fileEmpty",
      "kindPdf",
      "kindRtf",
      "kindWord",
      "kindPacked",
      "kindMoodleBackup",
      "kindOlx",
      "kindPacked",
      "kindOlx",
      "kindPacked",
      "kindPicture",
      "kindHtml",
      "kindHtml",
      "kindUnknown",
      "kindXml",
      "kindOlx",
      "xmlUnreadable",
      "kindText",
    ]);
  });

  it("are recognised by the files in the archive and refused with their kind", async () => {
    const scorm =
      '<manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"><resources><resource adlcp:scormType="sco"/>' +
      "</resources></manifest>";
    const open = (kind: string) =>
      zipOf([
        { name: "mimetype", data: `application/vnd.oasis.opendocument.${kind}` },
        { name: "content.xml", data: "<x/>" },
      ]);
    const codes: string[] = [];
    for (const bytes of [
      await zipNamed("[Content_Types].xml", "word/document.xml"),
      await zipNamed("[Content_Types].xml", "xl/workbook.xml"),
      await zipNamed("[Content_Types].xml", "ppt/presentation.xml"),
      await open("text"),
      await open("spreadsheet"),
      await open("presentation"),
      await zipNamed("h5p.json", "content/content.json"),
      await zipNamed("course/course.xml", "course/problem/one.xml"),
      await zipNamed("moodle_backup.xml", "questions.xml"),
      await zipOf([{ name: "imsmanifest.xml", data: scorm }]),
      await zipNamed("photo.jpg", "notes.bin"),
    ])
      codes.push(await codeOf(bytes));
    expect(codes).toEqual([
      "kindWord",
      "kindSpreadsheet",
      "kindPresentation",
      "kindWord",
      "kindSpreadsheet",
      "kindPresentation",
      "kindH5p",
      "kindOlx",
      "kindMoodleBackup",
      "kindScorm",
      "kindArchive",
    ]);
  });
});
