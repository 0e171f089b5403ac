import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nativeFolder } from "../../src/server/db/embedded/binaries";
import { openCluster } from "../../src/server/db/embedded/cluster";
import {
  freePort,
  newPassword,
  readConnection,
  superuserUrlOf,
  writeConnection,
  type Connection,
} from "../../src/server/db/embedded/connection";
import { createCluster } from "../../src/server/db/embedded/create";
import { chooseIdentity } from "../../src/server/db/embedded/identity";
import { startPostmaster, stopPostmaster } from "../../src/server/db/embedded/postmaster";
import { migrateDatabase } from "../../src/server/db/migrate";
import { migrateReached } from "../../src/server/start/storage";
import { auditLogChanges } from "../support/audit-log-changes";
import { entry, expectTamed, query, unchangeable } from "../support/server-role";

const patience = 120_000;
const tell = (): void => undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-role-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a cluster whose superuser owns everything", () => {
  let old: string;

  /** Runs statements as the superuser, with PostgreSQL in single-user mode on a data folder. */
  async function withPostgres(dataDir: string, work: (connection: Connection) => Promise<unknown>): Promise<void> {
    const identity = await chooseIdentity(await nativeFolder(), dataDir);
    const connection = {
      port: await freePort(),
      password: (await readConnection(dataDir))?.password ?? "",
      socketFolder: null,
    };
    const begun = await startPostmaster(identity, connection);
    if (begun.kind !== "answering") throw new Error(`${dataDir} does not start: ${JSON.stringify(begun)}`);
    await work(connection).finally(() => stopPostmaster(begun.pid));
  }

  beforeAll(async () => {
    old = path.join(folder, "old");
    await mkdir(old, { mode: 0o700 });
    const password = newPassword();
    await createCluster(await chooseIdentity(await nativeFolder(), old), password);
    await writeConnection(old, { port: 0, password, socketFolder: null });
    await withPostgres(old, async (connection) => {
      await query(superuserUrlOf(connection, "postgres"), "create database invigil");
      await migrateDatabase(superuserUrlOf(connection));
      await query(
        superuserUrlOf(connection),
        "insert into installation_secrets (name, secret) values ('kept', 'of old')",
        "create type mood as enum ('calm')",
        'create table "Odd ""name" (id serial primary key, mood mood)',
        "create sequence loose",
        "create view seen as select 1 as one",
      );
    });
  }, patience);

  const roleMade = "create role invigil_server";
  it.each<readonly [string, readonly string[]]>([
    ["as created by an older version", []],
    ["with the role alone", [roleMade]],
    [
      "with a server role that has too many rights",
      [`${roleMade} superuser createdb`, "grant pg_execute_server_program to invigil_server"],
    ],
    ["with another password and no sign-in", [`${roleMade} nologin password 'another'`]],
    ["with the database given away but not its contents", [roleMade, "alter database invigil owner to invigil_server"]],
    ["with some tables given away", [roleMade, "alter table users owner to invigil_server"]],
    [
      "with the audit log owned by the server role and rights on it for everyone",
      [
        roleMade,
        "alter table audit_entries owner to invigil_server",
        "alter function refuse_rewriting() owner to invigil_server",
        "grant update (kind), delete on audit_entries to public",
        "grant usage on sequence audit_entries_number_seq to public",
        "alter schema public owner to invigil_server",
      ],
    ],
    [
      "with an audit role that has too many rights",
      [
        roleMade,
        "create role invigil_audit login superuser",
        "grant invigil_audit to invigil_server with admin option",
      ],
    ],
  ])(
    "is taken over, %s",
    async (name, before) => {
      const dataDir = path.join(folder, name);
      await cp(old, dataDir, { recursive: true });
      if (before.length > 0) await withPostgres(dataDir, (at) => query(superuserUrlOf(at), ...before));
      for (const round of ["first", "next"]) {
        const cluster = await openCluster(dataDir, tell);
        try {
          await expectTamed(cluster);
          await migrateReached(cluster);
          for (const change of auditLogChanges)
            await expect(query(cluster.url, change)).rejects.toMatchObject(unchangeable);
          await query(cluster.url, entry);
          await query(cluster.url, `alter table "Odd ""name" add column ${round} int`, "select nextval('loose')");
          expect(await query(cluster.url, "select secret from installation_secrets where name = 'kept'")).toEqual([
            { secret: "of old" },
          ]);
        } finally {
          await cluster.stop();
        }
      }
    },
    patience,
  );

  it(
    "is taken over when its connection.json is lost",
    async () => {
      const dataDir = path.join(folder, "lost");
      await cp(old, dataDir, { recursive: true });
      await rm(path.join(dataDir, "connection.json"));
      const cluster = await openCluster(dataDir, tell);
      await expectTamed(cluster).finally(cluster.stop);
    },
    patience,
  );
});
