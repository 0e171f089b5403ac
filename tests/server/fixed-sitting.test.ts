import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { askOracles } from "../support/oracles/school";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let attempt: Attempt;

// the clock is reset before each test
askOracles(() => school, "O3 once");

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = morning;
  attempt = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ann)).body.data;
});

const answer = (more: object) =>
  school.call(
    "answerExercise",
    {
      attempt_id: attempt.attempt_id,
      exercise_id: "f1",
      answer: choose("B"),
      revision: 1,
      idempotency_key: newKey(),
      elapsed_ms: 1_000,
      lease: attempt.lease,
      ...more,
    },
    ann,
  );

const submit = (more: object = {}) =>
  school.call("advanceExam", { attempt_id: attempt.attempt_id, stage: "main", lease: attempt.lease, ...more }, ann);

describe("a fixed sitting", () => {
  it("runs from start to report", async () => {
    expect(attempt).toMatchObject({
      status: "sitting",
      stage: "main",
      deadline: morning + 10 * minute,
      answered: 0,
      total: 4,
      presented: null,
      lease_held: true,
    });
    expect(
      attempt.exercise_list[0]?.exercise_item.map(({ exercise_id, exercise }) => [exercise_id, exercise?.exercise_id]),
    ).toEqual([
      ["f1", "f1"],
      ["f2", "f2"],
      ["f3", "f3"],
      ["f4", "f4"],
    ]);

    school.now += 10_000;
    const saved = await answer({});
    expect(saved).toMatchObject({ status: 200, body: { code: 200, msg: "OK" } });
    expect(saved.body.data).toEqual({
      exercise_id: "f1",
      revision: 1,
      seq: expect.any(Number),
      saved_at: school.now,
      server_time: school.now,
      deadline: morning + 10 * minute,
      stage_deadline: morning + 10 * minute,
      applied: true,
      lease_held: true,
      next: null,
    });
    await answer({ exercise_id: "f3", answer: { type: "text_entry", text: "wrong" } });
    await answer({ exercise_id: "f4", answer: { type: "multiple_choice", option_ids: ["A"] } });
    await school.call(
      "updateCheckStatus",
      {
        attempt_id: attempt.attempt_id,
        exercise_id: "f2",
        check_status: 1,
        revision: 1,
        idempotency_key: newKey(),
        lease: attempt.lease,
      },
      ann,
    );

    const missing = await submit({
      manifest: [
        { exercise_id: "f1", revision: 1 },
        { exercise_id: "f2", revision: 1 },
        { exercise_id: "f3", revision: 2 },
      ],
    });
    expect(missing.body).toMatchObject({ code: 100209, data: { missing: ["f2", "f3"] } });

    const finished = await submit({
      manifest: [
        { exercise_id: "f1", revision: 1 },
        { exercise_id: "f2", revision: 0 },
      ],
    });
    expect(finished.body.data).toMatchObject({
      status: "finished",
      finish_reason: "submitted",
      stage: "finished",
      answered: 3,
    });
    expect((await submit()).body.data).toEqual(finished.body.data);

    const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
    expect(report).toMatchObject({
      kind: "fixed",
      total: 4,
      answered: 3,
      right: 1,
      partly: 1,
      points: 1,
      points_total: 4,
      correct_rate: 0.25,
      held: 0,
      time_limit_ms: 10 * minute,
      duration_ms: 10_000,
    });
    if (report.kind !== "fixed") throw new Error("not a fixed report");
    expect(report.items.map(({ exercise_id, mark, check_status }) => [exercise_id, mark, check_status])).toEqual([
      ["f1", "right", 0],
      ["f2", "skipped", 1],
      ["f3", "wrong", 0],
      ["f4", "partly", 0],
    ]);

    const detail = (await school.call("exerciseDetail", { attempt_id: attempt.attempt_id, exercise_id: "f1" }, ann))
      .body.data;
    expect(detail.review).toEqual({
      answer: choose("B"),
      key: choose("B"),
      explanation: { en: "CANARYEXPLANATION" },
      mistakes: [],
      mark: "right",
      credit: 1,
      points: 1,
      elapsed_ms: 1_000,
      check_status: 0,
      held_answer: null,
      video: null,
      transcript: null,
    });
  });

  it("gives a resuming window the highest revision of answers and marks", async () => {
    await answer({ revision: 1 });
    const mark = (check_status: 0 | 1, revision: number, lease = attempt.lease) =>
      school.call(
        "updateCheckStatus",
        { attempt_id: attempt.attempt_id, exercise_id: "f1", check_status, revision, idempotency_key: newKey(), lease },
        ann,
      );
    await mark(1, 2);
    const resumed = (await school.call("startExam", { menu_id: "fixed", lease: attempt.lease ?? "" }, ann)).body.data;
    expect(resumed.answers).toMatchObject([{ exercise_id: "f1", revision: 2, check_status: 1 }]);
    expect((await mark(0, 3, resumed.lease)).body.data).toMatchObject({ applied: true, check_status: 0 });
    await submit({ lease: resumed.lease });
  });

  it("F06: keeps the latest answer to each item and counts removed answers as blank", async () => {
    await answer({ revision: 2, answer: choose("C") });
    const stale = await answer({ revision: 1, answer: choose("A") });
    expect(stale.body.data).toMatchObject({ applied: false, lease_held: true });
    const now = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data;
    expect(now.answers).toMatchObject([{ exercise_id: "f1", answer: choose("C"), revision: 2 }]);
    expect(now).toMatchObject({ answered: 1, lease: null, lease_held: false });
    await answer({ revision: 3, answer: null });
    expect(
      (await school.call("examItemDetail", { attempt_id: attempt.attempt_id, lease: attempt.lease }, ann)).body.data,
    ).toMatchObject({ answered: 0, lease: attempt.lease, lease_held: true });
  });

  it("F47, F48: returns text as it was entered", async () => {
    const texts = ["👩‍👩‍👧‍👦 é e\u0301", "\u202Eabc\u202C", "nul \u0000 here", "lone \uD800 surrogate", "中文，标点。"];
    for (const [place, text] of texts.entries()) {
      const saved = await answer({ exercise_id: "f3", answer: { type: "text_entry", text }, revision: 10 + place });
      expect(saved.body).toMatchObject({ code: 200, data: { applied: true } });
      const { answers } = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data;
      expect(answers.find(({ exercise_id }) => exercise_id === "f3")?.answer).toEqual({ type: "text_entry", text });
    }
  });
});
