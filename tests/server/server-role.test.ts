import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBackup } from "../../src/server/backup/open-backup";
import { restoreBackup } from "../../src/server/backup/restore-backup";
import { takeBackup } from "../../src/server/backup/take-backup";
import { nativeFolder } from "../../src/server/db/embedded/binaries";
import { joinCluster, openCluster, type Cluster } from "../../src/server/db/embedded/cluster";
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
import { ownFiles } from "../support/own-files";

const patience = 120_000;
const tell = (): void => undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-role-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", tell);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const attributes = `
  select current_user as name, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
    (select count(*)::int from pg_auth_members where member = pg_roles.oid) as groups
  from pg_roles where rolname = current_user`;
const plain = {
  name: "invigil_server",
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
  groups: 0,
};

/** Whoever owns the database, and what is in it but the schema `public`, which is its owner's. */
const owners = `
  select pg_get_userbyid(owner) as owner, kind from (
    select datdba as owner, 'database' as kind from pg_database where datname = current_database()
    union select nspowner, 'schema' from pg_namespace where nspname = 'drizzle'
    union select relowner, 'relation' from pg_class
      where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
    union select proowner, 'function' from pg_proc where pronamespace = 'public'::regnamespace
    union select typowner, 'type' from pg_type where typnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
  ) as owned order by 2, 1`;
const allOwned = ["database", "function", "relation", "schema", "type"].map((kind) => ({
  owner: "invigil_server",
  kind,
}));

const refused = { code: "42501" };

async function expectTamed({ url }: Cluster): Promise<void> {
  expect(await query(url, attributes)).toEqual([plain]);
  expect(await query(url, owners)).toEqual(allOwned);
  await expect(query(url, "copy (select 1) to program 'cat'")).rejects.toMatchObject(refused);
}

describe("the role of the server", () => {
  const files = ownFiles();
  let dataDir: string;
  let cluster: Cluster;
  beforeAll(async () => {
    dataDir = path.join(folder, "fresh");
    cluster = await openCluster(dataDir, tell);
    await migrateDatabase(cluster.url);
  }, patience);
  afterAll(() => cluster.stop());

  it("owns the database and is no superuser", () => expectTamed(cluster));

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

  it("is what commands beside the server connect as", async () => {
    const joined = await joinCluster(dataDir, tell);
    expect(joined.url).toBe(cluster.url);
    await joined.stop();
  });

  it("does not have the superuser's password", async () => {
    const url = new URL(superuserUrlOf((await readConnection(dataDir)) as Connection));
    url.password = new URL(cluster.url).password;
    await expect(query(url.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("takes a backup and puts it back, over what there is", async () => {
    const file = path.join(folder, "backup.zip");
    await query(cluster.url, "insert into installation_secrets (name, secret) values ('kept', 'sealed')");
    await takeBackup({ url: cluster.url, files, file, now: new Date("2026-11-25T09:00:00Z") });
    await query(cluster.url, "delete from installation_secrets where name = 'kept'");
    const backup = await openBackup(file);
    await restoreBackup({ url: cluster.url, files, replace: true }, backup);
    backup.close();
    await migrateDatabase(cluster.url);
    expect(await query(cluster.url, "select secret from installation_secrets where name = 'kept'")).toEqual([
      { secret: "sealed" },
    ]);
    await expectTamed(cluster);
  });
});

describe("a cluster whose superuser owns everything", () => {
  let old: string;

  /** Runs PostgreSQL alone on a data folder, as whoever made the cluster. */
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
    ["as it was made", []],
    ["with the role alone", [roleMade]],
    [
      "with a role that is too mighty",
      [`${roleMade} superuser createdb`, "grant pg_execute_server_program to invigil_server"],
    ],
    ["with another password and no sign-in", [`${roleMade} nologin password 'another'`]],
    [
      "with the database given away and not what is in it",
      [roleMade, "alter database invigil owner to invigil_server"],
    ],
    ["with some tables given away", [roleMade, "alter table users owner to invigil_server"]],
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
          await migrateDatabase(cluster.url);
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
