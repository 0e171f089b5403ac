import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { ZipFile } from "yazl";
import { unfinishedMigrations } from "../db/apply-in-steps";
import { appliedMigrations } from "../db/apply-migrations";
import { syncFolder } from "../db/embedded/durable";
import type { FileStore } from "../files/file-store";
import { BackupFault } from "./backup-fault";
import {
  fileEntry,
  listed,
  manifestEntry,
  quoted,
  Summing,
  tableEntry,
  type BackupManifest,
  type OnProgress,
} from "./layout";
import { tablesOf, type BackupTable } from "./tables";

interface Written {
  readonly sum: string;
  readonly size: number;
}

/** Streams parts into an archive on disk, one after another. */
class Archive {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;

  constructor(output: NodeJS.WritableStream) {
    const failed = new Promise<never>((_, reject) => this.#zip.once("error", reject));
    this.#written = Promise.race([pipeline(this.#zip.outputStream, output), failed]);
    this.#written.catch(() => undefined);
  }

  async add(name: string, source: Readable): Promise<Written> {
    const summing = new Summing();
    const taken = pipeline(source, summing);
    this.#zip.addReadStream(summing, name, { mode: 0o600 });
    await Promise.race([taken, this.#written.then(() => taken)]);
    return { sum: summing.sum(), size: summing.size };
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#written;
  }
}

async function migrationsOf(client: pg.Client): Promise<number[]> {
  const applied = await appliedMigrations(client);
  if (applied === null) throw new BackupFault("This database holds nothing of Invigil yet.");
  if ((await unfinishedMigrations(client)).size > 0)
    throw new BackupFault("A start was interrupted while it migrated this database; let a start finish that first.");
  return applied;
}

interface Kept {
  readonly file_id: string;
  readonly type: string;
  readonly size: number;
}

/** The uploaded files; none in schemas of earlier versions, which had no table for them. */
async function uploadsOf(client: pg.Client, tables: readonly BackupTable[]): Promise<readonly Kept[]> {
  if (tables.every(({ name }) => name !== "uploads")) return [];
  return (await client.query<Kept>("select file_id, type, size from uploads order by file_id")).rows;
}

async function writeParts(
  archive: Archive,
  client: pg.Client,
  files: FileStore,
  madeAt: Date,
  progress: OnProgress,
): Promise<BackupManifest> {
  const migrations = await migrationsOf(client);
  const tables = await tablesOf(client);
  const uploads = await uploadsOf(client, tables);
  const manifest: BackupManifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    migrations,
    tables: [],
    files: [],
    missing: [],
  };
  const parts = tables.length + uploads.length;
  let done = 0;
  for (const { name, columns } of tables) {
    progress((done += 1), parts, name);
    const rows = client.query(copyTo(`copy ${quoted(name)} (${listed(columns)}) to stdout`));
    const { sum } = await archive.add(tableEntry(name), rows);
    manifest.tables.push({ name, columns: [...columns], rows: rows.rowCount, sum });
  }
  for (const { file_id: name, type, size } of uploads) {
    progress((done += 1), parts, name);
    const bytes = await files.read(name, { from: 0, length: size });
    if (bytes === null) manifest.missing.push(name);
    else manifest.files.push({ name, type, ...(await archive.add(fileEntry(name), bytes)) });
  }
  await archive.add(manifestEntry, Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
  return manifest;
}

/**
 * Writes all stored data, tables and files, into one archive: a ZIP of the output of COPY, and a manifest. All tables
 * are from the same moment; a server may run meanwhile. The file appears whole or not at all, readable by its owner
 * only. Throws a `BackupFault` where a file of that name exists.
 */
export async function takeBackup(
  { url, files, file, now }: { url: string; files: FileStore; file: string; now: Date },
  progress: OnProgress = () => undefined,
): Promise<{ readonly manifest: BackupManifest; readonly bytes: number }> {
  if ((await stat(file).catch(() => null)) !== null)
    throw new BackupFault(`${file} is there already; name another file, or take it away.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  const client = new pg.Client({ connectionString: url, application_name: "invigil backup", statement_timeout: 0 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("begin isolation level repeatable read read only");
    const archive = new Archive(createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }));
    const manifest = await writeParts(archive, client, files, now, progress);
    await archive.end();
    const { size } = await stat(part);
    await rename(part, file);
    await syncFolder(path.dirname(path.resolve(file)));
    return { manifest, bytes: size };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
