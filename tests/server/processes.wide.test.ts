import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import type { Calls } from "../../src/contract/calls/calls";
import { isProcessAlive } from "../../src/server/db/embedded/processes";
import { wrongInSittings, type Taken } from "../support/oracles/sittings";
import { failToStart, startServer, type ServerProcess } from "../support/server-process";
import { anyAnswer } from "../support/sittings";

/** The time limit of tests that start and stop real servers, which takes long on a busy machine. */
const patience = 180_000;

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-process-"));
  dataDir = path.join(folder, "only for root", "data");
  await mkdir(path.dirname(dataDir), { mode: 0o700 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Reply<Name extends CallName> {
  readonly code: number;
  readonly data: Calls[Name]["output"];
}

async function ask<Name extends CallName>(
  server: ServerProcess,
  name: Name,
  input: Readonly<Record<string, unknown>>,
  token = "",
): Promise<Reply<Name>> {
  const { method, path: address } = addresses[name];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const query = method === "GET" ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : "";
  const reply = await fetch(`${server.url}${address}${query}`, {
    method,
    headers,
    ...(method === "POST" ? { body: JSON.stringify(input) } : {}),
  });
  return (await reply.json()) as Reply<Name>;
}

/** A call to a server that may be busy: it is repeated, as a device does, unless the server has ended. */
const call: typeof ask = async (...asked) => {
  const [reply] = await vi.waitFor(
    async () => {
      const settled = await Promise.allSettled([ask(...asked)]);
      const [heard] = settled;
      if (heard.status === "fulfilled" && heard.value.code === 503) throw new Error(`${asked[1]}: the server is busy`);
      return settled;
    },
    { timeout: 30_000, interval: 200 },
  );
  if (reply.status === "rejected") throw reply.reason;
  return reply.value;
};

const signIn = async (server: ServerProcess) =>
  (await call(server, "login", { username: "student", password: "student123" })).data.token;

const postmasterPid = async () =>
  Number((await readFile(path.join(dataDir, "postgresql", "postmaster.pid"), "utf8")).split("\n")[0]);

describe("a server process", () => {
  it(
    "F23: starts in a folder that only its owner may enter, refuses a second server, and stops cleanly with a " +
      "connection open",
    async () => {
      const server = await startServer(dataDir);
      const token = await signIn(server);
      expect((await call(server, "userInfo", {}, token)).data.username).toBe("student");

      const asked = Date.now();
      const second = await failToStart(dataDir);
      expect(second).toEqual({
        status: 1,
        output:
          `Another server (pid ${server.child.pid}) is already using ${dataDir}; stop it first or set another ` +
          `DATA_DIR.\n`,
      });
      expect(Date.now() - asked).toBeLessThan(10_000);

      await expect(startServer(path.join(folder, "other"), { PORT: new URL(server.url).port })).rejects.toThrow(
        "The port is in use by another program; set PORT to a free one.",
      );
      expect((await failToStart(path.join(folder, "other"), { PORT: "many" })).output).toBe(
        'PORT must be a number from 0 to 65535, not "many".\n',
      );

      const pid = await postmasterPid();
      expect(await server.end("SIGTERM")).toBe(0);
      expect(isProcessAlive(pid)).toBe(false);
    },
    patience,
  );

  it(
    "F17: loses no acknowledged answer when it is killed in the middle of writing",
    async () => {
      const acknowledged: Taken[] = [];
      let number = 0;
      let server = await startServer(dataDir);
      const token = await signIn(server);
      for (let round = 0; round < 2; round += 1) {
        const live = server;
        const attempt = (await call(live, "startExam", { menu_id: "map-math", take_over: true }, token)).data;
        const given = {
          answer: anyAnswer(attempt),
          revision: 1,
          idempotency_key: `answer-${round}-000`,
          elapsed_ms: 20_000,
        };
        const inputs = { attempt_id: attempt.attempt_id, exercise_id: attempt.presented ?? "", lease: attempt.lease };
        const answer = async (): Promise<void> => {
          for (;;) {
            number += 1;
            const check = {
              ...inputs,
              check_status: number % 2,
              revision: number,
              idempotency_key: `check-${String(number).padStart(8, "0")}`,
            };
            const reply = await call(live, "updateCheckStatus", check, token).catch(() => null);
            if (reply === null || reply.code !== 200) return;
            acknowledged.push({
              attemptId: attempt.attempt_id,
              key: check.idempotency_key,
              seq: reply.data.seq,
            });
          }
        };
        const writers = Promise.all(Array.from({ length: 8 }, answer));
        const saved = await call(live, "answerExercise", { ...inputs, ...given }, token);
        expect(saved.code).toBe(200);
        const enough = acknowledged.length + 150;
        while (acknowledged.length < enough) await new Promise((resolve) => setImmediate(resolve));
        await live.end("SIGKILL");
        await writers;

        const died = Date.now();
        server = await startServer(dataDir);
        expect(Date.now() - died).toBeLessThan(30_000);
        const resumed = (
          await call(server, "examItemDetail", { attempt_id: attempt.attempt_id, lease: attempt.lease ?? "" }, token)
        ).data;
        expect(resumed).toMatchObject({ answered: round + 1, lease_held: true });
        const replay = await call(server, "answerExercise", { ...inputs, ...given }, token);
        expect(replay).toEqual({ ...saved, data: { ...saved.data, server_time: replay.data.server_time } });
        expect(replay.data.server_time).toBeGreaterThan(saved.data.server_time);
      }
      const pid = await postmasterPid();
      expect(await server.end("SIGTERM")).toBe(0);
      expect(isProcessAlive(pid)).toBe(false);
      expect(acknowledged.length).toBeGreaterThanOrEqual(300);

      const { openCluster } = await import("../../src/server/db/embedded/cluster");
      const { openDatabase } = await import("../../src/server/db/open");
      const cluster = await openCluster(dataDir, console.error);
      const { db, close } = openDatabase(cluster.url, () => undefined);
      const findings = await wrongInSittings(db, acknowledged);
      await close();
      await cluster.stop();
      expect(findings).toEqual([]);
    },
    patience,
  );

  it(
    "survives a restart of the database",
    async () => {
      const server = await startServer(dataDir);
      const token = await signIn(server);
      process.kill(await postmasterPid(), "SIGQUIT");
      const codes = new Set<number>();
      for (const asked = Date.now(); Date.now() - asked < 20_000;) {
        const { code } = await ask(server, "userInfo", {}, token);
        codes.add(code);
        if (code === 200 && codes.has(503)) break;
      }
      expect([...codes].sort((one, other) => one - other)).toEqual([200, 503]);
      expect(await server.end("SIGINT")).toBe(0);
    },
    patience,
  );
});
