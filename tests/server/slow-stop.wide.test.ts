import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { postgresIn } from "../../src/server/db/embedded/processes";
import { seed } from "../../src/server/start/seed";
import { testDatabase } from "../support/database";
import { alone } from "../support/programs";
import { launch, startServer, type ServerProcess } from "../support/server-process";

const patience = 60_000;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-stop-"));
  dataDir = path.join(folder, "data");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const blockers: pg.Client[] = [];
afterEach(() => Promise.all(blockers.splice(0).map((client) => client.end())));

/** Locks every account's row, so that a start of a sitting waits. */
async function holdAccounts(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  blockers.push(client);
  await client.query("begin; select 1 from users for update");
  return client;
}

async function waiting(client: pg.Client): Promise<number> {
  await client.query("select pg_stat_clear_snapshot()");
  return (await client.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount ?? 0;
}

const post = (server: ServerProcess, name: "login" | "startExam", body: object, token = "") =>
  fetch(`${server.url}${addresses[name].path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

async function signIn(server: ServerProcess): Promise<string> {
  const reply = await post(server, "login", { username: "student", password: "student123" });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

const begin = (server: ServerProcess, token: string) => post(server, "startExam", { menu_id: "map-math" }, token);

describe("F66: SIGTERM with a slow request under way", () => {
  it(
    "F66: ends with 0 within 10 s, answers 503, and leaves no PostgreSQL",
    async () => {
      const server = await startServer(dataDir, {}, alone);
      const { port, password } = JSON.parse(await readFile(path.join(dataDir, "connection.json"), "utf8")) as {
        port: number;
        password: string;
      };
      const token = await signIn(server);
      const blocker = await holdAccounts(`postgres://invigil:${password}@127.0.0.1:${port}/invigil`);
      const reply = begin(server, token);
      await vi.waitFor(async () => expect(await waiting(blocker)).toBe(1), 10_000);

      const asked = Date.now();
      expect(await server.end("SIGTERM")).toBe(0);
      expect(Date.now() - asked).toBeLessThan(10_000);
      expect(postgresIn([path.join(dataDir, "postgresql")])).toEqual([]);
      expect([(await reply).status, (await reply).headers.get("retry-after")]).toEqual([503, "2"]);
    },
    patience,
  );

  it(
    "F66: on a DATABASE_URL database cancels the statement, and does not stop the database",
    async () => {
      const own = await testDatabase();
      await seed(own.db, Date.now());
      const server = await startServer(dataDir, { DATABASE_URL: own.url }, alone);
      const token = await signIn(server);
      const blocker = await holdAccounts(own.url);
      const reply = begin(server, token);
      await vi.waitFor(async () => expect(await waiting(blocker)).toBe(1), 10_000);

      const asked = Date.now();
      expect(await server.end("SIGTERM")).toBe(0);
      expect(Date.now() - asked).toBeLessThan(10_000);
      expect((await reply).status).toBe(503);
      expect(await waiting(blocker)).toBe(0);
    },
    patience,
  );

  it(
    "F66: with a request whose body never ends",
    async () => {
      const server = await startServer(dataDir, {}, alone);
      const { hostname, port } = new URL(server.url);
      const { connect } = await import("node:net");
      const socket = connect(Number(port), hostname);
      socket.on("error", () => undefined);
      socket.write(`POST ${addresses.login.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`);
      await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
      const asked = Date.now();
      expect(await server.end("SIGTERM")).toBe(0);
      expect(Date.now() - asked).toBeLessThan(10_000);
      expect(postgresIn([path.join(dataDir, "postgresql")])).toEqual([]);
    },
    patience,
  );

  it(
    "F66: while it is still starting",
    async () => {
      const early = path.join(folder, "early");
      const pids = () => postgresIn([path.join(early, "postgresql")]) ?? [];
      const { child, ended } = launch(alone, early);
      await vi.waitFor(() => expect(pids().length).toBeGreaterThan(0), { timeout: 20_000, interval: 5 });
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
      expect(pids()).toEqual([]);
    },
    patience,
  );

  it(
    "F66: with PostgreSQL frozen",
    async () => {
      const server = await startServer(dataDir, {}, alone);
      const token = await signIn(server);
      const pids = postgresIn([path.join(dataDir, "postgresql")]) ?? [];
      for (const pid of pids) process.kill(pid, "SIGSTOP");
      void begin(server, token).catch(() => undefined);
      const asked = Date.now();
      expect(await server.end("SIGTERM")).toBe(0);
      expect(Date.now() - asked).toBeLessThan(10_000);
      expect(postgresIn([path.join(dataDir, "postgresql")])).toEqual([]);
    },
    patience,
  );
});
