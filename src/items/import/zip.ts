import { crc32, inflateRawSync } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import yauzl from "yauzl";
import { ImportFault } from "./faults";

/** Limits of an archive in bytes, except `entries`, the number of entries. */
export interface Limits {
  readonly package: number;
  readonly entries: number;
  readonly file: number;
  /** One question, unpacked. */
  readonly question: number;
  readonly inflated: number;
}
export const limits: Limits = {
  package: 250_000_000,
  entries: 10_000,
  file: 60_000_000,
  question: 2_000_000,
  inflated: 200_000_000,
};

/** Files of the package by path; only types that the importer can use. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

/** An unpacked archive. */
export interface Archive {
  readonly files: PackageFiles;
  /** Paths of all files, including unused ones. */
  readonly names: readonly string[];
}

const kept = /(?:\.(?:xml|qti|dat|txt|gift|png|jpe?g|gif|webp|svg|mp3|og[ag]|opus|m4a|mp4)|(?:^|\/)mimetype)$/i;
const fileKind = 0xf000;
const regularKinds = new Set([0, 0x8000, 0x4000]);
const unixMade = new Set([3, 19]);

const nameOf = (entry: Entry): string => {
  const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
  const parts = name.replace(/\/$/, "").split("/");
  if (
    /[\\\p{Cc}]/u.test(name) ||
    /^[A-Za-z]:/.test(name) ||
    name.length > 500 ||
    parts.some((part) => part === "" || part === "." || part === "..")
  ) {
    throw new ImportFault("nameUnsafe", undefined, JSON.stringify(name.slice(0, 200)));
  }
  return name;
};

const checkKind = (entry: Entry, name: string, allowed: Limits): void => {
  if ((entry.generalPurposeBitFlag & 0x41) !== 0) throw new ImportFault("entryEncrypted", name);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw new ImportFault("compressionUnknown", name, String(entry.compressionMethod));
  const mode = entry.externalFileAttributes >>> 16;
  if (unixMade.has(entry.versionMadeBy >>> 8) && !regularKinds.has(mode & fileKind))
    throw new ImportFault("entryLinked", name);
  if (entry.uncompressedSize > allowed.file) throw new ImportFault("entryTooLarge", name);
};

/** Compares the entry with its header before the data. Returns where the data begin. */
const checkLocalHeader = async (zip: ZipFile, entry: Entry, name: string): Promise<number> => {
  const header = await zip.readLocalFileHeaderPromise(entry);
  const deferred = (header.generalPurposeBitFlag & 8) !== 0;
  const same =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    ((header.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & 0x41) === 0 &&
    (deferred || header.uncompressedSize === entry.uncompressedSize || header.uncompressedSize === 0xffffffff);
  if (!same) throw new ImportFault("entryMismatched", name);
  return header.fileDataStart;
};

/** Unpacks one entry, never to more than its declared size; unused entries are checked too. */
const inflate = (packed: Buffer, entry: Entry, name: string): Buffer => {
  const size = entry.uncompressedSize;
  const bytes = entry.compressionMethod === 0 ? packed : inflated(packed, size, name);
  if (bytes.length !== size || crc32(bytes) !== entry.crc32) throw new ImportFault("entryMismatched", name);
  return bytes;
};

const inflated = (packed: Buffer, size: number, name: string): Buffer => {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new ImportFault("entryMismatched", name, String(error));
  }
};

const readEntries = async (zip: ZipFile, archive: Buffer, allowed: Limits, wanted: RegExp): Promise<Archive> => {
  if (zip.entryCount > allowed.entries) throw new ImportFault("tooManyEntries");
  const files = new Map<string, Buffer>();
  const listed: string[] = [];
  const names = new Set<string>();
  let room = allowed.inflated;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (names.has(name.toLowerCase())) throw new ImportFault("nameRepeated", name);
    names.add(name.toLowerCase());
    checkKind(entry, name, allowed);
    const from = await checkLocalHeader(zip, entry, name);
    if (name.endsWith("/")) continue;
    if (entry.uncompressedSize > room) throw new ImportFault("inflatesTooLarge", name);
    const bytes = inflate(archive.subarray(from, from + entry.compressedSize), entry, name);
    room -= bytes.length;
    listed.push(name);
    if (wanted.test(name)) files.set(name, bytes);
  }
  return { files, names: listed };
};

/**
 * Reads a zip archive within the limits, without writing to the file system; only files whose paths are `wanted` stay
 * in memory. Throws ImportFault.
 */
export const readZip = async (bytes: Buffer, allowed: Limits = limits, wanted: RegExp = kept): Promise<Archive> => {
  if (bytes.length > allowed.package) throw new ImportFault("packageTooLarge");
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: true });
    try {
      return await readEntries(zip, bytes, allowed, wanted);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new ImportFault(
      /too many bytes|not enough bytes|size mismatch|size:/i.test(detail) ? "entryMismatched" : "notZip",
      undefined,
      detail,
    );
  }
};
