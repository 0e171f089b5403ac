import type { MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";
import { hasTable } from "./has-table";

const table = "drizzle.__drizzle_migrations";

/** The migrations applied to the database, each as the time at which it was written, earliest first; null: no table. */
export async function appliedMigrations(client: pg.Client): Promise<number[] | null> {
  if (!(await hasTable(client, table))) return null;
  const { rows } = await client.query<{ made_at: string }>(
    `select created_at::text as made_at from ${table} order by created_at`,
  );
  return rows.map(({ made_at: madeAt }) => Number(madeAt));
}

/** Runs these migrations in the caller's transaction and records them in the table that drizzle-kit reads. */
export async function applyMigrations(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  if (migrations.length === 0) return;
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}
