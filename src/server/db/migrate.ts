import type { MigrationMeta } from "drizzle-orm/migrator";
import pg from "pg";
import { applyInSteps, isInSteps, unfinishedMigrations } from "./apply-in-steps";
import { appliedMigrations, applyMigrations } from "./apply-migrations";
import { sqlStateOf } from "./failure";
import { foreignTable } from "./foreign-table";
import { hasTable } from "./has-table";
import { knownMigrations } from "./made-by-migrations";
import { appliedNumbers, applyRoutines, knownRoutines, type Routine } from "./routines";
import { StorageFault } from "./storage-fault";

export const migrationsLock = 7_215_330_114;
const connectMs = 5_000;
const firstAnswerMs = 3_000;

/** The schema that a program creates: tables by migrations, then functions and triggers. */
export interface ProgramSchema {
  readonly migrations: readonly MigrationMeta[];
  readonly routines: readonly Routine[];
}

const thisProgram = (): ProgramSchema => ({ migrations: knownMigrations(), routines: knownRoutines() });

/**
 * The parts of a program's schema not yet applied to the database. Throws a `StorageFault` where the database has
 * migrations, functions or triggers that the program does not know.
 */
async function changesLeft(client: pg.Client, { migrations, routines }: ProgramSchema): Promise<ProgramSchema> {
  const unfinished = await unfinishedMigrations(client);
  const recorded = (await appliedMigrations(client)) ?? [];
  const applied = await appliedNumbers(client);
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  const numbers = new Map(routines.map(({ name, number }) => [name, number]));
  const isNewer =
    recorded.some((migration) => !known.has(migration)) ||
    [...applied].some(([name, number]) => number > (numbers.get(name) ?? 0));
  if (isNewer)
    throw new StorageFault(
      "The database was made or changed by a newer or another Invigil; start that one, or restore a backup from " +
        "before. Nothing was changed.",
    );
  const had = new Set(recorded.filter((migration) => !unfinished.has(migration)));
  return {
    migrations: migrations.filter(({ folderMillis }) => !had.has(folderMillis)),
    routines: routines.filter(({ name, number }) => number > (applied.get(name) ?? 0)),
  };
}

async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(Object.assign({ text: "select 1" }, { query_timeout: firstAnswerMs }));
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Whether `migrateDatabase` would change something. Throws a `StorageFault` like it, where the schema is not this
 * program's.
 */
export const hasChangesLeft = (url: string): Promise<boolean> =>
  onDatabase(url, async (client) => {
    const { migrations, routines } = await changesLeft(client, thisProgram());
    return migrations.length + routines.length > 0;
  });

/** Whether the database has rows, so that a migration may take long. */
async function isInUse(client: pg.Client): Promise<boolean> {
  if (!(await hasTable(client, "public.users"))) return false;
  const { rows } = await client.query<{ used: boolean }>("select exists (select from users) as used");
  return rows[0]?.used === true;
}

async function refuseOlderServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ servers: number }>(
    `select count(*)::integer as servers from pg_stat_activity
     where datname = current_database() and application_name = 'invigil'`,
  );
  const servers = rows[0]?.servers ?? 0;
  if (servers > 0)
    throw new StorageFault(
      "Tables must be migrated that servers of an earlier release cannot use afterwards, and such servers have " +
        `${servers} connections to this database; stop them first. Nothing was changed.`,
    );
}

async function applyTogether(client: pg.Client, { migrations, routines }: ProgramSchema): Promise<void> {
  await client.query("begin");
  try {
    await applyMigrations(client, migrations);
    await applyRoutines(client, routines);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/**
 * Brings tables, then functions and triggers up to date: in one transaction, except for migrations in steps of a
 * database in use, which go on where they were interrupted. Several processes may start simultaneously: one migrates,
 * the others wait. Throws a `StorageFault` where the schema is not the program's, where a table to be changed belongs
 * to another role, and where servers of an earlier release would meet a migration in steps.
 */
export const migrateDatabase = (
  url: string,
  program: ProgramSchema = thisProgram(),
  tell: (sentence: string) => void = () => undefined,
): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationsLock]);
    const { migrations, routines } = await changesLeft(client, program);
    try {
      let together: readonly MigrationMeta[] = migrations;
      if (migrations.some(isInSteps) && (await isInUse(client))) {
        await refuseOlderServers(client);
        while (together.some(isInSteps)) {
          const place = together.findIndex(isInSteps);
          await applyTogether(client, { migrations: together.slice(0, place), routines: [] });
          for (const migration of together.slice(place, place + 1)) await applyInSteps(client, migration, tell);
          together = together.slice(place + 1);
        }
      }
      await applyTogether(client, { migrations: together, routines });
    } catch (error) {
      const sentence = sqlStateOf(error) === "42501" ? await foreignTable(client) : null;
      throw sentence === null ? error : new StorageFault(sentence, { cause: error });
    }
  });
