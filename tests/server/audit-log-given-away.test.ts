import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { BackupFault } from "../../src/server/backup/backup-fault";
import { openBackup } from "../../src/server/backup/open-backup";
import { restoreBackup } from "../../src/server/backup/restore-backup";
import { takeBackup } from "../../src/server/backup/take-backup";
import { serverRole } from "../../src/server/db/embedded/connection";
import { knownMigrations } from "../../src/server/db/made-by-migrations";
import { migrateDatabase } from "../../src/server/db/migrate";
import { StorageFault } from "../../src/server/db/storage-fault";
import { emptyDatabase } from "../support/database";
import { openSchool, type School } from "../support/sittings";
import { temporaryFiles } from "../support/temporary-files";

const folder = mkdtempSync(path.join(tmpdir(), "invigil-given-away-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, words: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(words)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** The statements that the operators' page gives to an administrator, for this database and role. */
async function readmeSql(database: string, role: string): Promise<string> {
  const page = await readFile(path.join(import.meta.dirname, "../../.github/docs/operating.md"), "utf8");
  const [, sql = ""] = /```sql\n(CREATE ROLE school_audit.+?)```/s.exec(page) ?? [];
  return sql.replaceAll("DATABASE school ", `DATABASE ${database} `).replaceAll(/\bschool\b/g, role);
}

const sentenceAbout = (table: string, statements: string) =>
  `The table ${table} belongs to the role school_audit, and the role of DATABASE_URL may not change it; have an ` +
  `administrator give it back for the time being (${statements}) and away again afterwards. Nothing was changed.`;
const faultOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error("no fault"),
    (error: unknown) => error as Error,
  );

describe("a database whose administrator gave the audit log away, as in the operators' page", () => {
  const files = temporaryFiles();
  const file = path.join(folder, "backup.zip");
  let school: School;
  const asAdministrator = (words: string, database = school.url) => {
    const url = new URL(inject("superuserUrl"));
    url.pathname = new URL(database).pathname;
    return query(url.href, words);
  };
  /** Gives the log away again, or in another database, without creating the role, which exists already. */
  const giveAwayAgain = async (database = school.url) =>
    asAdministrator(
      (await readmeSql(new URL(database).pathname.slice(1), serverRole)).replace(/^CREATE ROLE.+\n/, ""),
      database,
    );
  const restored = async (url: string) => {
    const backup = await openBackup(file);
    await restoreBackup({ url, files, replace: true }, backup).finally(() => backup.close());
  };
  const entries = (url: string) => query(url, "select * from audit_entries order by number");

  beforeAll(async () => {
    school = await openSchool();
    await school.db.execute("update users set admin = true where username = 'ben'");
    await asAdministrator(await readmeSql(new URL(school.url).pathname.slice(1), serverRole));
  });

  it("still accepts and shows the server's entries", async () => {
    const ben = await school.signIn("ben");
    const { list } = (await school.call("auditList", {}, ben)).body.data;
    expect(list[0]).toMatchObject({ at: school.now, kind: "signedIn", account: "ben" });
  });

  it.each([
    "update audit_entries set account = 'x'",
    "delete from audit_entries",
    "truncate audit_entries",
    "drop table audit_entries cascade",
    "drop schema public cascade",
    "drop function refuse_rewriting() cascade",
    "alter table audit_entries disable trigger all",
    "select setval('audit_entries_number_seq', 1)",
    "set role school_audit",
    "grant school_audit to current_user",
  ])("does not let the server's role change the log: %s", async (words) => {
    await expect(query(school.url, words)).rejects.toMatchObject({ code: "42501" });
  });

  it("lets the server start where no migration is left", async () => {
    await expect(migrateDatabase(school.url)).resolves.toBeUndefined();
  });

  it("names the owner of a table that a migration may not change", async () => {
    const url = await emptyDatabase();
    const known = knownMigrations();
    const changing = known.findIndex(({ sql }) => /"entry_codes" ADD COLUMN "session_hash"/.test(sql.join()));
    await query(url, "create schema drizzle");
    await query(url, "create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)");
    for (const { sql, hash, folderMillis } of known.slice(0, changing)) {
      await query(url, sql.join(";"));
      await query(
        url,
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
      );
    }
    await asAdministrator("alter table entry_codes owner to school_audit", url);
    const fault = await faultOf(migrateDatabase(url));
    expect(fault).toBeInstanceOf(StorageFault);
    expect(fault.message).toBe(sentenceAbout("entry_codes", `ALTER TABLE entry_codes OWNER TO ${serverRole};`));
    expect(await query(url, "select count(*)::int as had from drizzle.__drizzle_migrations")).toEqual([
      { had: changing },
    ]);
    await asAdministrator(/\((.+)\) and away/.exec(fault.message)?.[1] ?? "", url);
    await migrateDatabase(url);
    expect(await query(url, "select count(*)::int as had from drizzle.__drizzle_migrations")).toEqual([
      { had: known.length },
    ]);
  });

  it("can be backed up and restored into another database", async () => {
    await takeBackup({ url: school.url, files, file, now: new Date("2026-11-27T09:00:00Z") });
    const other = await emptyDatabase();
    await restored(other);
    expect(await entries(other)).toEqual(await entries(school.url));
  });

  it("names the rights that a restore in place needs, and is restored once they are given", async () => {
    const url = await emptyDatabase();
    await restored(url);
    await giveAwayAgain(url);
    const before = await entries(url);
    const fault = await faultOf(restored(url));
    expect(fault).toBeInstanceOf(BackupFault);
    const statements =
      `ALTER TABLE audit_entries OWNER TO ${serverRole}; ` +
      `ALTER FUNCTION refuse_rewriting() OWNER TO ${serverRole};`;
    expect(fault.message).toBe(sentenceAbout("audit_entries", statements));
    expect(await entries(url)).toEqual(before);
    await asAdministrator(/\((.+)\) and away/.exec(fault.message)?.[1] ?? "", url);
    await restored(url);
    await giveAwayAgain(url);
    expect(await entries(url)).toEqual(before);
    await expect(query(url, "delete from audit_entries")).rejects.toMatchObject({ code: "42501" });
  });
});
