import { Writable, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import yauzl, { type Entry } from "yauzl";
import { BackupFault, lacksRows } from "./backup-fault";
import {
  fileEntry,
  manifestEntry,
  manifestSchema,
  Summing,
  tableEntry,
  type BackupManifest,
  type OnProgress,
} from "./layout";
import { refuseUnfit } from "./refuse-unfit";

export interface Backup {
  readonly manifest: BackupManifest;
  /** Writes one part to `into`. Throws a `BackupFault` where it differs from the manifest. */
  readonly pass: (entry: string, sum: string, into: NodeJS.WritableStream) => Promise<void>;
  /**
   * Reads every part and changes nothing. Throws a `BackupFault` where a part cannot be read or differs from the
   * manifest, and where this program could not restore the backup.
   */
  readonly check: (progress?: OnProgress) => Promise<void>;
  readonly close: () => void;
}

const parsed = (words: string): unknown => {
  try {
    return JSON.parse(words) as unknown;
  } catch {
    return null;
  }
};

const nowhere = () => new Writable({ write: (_chunk, _encoding, next) => next() });

/** Counts the rows in the output of COPY: it escapes all line breaks but those at the ends of rows. */
function countingRows() {
  let rows = 0;
  const into = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      next();
    },
  });
  return { into, rows: () => rows };
}

async function entriesOf(zip: yauzl.ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** Opens an archive written by `takeBackup`. Throws a `BackupFault` where it is not one, or is incomplete. */
export async function openBackup(file: string): Promise<Backup> {
  const noArchive = new BackupFault(`${file} is no archive, or not whole.`);
  const zip = await yauzl
    .openPromise(file, { autoClose: false, validateEntrySizes: true })
    .catch((error: unknown) => Promise.reject(error instanceof Error && "code" in error ? error : noArchive));
  /** Rejects with `fault` for any error of reading, unless it is a `BackupFault` already. */
  const blamed = <Value>(reading: Promise<Value>, fault: BackupFault): Promise<Value> =>
    reading.catch((error: unknown) => Promise.reject(error instanceof BackupFault ? error : fault));
  const damaged = (name: string) => new BackupFault(`${file} is damaged: ${name} cannot be read.`);
  const altered = (name: string) => new BackupFault(`${file} is damaged: ${name} is not what was written.`);
  try {
    const entries = await blamed(entriesOf(zip), noArchive);
    const streamOf = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (entry === undefined) throw new BackupFault(`${file} is not whole: ${name} is not in it.`);
      return zip.openReadStreamPromise(entry);
    };
    /** The text of the manifest, checked by the archive's checksum, since no other part contains a sum of it. */
    const describedIn = async (entry: Entry | undefined): Promise<string> => {
      if (entry === undefined) return "";
      const bytes = await buffer(await zip.openReadStreamPromise(entry));
      if (crc32(bytes) !== entry.crc32) throw altered(manifestEntry);
      return bytes.toString();
    };
    const described = await blamed(describedIn(entries.get(manifestEntry)), damaged(manifestEntry));
    const { data: manifest } = manifestSchema.safeParse(parsed(described));
    if (manifest === undefined) throw new BackupFault(`${file} is no backup of Invigil, or one of a newer Invigil.`);
    const parts = [
      ...manifest.tables.map(({ name, sum, rows }) => ({ name: tableEntry(name), sum, table: { name, rows } })),
      ...manifest.files.map(({ name, sum }) => ({ name: fileEntry(name), sum, table: null })),
    ];
    const pass: Backup["pass"] = async (name, sum, into) => {
      const summing = new Summing();
      await pipeline(await streamOf(name), summing, into);
      if (summing.sum() !== sum) throw altered(name);
    };
    return {
      manifest,
      pass,
      check: async (progress) => {
        refuseUnfit(manifest);
        for (const [index, { name, sum, table }] of parts.entries()) {
          progress?.(index + 1, parts.length, name);
          const counting = countingRows();
          await blamed(pass(name, sum, table === null ? nowhere() : counting.into), damaged(name));
          if (table !== null && counting.rows() !== table.rows) throw lacksRows(table.name);
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
