import { sql } from "drizzle-orm";
import { EventEmitter } from "node:events";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses } from "../../src/contract/calls/addresses";
import { makeApp } from "../../src/server/app";
import { readConfig } from "../../src/server/configuration/config";
import { inTransaction } from "../../src/server/db/transaction";
import { faultOf } from "../../src/server/http/errors";
import { logStrays } from "../../src/server/process/last-resort";
import { logged } from "../support/logged";
import { askOracles } from "../support/oracles/school";
import { newKey, openSchool, type School } from "../support/sittings";

const canary = "CANARYANSWER";
const { log, lines } = logged();

let school: School;
let app: Awaited<ReturnType<typeof makeApp>>;
let ann: string;
let attempt: Attempt;
let watcher: pg.Client;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  app = await makeApp({ ...school.deps, config: readConfig({}), log });
  ann = await school.signIn("ann");
  attempt = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
  watcher = new pg.Client({ connectionString: school.url });
  await watcher.connect();
});
afterAll(() => watcher.end());

const post = (url: string, payload: object) =>
  app.inject({ method: "POST", url, headers: { authorization: `Bearer ${ann}` }, payload });

let revision = 0;
const answer = () =>
  post(addresses.answerExercise.path, {
    attempt_id: attempt.attempt_id,
    exercise_id: "f3",
    answer: { type: "text_entry", text: canary },
    revision: (revision += 1),
    idempotency_key: newKey(),
    elapsed_ms: 10,
    lease: attempt.lease,
  });

const heldSlots = ({ totalCount, idleCount }: pg.Pool) => totalCount - idleCount;

describe("lost database connections", () => {
  it("F59: 60 of them cost no pool slot, answer 503 with Retry-After, and leave no answer in the log", async () => {
    let lost = 0;
    const replies: Awaited<ReturnType<typeof answer>>[] = [];
    const load = async (): Promise<void> => {
      while (lost < 60) replies.push(await answer());
    };
    const loads = Promise.all(Array.from({ length: 8 }, load));
    while (lost < 60) {
      const { rows } = await watcher.query<{ ended: boolean }>(
        "select pg_terminate_backend(pid) as ended from pg_stat_activity " +
          "where datname = current_database() and usename = current_user and pid <> pg_backend_pid() " +
          "order by random() limit 1",
      );
      lost += rows.filter(({ ended }) => ended).length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await loads;

    const statuses = new Set(replies.map(({ statusCode }) => statusCode));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 503))
      expect(reply.headers["retry-after"]).toBe("2");
    await expect.poll(() => heldSlots(school.db.$client)).toBe(0);
    const many = Array.from({ length: 20 }, () =>
      inTransaction(school.db, (tx) => tx.execute(sql`select pg_sleep(0.01)`)),
    );
    await Promise.all(many);
    expect((await answer()).statusCode).toBe(200);
    expect(JSON.stringify(lines())).not.toContain(canary);
    expect(lines().filter(({ msg }) => msg === "unavailable").length).toBeGreaterThan(0);
  });

  it("F59: a failed BEGIN releases its connection", async () => {
    const pool = school.db.$client;
    for (let round = 0; round < 25; round += 1) {
      const client = await pool.connect();
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      client.release();
      await watcher.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
      await inTransaction(school.db, (tx) => tx.execute(sql`select 1`)).catch(() => undefined);
    }
    expect(heldSlots(pool)).toBe(0);
  });

  it("F19: a transaction that PostgreSQL rolled back at its end is not reported as committed", async () => {
    const swallowed = inTransaction(school.db, async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      return "done";
    });
    await expect(swallowed).rejects.toThrow("rolled back");
    expect(heldSlots(school.db.$client)).toBe(0);
  });

  it("F20: a transaction aborted for another one is repeated", async () => {
    let tries = 0;
    const done = await inTransaction(school.db, async (tx) => {
      tries += 1;
      if (tries < 3) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
      return tries;
    });
    expect(done).toBe(3);
  });
});

const stated = (code: string) => {
  const error = new pg.DatabaseError("some words", 10, "error");
  error.code = code;
  return error;
};
/** An error of a socket that is missing or has too many waiting clients. */
const unconnected = (code: string) => Object.assign(new Error("connect failed"), { code, syscall: "connect" });
const coded = (code: string) => Object.assign(new Error("connect failed"), { code });

describe("F19: faults for errors of the database", () => {
  it.each([
    ...["08000", "08003", "08006", "57014", "57P01", "57P02", "57P03", "53300", "53100", "28P01", "3D000"].map(stated),
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"].map(coded),
    ...["ENOENT", "EAGAIN"].map(unconnected),
    new Error("Connection terminated unexpectedly"),
    new Error("Connection terminated"),
    new Error("Connection terminated due to connection timeout"),
    new Error("Query read timeout"),
    new Error("timeout exceeded when trying to connect"),
    new Error("timeout expired"),
    new Error("Client has encountered a connection error and is not queryable"),
    new Error("Client was closed and is not queryable"),
    new Error("Cannot use a pool after calling end on the pool"),
  ])("%o is 503", (error) => {
    expect(faultOf(new Error("Failed query: select", { cause: error }))).toBe("unavailable");
  });

  it("does not treat a missing file as a lost connection", () => {
    expect(faultOf(coded("ENOENT"))).toBe("serverError");
  });

  it("does not treat an answer's text as a lost connection", () => {
    const failed = Object.assign(new Error("Failed query: insert\nparams: ECONNRESET"), {
      query: "insert",
      params: [],
      cause: stated("23514"),
    });
    expect(faultOf(failed)).toBe("serverError");
  });
});

describe("the log entry of a failed statement", () => {
  const failing = "answers_refused";

  it("F59: has state, statement and constraint, but no answer, token or password", async () => {
    await school.db.execute(sql.raw(`alter table answers add constraint ${failing} check (false) not valid`));
    const from = lines().length;
    expect((await answer()).statusCode).toBe(500);
    await school.db.execute(sql.raw(`alter table answers drop constraint ${failing}`));
    await school.db.execute(sql.raw(`alter table users add constraint ${failing} check (false) not valid`));
    const register = { username: "newcomer", password: "CANARYPASSWORD1", nickname: "CANARYNAME", grade: 5 };
    expect((await post(addresses.register.path, register)).statusCode).toBe(500);
    await school.db.execute(sql.raw(`alter table users drop constraint ${failing}`));

    const written = lines().slice(from);
    expect(JSON.stringify(written)).not.toMatch(/CANARY|argon2|newcomer/);
    expect(written.filter(({ msg }) => msg === "serverError")).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({
          sqlstate: "23514",
          constraint: failing,
          statement: expect.stringMatching(/^insert into "answers".*\$1/),
        }),
      }),
      expect.objectContaining({
        err: expect.objectContaining({ statement: expect.stringMatching(/^insert into "users"/) }),
      }),
    ]);
  });

  it("F19: names an unhandled rejection, without its values", () => {
    const from = new EventEmitter();
    const own = logged();
    logStrays(own.log, from);
    const cause = stated("23505");
    cause.message = "CANARY";
    const error = Object.assign(new Error("Failed query: select $1\nparams: CANARY", { cause }), {
      query: "select $1",
    });
    from.emit("unhandledRejection", error);
    expect(own.lines()).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ sqlstate: "23505", statement: "select $1" }) }),
    ]);
    expect(JSON.stringify(own.lines())).not.toContain("CANARY");
  });
});
