import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { wrongBook } from "../../src/server/db/collections-schema";
import { attemptReports } from "../../src/server/db/reports-schema";
import { attemptLog, attempts, attemptStages } from "../../src/server/db/schema";
import { secretHashOf } from "../../src/server/support/identifiers";
import { createCallerOf } from "../../src/server/use-cases/caller-of-token";
import { advanceInTransaction } from "../../src/server/use-cases/sitting/advance-in-transaction";
import { wrongInSittings } from "../support/oracles/sittings";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";
import { statementsOf } from "../support/statements";

interface Student {
  readonly userId: string;
  readonly token: string;
  readonly attempt_id: string;
  readonly lease: string;
}

let school: School;
let ann: Student;
let ben: Student;

async function begun(name: string): Promise<Student> {
  const token = await school.signIn(name);
  const { attempt_id, lease } = (await school.call("startExam", { menu_id: "fixed", take_over: true }, token)).body
    .data;
  for (const [exercise_id, option] of [
    ["f1", "B"],
    ["f2", "A"],
  ] as const) {
    const given = { exercise_id, answer: choose(option), revision: 1, elapsed_ms: 30_000, idempotency_key: newKey() };
    const { body } = await school.call("answerExercise", { attempt_id, lease, ...given }, token);
    expect(body).toMatchObject({ code: 200 });
  }
  return { userId: `user-${name}`, token, attempt_id, lease: lease ?? "" };
}

const leaving = ({ attempt_id, lease }: Student) => ({ attempt_id, lease, stage: "main" });
const handIn = (student: Student) => school.call("advanceExam", leaving(student), student.token);
const isOver = { body: { code: 200, data: { status: "finished", finish_reason: "submitted", answered: 2 } } };

/** Everything written at the end of a sitting, except its owner. */
async function writtenOf({ attempt_id, userId }: Student) {
  const { db } = school;
  const [attempt] = await db.select().from(attempts).where(eq(attempts.attemptId, attempt_id));
  const { attemptId: _id, userId: _user, seed: _seed, startKey: _key, ...row } = attempt ?? expect.fail("no sitting");
  const [kept] = await db.select().from(attemptReports).where(eq(attemptReports.attemptId, attempt_id));
  const text = JSON.stringify(kept?.report).replaceAll(attempt_id, "sitting").replaceAll(userId, "student");
  const finish = and(eq(attemptLog.attemptId, attempt_id), eq(attemptLog.kind, "finish"));
  const ownRows = <Row extends object>(rows: readonly Row[]) =>
    rows.map((one) => ({ ...one, attemptId: "sitting", userId: "student" }));
  return {
    attempt: row,
    report: { ...kept, attemptId: "sitting", report: JSON.parse(text) as unknown },
    stages: ownRows(await db.select().from(attemptStages).where(eq(attemptStages.attemptId, attempt_id))),
    log: ownRows(await db.select().from(attemptLog).where(finish)),
    book: ownRows(await db.select().from(wrongBook).where(eq(wrongBook.attemptId, attempt_id))),
  };
}

beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  await school.db.delete(wrongBook);
  [ann, ben] = [await begun("ann"), await begun("ben")];
});

it("simultaneous hand-ins use one reading and one ending statement, with a separate result each", async () => {
  const { result, statements } = await statementsOf(school, () => Promise.all([handIn(ann), handIn(ben)]));
  expect(result).toMatchObject([isOver, isOver]);
  expect(statements.map((text) => /"(sessions|attempts)"/.exec(text)?.[1] ?? text)).toEqual([
    "sessions",
    "attempts",
    "attempts",
  ]);
  expect(result.map(({ body }) => body.data.attempt_id)).toEqual([ann.attempt_id, ben.attempt_id]);
  expect(await wrongInSittings(school.db, [])).toEqual([]);
});

it("simultaneous hand-ins write the same as a hand-in in a transaction", async () => {
  await handIn(ann);
  const caller = await createCallerOf(school.deps)(secretHashOf(ben.token));
  await advanceInTransaction(school.deps, caller, leaving(ben));
  const written = await writtenOf(ann);
  expect(written).toMatchObject({
    attempt: { status: "finished", finishReason: "submitted", finishedAt: school.now, score: { value: 25 } },
    stages: [{ endReason: "left", endedAt: school.now }],
    log: [{ payload: { reason: "submitted" }, serverTime: school.now }],
    book: [{ itemId: "f2", mark: "wrong", times: 1 }],
  });
  expect(await writtenOf(ben)).toEqual(written);
});

it("simultaneous hand-ins do not wait for a sitting whose row is locked", async () => {
  const holder = await school.db.$client.connect();
  try {
    await holder.query("begin");
    await holder.query("select from attempts where attempt_id = $1 for update", [ben.attempt_id]);
    const waits = handIn(ben);
    expect(await handIn(ann)).toMatchObject(isOver);
    const [row] = await school.db.select().from(attempts).where(eq(attempts.attemptId, ben.attempt_id));
    expect(row).toMatchObject({ status: "sitting" });
    await holder.query("commit");
    expect(await waits).toMatchObject(isOver);
  } finally {
    holder.release();
  }
});

it("simultaneous hand-ins succeed where the database fails for one of them", async () => {
  await school.db.execute(sql`
    create function refuse_ben() returns trigger language plpgsql as $$
      begin
        if new.attempt_id::text = (select max(attempt_id::text) from attempts) then
          raise exception 'not this one';
        end if;
        return new;
      end $$`);
  await school.db.execute(sql`
    create trigger refuse_ben before insert on attempt_reports for each row execute function refuse_ben()`);
  try {
    const [first, second] = await Promise.all([handIn(ann), handIn(ben)]);
    expect(first).toMatchObject(isOver);
    expect(second.body.code).not.toBe(200);
  } finally {
    await school.db.execute(sql`drop function refuse_ben() cascade`);
  }
  expect(await handIn(ben)).toMatchObject(isOver);
  expect(await wrongInSittings(school.db, [])).toEqual([]);
});

it("a sitting handed in twice at the same moment ends once", async () => {
  const both = await Promise.all([handIn(ann), handIn(ann)]);
  expect(both).toMatchObject([isOver, isOver]);
  expect((await writtenOf(ann)).log).toHaveLength(1);
});
