import { beforeAll, describe, expect, it } from "vitest";
import { testItems, tests } from "../../src/server/db/schema";
import { digestOf } from "../support/database";
import { askOracles } from "../support/oracles/school";
import { adaptiveTest, choose, fixedTest, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  const [section] = fixedTest.sections;
  if (section === undefined) throw new Error("no section");
  const definition = {
    ...fixedTest,
    sections: [
      { ...section, stage: "one", items: 1 },
      { ...section, stage: "two", items: 1 },
    ],
  };
  await school.db.insert(tests).values({
    menuId: "staged",
    version: 1,
    family: "custom",
    definition,
    sourceDigest: null,
    published: true,
    createdAt: morning,
  });
  await school.db.insert(testItems).values([
    { menuId: "staged", version: 1, position: 0, stage: "one", itemId: "f1" },
    { menuId: "staged", version: 1, position: 1, stage: "two", itemId: "f2" },
  ]);
});

it("an adaptive sitting refuses a blank answer", async () => {
  const definition = { ...adaptiveTest, modes: [{ mode: "full", items: 1, minutes: [1, 2] as [number, number] }] };
  await school.db.insert(tests).values({
    menuId: "typed",
    version: 1,
    family: "map",
    definition,
    sourceDigest: null,
    published: true,
    createdAt: morning,
  });
  await school.db.insert(testItems).values({ menuId: "typed", version: 1, position: 0, stage: "main", itemId: "f3" });
  const attempt = (await school.call("startExam", { menu_id: "typed" }, ann)).body.data;
  const answer = async (text: string) =>
    (
      await school.call(
        "answerExercise",
        {
          attempt_id: attempt.attempt_id,
          exercise_id: "f3",
          answer: { type: "text_entry", text },
          revision: 1,
          idempotency_key: newKey(),
          elapsed_ms: 1,
          lease: attempt.lease,
        },
        ann,
      )
    ).body;
  expect(attempt).toMatchObject({ presented: "f3", total: 1 });
  expect((await answer("  ")).code).toBe(100208);
  expect((await answer("x")).data.next).toMatchObject({ answered: 1, presented: null });
});

describe("F70: a section that is not open", () => {
  it("accepts nothing and stores no refusal, and accepts the same operations once it is open", async () => {
    const ben = await school.signIn("ben");
    const attempt = (await school.call("startExam", { menu_id: "staged" }, ben)).body.data;
    const { attempt_id, lease } = attempt;
    const base = { attempt_id, lease, exercise_id: "f2", revision: 1, answered_at: school.now };
    const answer = { ...base, answer: choose("B"), idempotency_key: "answer-ahead", elapsed_ms: 5 };
    const send = async () => (await school.call("answerExercise", answer, ben)).body.code;
    const before = await digestOf(school.db);
    expect([await send(), await send()]).toEqual([100219, 100219]);
    expect(await digestOf(school.db)).toBe(before);
    const after = (await school.call("advanceExam", { attempt_id, stage: "one", lease }, ben)).body.data;
    expect(after).toMatchObject({ stage: "two" });
    expect(await send()).toBe(200);
    const stands = (await school.call("examItemDetail", { attempt_id }, ben)).body.data;
    expect(stands.answers).toMatchObject([{ exercise_id: "f2", answer: choose("B") }]);
    expect(
      (await school.call("answerExercise", { ...answer, exercise_id: "e-none", idempotency_key: "none-of-these" }, ben))
        .body.code,
    ).toBe(100206);
  });
});

describe("a test of two sections", () => {
  it("shows and accepts only the section under way, and cannot go back", async () => {
    const attempt = (await school.call("startExam", { menu_id: "staged" }, ann)).body.data;
    const answer = async (exercise_id: string) =>
      (
        await school.call(
          "answerExercise",
          {
            attempt_id: attempt.attempt_id,
            exercise_id,
            answer: choose("B"),
            revision: 1,
            idempotency_key: newKey(),
            elapsed_ms: 1,
            lease: attempt.lease,
          },
          ann,
        )
      ).body.code;
    const leave = async (stage: string) =>
      (await school.call("advanceExam", { attempt_id: attempt.attempt_id, stage, lease: attempt.lease }, ann)).body;

    expect(
      attempt.exercise_list.map(({ exercise_item }) => exercise_item.map(({ exercise }) => exercise !== null)),
    ).toEqual([[true], [false]]);
    expect(
      (await school.call("exerciseDetail", { attempt_id: attempt.attempt_id, exercise_id: "f2" }, ann)).body.code,
    ).toBe(100206);
    expect([await answer("f2"), await answer("f1")]).toEqual([100219, 200]);
    expect((await leave("two")).code).toBe(100211);
    expect((await leave("one")).data).toMatchObject({ stage: "two", status: "sitting" });
    expect((await leave("one")).data).toMatchObject({ stage: "two", status: "sitting" });
    expect([await answer("f1"), await answer("f2")]).toEqual([100215, 200]);
    expect((await leave("two")).data).toMatchObject({ stage: "finished", status: "finished" });
    expect((await leave("one")).data).toMatchObject({ stage: "finished", status: "finished" });
  });

  it("F57: a sitting keeps the version it began with", async () => {
    const attempt = (await school.call("startExam", { menu_id: "staged" }, ann)).body.data;
    const next = { ...fixedTest, title: { en: "Second version" } };
    await school.db.insert(tests).values({
      menuId: "staged",
      version: 2,
      family: "custom",
      definition: next,
      sourceDigest: null,
      published: true,
      createdAt: morning,
    });
    await school.db
      .insert(testItems)
      .values({ menuId: "staged", version: 2, position: 0, stage: "main", itemId: "f3" });
    const now = (await school.call("startExam", { menu_id: "staged", lease: attempt.lease }, ann)).body.data;
    expect(now).toMatchObject({ attempt_id: attempt.attempt_id, title: { en: "Fixed" }, stage: "one" });
  });
});
