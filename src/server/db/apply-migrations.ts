import type { MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";
import { hasTable } from "./has-table";

const table = "drizzle.__drizzle_migrations";

/** The migrations applied to the database, each as the time at which it was written, earliest first; null: no table. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[] | null> {
  if (!(await hasTable(client, table))) return null;
  const { rows } = await client.query<{ made_at: string }>(
    `select created_at::text as made_at from ${table} order by created_at`,
  );
  return rows.map(({ made_at: madeAt }) => Number(madeAt));
}

/** Records a migration in the table that drizzle-kit reads. */
export async function recordMigration(client: pg.ClientBase, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
}

/** Runs these migrations in the caller's transaction and records them. */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const migration of migrations) {
    for (const statement of migration.sql) await client.query(statement);
    await recordMigration(client, migration);
  }
}
