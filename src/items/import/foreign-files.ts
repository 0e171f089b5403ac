import { constants, gunzipSync } from "node:zlib";
import { begins } from "./begins";
import type { ImportFaultCode } from "./faults";
import type { Archive } from "./zip";

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

const tarBlock = 512;
const packedHead = 32_000;
/** More than that many bytes can ever unpack to: a reading that exceeds its bound would give no names at all. */
const unpackedHead = packedHead * 1_040;

/** The names of the first files in a packed tar archive, as far as its beginning unpacks; none if it is none. */
const tarNames = (bytes: Buffer): string[] => {
  let tar: Buffer;
  try {
    tar = gunzipSync(bytes.subarray(0, packedHead), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: unpackedHead,
    });
  } catch {
    return [];
  }
  const names: string[] = [];
  for (let at = 0; at + tarBlock <= tar.length && begins(tar, "ustar", at + 257);) {
    const text = (from: number, length: number) =>
      tar
        .subarray(at + from, at + from + length)
        .toString("latin1")
        .replace(/\0.*$/s, "");
    names.push(text(0, 100).replace(/^\.\//, ""));
    const size = Number.parseInt(text(124, 12), 8);
    if (!(size >= 0)) break;
    at += tarBlock + Math.ceil(size / tarBlock) * tarBlock;
  }
  return names;
};

const moodleName =
  /^(?:moodle_backup\.(?:xml|log)|\.ARCHIVE_INDEX|(?:activities|sections)\/|(?:files|roles|scales|questions)\.xml$)/;
const olxName = /^[^/]+\/(?:chapter|sequential|vertical|problem|policies)\/|^library\/library\.xml$/;

/** The kind of a file that gzip has packed: both course backups are tar archives, told apart by their files. */
const packedKind = (bytes: Buffer): ImportFaultCode => {
  const names = tarNames(bytes);
  if (names.some((name) => moodleName.test(name))) return "kindMoodleBackup";
  return names.some((name) => olxName.test(name)) ? "kindOlx" : "kindPacked";
};

/** The first elements of the files of an Open edX course. */
const olxRoots = new Set(["problem", "vertical", "sequential", "chapter", "course", "library"]);

/** The fault for a single XML file that no reader knows, by its first element. */
export const foreignXml = (root: string): ImportFaultCode => (olxRoots.has(root) ? "kindOlx" : "kindXml");

/**
 * Whether the first 8,000 bytes contain a zero, which no text does except UTF-16; that is recognised by its byte-order
 * mark.
 */
const isBinary = (bytes: Buffer): boolean =>
  !begins(bytes, "\u00ff\u00fe") && !begins(bytes, "\u00fe\u00ff") && bytes.subarray(0, 8_000).includes(0);

/** The fault for a single file that is certainly not a test; null: it may be a test. */
export const foreignFile = (bytes: Buffer): ImportFaultCode | null =>
  files.find(([, holds]) => holds(bytes))?.[0] ??
  (begins(bytes, "\u001f\u008b") ? packedKind(bytes) : null) ??
  (isBinary(bytes) ? "kindUnknown" : null);

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
