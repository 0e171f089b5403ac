import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBackup } from "../../src/server/backup/open-backup";
import { restoreBackup } from "../../src/server/backup/restore-backup";
import { takeBackup } from "../../src/server/backup/take-backup";
import { withAuditLogReturned } from "../../src/server/db/embedded/audit-role";
import { joinCluster, openCluster, type Cluster } from "../../src/server/db/embedded/cluster";
import { readConnection, superuserUrlOf, type Connection } from "../../src/server/db/embedded/connection";
import { migrateReached, whereAllMayChange } from "../../src/server/start/storage";
import { allOwned, auditLogChanges, owners } from "../support/audit-log-changes";
import { entry, expectTamed, query, refused, unchangeable } from "../support/server-role";
import { temporaryFiles } from "../support/temporary-files";

const patience = 120_000;
const tell = (): void => undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-role-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the role of the server", () => {
  const files = temporaryFiles();
  let dataDir: string;
  let cluster: Cluster;
  beforeAll(async () => {
    dataDir = path.join(folder, "fresh");
    cluster = await openCluster(dataDir, tell);
    await migrateReached(cluster);
    await query(cluster.url, entry);
  }, patience);
  afterAll(() => cluster.stop());

  it("owns everything in the database but the audit log, and is no superuser", () => expectTamed(cluster));

  it.each(auditLogChanges)("cannot change the audit log: %s", async (change) => {
    const all = "select * from audit_entries order by number";
    const before = await query(cluster.url, all);
    await expect(query(cluster.url, change)).rejects.toMatchObject(unchangeable);
    expect(await query(cluster.url, all)).toEqual(before);
  });

  it("cannot drop the database from another database", async () => {
    const url = new URL(cluster.url);
    url.pathname = "/postgres";
    await expect(query(url.href, "drop database invigil with (force)")).rejects.toMatchObject(refused);
  });

  it("adds entries to the audit log, each with the next number", async () => {
    const [first, second] = [await query(cluster.url, entry), await query(cluster.url, entry)];
    const { number } = first[0] as { number: number };
    expect(second).toEqual([{ number: number + 1 }]);
    expect(await query(cluster.url, `select kind, account from audit_entries where number = ${number}`)).toEqual([
      { kind: "signedIn", account: "ann" },
    ]);
  });

  it("owns the audit log only while migrations run, even where one fails", async () => {
    const change = "alter table audit_entries add column other int";
    const working = withAuditLogReturned(cluster.superuserUrl, async () => {
      await query(cluster.url, change, "alter table audit_entries drop column other");
      await query(cluster.url, "alter table audit_entries disable trigger all");
      await query(cluster.url, "alter table audit_entries enable trigger all");
      await query(cluster.url, "alter function refuse_rewriting() cost 101", "grant update on audit_entries to public");
      throw new Error("stopped");
    });
    await expect(working).rejects.toThrow("stopped");
    await expect(query(cluster.url, change)).rejects.toMatchObject(refused);
    await expect(query(cluster.url, "update audit_entries set kind = ''")).rejects.toMatchObject(refused);
    await expectTamed(cluster);
  });

  it("gives the audit log away for commands beside an older server, which has no role for it", async () => {
    await query(
      cluster.superuserUrl,
      "alter table audit_entries owner to invigil_server",
      "alter function refuse_rewriting() owner to invigil_server",
      "drop owned by invigil_audit",
      "drop role invigil_audit",
    );
    const nothing = () => withAuditLogReturned(cluster.superuserUrl, async () => undefined);
    await Promise.all([nothing(), nothing()]);
    await expectTamed(cluster);
    for (const words of auditLogChanges) await expect(query(cluster.url, words)).rejects.toMatchObject(unchangeable);
  });

  it("cannot make the superuser call its functions in place of PostgreSQL's", async () => {
    await query(
      cluster.url,
      "create function format(text, regrole, text, boolean) returns text language plpgsql as " +
        "'begin alter role invigil_server superuser; return null; end'",
    );
    await withAuditLogReturned(cluster.superuserUrl, async () => undefined);
    await query(cluster.url, "drop function format(text, regrole, text, boolean)");
    await expectTamed(cluster);
  });

  it("cannot make the superuser read its view in place of a migrations table", async () => {
    await query(
      cluster.url,
      "create function drizzle.rise() returns bigint language plpgsql as " +
        "'begin alter role invigil_server superuser; return 1; end'",
    );
    for (const [notes, columns] of [
      ["__drizzle_migrations", "drizzle.rise() as created_at"],
      ["routines", "'one' as name, drizzle.rise() as number"],
    ]) {
      await query(
        cluster.url,
        `alter table drizzle.${notes} rename to put_aside`,
        `create view drizzle.${notes} as select ${columns}`,
      );
      await expect(migrateReached(cluster)).rejects.toMatchObject(refused);
      await query(cluster.url, `drop view drizzle.${notes}`, `alter table drizzle.put_aside rename to ${notes}`);
      await expectTamed(cluster);
    }
    await query(cluster.url, "drop function drizzle.rise()");
  });

  it("gets changed functions of the audit log applied, and does not own them afterwards", async () => {
    await query(cluster.url, "delete from drizzle.routines where name = 'refuse_rewriting'");
    await query(cluster.superuserUrl, "alter function refuse_rewriting() cost 101");
    await migrateReached(cluster);
    expect(await query(cluster.url, "select procost from pg_proc where proname = 'refuse_rewriting'")).toEqual([
      { procost: 100 },
    ]);
    await expectTamed(cluster);
    for (const words of auditLogChanges) await expect(query(cluster.url, words)).rejects.toMatchObject(unchangeable);
  });

  it.each([
    ["run programs", "create temp table said (line text)", "copy said from program 'id'"],
    ["read files", "select pg_read_file('postgresql.conf')"],
    ["write files", "copy (select 1) to '/tmp/invigil-written'"],
    ["become the superuser", "set role invigil"],
    ["make itself one", "alter role invigil_server superuser"],
    ["make roles", "create role other"],
    ["make databases", "create database other"],
    ["read password hashes", "select rolpassword from pg_authid"],
    ["write settings", "alter system set log_statement = 'all'"],
    ["load a language", "create extension plperlu"],
  ])("cannot %s", async (_what, ...statements) => {
    await expect(query(cluster.url, ...statements)).rejects.toMatchObject(refused);
  });

  it("is the role with which commands beside the server connect", async () => {
    const joined = await joinCluster(dataDir, tell);
    expect(joined.url).toBe(cluster.url);
    await joined.stop();
  });

  it("does not have the superuser's password", async () => {
    const url = new URL(superuserUrlOf((await readConnection(dataDir)) as Connection));
    url.password = new URL(cluster.url).password;
    await expect(query(url.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("can take a backup and restore it over existing data", async () => {
    const file = path.join(folder, "backup.zip");
    await query(cluster.url, "insert into installation_secrets (name, secret) values ('kept', 'sealed')");
    const logged = await query(cluster.url, "select * from audit_entries order by number");
    await takeBackup({ url: cluster.url, files, file, now: new Date("2026-11-25T09:00:00Z") });
    await query(cluster.url, "delete from installation_secrets where name = 'kept'");
    const backup = await openBackup(file);
    const { url } = cluster;
    await query(url, entry);
    await whereAllMayChange(cluster, () => restoreBackup({ url, files, replace: true }, backup));
    backup.close();
    expect(await query(url, owners)).toEqual(allOwned);
    await migrateReached(cluster);
    expect(await query(url, "select * from audit_entries order by number")).toEqual(logged);
    const [next] = await query(url, entry);
    expect((next as { number: number }).number).toBe((logged.at(-1) as { number: number }).number + 1);
    expect(await query(cluster.url, "select secret from installation_secrets where name = 'kept'")).toEqual([
      { secret: "sealed" },
    ]);
    await expectTamed(cluster);
  });
});
