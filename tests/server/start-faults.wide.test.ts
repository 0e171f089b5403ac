import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cliErrorMessage } from "../../src/server/process/cli-errors";
import { testDatabase } from "../support/database";
import { alone } from "../support/programs";
import { failToStart, type Ended } from "../support/server-process";
import { silentServer } from "../support/silent-server";

const patience = 60_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  failToStart(dataDir, env, [], alone);

const refused = (sentence: string): Ended => ({ status: 1, output: `${sentence}\n` });

describe("F67: a server that cannot start prints a remedy in one sentence", () => {
  it(
    "F67: DATA_DIR is a file, or under one",
    async () => {
      const file = path.join(folder, "file");
      await writeFile(file, "");
      for (const dataDir of [file, path.join(file, "below")])
        expect(await start(dataDir)).toEqual(
          refused(`DATA_DIR names ${dataDir}, which is or lies under a file; set DATA_DIR to a folder.`),
        );
    },
    patience,
  );

  it(
    "F67: a broken cluster",
    async () => {
      const broken = path.join(folder, "broken");
      const data = path.join(broken, "postgresql");
      await mkdir(path.join(data, "base"), { recursive: true, mode: 0o700 });
      expect(await start(broken)).toEqual(
        refused(
          `The database in ${data} is damaged (it has no PG_VERSION); restore DATA_DIR from a backup or set another ` +
            "one.",
        ),
      );
      await writeFile(path.join(data, "PG_VERSION"), "18\n");
      const connection = { port: 0, password: "x".repeat(48) };
      for (const text of ["", JSON.stringify(connection)]) {
        await writeFile(path.join(broken, "connection.json"), text);
        const { status, output } = await start(broken);
        expect(status).toBe(1);
        expect(output).toMatch(/^The database in .* does not start \(.+\); .*postgresql\.log says more\. If .*\n$/);
        expect(output.split("\n")).toHaveLength(2);
      }
    },
    patience,
  );

  it(
    "F67: a wrong password, user or name of the database",
    async () => {
      const own = await testDatabase();
      const before = await contents(own.url);
      const url = new URL(own.url);
      url.password = "wrong";
      expect(await start(folder, { DATABASE_URL: url.href })).toEqual(
        refused("The database server refuses this user or password; correct them in DATABASE_URL."),
      );
      url.href = own.url;
      url.pathname = "/nowhere";
      expect(await start(folder, { DATABASE_URL: url.href })).toEqual(
        refused("The database server has no database of this name; make it, or correct the name in DATABASE_URL."),
      );
      expect(await contents(own.url)).toEqual(before);
      expect(await start(folder, { DATABASE_URL: "postgres://[half" })).toEqual(
        refused("DATABASE_URL cannot be read; it looks like postgres://user:password@host/name."),
      );
    },
    patience,
  );

  it(
    "F67: a database that never answers, within 10 s",
    async () => {
      const silent = await silentServer();
      const sentence =
        "The database named by DATABASE_URL does not answer; see whether it runs and can be reached from here.";
      expect(await start(folder, { DATABASE_URL: silent.url })).toEqual(refused(sentence));
      expect(Date.now() - (silent.firstAsked() ?? 0)).toBeLessThan(9_000);
      await silent.close();
      expect(await start(folder, { DATABASE_URL: silent.url })).toEqual(refused(sentence));
    },
    patience,
  );

  it(
    "F67: a schema newer than the program is not changed",
    async () => {
      const own = await testDatabase();
      await own.db.$client.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)",
      );
      const before = await contents(own.url);
      expect(await start(folder, { DATABASE_URL: own.url })).toEqual(
        refused(
          "The database was made or changed by a newer or another Invigil; start that one, or restore a backup from " +
            "before. Nothing was changed.",
        ),
      );
      expect(await contents(own.url)).toEqual(before);
    },
    patience,
  );

  it("F21: a full disk and unexpected errors, without a stack trace", () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    expect(cliErrorMessage(full)).toBe("The disk is full; make room and start again.");
    const unknown = cliErrorMessage(new Error("no such thing\nas this", { cause: new Error("hidden") }));
    expect(unknown).toBe("Invigil could not go on: no such thing. LOG_LEVEL=debug says where.");
  });
});

async function passwords(): Promise<unknown> {
  const client = new pg.Client({ connectionString: inject("superuserUrl") });
  await client.connect();
  try {
    return (await client.query("select rolname, rolpassword from pg_authid where rolcanlogin order by 1")).rows;
  } finally {
    await client.end();
  }
}

async function contents(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query("select relname, n_live_tup from pg_stat_user_tables order by 1");
    const made = await client.query("select hash, created_at from drizzle.__drizzle_migrations order by 1");
    return [tables.rows.map(({ relname }) => relname), made.rows, await passwords()];
  } finally {
    await client.end();
  }
}
