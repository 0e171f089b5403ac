import { ImportFault } from "../faults";
import type { Reader } from "../reader";
import type { RecordPiece } from "../record";
import type { PackageFiles } from "../zip";
import { type DocumentSource, readDocument } from "./document";
import { FileFinder } from "./files";
import { type Contents, type Document, isQuestionFile, readContents } from "./manifest";
import { readQuizFile, type Settings } from "./settings";

type Remark = Extract<RecordPiece, { readonly piece: "remark" }>;

const leftOutRemarks = ({ leftOut }: Contents): Remark[] =>
  leftOut === 0 ? [] : [{ piece: "remark", kind: "changed", remark: { code: "courseLeftOut", detail: `${leftOut}` } }];

const fileRemark = (file: string): Remark => ({
  piece: "remark",
  kind: "changed",
  remark: { code: "fileUnreadable", detail: file },
});

const settingsFrom = (files: PackageFiles, path: string | undefined, remarks: Remark[]): Settings | null => {
  const bytes = path === undefined ? undefined : files.get(path);
  if (path === undefined || !bytes) return null;
  try {
    return readQuizFile(bytes, path);
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    remarks.push(fileRemark(path));
    return null;
  }
};

const sourcesOf = (files: PackageFiles, contents: Contents): DocumentSource[] => {
  const finder = new FileFinder(files, contents.byIdentifier);
  const remarks = leftOutRemarks(contents);
  const sources = new Map<string, DocumentSource>();
  const banks = new Map(contents.documents.flatMap(({ bank, file }) => (bank === undefined ? [] : [[bank, file]])));
  const bank = (ident: string) => sources.get(banks.get(ident) ?? "") ?? null;
  const make = (document: Document, first: boolean): DocumentSource => {
    const own: Remark[] = first ? [...remarks] : [];
    const settings = settingsFrom(files, document.settings, own);
    return {
      bytes: files.get(document.file) ?? Buffer.alloc(0),
      file: document.file,
      title: document.title ?? null,
      language: contents.language,
      settings,
      files: finder.from(document.folders, contents.base),
      bank,
      remarks: own,
    };
  };
  contents.documents.forEach((document, index) => sources.set(document.file, make(document, index === 0)));
  return [...sources.values()];
};

async function* readArchive(files: PackageFiles): AsyncGenerator<RecordPiece> {
  const sources = sourcesOf(files, readContents(files));
  for (const source of sources) {
    let opened = false;
    try {
      for await (const piece of readDocument(source)) {
        opened ||= piece.piece === "test";
        yield piece;
      }
    } catch (error) {
      if (!(error instanceof ImportFault) || sources.length === 1) throw error;
      if (!opened) yield { piece: "test", header: { title: source.title, language: source.language } };
      yield { piece: "refusal", remark: { code: "fileUnreadable", detail: source.file ?? "" } };
    }
  }
}

const alone = (bytes: Buffer): DocumentSource => ({
  bytes,
  title: null,
  language: null,
  settings: null,
  files: new FileFinder(new Map(), new Map()).from([], ""),
  bank: () => null,
  remarks: [],
});

/** QTI 1.2 with its Common Cartridge profile, and the pools and tests of Blackboard. */
export const qti1Reader: Reader = {
  formats: ["qti-1.2"],
  recognise: (source) => {
    if (source.kind === "xml") return source.root.name === "questestinterop" ? "qti-1.2" : null;
    return source.kind === "archive" && isQuestionFile(source.files) ? "qti-1.2" : null;
  },
  read: (source) => {
    if (source.kind === "archive") return readArchive(source.files);
    if (source.kind === "xml") return readDocument(alone(source.bytes));
    throw new ImportFault("xmlUnreadable");
  },
};
