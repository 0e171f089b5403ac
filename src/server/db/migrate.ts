import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { sqlStateOf } from "./failure";
import { foreignTable } from "./foreign-table";
import { knownMigrations, migrationsFolder } from "./made-by-migrations";
import { StorageFault } from "./storage-fault";

export const migrationsLock = 7_215_330_114;
const connectMs = 5_000;
const firstAnswerMs = 3_000;

/** Of the migrations that the database has had, each as the time that it was written. */
async function migrationsHad(client: pg.Client): Promise<readonly number[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if ((found[0] as { made: boolean }).made !== true) return [];
  const { rows } = await client.query("select created_at::text as made_at from drizzle.__drizzle_migrations");
  return (rows as { made_at: string }[]).map(({ made_at: madeAt }) => Number(madeAt));
}

/** Whether this program has migrations that the database has not had. */
export async function hasMigrationsLeft(client: pg.Client): Promise<boolean> {
  const had = new Set(await migrationsHad(client));
  return knownMigrations().some(({ folderMillis }) => !had.has(folderMillis));
}

/** Throws a `StorageFault` where the database has had migrations that this program does not know. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const known = new Set(knownMigrations().map(({ folderMillis }) => folderMillis));
  if ((await migrationsHad(client)).some((migration) => !known.has(migration)))
    throw new StorageFault(
      "The database was made or changed by a newer or another Invigil; start that one, or restore a backup from " +
        "before. Nothing was changed.",
    );
}

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the others wait. Throws a
 * `StorageFault` where the schema is not this program's, and where a table to be changed belongs to another role.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(Object.assign({ text: "select 1" }, { query_timeout: firstAnswerMs }));
    await client.query("select pg_advisory_lock($1)", [migrationsLock]);
    await refuseNewer(client);
    await migrate(drizzle(client), { migrationsFolder }).catch(async (error: unknown) => {
      const sentence = sqlStateOf(error) === "42501" ? await foreignTable(client) : null;
      throw sentence === null ? error : new StorageFault(sentence, { cause: error });
    });
  } finally {
    await client.end();
  }
}
