import { and, eq } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import type { Calls } from "../../src/contract/calls/calls";
import { users } from "../../src/server/db/accounts-schema";
import { wrongBook } from "../../src/server/db/collections-schema";
import { attemptReports } from "../../src/server/db/reports-schema";
import { attemptLog, attempts } from "../../src/server/db/schema";
import { newSecret } from "../../src/server/support/identifiers";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { openSession } from "../../src/server/use-cases/sign-in";
import { testDatabase, type TestDatabase } from "../support/database";
import { wrongInSittings } from "../support/oracles/sittings";
import { startServer, type ServerProcess } from "../support/server-process";
import { chooseIn } from "../support/shown-option";
import { fixedItems, fixedTest, newKey } from "../support/sittings";

const patience = 120_000;
const folder = mkdtempSync(path.join(tmpdir(), "invigil-submit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let own: TestDatabase;
let token: string;

beforeAll(async () => {
  own = await testDatabase();
  const { db } = own;
  const person = { userId: "ann", username: "ann", passwordHash: "", nickname: "Ann" };
  await db.insert(users).values({ ...person, role: ["student"], permission: [], createdAt: Date.now() });
  const test = { menuId: "fixed", family: "custom", definition: fixedTest, sourceDigest: null, items: fixedItems };
  await publishTest(db, { ...test, family: "custom" }, Date.now());
  token = await openSession({ db, clock: Date.now, secret: newSecret }, "ann");
});

/** Repeats a call until it succeeds, since a server that has just started may refuse calls while it is behind. */
async function call<Name extends CallName>(
  server: ServerProcess,
  name: Name,
  input: object,
): Promise<{ code: number; data: Calls[Name]["output"] }> {
  const reply = await fetch(server.url + addresses[name].path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  const answer = (await reply.json()) as { code: number; data: Calls[Name]["output"] };
  return answer.code === 503 ? call(server, name, input) : answer;
}

const start = () => startServer(folder, { DATABASE_URL: own.url, LOG_LEVEL: "silent" });

/**
 * Another connection that is about to write the same mistake of ann's: the hand-in has written everything but the
 * wrong-answer book, and waits there for its outcome.
 */
async function holdMistake() {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await client.query("begin");
  await client.query(
    "insert into wrong_book (user_id, item_id, attempt_id, menu_id, version, family, added_at, skill, mark) " +
      "values ('ann', 'f1', '00000000-0000-0000-0000-000000000001', 'fixed', 1, 'custom', 0, 'any', 'wrong')",
  );
  const count = async (which: string): Promise<number> => {
    const { rows } = await own.db.$client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and ${which}`,
    );
    return Number(rows[0]?.count);
  };
  return {
    waiting: () => count("wait_event_type = 'Lock'"),
    underWay: () => count("state <> 'idle'"),
    letGo: () => client.end(),
  };
}

it(
  "F18: a server killed during a hand-in has done all of it or nothing, and a retry completes it",
  async () => {
    const { db } = own;
    const first = await start();
    const { data: attempt } = await call(first, "startExam", { menu_id: "fixed" });
    const { attempt_id, lease } = attempt;
    const given = {
      exercise_id: "f1",
      answer: chooseIn(attempt, "f1", "Option A"),
      revision: 1,
      idempotency_key: newKey(),
      elapsed_ms: 1_000,
    };
    expect((await call(first, "answerExercise", { attempt_id, lease, ...given })).code).toBe(200);

    const mistake = await holdMistake();
    const submit = { attempt_id, lease, stage: "main", manifest: [{ exercise_id: "f1", revision: 1 }], contested: [] };
    const lost = call(first, "advanceExam", submit).catch(() => "no reply");
    await expect.poll(mistake.waiting, { timeout: 20_000 }).toBe(1);
    await first.end("SIGKILL");
    expect(await lost).toBe("no reply");
    await mistake.letGo();
    const finishes = () =>
      db.$count(attemptLog, and(eq(attemptLog.attemptId, attempt_id), eq(attemptLog.kind, "finish")));
    const entries = () => db.$count(wrongBook, eq(wrongBook.attemptId, attempt_id));
    const standing = async () => (await db.select({ status: attempts.status }).from(attempts))[0]?.status;
    // the database may still have completed the waiting statement
    await expect.poll(mistake.underWay, { timeout: 20_000 }).toBe(0);
    const isWhole = (await standing()) === "finished";
    const done = async () => [await finishes(), await db.$count(attemptReports), await entries()];
    expect(await done()).toEqual(isWhole ? [1, 1, 1] : [0, 0, 0]);

    const second = await start();
    const retry = async () => (await call(second, "advanceExam", submit)).code;
    expect(await retry()).toBe(200);
    const read = async () =>
      (
        await (
          await fetch(`${second.url}${addresses.examItemDetail.path}?attempt_id=${attempt_id}`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).json()
      ).data;
    const over = { status: "finished", finish_reason: "submitted", answered: 1 };
    await expect.poll(read, { timeout: 20_000 }).toMatchObject(over);
    expect(await retry()).toBe(200);
    expect(await done()).toEqual([1, 1, 1]);
    expect(await wrongInSittings(db, [])).toEqual([]);
    await second.end("SIGTERM");
  },
  patience,
);
