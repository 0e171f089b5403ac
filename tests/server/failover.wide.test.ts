import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { users } from "../../src/server/db/accounts-schema";
import { openDatabase } from "../../src/server/db/open";
import { newId, newSecret } from "../../src/server/support/identifiers";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { openSession } from "../../src/server/use-cases/sign-in";
import { fixedDraft } from "../bench/answers/fixed-test";
import { afterTheFile } from "../support/leftovers";
import { openReplicated } from "../support/replicated";
import { startServer } from "../support/server-process";
import { chooseIn } from "../support/shown-option";

const folder = mkdtempSync(path.join(tmpdir(), "invigil-failover-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const patience = 240_000;
const sittings = 200;
const answersEach = 6;
const silent = (): void => undefined;

interface Said {
  readonly status: number;
  readonly code: number | null;
  readonly data: Readonly<Record<string, unknown>> | null;
}

it(
  "a standby promoted during 200 sittings has every confirmed answer, and none fails for good",
  async () => {
    const replicated = await openReplicated();
    afterTheFile(replicated.close);
    const before = openDatabase(replicated.url, silent, { size: 4 });
    await publishTest(before.db, fixedDraft, Date.now());
    const people = Array.from({ length: sittings }, (_, number) => ({
      userId: newId(),
      username: `student_${number}`,
      passwordHash: "",
      nickname: `Student ${number}`,
      role: ["student"],
      permission: [],
      createdAt: Date.now(),
    }));
    await before.db.insert(users).values(people);
    const tokens = await Promise.all(
      people.map(({ userId }) => openSession({ db: before.db, clock: Date.now, secret: newSecret }, userId)),
    );
    await before.close();
    const server = await startServer(folder, { DATABASE_URL: replicated.url, LOG_LEVEL: "silent" });

    const statuses = new Set<number>();
    const ask = async (name: CallName, input: object, token: string): Promise<Said> => {
      const { method, path: address } = addresses[name];
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const signal = AbortSignal.timeout(20_000);
      const reply = await fetch(server.url + address, { method, headers, signal, body: JSON.stringify(input) });
      statuses.add(reply.status);
      const { code, data } = (await reply.json()) as Pick<Said, "code" | "data">;
      return { status: reply.status, code, data };
    };
    /** Repeats a call until the server confirms it, as a device does. */
    const insist = async (name: CallName, input: object, token: string): Promise<NonNullable<Said["data"]>> => {
      for (;;) {
        const { code, data } = await ask(name, input, token).catch((): Said => ({ status: 0, code: null, data: null }));
        if (code === 200 && data !== null) return data;
        await pause(200);
      }
    };
    const confirmed = new Map<string, number>();
    const sit = async (token: string, number: number): Promise<void> => {
      const start = { menu_id: fixedDraft.menuId, take_over: true, idempotency_key: `start-${number}-0000` };
      const begun = (await insist("startExam", start, token)) as unknown as Attempt;
      const { attempt_id, lease } = begun;
      for (let turn = 0; turn < answersEach; turn += 1) {
        const key = `answer-${number}-${turn}-0000`;
        const { seq } = await insist(
          "answerExercise",
          {
            attempt_id,
            lease,
            exercise_id: `bench-${turn}`,
            answer: chooseIn(begun, `bench-${turn}`, "B"),
            revision: 1,
            idempotency_key: key,
            elapsed_ms: 1_000,
          },
          token,
        );
        confirmed.set(key, Number(seq));
        await pause(150);
      }
    };
    const sitting = Promise.all(tokens.map(sit));
    await expect.poll(() => confirmed.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(sittings);
    replicated.killPrimary();
    await pause(300);
    // for a moment the address points to a read-only database
    replicated.move();
    await pause(1_500);
    const promoted = performance.now();
    const confirmedBefore = confirmed.size;
    await replicated.promote();
    await expect.poll(() => confirmed.size, { timeout: 30_000, interval: 20 }).toBeGreaterThan(confirmedBefore);
    expect(performance.now() - promoted).toBeLessThan(10_000);
    await sitting;

    const { db, close } = openDatabase(replicated.standbyUrl, silent, { size: 2 });
    const { rows } = await db.$client.query<{ key: string; seq: number }>(
      "select idempotency_key as key, seq from attempt_log where idempotency_key like 'answer-%'",
    );
    await close();
    expect(new Map(rows.map(({ key, seq }) => [key, seq]))).toEqual(confirmed);
    expect(rows).toHaveLength(sittings * answersEach);
    expect(statuses).toEqual(new Set([200, 503]));
    expect(await server.end("SIGTERM")).toBe(0);
  },
  patience,
);
