import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { BackupFault } from "../../src/server/backup/backup-fault";
import { openBackup } from "../../src/server/backup/open-backup";
import { restoreBackup } from "../../src/server/backup/restore-backup";
import { moveSequences, tablesOf, withoutReferences } from "../../src/server/backup/tables";
import { takeBackup } from "../../src/server/backup/take-backup";
import { isInSteps } from "../../src/server/db/apply-in-steps";
import { applyMigrations } from "../../src/server/db/apply-migrations";
import { knownMigrations } from "../../src/server/db/made-by-migrations";
import { migrateDatabase } from "../../src/server/db/migrate";
import { openDatabase } from "../../src/server/db/open";
import { StorageFault } from "../../src/server/db/storage-fault";
import { anotherServer } from "../support/another-server";
import { emptyDatabase } from "../support/database";
import { databaseDescription } from "../support/database-description";
import { afterTheFile } from "../support/leftovers";
import { rowsOf } from "../support/rows-of";
import { query } from "../support/server-role";
import { newKey, type School } from "../support/sittings";
import { temporaryFiles } from "../support/temporary-files";
import { addStaged, kinds, openReportSchool, sit, stagedKinds } from "./reports/school";
import { makeWorld } from "./rights/world";

const earlier = knownMigrations().slice(
  0,
  knownMigrations().findIndex((migration) => isInSteps(migration)),
);
const steps = knownMigrations().find(isInSteps)?.sql ?? [];
const allKinds = [...kinds, ...stagedKinds];

let school: School;
let ann: string;
let ben: string;
const attempts: { readonly token: string; readonly attemptId: string }[] = [];
let described: string;
/** The tables of the release before the migration in steps; later releases may add to them. */
let earlierTables: Awaited<ReturnType<typeof tablesOf>>;
const earlierRows = (url: string) => rowsOf(url, earlierTables);

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  afterTheFile(() => client.end().catch(() => undefined));
  return client;
}

/** The rows of the school in a database as the release before the migration in steps left it. */
async function databaseOfTheReleaseBefore(): Promise<string> {
  const url = await emptyDatabase();
  const [from, into] = [await connected(school.url), await connected(url)];
  await applyMigrations(into, earlier);
  await withoutReferences(into, async () => {
    earlierTables = await tablesOf(into);
    for (const { name, columns } of earlierTables) {
      const listed = columns.map((column) => `"${column}"`).join(", ");
      const rows = from.query(copyTo(`copy "${name}" (${listed}) to stdout`));
      await pipeline(rows, into.query(copyFrom(`copy "${name}" (${listed}) from stdin`)));
    }
    await moveSequences(into);
  });
  await Promise.all([from.end(), into.end()]);
  return url;
}

