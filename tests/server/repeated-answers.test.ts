import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveTime } from "../../src/server/use-cases/give-time";
import { sittingOf } from "../support/one-sitting";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});
beforeEach(() => void (school.now = morning));

const begin = async (menu_id: string) =>
  sittingOf(school, ann, (await school.call("startExam", { menu_id, take_over: true }, ann)).body.data);

describe("an answer that is sent again", () => {
  it("gets the same receipt with the server's time and the ends as they are now", async () => {
    const sitting = await begin("fixed");
    const input = { idempotency_key: newKey() };
    const { data: first } = await sitting.answer(input);
    school.now += minute;
    await giveTime(school.deps, { attemptId: sitting.attempt.attempt_id, ms: 5 * minute, reason: "extension" });
    school.now += minute;
    const { data: again } = await sitting.answer(input);
    expect(again).toEqual({
      ...first,
      server_time: school.now,
      deadline: (first.deadline ?? 0) + 5 * minute,
      stage_deadline: (first.stage_deadline ?? 0) + 5 * minute,
    });
  });

  it("gets the same next question of an adaptive test, with the server's time as it is now", async () => {
    const sitting = await begin("adaptive");
    const input = { idempotency_key: newKey(), exercise_id: sitting.attempt.presented, answer: choose("A") };
    const { data: first } = await sitting.answer(input);
    school.now += minute;
    const { data: again } = await sitting.answer(input);
    expect([first.next === null, again]).toEqual([false, { ...first, server_time: school.now }]);
  });
});
