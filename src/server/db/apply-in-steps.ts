import type { MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";
import { recordMigration } from "./apply-migrations";
import { hasTable } from "./has-table";
import { vacuumTables } from "./vacuum-tables";

const table = "drizzle.unfinished_migrations";
const marker = "-- each step in a transaction of its own\n";

/** Whether the statements of a migration are steps that each stand for themselves: for tables that take minutes. */
export const isInSteps = ({ sql: [first = ""] }: MigrationMeta): boolean => first.startsWith(marker);

/** The number of steps done of migrations that were begun and not finished, by the time at which each was written. */
export async function unfinishedMigrations(client: pg.ClientBase): Promise<ReadonlyMap<number, number>> {
  if (!(await hasTable(client, table))) return new Map();
  const { rows } = await client.query<{ made_at: string; done: number }>(`select made_at::text, done from ${table}`);
  return new Map(rows.map(({ made_at: madeAt, done }) => [Number(madeAt), done]));
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** A step's first line is a comment that names it. */
const nameOf = (step: string): string => /^-- (.+)$/m.exec(step.replace(marker, ""))?.[1] ?? "";

/**
 * Runs a migration whose statements are steps, from the first one that is not done. It is recorded before them, so that
 * an older program refuses a database that has only some of them.
 */
export async function applyInSteps(
  client: pg.ClientBase,
  migration: MigrationMeta,
  tell: (sentence: string) => void,
): Promise<void> {
  const { sql: steps, folderMillis } = migration;
  let done = (await unfinishedMigrations(client)).get(folderMillis) ?? null;
  if (done === null) {
    await inTransaction(client, async () => {
      await recordMigration(client, migration);
      await client.query(`create table if not exists ${table} (made_at bigint primary key, done integer not null)`);
      await client.query(`insert into ${table} values ($1, 0)`, [folderMillis]);
    });
    done = 0;
  }
  for (const step of steps.slice(done)) {
    done += 1;
    tell(`Migrating the database, step ${done} of ${steps.length}: ${nameOf(step)}.`);
    await inTransaction(client, async () => {
      await client.query(step);
      await client.query(`update ${table} set done = done + 1 where made_at = $1`, [folderMillis]);
    });
  }
  tell("Migrating the database: tidying its tables up.");
  await vacuumTables(client);
  await client.query(`delete from ${table} where made_at = $1`, [folderMillis]);
}
