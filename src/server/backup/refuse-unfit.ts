import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { migrationsFolder } from "../db/made-by-migrations";
import { BackupFault } from "./backup-fault";
import type { BackupManifest } from "./layout";

const journalSchema = z.object({ entries: z.array(z.object({ idx: z.number(), when: z.number() })) });
const snapshotSchema = z.object({
  tables: z.record(z.string(), z.object({ name: z.string(), columns: z.record(z.string(), z.unknown()) })),
});

const readMeta = (name: string): unknown => JSON.parse(readFileSync(path.join(migrationsFolder, "meta", name), "utf8"));

/** The columns of each table after a migration. */
function tablesAfter(migration: number): ReadonlyMap<string, ReadonlySet<string>> {
  const { tables } = snapshotSchema.parse(readMeta(`${String(migration).padStart(4, "0")}_snapshot.json`));
  return new Map(Object.values(tables).map(({ name, columns }) => [name, new Set(Object.keys(columns))]));
}

/** Throws a `BackupFault` where the backup's tables differ from those that its migrations create. */
export function refuseOtherTables(
  { tables }: Pick<BackupManifest, "tables">,
  made: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  if (made.size !== tables.length) throw new BackupFault("The backup has not the tables that its migrations make.");
  for (const { name, columns } of tables)
    if (columns.some((column) => made.get(name)?.has(column) !== true))
      throw new BackupFault(`The backup's table ${name} is not the one that its migrations make.`);
}

/** Throws a `BackupFault` where this program could not restore a backup with this manifest; uses no database. */
export function refuseUnfit(manifest: BackupManifest): void {
  const { entries } = journalSchema.parse(readMeta("_journal.json"));
  const wanted = new Set(manifest.migrations);
  const had = entries.slice(0, wanted.size);
  if (had.length < wanted.size || had.some(({ when }) => !wanted.has(when)))
    throw new BackupFault("The backup was made by a newer or another Invigil; restore it with that one.");
  refuseOtherTables(manifest, tablesAfter(had.at(-1)?.idx ?? 0));
}
