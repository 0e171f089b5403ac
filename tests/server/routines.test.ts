import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applyMigrations } from "../../src/server/db/apply-migrations";
import { knownMigrations } from "../../src/server/db/made-by-migrations";
import { migrateDatabase } from "../../src/server/db/migrate";
import { knownRoutines, routineOf, type Routine } from "../../src/server/db/routines";
import { StorageFault } from "../../src/server/db/storage-fault";
import { emptyDatabase } from "../support/database";
import { databaseDescription } from "../support/database-description";

const lastMigrationOfTheReleaseBefore = 27;
/** The functions with number 1 that no migration creates. */
const inFilesAlone = ["usual_person", "room_events_append_only"];
const tablesFile = path.join(import.meta.dirname, "../../src/server/db/tables.txt");

const open: pg.Client[] = [];
const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  open.push(client);
  return client;
};
afterAll(() => Promise.all(open.map((client) => client.end())));

/** A database as an earlier program left it: its migrations, and no record of functions. */
async function databaseAfter(migrations: number): Promise<string> {
  const url = await emptyDatabase();
  await applyMigrations(await connected(url), knownMigrations().slice(0, migrations));
  return url;
}
const databaseOfTheReleaseBefore = () => databaseAfter(lastMigrationOfTheReleaseBefore + 1);

const migrated: pg.Client[] = [];
let empty: string;
let before: string;
beforeAll(async () => {
  empty = await emptyDatabase();
  before = await databaseOfTheReleaseBefore();
  for (const url of [empty, before]) {
    await migrateDatabase(url);
    migrated.push(await connected(url));
  }
});

/** The statements with which PostgreSQL would create all functions, then all triggers, by name. */
const definitionsOf = async (client: pg.Client): Promise<string[]> => {
  const functions = await client.query<{ definition: string }>(
    "select pg_get_functiondef(oid) as definition from pg_proc " +
      "where pronamespace = 'public'::regnamespace order by proname",
  );
  const triggers = await client.query<{ definition: string }>(
    "select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by tgname",
  );
  return [...functions.rows, ...triggers.rows].map(({ definition }) => definition);
};

const notedNumbers = async (client: pg.Client): Promise<unknown[]> =>
  (await client.query("select name, number from drizzle.routines order by name")).rows;

const rowVersions = async (client: pg.Client): Promise<unknown[]> => {
  const { rows } = await client.query(
    "select proname as name, xmin::text from pg_proc where pronamespace = 'public'::regnamespace " +
      "union all select tgname, xmin::text from pg_trigger where not tgisinternal order by 1",
  );
  return rows as unknown[];
};

const answering = (number: number, answer: string): Routine =>
  routineOf(
    "answering",
    `-- number ${number}\n-- Answers.\n` +
      `CREATE OR REPLACE FUNCTION answering() RETURNS text LANGUAGE sql AS $$ select '${answer}' $$\n`,
  );
/** This program's schema with additional functions. */
const programWith = (...routines: readonly Routine[]) => ({
  migrations: knownMigrations(),
  routines: [...knownRoutines(), ...routines],
});

