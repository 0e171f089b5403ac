import type { ImportFaultCode } from "./faults";
import type { Archive } from "./zip";

const begins = (bytes: Buffer, magic: string, offset = 0): boolean =>
  bytes.subarray(offset, offset + magic.length).toString("latin1") === magic;

type Named = readonly [code: ImportFaultCode, holds: (bytes: Buffer) => boolean];

const textHead = (bytes: Buffer): string =>
  bytes
    .subarray(0, 1_000)
    .toString("latin1")
    .replace(/^[\u00ef\u00bb\u00bf\s]*/, "");

/** Kinds of single files that are not tests, recognised by their first bytes. */
const files: readonly Named[] = [
  ["kindPdf", (bytes) => begins(bytes, "%PDF-")],
  ["kindRtf", (bytes) => begins(bytes, "{\\rtf")],
  ["kindWord", (bytes) => begins(bytes, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1")],
  ["kindMoodleBackup", (bytes) => begins(bytes, "\u001f\u008b")],
  [
    "kindPacked",
    (bytes) => begins(bytes, "7z\u00bc\u00af\u0027\u001c") || begins(bytes, "Rar!") || begins(bytes, "BZh"),
  ],
  [
    "kindPicture",
    (bytes) => begins(bytes, "\u0089PNG") || begins(bytes, "\u00ff\u00d8\u00ff") || begins(bytes, "GIF8"),
  ],
  ["kindHtml", (bytes) => /^<!doctype html|^<html[\s>]/i.test(textHead(bytes))],
];

/**
 * Whether the first 8,000 bytes contain a zero, which no text does except UTF-16; that is recognised by its byte-order
 * mark.
 */
const isBinary = (bytes: Buffer): boolean =>
  !begins(bytes, "\u00ff\u00fe") && !begins(bytes, "\u00fe\u00ff") && bytes.subarray(0, 8_000).includes(0);

/** The fault for a single file that is certainly not a test; null: it may be a test. */
export const foreignFile = (bytes: Buffer): ImportFaultCode | null =>
  files.find(([, holds]) => holds(bytes))?.[0] ?? (isBinary(bytes) ? "kindUnknown" : null);

type NamedArchive = readonly [code: ImportFaultCode, holds: (names: ReadonlySet<string>, archive: Archive) => boolean];

const has = (names: ReadonlySet<string>, pattern: RegExp): boolean => [...names].some((name) => pattern.test(name));
const mimeOf = ({ files: packed }: Archive): string => packed.get("mimetype")?.toString("latin1").trim() ?? "";

/** Kinds of archives that are not tests, recognised by their files. */
const archives: readonly NamedArchive[] = [
  ["kindWord", (names, archive) => names.has("word/document.xml") || /opendocument\.text/.test(mimeOf(archive))],
  [
    "kindSpreadsheet",
    (names, archive) => names.has("xl/workbook.xml") || /opendocument\.spreadsheet/.test(mimeOf(archive)),
  ],
  [
    "kindPresentation",
    (names, archive) => names.has("ppt/presentation.xml") || /opendocument\.presentation/.test(mimeOf(archive)),
  ],
  ["kindH5p", (names) => has(names, /^(?:[^/]+\/)?h5p\.json$/)],
  ["kindMoodleBackup", (names) => has(names, /^(?:[^/]+\/)?moodle_backup\.xml$/)],
  [
    "kindOlx",
    (names) => has(names, /^(?:[^/]+\/)?course\.xml$/) && has(names, /(?:^|\/)(?:problem|vertical|sequential)\//),
  ],
  ["kindScorm", (names, archive) => isScorm(names, archive)],
];

/** Whether a manifest is one of SCORM and lists no questions. */
const isScorm = (names: ReadonlySet<string>, { files: packed }: Archive): boolean => {
  const manifest = [...names].find((name) => /^(?:[^/]+\/)?imsmanifest\.xml$/.test(name));
  const text = manifest === undefined ? "" : (packed.get(manifest)?.subarray(0, 200_000).toString("utf8") ?? "");
  return /adlcp|ADL SCORM/i.test(text) && !/imsqti|assessment\/x-bb|\.dat"/i.test(text);
};

/** The fault for an archive that is certainly not a test; null: it may be a test. */
export const foreignArchive = (archive: Archive): ImportFaultCode | null => {
  const names = new Set(archive.names);
  return archives.find(([, holds]) => holds(names, archive))?.[0] ?? null;
};
