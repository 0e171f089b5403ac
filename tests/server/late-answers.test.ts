import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { attemptLog } from "../../src/server/db/schema";
import { sweep } from "../../src/server/use-cases/sweep";
import { askOracles } from "../support/oracles/school";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let attempt: Attempt;
let deadline: number;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const start = async (menu_id: string) => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  attempt = (await school.call("startExam", { menu_id, take_over: true }, ann)).body.data;
  deadline = attempt.deadline ?? 0;
};
beforeEach(() => start("fixed"));

const answer = async (more: object = {}) =>
  (
    await school.call(
      "answerExercise",
      {
        attempt_id: attempt.attempt_id,
        exercise_id: "f1",
        answer: choose("B"),
        revision: 1,
        idempotency_key: newKey(),
        elapsed_ms: 10,
        lease: attempt.lease,
        ...more,
      },
      ann,
    )
  ).body;
const standing = async () => (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data;
const kinds = async () =>
  (
    await school.db
      .select({ kind: attemptLog.kind })
      .from(attemptLog)
      .where(eq(attemptLog.attemptId, attempt.attempt_id))
      .orderBy(asc(attemptLog.seq))
  ).map(({ kind }) => kind);

describe("at the deadline", () => {
  it("accepts answers given in time until five seconds after the deadline", async () => {
    school.now = deadline + 5_000;
    expect(await answer({ answered_at: deadline })).toMatchObject({ code: 200, data: { applied: true } });
    expect(await answer({ exercise_id: "f2" })).toMatchObject({ code: 200, data: { applied: true } });
    expect(await answer({ exercise_id: "f1", revision: 2, answered_at: deadline + 1 })).toMatchObject({ code: 100203 });
    expect(await standing()).toMatchObject({
      status: "sitting",
      answers: [{ exercise_id: "f1", revision: 1 }, { exercise_id: "f2" }],
    });
    expect(await kinds()).toEqual(["start", "lease", "answer", "answer", "lateAnswer"]);
  });

  it("holds answers given in time that arrive later", async () => {
    school.now = deadline - 1;
    await answer();
    school.now = deadline + 5_001;
    const key = newKey();
    const held = await answer({ revision: 2, answer: choose("A"), answered_at: deadline - 10, idempotency_key: key });
    expect(held).toEqual({ code: 100204, msg: expect.any(String), data: {} });
    expect(
      await answer({ revision: 2, answer: choose("A"), answered_at: deadline - 10, idempotency_key: key }),
    ).toEqual(held);
    expect(await answer({ revision: 3, answer: choose("C") })).toMatchObject({ code: 100203 });
    expect(await standing()).toMatchObject({
      status: "finished",
      finish_reason: "expired",
      answers: [{ exercise_id: "f1", answer: choose("B"), revision: 1 }],
    });
    expect(await kinds()).toEqual(["start", "lease", "answer", "finish", "heldAnswer", "lateAnswer"]);
    const detail = (await school.call("exerciseDetail", { attempt_id: attempt.attempt_id, exercise_id: "f1" }, ann))
      .body.data;
    expect(detail.review).toMatchObject({ answer: choose("B"), held_answer: choose("A"), mark: "right" });
    const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    expect(report).toMatchObject({ kind: "fixed", held: 1, right: 1, finish_reason: "expired", finished_at: deadline });
  });

  it("F73: stores a mark or time alone from before the end, which is no answer, also beside two", async () => {
    school.now = deadline - 1_000;
    await answer();
    school.now = deadline + 60 * minute;
    await sweep(school.deps);
    const stamp = { answered_at: deadline - 500 };
    const base = { attempt_id: attempt.attempt_id, exercise_id: "f1", lease: attempt.lease };
    const mark = { ...base, ...stamp, revision: 3, check_status: 1, idempotency_key: newKey() };
    const marked = (await school.call("updateCheckStatus", mark, ann)).body;
    expect(marked).toMatchObject({ code: 200, data: { applied: true, check_status: 1 } });
    expect((await school.call("updateCheckStatus", mark, ann)).body).toEqual(marked);
    expect(await answer({ ...stamp, revision: 2, elapsed_ms: 900 })).toMatchObject({
      code: 200,
      data: { applied: true },
    });
    const report = async () => (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    expect(await report()).toMatchObject({ held: 0, late: 0, refused: 0 });
    const ofFirst = expect.objectContaining({ exercise_id: "f1", check_status: 1, held: false });
    expect(await report()).toMatchObject({ items: expect.arrayContaining([ofFirst]) });
    expect(await answer({ ...stamp, exercise_id: "f2", answer: choose("A") })).toMatchObject({ code: 100204 });
    expect(await answer({ ...stamp, revision: 4, answer: choose("A") })).toMatchObject({ code: 100204 });
    expect(await report()).toMatchObject({ held: 2, late: 0, refused: 0 });
    const after = { ...mark, answered_at: deadline + 1, idempotency_key: newKey() };
    expect((await school.call("updateCheckStatus", after, ann)).body.code).toBe(100203);
    expect(await report()).toMatchObject({ held: 2, late: 0, refused: 0 });
    const logged = ["start", "lease", "answer", "finish", "checkStatus", "lateTime", "heldAnswer", "heldAnswer"];
    expect(await kinds()).toEqual(logged);
  });

  it("counts a late answer where the test's policy allows it, within a day", async () => {
    await start("lenient");
    school.now = deadline + 60 * minute;
    await sweep(school.deps);
    expect(await answer({ answered_at: deadline - 1 })).toMatchObject({ code: 200, data: { applied: true } });
    const record = (await school.call("answerRecord", {}, ann)).body.data;
    expect(record.kind === "list" && record.list[0]).toMatchObject({
      attempt_id: attempt.attempt_id,
      answered: 1,
      score: { unit: "percent", value: 25 },
    });
    school.now = deadline + 24 * 60 * minute + 1;
    expect(await answer({ exercise_id: "f2", answered_at: deadline - 1 })).toMatchObject({ code: 100204 });
  });

  it("F07: refuses an old save after submission and stores it as history", async () => {
    await school.call("advanceExam", { attempt_id: attempt.attempt_id, stage: "main", lease: attempt.lease }, ann);
    const report = async () => (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    const before = await report();
    expect(await answer({ answered_at: school.now - 1_000 })).toMatchObject({ code: 100203, data: {} });
    expect(await report()).toEqual({ ...before, late: 1 });
    expect((await kinds()).at(-1)).toBe("lateAnswer");
  });

  it("F44: finishes a sitting with a closed tab, once", async () => {
    school.now = deadline + 5_000;
    expect(await sweep(school.deps)).toBe(0);
    school.now = deadline + 5_001;
    expect(await Promise.all([sweep(school.deps), sweep(school.deps), sweep(school.deps)])).toSatisfy(
      (counts: number[]) => counts.reduce((sum, count) => sum + count, 0) === 1,
    );
    expect((await kinds()).filter((kind) => kind === "finish")).toHaveLength(1);
  });

  it("finishes the sitting when it is next read", async () => {
    school.now = deadline + 6_000;
    expect((await school.call("menuDetail", { menu_id: "fixed" }, ann)).body.data).toMatchObject({
      open_attempt: null,
      state: { status: "finished" },
    });
    const next = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
    expect(next.attempt_id).not.toBe(attempt.attempt_id);
  });

  it("keeps the deadline whatever the client's clock, payload or new start say", async () => {
    school.now += minute;
    const again = (await school.call("startExam", { menu_id: "fixed", lease: attempt.lease }, ann)).body.data;
    expect(again.deadline).toBe(deadline);
    const asked = { menu_id: "fixed", deadline: 1, lease: again.lease, stage_deadline: 1, time_factor: 9 };
    const told = (await school.call("startExam", asked, ann)).body.data;
    expect([told.deadline, told.stage_deadline]).toEqual([deadline, deadline]);
    expect((await answer({ answered_at: 0, deadline: 1 })).data).toMatchObject({ deadline, stage_deadline: deadline });
  });
});
