import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { giveTime } from "../../src/server/use-cases/give-time";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let attempt: Attempt;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = morning;
  attempt = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ann)).body.data;
});

const answerOf = (more: object = {}) => ({
  attempt_id: attempt.attempt_id,
  exercise_id: "f1",
  answer: choose("B"),
  revision: 1,
  idempotency_key: newKey(),
  elapsed_ms: 1_000,
  lease: attempt.lease,
  ...more,
});

describe("an answer that is sent again", () => {
  it("gets the same receipt with the server's time and the ends as they are now", async () => {
    const input = answerOf();
    const first = (await school.call("answerExercise", input, ann)).body.data;
    school.now += minute;
    await giveTime(school.deps, { attemptId: attempt.attempt_id, ms: 5 * minute, reason: "extension" });
    school.now += minute;
    const again = (await school.call("answerExercise", input, ann)).body.data;
    expect(again).toEqual({
      ...first,
      server_time: school.now,
      deadline: (first.deadline ?? 0) + 5 * minute,
      stage_deadline: (first.stage_deadline ?? 0) + 5 * minute,
    });
  });

  it("gets the same next question of an adaptive test, with the server's time as it is now", async () => {
    const { data: adaptive } = (await school.call("startExam", { menu_id: "adaptive", take_over: true }, ann)).body;
    const input = answerOf({
      attempt_id: adaptive.attempt_id,
      exercise_id: adaptive.presented,
      answer: choose("A"),
      lease: adaptive.lease,
    });
    const first = (await school.call("answerExercise", input, ann)).body.data;
    school.now += minute;
    const again = (await school.call("answerExercise", input, ann)).body.data;
    expect([first.next === null, again]).toEqual([false, { ...first, server_time: school.now }]);
  });
});
