import { and, asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { readSittings } from "../../src/server/attempts/attempt-record";
import { wrongBook } from "../../src/server/db/collections-schema";
import { attemptReports } from "../../src/server/db/reports-schema";
import { attemptLog, attempts } from "../../src/server/db/schema";
import { endingOfSitting, finishSittings } from "../../src/server/use-cases/sitting/finish";
import { wrongInSittings } from "../support/oracles/sittings";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";
import { justBefore, scansAround, statementsOf } from "../support/statements";

let school: School;
let ann: string;
let attempt: Attempt;

const answer = (exercise_id: string, option: string, revision = 1) =>
  school.call(
    "answerExercise",
    {
      attempt_id: attempt.attempt_id,
      lease: attempt.lease,
      exercise_id,
      answer: choose(option),
      revision,
      idempotency_key: newKey(),
      elapsed_ms: 30_000,
    },
    ann,
  );
const handIn = (more: object = {}) => {
  const { attempt_id, lease, stage } = attempt;
  return school.call("advanceExam", { attempt_id, lease, stage, ...more }, ann);
};

/** The stored traces of the end of the sitting: rows of the log, reports, mistakes. */
async function ends() {
  const { db } = school;
  const { attempt_id } = attempt;
  return {
    finishes: await db.$count(attemptLog, and(eq(attemptLog.attemptId, attempt_id), eq(attemptLog.kind, "finish"))),
    reports: await db.$count(attemptReports, eq(attemptReports.attemptId, attempt_id)),
    mistakes: await db.$count(wrongBook, eq(wrongBook.attemptId, attempt_id)),
  };
}

const ending = /update "attempts".*"attempt_log"/s;

beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  ann = await school.signIn("ann");
  attempt = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ann)).body.data;
});

it("a hand-in is one reading and one ending statement, which writes everything once", async () => {
  await answer("f1", "B");
  await answer("f2", "A");
  const manifest = [
    { exercise_id: "f1", revision: 1 },
    { exercise_id: "f2", revision: 1 },
  ];
  const { result, statements } = await statementsOf(school, () => handIn({ manifest }));
  expect(result.body).toMatchObject({
    code: 200,
    data: { status: "finished", finish_reason: "submitted", answered: 2 },
  });
  expect(statements.map((text) => /"(sessions|attempts)"/.exec(text)?.[1] ?? text)).toEqual([
    "sessions",
    "attempts",
    "attempts",
  ]);
  expect(statements[2]).toMatch(/attempt_stages.*attempt_reports.*wrong_book.*attempt_log/s);
  expect(await ends()).toEqual({ finishes: 1, reports: 1, mistakes: 1 });
  expect((await handIn()).body).toMatchObject({ code: 200, data: { status: "finished" } });
  expect(await ends()).toEqual({ finishes: 1, reports: 1, mistakes: 1 });
  expect(await wrongInSittings(school.db, [])).toEqual([]);
});

it("a hand-in counts an answer that arrives between its two statements", async () => {
  await answer("f1", "A");
  const { body } = await justBefore(school, ending, () => answer("f1", "B", 2), handIn);
  expect(body).toMatchObject({ code: 200, data: { status: "finished", answered: 1 } });
  expect(await ends()).toEqual({ finishes: 1, reports: 1, mistakes: 0 });
  const log = await school.db
    .select({ kind: attemptLog.kind })
    .from(attemptLog)
    .where(eq(attemptLog.attemptId, attempt.attempt_id))
    .orderBy(asc(attemptLog.seq));
  expect(log.map(({ kind }) => kind).slice(-3)).toEqual(["answer", "answer", "finish"]);
  const report = await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann);
  expect(report.body.data).toMatchObject({ right: 1, answered: 1 });
  expect(await wrongInSittings(school.db, [])).toEqual([]);
});

it("a hand-in ends nothing where another window takes over between its two statements", async () => {
  await answer("f1", "A");
  const followed = () =>
    school.db.update(attempts).set({ leaseTurn: 7 }).where(eq(attempts.attemptId, attempt.attempt_id));
  const { body } = await justBefore(school, ending, followed, handIn);
  expect(body).toMatchObject({ code: 100205 });
  expect(await ends()).toEqual({ finishes: 0, reports: 0, mistakes: 0 });
});

it("a hand-in ends a sitting once where its clock runs out between the two statements", async () => {
  await answer("f1", "A");
  const { deadline } = attempt;
  const { body } = await justBefore(
    school,
    ending,
    async () => {
      school.now = (deadline ?? 0) + minute;
      expect((await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.code).toBe(200);
    },
    handIn,
  );
  expect(body).toMatchObject({
    code: 200,
    data: { status: "finished", finish_reason: "expired", finished_at: deadline },
  });
  expect(await ends()).toEqual({ finishes: 1, reports: 1, mistakes: 1 });
});

it("a hand-in is done in steps where PostgreSQL aborts its statement in a deadlock", async () => {
  const { $client: client } = school.db;
  await client.query(`
    create sequence reports_kept;
    create function give_up_once() returns trigger language plpgsql as $$
      begin
        if nextval('reports_kept') = 1 then raise exception 'given up' using errcode = '40P01'; end if;
        return new;
      end $$;
    create trigger give_up before insert on attempt_reports for each row execute function give_up_once()`);
  try {
    await answer("f1", "A");
    expect((await handIn()).body).toMatchObject({ code: 200, data: { status: "finished" } });
    expect(await ends()).toEqual({ finishes: 1, reports: 1, mistakes: 1 });
    expect((await client.query("select last_value::integer as tries from reports_kept")).rows).toEqual([{ tries: 2 }]);
  } finally {
    await client.query("drop function give_up_once() cascade; drop sequence reports_kept");
  }
});

it("a hand-in reports operations that the log lacks, and ends nothing", async () => {
  await answer("f1", "A", 2);
  const lacks = await handIn({
    manifest: [
      { exercise_id: "f1", revision: 2 },
      { exercise_id: "f2", revision: 1 },
    ],
  });
  expect(lacks.body).toMatchObject({ data: { missing: ["f2"] } });
  expect(lacks.body.code).not.toBe(200);
  expect((await handIn({ manifest: [{ exercise_id: "f1", revision: 3 }] })).body).toMatchObject({
    data: { missing: ["f1"] },
  });
  expect(await ends()).toEqual({ finishes: 0, reports: 0, mistakes: 0 });
});

it("finds every row by its key, whatever was in the tables when it was planned", async () => {
  await answer("f1", "A");
  const others = ["attempts_open", "attempts_by_user", "attempts", "answers", "attempt_log", "wrong_book", "items"];
  const { before, after } = await scansAround(school, others, async (tx) => {
    const asked = { owner: { userId: "user-ann" }, attemptId: attempt.attempt_id, lease: attempt.lease ?? "" };
    const [read] = await readSittings(tx, [asked]);
    expect(read).toMatchObject({ standing: { kind: "current" }, written: { answers: [{}, {}, {}, {}] } });
    if (read == null) return;
    const test = await school.deps.catalogue.test(tx, read.attempt.menuId, read.attempt.version);
    const { row } = endingOfSitting(test, read, { reason: "submitted", at: school.now }, school.now);
    expect(await finishSittings(tx, [row])).toEqual([true]);
  });
  expect(before).toHaveLength(others.length);
  expect(after).toEqual(before);
});