describe("the functions and triggers of the database", () => {
  it("are in their files as PostgreSQL prints them, in a new and in an older database", async () => {
    const standing = knownRoutines().filter(({ statement }) => !statement.startsWith("DROP "));
    const shown = standing.map(({ statement }) =>
      statement.startsWith("CREATE OR REPLACE FUNCTION")
        ? `${statement}\n`
        : statement.replace("CREATE OR REPLACE TRIGGER", "CREATE TRIGGER"),
    );
    expect(knownRoutines().map(({ name }) => name)).toContain("record_operations");
    for (const client of migrated) expect(await definitionsOf(client)).toEqual(shown);
  });

  it("are listed with all tables in tables.txt, whatever release created the database", async () => {
    const description = await databaseDescription(empty);
    await expect(description).toMatchFileSnapshot(tablesFile);
    expect(await databaseDescription(before)).toBe(description);
  });

  it("are recorded with their numbers, and a start that finds them applied changes nothing", async () => {
    const noted = knownRoutines().map(({ name, number }) => ({ name, number }));
    for (const client of migrated)
      expect(await notedNumbers(client)).toEqual(noted.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
    const client = await connected(empty);
    const versions = await rowVersions(client);
    await migrateDatabase(empty);
    expect(await rowVersions(client)).toEqual(versions);
  });

  it("are recorded and not changed where migrations created them identically", async () => {
    const url = await databaseAfter(knownMigrations().length);
    const client = await connected(url);
    await client.query("alter function refuse_change() cost 101");
    const versions = await rowVersions(client);
    await migrateDatabase(url);
    const raised = knownRoutines().flatMap(({ name, number }) => (number > 1 ? [name] : []));
    const others = (rows: readonly unknown[]) =>
      rows.filter((row) => !["refuse_change", ...inFilesAlone, ...raised].includes((row as { name: string }).name));
    for (const name of inFilesAlone) expect(versions).not.toContainEqual(expect.objectContaining({ name }));
    expect(await notedNumbers(client)).toEqual(await notedNumbers(await connected(empty)));
    expect(others(await rowVersions(client))).toEqual(others(versions));
    expect(await rowVersions(client)).not.toEqual(versions);
    expect(await definitionsOf(client)).toEqual(await definitionsOf(await connected(empty)));
  });

  it("are applied where their number increased, and not where it is the same", async () => {
    const url = await emptyDatabase();
    const client = await connected(url);
    const answered = async () => (await client.query("select answering()")).rows as unknown[];
    await migrateDatabase(url, programWith(answering(1, "first")));
    await migrateDatabase(url, programWith(answering(1, "never applied")));
    expect(await answered()).toEqual([{ answering: "first" }]);
    await migrateDatabase(url, programWith(answering(2, "second")));
    expect(await answered()).toEqual([{ answering: "second" }]);
    expect(await notedNumbers(client)).toContainEqual({ name: "answering", number: 2 });
    const retired = routineOf("answering", "-- number 3\nDROP FUNCTION IF EXISTS answering()");
    await migrateDatabase(url, programWith(retired));
    await expect(answered()).rejects.toThrow("function answering() does not exist");
  });

  it("are applied together with the program's migrations or, where one fails, not at all", async () => {
    const url = await databaseOfTheReleaseBefore();
    const client = await connected(url);
    const description = await databaseDescription(url);
    const broken = routineOf("broken", "-- number 1\nCREATE OR REPLACE FUNCTION broken() nonsense");
    await expect(migrateDatabase(url, programWith(answering(1, "first"), broken))).rejects.toThrow("syntax error");
    expect(await databaseDescription(url)).toBe(description);
    expect((await client.query("select to_regclass('drizzle.routines') as noted")).rows).toEqual([{ noted: null }]);
    await migrateDatabase(url, programWith(answering(1, "first")));
    expect((await client.query("select answering()")).rows).toEqual([{ answering: "first" }]);
  });

  it("are applied once by several simultaneous starts", async () => {
    const url = await databaseOfTheReleaseBefore();
    await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
    expect(await definitionsOf(await connected(url))).toEqual(await definitionsOf(await connected(empty)));
  });

  it.each<readonly [string, () => Parameters<typeof migrateDatabase>[1], () => Parameters<typeof migrateDatabase>[1]]>([
    [
      "a function with a higher number",
      () => programWith(answering(3, "of tomorrow")),
      () => programWith(answering(2, "of today")),
    ],
    ["a function that this program does not know", () => programWith(answering(1, "of tomorrow")), () => undefined],
  ])("are refused for the database of a newer program, which has %s", async (_, newer, older) => {
    const url = await emptyDatabase();
    await migrateDatabase(url, newer());
    const client = await connected(url);
    const [noted, versions] = [await notedNumbers(client), await rowVersions(client)];
    const fault: unknown = await migrateDatabase(url, older()).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StorageFault);
    expect((fault as Error).message).toBe(
      "The database was made or changed by a newer or another Invigil; start that one, or restore a backup from " +
        "before. Nothing was changed.",
    );
    expect([await notedNumbers(client), await rowVersions(client)]).toEqual([noted, versions]);
  });

  it("can change those of the audit log, or name the other role that owns it", async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url);
    const address = new URL(inject("superuserUrl"));
    address.pathname = new URL(url).pathname;
    const administrator = await connected(address.href);
    await administrator.query("alter table audit_entries owner to current_user");
    await administrator.query("alter function refuse_rewriting() owner to current_user");
    const raised = {
      migrations: knownMigrations(),
      routines: knownRoutines().map((routine) =>
        routine.name === "refuse_rewriting"
          ? { ...routine, number: routine.number + 1, statement: routine.statement.replace("append-only", "closed") }
          : routine,
      ),
    };
    const fault = (await migrateDatabase(url, raised).catch((error: unknown) => error)) as Error;
    expect(fault).toBeInstanceOf(StorageFault);
    expect(fault.message).toMatch(
      /^The table audit_entries belongs to the role invigil, and .+ Nothing was changed\.$/,
    );
    await administrator.query(/\((.+)\) and away/.exec(fault.message)?.[1] ?? "");
    await migrateDatabase(url, raised);
    const client = await connected(url);
    await expect(client.query("delete from audit_entries")).rejects.toThrow("the table audit_entries is closed");
  });

  it("have a number in the first line of each file", () => {
    expect(() => routineOf("one", "CREATE FUNCTION one()")).toThrow('The first line of one.sql must be "-- number N".');
    expect(() => routineOf("one", "-- number 0\nselect 1")).toThrow();
  });
});
