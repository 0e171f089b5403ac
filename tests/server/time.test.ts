import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attemptStages, refusedOperations, tests } from "../../src/server/db/schema";
import { sweep } from "../../src/server/use-cases/sweep";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { choose, minute, morning, openSchool, type School } from "../support/sittings";
import { publishParts, section, threeParts } from "../support/three-parts";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;
let begun: number;

async function start(menu_id: string) {
  school.now = Math.max(school.now, morning) + 60 * minute;
  begun = school.now;
  const { data } = (await school.call("startExam", { menu_id, take_over: true }, ann)).body;
  sitting = sittingOf(school, ann, data);
}

const stages = async () =>
  (
    await school.db
      .select()
      .from(attemptStages)
      .where(eq(attemptStages.attemptId, sitting.attempt.attempt_id))
      .orderBy(asc(attemptStages.begunAt))
  ).map(({ stage, begunAt, deadline, endedAt, endReason }) => ({ stage, begunAt, deadline, endedAt, endReason }));
const kinds = async () => (await sitting.log()).map(({ kind }) => kind);

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  await publishParts(school, "parts");
  await publishParts(school, "forgiving", { ...threeParts, late_policy: "accept", release: { when: "manual" } });
  const long = [section("one", null), section("two", null), section("three", null)];
  await publishParts(school, "hidden", { ...threeParts, sections: long, release: { when: "manual" } });
  await publishParts(school, "untimed", { ...threeParts, time_limit_ms: null });
});

describe("sections with time limits", () => {
  beforeEach(() => start("parts"));

  it("begin at the start or where the previous one ended, and end no later than the test", async () => {
    expect(sitting.attempt).toMatchObject({ deadline: begun + 25 * minute, stage_deadline: begun + 10 * minute });
    school.now = begun + 4 * minute;
    expect((await sitting.leave("one")).data).toMatchObject({ stage: "two", stage_deadline: begun + 14 * minute });
    school.now = begun + 14 * minute + 5_001;
    expect(await sitting.standing()).toMatchObject({ stage: "three", stage_deadline: null, status: "sitting" });
    expect(await stages()).toEqual([
      { stage: "one", begunAt: begun, deadline: begun + 10 * minute, endedAt: begun + 4 * minute, endReason: "left" },
      {
        stage: "two",
        begunAt: begun + 4 * minute,
        deadline: begun + 14 * minute,
        endedAt: begun + 14 * minute,
        endReason: "expired",
      },
      { stage: "three", begunAt: begun + 14 * minute, deadline: null, endedAt: null, endReason: null },
    ]);
    expect(await kinds()).toEqual(["start", "lease", "advance", "advance"]);
  });

  it("F44: are ended by the server one after another, then the test, while the student is away", async () => {
    school.now = begun + 10 * minute + 5_000;
    expect(await sweep(school.deps)).toBe(0);
    school.now += 1;
    expect(await sweep(school.deps)).toBe(1);
    expect(await sweep(school.deps)).toBe(0);
    expect(await sitting.row()).toMatchObject({ stage: "two", stageDeadline: begun + 20 * minute, status: "sitting" });
    school.now = begun + 60 * minute;
    expect(await sweep(school.deps)).toBe(1);
    expect(await sitting.row()).toMatchObject({
      status: "finished",
      finishReason: "expired",
      finishedAt: begun + 25 * minute,
      stageDeadline: null,
    });
    expect(
      (await stages()).map(({ stage, begunAt, endedAt, endReason }) => [stage, begunAt, endedAt, endReason]),
    ).toEqual([
      ["one", begun, begun + 10 * minute, "expired"],
      ["two", begun + 10 * minute, begun + 20 * minute, "expired"],
      ["three", begun + 20 * minute, begun + 25 * minute, "expired"],
    ]);
    expect((await sitting.log()).map(({ kind, payload }) => [kind, payload["stage"] ?? payload["reason"]])).toEqual([
      ["start", undefined],
      ["lease", undefined],
      ["advance", "one"],
      ["advance", "two"],
      ["finish", "expired"],
    ]);
  });

  it("S10: accept answers stamped in time for five seconds, and none stamped later", async () => {
    school.now = begun + 10 * minute + 5_000;
    expect(await sitting.answer({ answered_at: begun + 10 * minute })).toMatchObject({ data: { applied: true } });
    expect((await sitting.answer({ revision: 2, answered_at: begun + 10 * minute + 1 })).code).toBe(100215);
    expect((await sitting.answer({ exercise_id: "f2", answered_at: begun })).code).toBe(100219);
    expect(await kinds()).toEqual(["start", "lease", "answer", "lateAnswer"]);
    expect((await sitting.leave("one")).data).toMatchObject({ stage: "two", stage_deadline: begun + 20 * minute });
  });

  it("F08: hold answers stamped in time that arrive late; those stamped later are history", async () => {
    school.now = begun + 9 * minute;
    await sitting.answer();
    school.now = begun + 11 * minute;
    const late = { answer: choose("C"), answered_at: begun + 10 * minute + 1, revision: 9 };
    expect((await sitting.answer(late)).code).toBe(100215);
    const held = { answer: choose("A"), answered_at: begun + 10 * minute, revision: 2, idempotency_key: "held-once" };
    const reply = await sitting.answer(held);
    expect(reply).toMatchObject({ code: 100204, data: {} });
    expect(await sitting.answer(held)).toEqual(reply);
    expect((await sitting.answer(late)).code).toBe(100215);
    expect(await sitting.standing()).toMatchObject({
      stage: "two",
      held: 1,
      answers: [{ exercise_id: "f1", answer: choose("B"), revision: 1, held: true }],
    });
    expect(await kinds()).toEqual(["start", "lease", "answer", "advance", "lateAnswer", "heldAnswer", "lateAnswer"]);
    await sitting.leave("two");
    await sitting.leave("three");
    expect((await sitting.answer({ ...held, idempotency_key: "held-more", revision: 3 })).code).toBe(100204);
    expect((await sitting.answer({ exercise_id: "f2", answered_at: begun + 11 * minute })).code).toBe(100203);
    const detail = { attempt_id: sitting.attempt.attempt_id, exercise_id: "f1" };
    expect((await school.call("exerciseDetail", detail, ann)).body.data.review).toMatchObject({
      answer: choose("B"),
      held_answer: choose("A"),
    });
  });

  it("F64: are locked when the student leaves them: earlier answers are held, later ones are history", async () => {
    school.now = begun + 1_000;
    await sitting.leave("one");
    school.now = begun + 2_000;
    expect((await sitting.answer({ answered_at: begun + 1_001 })).code).toBe(100215);
    expect((await sitting.answer({ revision: 2, answered_at: undefined })).code).toBe(100215);
    expect((await sitting.answer({ revision: 3, answered_at: begun + 1_000 })).code).toBe(100204);
    expect(await kinds()).toEqual(["start", "lease", "advance", "lateAnswer", "lateAnswer", "heldAnswer"]);
    expect(await sitting.standing()).toMatchObject({
      stage: "two",
      held: 1,
      answers: [{ answer: null, held: true }],
    });
    const own = eq(refusedOperations.attemptId, sitting.attempt.attempt_id);
    expect(await school.db.select().from(refusedOperations).where(own)).toEqual([]);
  });
});

