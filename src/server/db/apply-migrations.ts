import type { MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";

/** Runs these migrations in the caller's transaction and records them in the table that drizzle-kit reads. */
export async function applyMigrations(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  if (migrations.length === 0) return;
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations " +
      "(id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}