beforeAll(async () => {
  school = await openReportSchool();
  await addStaged(school);
  await makeWorld(school);
  [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
  for (const kind of allKinds) attempts.push({ token: ann, attemptId: await sit(school, ann, kind) });
  for (const kind of allKinds) {
    const { data } = (await school.call("startExam", { menu_id: kind, take_over: true }, ben)).body;
    attempts.push({ token: ben, attemptId: data.attempt_id });
    if (kind === "fixed")
      for (const call of ["answerExercise", "updateCheckStatus"] as const)
        await school.call(
          call,
          {
            attempt_id: data.attempt_id,
            lease: data.lease,
            exercise_id: "f3",
            revision: 1,
            idempotency_key: newKey(),
            ...(call === "answerExercise"
              ? { answer: { type: "text_entry", text: "\u0000 汉字 \uD800" }, elapsed_ms: 1_000 }
              : { check_status: 1 }),
          },
          ben,
        );
  }
  described = await databaseDescription(school.url);
}, 120_000);

/** What the people of the school see of their attempts on a server over a database. */
async function seenOn(url: string): Promise<unknown[]> {
  const { db, close } = openDatabase(url, () => undefined, { size: 4 });
  try {
    const server = await anotherServer({ ...school, deps: { ...school.deps, db } });
    const seen: unknown[] = [];
    for (const { token, attemptId } of attempts)
      for (const name of ["examItemDetail", "answerRecord"] as const)
        seen.push((await server.call(name, { attempt_id: attemptId }, token)).body);
    for (const token of [ann, ben])
      for (const name of ["answerRecord", "wrongBookList", "menuList", "noticeList"] as const)
        seen.push((await server.call(name, {}, token)).body);
    await server.app.close();
    return seen;
  } finally {
    await close();
  }
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "no fault",
    (error: unknown) => error,
  );

describe("a migration in steps of a database in use", () => {
  it("keeps every row, result and report, and is told step by step", async () => {
    const url = await databaseOfTheReleaseBefore();
    const before = await earlierRows(school.url);
    expect(await earlierRows(url)).toEqual(before);
    const told: string[] = [];
    await migrateDatabase(url, undefined, (sentence) => told.push(sentence));
    expect(await earlierRows(url)).toEqual(before);
    expect(await databaseDescription(url)).toBe(described);
    expect(told.length).toBe(steps.length + 1);
    expect(told[1]).toBe(`Migrating the database, step 2 of ${steps.length}: attempts.`);
    expect(await query(url, "select * from drizzle.unfinished_migrations")).toEqual([]);
    expect(await seenOn(url)).toEqual(await seenOn(school.url));
    const unread = "select count(*)::int as number from pg_class where relname = $$attempt_log$$ and relallvisible = 0";
    expect(await query(url, unread)).toEqual([{ number: 0 }]);
  });

  it("goes on after each step at which it was interrupted, refused to older programs meanwhile", async () => {
    const url = await databaseOfTheReleaseBefore();
    const before = await earlierRows(url);
    const interrupted = new Error("interrupted");
    for (let done = 0; done <= steps.length; done += 1) {
      let told = 0;
      const tell = () => {
        told += 1;
        if (told === 2 || done === steps.length) throw interrupted;
      };
      expect(await faultOf(migrateDatabase(url, undefined, tell))).toBe(interrupted);
      const older = { migrations: earlier, routines: [] };
      expect(await faultOf(migrateDatabase(url, older))).toBeInstanceOf(StorageFault);
    }
    const files = temporaryFiles();
    const backup = takeBackup({ url, files, file: "/nowhere/backup.zip", now: new Date(0) });
    expect(await faultOf(backup)).toBeInstanceOf(BackupFault);
    await migrateDatabase(url);
    expect(await earlierRows(url)).toEqual(before);
    expect(await databaseDescription(url)).toBe(described);
  });

  it("goes on after its connection was cut in the middle of a step", async () => {
    const url = await databaseOfTheReleaseBefore();
    const before = await earlierRows(url);
    const reading = await connected(url);
    await reading.query("begin");
    await reading.query("lock table answers in access share mode");
    const migrating = faultOf(migrateDatabase(url));
    const cut =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() " +
      "and wait_event_type = 'Lock' and query like '%-- answers%'";
    await vi.waitFor(async () => expect(await query(url, cut)).toHaveLength(1), { timeout: 20_000, interval: 20 });
    expect(await migrating).toMatchObject({ message: expect.stringMatching(/terminat/) as string });
    await reading.query("commit");
    const told: string[] = [];
    await migrateDatabase(url, undefined, (sentence) => told.push(sentence));
    expect(told[0]).toMatch(/: answers\.$/);
    expect(await earlierRows(url)).toEqual(before);
    expect(await databaseDescription(url)).toBe(described);
  });

  it("is refused while servers of an earlier release are connected, and changes nothing", async () => {
    const url = await databaseOfTheReleaseBefore();
    const description = await databaseDescription(url);
    const { db, close } = openDatabase(url, () => undefined, { size: 1 });
    await db.$client.query("select 1");
    const fault = await faultOf(migrateDatabase(url));
    expect(fault).toBeInstanceOf(StorageFault);
    expect(fault).toMatchObject({
      message: expect.stringContaining("stop them first. Nothing was changed.") as string,
    });
    expect(await databaseDescription(url)).toBe(description);
    await close();
    await migrateDatabase(url);
    expect(await databaseDescription(url)).toBe(described);
  });

  it("follows the restore of a backup of the release before", async () => {
    const old = await databaseOfTheReleaseBefore();
    const files = temporaryFiles();
    const folder = await mkdtemp(path.join(tmpdir(), "invigil-steps-"));
    afterTheFile(() => rm(folder, { recursive: true, force: true }));
    const file = path.join(folder, "old.zip");
    await takeBackup({ url: old, files, file, now: new Date(0) });
    const url = await emptyDatabase();
    const backup = await openBackup(file);
    try {
      await restoreBackup({ url, files, replace: false }, backup);
    } finally {
      backup.close();
    }
    await migrateDatabase(url);
    expect(await earlierRows(url)).toEqual(await earlierRows(old));
    expect(await databaseDescription(url)).toBe(described);
  });
});
