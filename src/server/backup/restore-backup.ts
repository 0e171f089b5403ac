import { Writable } from "node:stream";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applyMigrations } from "../db/apply-migrations";
import { foreignTable } from "../db/foreign-table";
import { hasTable } from "../db/has-table";
import { functionsMade, knownMigrations, tablesMade } from "../db/made-by-migrations";
import { migrationsLock } from "../db/migrate";
import { knownRoutines } from "../db/routines";
import { vacuumTables } from "../db/vacuum-tables";
import type { FileStore } from "../files/file-store";
import { BackupFault, lacksRows } from "./backup-fault";
import { fileEntry, listed, quoted, tableEntry, type BackupManifest, type OnProgress } from "./layout";
import type { Backup } from "./open-backup";
import { refuseOtherTables } from "./refuse-unfit";
import { moveSequences, tablesOf, withoutReferences } from "./tables";

async function dropAll(client: pg.Client): Promise<void> {
  await client.query(`drop table if exists ${listed(tablesMade())} cascade`);
  for (const name of new Set([...functionsMade(), ...knownRoutines().map(({ name: routine }) => routine)]))
    await client.query(`drop function if exists ${quoted(name)} cascade`);
  await client.query("drop schema if exists drizzle cascade");
}

/** Creates the schema of the backup's rows: the program's migrations up to the backup's last one. */
async function makeSchema(client: pg.Client, { migrations }: BackupManifest): Promise<void> {
  const wanted = new Set(migrations);
  const files = knownMigrations().filter(({ folderMillis }) => wanted.delete(folderMillis));
  if (wanted.size > 0)
    throw new BackupFault("The backup was made by a newer or another Invigil; restore it with that one.");
  await applyMigrations(client, files);
}

async function copyRows(client: pg.Client, backup: Backup, progress: (name: string) => void): Promise<void> {
  const here = new Map((await tablesOf(client)).map(({ name, columns }) => [name, new Set(columns)]));
  refuseOtherTables(backup.manifest, here);
  for (const { name, columns, rows, sum } of backup.manifest.tables) {
    progress(name);
    const into = client.query(copyFrom(`copy ${quoted(name)} (${listed(columns)}) from stdin`));
    into.on("error", () => undefined);
    await backup.pass(tableEntry(name), sum, into);
    if (into.rowCount !== rows) throw lacksRows(name);
  }
  await moveSequences(client);
}

const collecting = () => {
  const parts: Buffer[] = [];
  const into = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      parts.push(chunk);
      done();
    },
  });
  return { into, bytes: () => Buffer.concat(parts) };
};

async function refuseUsed(client: pg.Client, replace: boolean): Promise<void> {
  const { rows: others } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'invigil'",
  );
  if (others.length > 0)
    throw new BackupFault("A server is running on this database; stop it first. Nothing was changed.");
  if (replace || !(await hasTable(client, "public.users"))) return;
  const { rows: people } = await client.query<{ count: string }>("select count(*)::text as count from users");
  if (people[0]?.count !== "0")
    throw new BackupFault(
      `This database has ${people[0]?.count} accounts already; --replace puts the backup in their place. ` +
        "Nothing was changed.",
    );
}

async function refuseForeign(client: pg.Client): Promise<void> {
  const sentence = await foreignTable(client);
  if (sentence !== null) throw new BackupFault(sentence);
}

/**
 * Replaces the contents of the database by a backup, in one transaction: all of it is restored, or nothing changes. A
 * program that is newer than the backup migrates it afterwards. Files are written first; a later sweep removes those
 * that no row names. Throws a `BackupFault` where a server is running, where accounts exist and `replace` is not set,
 * where the backup is incomplete, and where a table belongs to another role. Tables are vacuumed at the end, when all
 * is restored.
 */
export async function restoreBackup(
  { url, files, replace }: { url: string; files: FileStore; replace: boolean },
  backup: Backup,
  progress: OnProgress = () => undefined,
): Promise<void> {
  await backup.check();
  const { tables, files: kept } = backup.manifest;
  let done = 0;
  const parts = 2 * tables.length + kept.length;
  const next = (name: string) => progress((done += 1), parts, name);
  const client = new pg.Client({ connectionString: url, application_name: "invigil restore", statement_timeout: 0 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [migrationsLock]);
    await refuseUsed(client, replace);
    await refuseForeign(client);
    for (const { name, type, sum } of kept) {
      next(name);
      const { into, bytes } = collecting();
      await backup.pass(fileEntry(name), sum, into);
      await files.put(name, type, bytes());
    }
    await dropAll(client);
    await makeSchema(client, backup.manifest);
    await withoutReferences(client, () => copyRows(client, backup, next));
    await client.query("commit");
    await vacuumTables(client, next);
  } finally {
    await client.end().catch(() => undefined);
  }
}