it("S2: items of a section that was never opened are shown only after the release", async () => {
  await start("hidden");
  const { attempt_id } = sitting.attempt;
  school.now = begun + 26 * minute;
  const shown = async () =>
    (await sitting.standing()).exercise_list.map(({ exercise_item }) => exercise_item[0]?.exercise != null);
  const opens = async (exercise_id: string) =>
    (await school.call("exerciseDetail", { attempt_id, exercise_id }, ann)).body.code;
  expect([await shown(), await opens("f1"), await opens("f2")]).toEqual([[true, false, false], 200, 100206]);
  await school.db.update(tests).set({ releasedAt: school.now }).where(eq(tests.menuId, "hidden"));
  expect([await shown(), await opens("f1"), await opens("f2")]).toEqual([[true, true, true], 200, 200]);
});

it("a section left in the seconds after its deadline has ended by the clock", async () => {
  await start("parts");
  school.now = begun + 10 * minute + 3_000;
  expect((await sitting.leave("one")).data).toMatchObject({ stage: "two", stage_deadline: begun + 20 * minute });
  expect((await sitting.answer({ answered_at: begun + 9 * minute })).code).toBe(100204);
});

it("an answer to an ended section counts where the policy allows it", async () => {
  await start("forgiving");
  school.now = begun + 11 * minute;
  expect(await sitting.answer({ answered_at: begun + 9 * minute })).toMatchObject({
    code: 200,
    data: { applied: true },
  });
  expect(await sitting.standing()).toMatchObject({ stage: "two", answered: 1, held: 0 });
});

it("F64: an answer given in time stays, whatever arrives with a later stamp, in any order", async () => {
  for (const order of [
    [1, 2],
    [2, 1],
  ]) {
    await start("parts");
    const end = begun + 10 * minute;
    const typed = {
      1: { revision: 1, answered_at: end - 1 },
      2: { revision: 2, answered_at: end + 1, answer: choose("C") },
    };
    school.now = end + 2_000;
    for (const which of order) await sitting.answer(typed[which as 1 | 2]);
    expect((await sitting.standing()).answers).toMatchObject([{ answer: choose("B"), revision: 1 }]);

    await start("parts");
    const later = begun + 10 * minute;
    school.now = later + minute;
    for (const which of order)
      await sitting.answer({ ...typed[which as 1 | 2], answered_at: which === 1 ? later - 1 : later + 1 });
    expect(await sitting.standing()).toMatchObject({ held: 1, answers: [{ answer: null, held: true }] });
    await sitting.leave("two");
    await sitting.leave("three");
    const detail = { attempt_id: sitting.attempt.attempt_id, exercise_id: "f1" };
    expect((await school.call("exerciseDetail", detail, ann)).body.data.review?.held_answer).toEqual(choose("B"));
  }
});

it("F58: an item open for more than a day accepts its answer, with the time capped", async () => {
  await start("untimed");
  await sitting.leave("one");
  await sitting.leave("two");
  school.now += 25 * 60 * minute;
  expect(
    (await sitting.answer({ exercise_id: "f3", answer: { type: "text_entry", text: "x" }, elapsed_ms: 90_000_000.4 }))
      .code,
  ).toBe(200);
  expect((await sitting.standing()).answers).toMatchObject([{ exercise_id: "f3", elapsed_ms: 86_400_000 }]);
});
