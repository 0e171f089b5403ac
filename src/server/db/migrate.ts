import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import path from "node:path";
import pg from "pg";
import { StorageFault } from "./storage-fault";

export const migrationsFolder = path.join(import.meta.dirname, "migrations");
export const migrationsLock = 7_215_330_114;
const connectMs = 5_000;
const firstAnswerMs = 3_000;

/** Throws a `StorageFault` where the database has had migrations that this program does not know. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if ((found[0] as { made: boolean }).made !== true) return;
  const { rows } = await client.query("select created_at::text as made_at from drizzle.__drizzle_migrations");
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const strange = (rows as { made_at: string }[]).filter(({ made_at: madeAt }) => !known.has(Number(madeAt)));
  if (strange.length > 0)
    throw new StorageFault(
      "The database was made or changed by a newer or another Invigil; start that one, or restore a backup from " +
        "before. Nothing was changed.",
    );
}

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the others wait. Throws a
 * `StorageFault` where the schema is not this program's.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(Object.assign({ text: "select 1" }, { query_timeout: firstAnswerMs }));
    await client.query("select pg_advisory_lock($1)", [migrationsLock]);
    await refuseNewer(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
