import { mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCluster } from "../../src/server/db/embedded/cluster";
import { readConnection, serverUrlOf } from "../../src/server/db/embedded/connection";
import { isProcessAlive, postgresIn } from "../../src/server/db/embedded/processes";
import { alone } from "../support/programs";
import { startServer } from "../support/server-process";

const patience = 120_000;
const tell = () => undefined;

let folder: string;
let dataDir: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-cluster-"));
  dataDir = path.join(folder, "data");
  file = path.join(dataDir, "connection.json");
  const cluster = await openCluster(dataDir, tell);
  await query(cluster.url, "create table kept as select 42 as answer");
  await cluster.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, words: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(words)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(path.join(dataDir, "postgresql", "postmaster.pid"), "utf8")).split("\n")[0]);

const postgresHere = () => postgresIn([path.join(dataDir, "postgresql")]) ?? [];

async function comesUp(): Promise<void> {
  const asked = Date.now();
  const cluster = await openCluster(dataDir, tell);
  try {
    expect(await query(cluster.url, "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(Date.now() - asked).toBeLessThan(20_000);
    const connection = await readConnection(dataDir);
    expect(connection && serverUrlOf(connection)).toBe(cluster.url);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual(connection);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  } finally {
    await cluster.stop();
  }
  expect(postgresHere()).toEqual([]);
}

describe("F67: connection.json", () => {
  it.each([
    ["empty", ""],
    ["half", '{"port":4021'],
    ["without a password", '{"port":40213}'],
    ["of something else", "null"],
    ["with a wrong password", JSON.stringify({ port: 0, password: "0".repeat(48) })],
    ["missing", null],
  ])(
    "F67: %s beside a healthy cluster does not prevent the start",
    async (_name, text) => {
      if (text === null) await rm(file);
      else await writeFile(file, text);
      await writeFile(`${file}.new`, "left by a crash");
      await comesUp();
    },
    patience,
  );

  it(
    "F67: may be lost while the cluster of a killed server still runs",
    async () => {
      const server = await startServer(dataDir, {}, alone);
      const pid = await postmasterPid();
      await server.end("SIGKILL");
      await writeFile(file, "");
      await comesUp();
      expect(isProcessAlive(pid)).toBe(false);
    },
    patience,
  );

  it(
    "F67: is not rewritten where nothing has changed",
    async () => {
      await comesUp();
      const before = await stat(file);
      await comesUp();
      const after = await stat(file);
      expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
    },
    patience,
  );
});

describe("PostgreSQL's own log", () => {
  it(
    "F59: contains nothing that users wrote",
    async () => {
      const cluster = await openCluster(dataDir, tell);
      await query(cluster.url, "create table written (name text primary key, age int check (age > 0))");
      for (const words of [
        "insert into written values ('CANARYKEY', 1), ('CANARYKEY', 2)",
        "insert into written values ('CANARYROW', -1)",
        "select 'CANARYTEXT'::int",
      ])
        await expect(query(cluster.url, words)).rejects.toThrow();
      await cluster.stop();
      const log = await readFile(path.join(dataDir, "postgresql.log"), "utf8");
      expect(log).toContain("ready to accept connections");
      expect(log).not.toContain("CANARY");
    },
    patience,
  );
});

describe("F66: killed together", () => {
  it(
    "F66: server and PostgreSQL: the next start succeeds every time",
    async () => {
      for (let round = 0; round < 4; round += 1) {
        const server = await startServer(dataDir, {}, alone);
        const pid = await postmasterPid();
        const ended = server.end("SIGKILL");
        process.kill(pid, "SIGKILL");
        await ended;
        await comesUp();
      }
    },
    patience,
  );

  it(
    "F66: remaining processes of the killed PostgreSQL are ended",
    async () => {
      const server = await startServer(dataDir, {}, alone);
      const pid = await postmasterPid();
      const orphans = postgresHere().filter((one) => one !== pid);
      expect(orphans.length).toBeGreaterThan(3);
      for (const one of orphans) process.kill(one, "SIGSTOP");
      const ended = server.end("SIGKILL");
      process.kill(pid, "SIGKILL");
      await ended;
      await comesUp();
      expect(orphans.filter(isProcessAlive)).toEqual([]);
    },
    patience,
  );

  it(
    "F66: PostgreSQL alone: it is started again under a running server",
    async () => {
      const server = await startServer(dataDir, {}, alone);
      process.kill(await postmasterPid(), "SIGKILL");
      await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(503), 10_000);
      await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200), 20_000);
      expect(await server.end("SIGTERM")).toBe(0);
      expect(postgresHere()).toEqual([]);
    },
    patience,
  );

  it(
    "F66: PostgreSQL stopped from outside does not wait for our connections and is restarted",
    async () => {
      const server = await startServer(dataDir, {}, alone);
      const pid = await postmasterPid();
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      process.kill(pid, "SIGTERM");
      await vi.waitFor(() => expect(isProcessAlive(pid)).toBe(false), 10_000);
      await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200), 20_000);
      expect(isProcessAlive(await postmasterPid())).toBe(true);
      expect(await server.end("SIGTERM")).toBe(0);
      expect(postgresHere()).toEqual([]);
    },
    patience,
  );

  it(
    "F66: a running cluster is adopted although the data folder is behind a link",
    async () => {
      const link = path.join(folder, "link");
      await symlink(dataDir, link);
      const server = await startServer(link, {}, alone);
      const pid = await postmasterPid();
      await server.end("SIGKILL");
      const cluster = await openCluster(link, tell);
      expect(await postmasterPid()).toBe(pid);
      await cluster.stop();
      expect(isProcessAlive(pid)).toBe(false);
    },
    patience,
  );
});
