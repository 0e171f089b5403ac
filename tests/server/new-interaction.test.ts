import { afterAll, expect, it, vi } from "vitest";
import type { Answer, Interaction, Item, ItemKey } from "../../src/contract/item/item";

// other tests in this worker have loaded the modules that are replaced here
vi.resetModules();
vi.doMock("../../src/contract/interactions/contract-records", async (load) => {
  const real = await load<typeof import("../../src/contract/interactions/contract-records")>();
  const { tinyContract } = await import("../support/tiny-interaction");
  return { contractRecords: { ...real.contractRecords, tiny: tinyContract } };
});
vi.doMock("../../src/items/scoring/interactions/scoring-records", async (load) => {
  const real = await load<typeof import("../../src/items/scoring/interactions/scoring-records")>();
  const { tinyScoring } = await import("./tiny-interaction/tiny-scoring");
  return { scoringRecords: { ...real.scoringRecords, tiny: tinyScoring } };
});

const { itemSchema } = await import("../../src/contract/item/item");
const { hasOneKey } = await import("../../src/items/review/keys");
const { fittingRightAnswer: rightAnswer, wrongAnswer } = await import("../../src/server/history/answers");
const { publishTest } = await import("../../src/server/use-cases/publish-test");
const { fixedItems, fixedTest, newKey, openSchool } = await import("../support/sittings");
const { clearAway } = await import("../support/leftovers");
const { tinyQuestion } = await import("../support/tiny-interaction");

afterAll(async () => {
  await clearAway();
  vi.doUnmock("../../src/contract/interactions/contract-records");
  vi.doUnmock("../../src/items/scoring/interactions/scoring-records");
  vi.resetModules();
});

const shown = tinyQuestion as unknown as Interaction;
const side = (of: string) => ({ type: "tiny", side: of }) as unknown as Answer & ItemKey;
const tinyItem = (item_id: string, key: ItemKey): Item => {
  const [item] = fixedItems;
  if (item === undefined) throw new Error("no item");
  const { mistakes: _, ...plain } = item;
  return { ...plain, item_id, body: { ...item.body, interaction: shown }, key };
};

it("a new type's contract and scoring are enough to check, review and generate its items", () => {
  const item = tinyItem("t1", side("R"));
  expect(itemSchema.parse(item)).toEqual(item);
  const refused = [tinyItem("t2", side("up")), { ...item, key: { type: "tiny" } }, { ...item, mistakes: { L: "m" } }];
  expect(refused.map((one) => itemSchema.safeParse(one).success)).toEqual([false, false, false]);
  expect(hasOneKey(item)).toBe(true);
  expect([rightAnswer(side("R"), shown), wrongAnswer(side("R"), shown, Math.random)]).toEqual([side("R"), side("L")]);
});

it("a new type's contract and scoring are enough to publish, sit, score and review it", async () => {
  const school = await openSchool();
  const ann = await school.signIn("ann");
  const definition = {
    ...fixedTest,
    exam_info: { ...fixedTest.exam_info, extract_question_number: 2 },
    sections: [{ stage: "main", title: { en: "Only" }, items: 2, time_limit_ms: null, tools: ["palette" as const] }],
  };
  const draft = { menuId: "tiny", family: "custom" as const, definition, sourceDigest: null };
  const items = [tinyItem("t1", side("R")), tinyItem("t2", side("R"))];
  await publishTest(school.db, { ...draft, items }, school.now);

  const { attempt_id, lease, exercise_list } = (await school.call("startExam", { menu_id: "tiny" }, ann)).body.data;
  const exercises = exercise_list.flatMap(({ exercise_item }) => exercise_item);
  const told = exercises.map(({ exercise }) => exercise?.interaction);
  expect(told).toEqual(told.map(() => ({ type: "tiny", left: expect.any(String), right: expect.any(String) })));
  expect(JSON.stringify(told)).not.toMatch(/"[LR]"/);

  const answer = (exercise_id: string, revision: number, given: Answer) =>
    school.call(
      "answerExercise",
      {
        attempt_id,
        lease: lease ?? "",
        exercise_id,
        revision,
        elapsed_ms: 1_000,
        idempotency_key: newKey(),
        answer: given,
      },
      ann,
    );
  expect((await answer("t1", 1, side("R"))).body.data).toMatchObject({ applied: true });
  expect((await answer("t2", 1, side("up"))).body.code).toBe(100208);
  expect((await answer("t2", 2, side("L"))).body.data).toMatchObject({ applied: true });
  await school.call("advanceExam", { attempt_id, lease: lease ?? "", stage: "main" }, ann);

  const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  expect(report).toMatchObject({ kind: "fixed", total: 2, answered: 2, right: 1 });
  const review = async (exercise_id: string) =>
    (await school.call("exerciseDetail", { attempt_id, exercise_id }, ann)).body.data.review;
  expect(await review("t1")).toMatchObject({ mark: "right", answer: side("R"), key: side("R"), mistakes: [] });
  expect(await review("t2")).toMatchObject({ mark: "wrong", answer: side("L"), key: side("R"), mistakes: [] });
});
