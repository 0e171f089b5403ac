import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import type { Calls } from "../../src/contract/calls/calls";
import { isProcessAlive } from "../../src/server/db/embedded/processes";
import { failToStart, startSite, type ServerProcess } from "../support/server-process";
import { anyAnswer } from "../support/sittings";

const folder = mkdtempSync(path.join(tmpdir(), "invigil-workers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const patience = 180_000;
const workers = ["--workers", "2"];
const metricsToken = "a-token-that-is-long";

/** The shortest wait of a device: a connection handed to a process that is then killed is never answered. */
const longestReplyMs = 10_000;

/** Makes each call by a separate connection, so that another process may answer it. */
async function call<Name extends CallName>(
  { url }: ServerProcess,
  name: Name,
  input: Readonly<Record<string, unknown>>,
  token = "",
): Promise<{ code: number; data: Calls[Name]["output"] }> {
  const { method, path: address } = addresses[name];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", connection: "close" };
  const body = method === "POST" ? { body: JSON.stringify(input) } : {};
  const signal = AbortSignal.timeout(longestReplyMs);
  const reply = await fetch(url + address, { method, headers, signal, ...body });
  return (await reply.json()) as { code: number; data: Calls[Name]["output"] };
}

const signIn = async (server: ServerProcess, username: string) =>
  (await call(server, "login", { username, password: `${username}123` })).data.token;

it(
  "two processes answer on one port; a killed one is replaced, and no answer is lost",
  async () => {
    const server = await startSite(path.join(folder, "data"), { METRICS_TOKEN: metricsToken }, workers);
    expect(server.output()).toMatch(/^2 processes answer\.\n/);
    const student = await signIn(server, "student");
    const admin = await signIn(server, "admin");
    const pids = async () =>
      (await call(server, "serverState", {}, admin)).data.processes
        .map(({ pid }) => pid)
        .toSorted((one, two) => one - two);
    await expect.poll(pids, { timeout: 30_000 }).toHaveLength(2);
    const before = await pids();

    const attempt = await vi.waitFor(async () => {
      const { code, data } = await call(server, "startExam", { menu_id: "map-math", take_over: true }, student);
      // one that has only just started may be busy
      expect(code).toBe(200);
      return data;
    }, 30_000);
    const { attempt_id, lease, presented } = attempt;
    const saved = await call(
      server,
      "answerExercise",
      {
        attempt_id,
        lease,
        exercise_id: presented,
        answer: anyAnswer(attempt),
        revision: 1,
        idempotency_key: "answer-1-000",
        elapsed_ms: 1_000,
      },
      student,
    );
    expect(saved.code).toBe(200);
    const acknowledged = new Set<number>();
    let number = 0;
    let going = true;
    const mark = async (): Promise<void> => {
      while (going) {
        number += 1;
        const check = {
          check_status: number % 2,
          revision: number,
          idempotency_key: `check-${String(number).padStart(8, "0")}`,
        };
        const reply = await call(
          server,
          "updateCheckStatus",
          { attempt_id, lease, exercise_id: presented, ...check },
          student,
        ).catch(() => null);
        if (reply?.code === 200) acknowledged.add(reply.data.seq);
      }
    };
    const marking = Promise.all([mark(), mark(), mark()]);
    const soon = { timeout: 30_000 };
    await expect.poll(() => acknowledged.size, soon).toBeGreaterThan(100);
    const [victim = 0] = before;
    process.kill(victim, "SIGKILL");
    const after = acknowledged.size;
    await expect.poll(() => acknowledged.size, soon).toBeGreaterThan(after + 100);
    await expect
      .poll(async () => (await pids()).filter((pid) => !before.includes(pid)), { timeout: 40_000 })
      .toHaveLength(1);
    going = false;
    await marking;
    const { data: log } = await call(server, "heartbeat", { attempt_id, lease }, student);
    expect(log.last_seq).toBeGreaterThanOrEqual(Math.max(...acknowledged));

    const metrics = await (
      await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    ).text();
    const counted = /invigil_calls_total\{call="updateCheckStatus",outcome="ok"\} (\d+)/.exec(metrics)?.[1];
    expect(Number(counted)).toBeGreaterThan(100);
    expect(metrics).toMatch(/^invigil_sittings_open 1$/m);

    const last = await pids();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(last.map(isProcessAlive)).toEqual(last.map(() => false));
  },
  patience,
);

it(
  "a port in use, or an invalid number of workers, is reported in one sentence",
  async () => {
    const first = await startSite(path.join(folder, "first"));
    const { status, output } = await failToStart(
      path.join(folder, "second"),
      { PORT: new URL(first.url).port },
      workers,
    );
    expect([status, output.split("\n")[0]]).toEqual([
      1,
      "The port is in use by another program; set PORT to a free one.",
    ]);
    const none = await failToStart(path.join(folder, "third"), {}, ["--workers", "many"]);
    expect([none.status, none.output]).toEqual([1, expect.stringContaining("A number from 1 to 32.")]);
  },
  patience,
);
