import { afterAll, expect, it, vi } from "vitest";
import type { Family } from "../../src/contract/families";

// other tests in this worker have loaded the modules that are replaced here
vi.resetModules();
vi.doMock("../../src/contract/families", async (load) => {
  const real = await load<typeof import("../../src/contract/families")>();
  const { tinyRecord } = await import("../support/tiny-family");
  Object.assign(real.families, { tiny: tinyRecord });
  return { ...real, familyIds: [...real.familyIds, "tiny"] };
});

vi.doMock("../../src/server/families/rules", async (load) => {
  const real = await load<typeof import("../../src/server/families/rules")>();
  const { tinyRules } = await import("./tiny-family/rules");
  return { familyRules: { ...real.familyRules, tiny: tinyRules } };
});

const { publishTest } = await import("../../src/server/use-cases/publish-test");
const { choose, fixedItems, fixedTest, newKey, openSchool } = await import("../support/sittings");
const { clearAway } = await import("../support/leftovers");

afterAll(async () => {
  await clearAway();
  vi.doUnmock("../../src/contract/families");
  vi.doUnmock("../../src/server/families/rules");
  vi.resetModules();
});

it("a new family's record and rules are enough to publish, list, sit and report its test", async () => {
  const tiny = "tiny" as Family;
  const school = await openSchool();
  const ann = await school.signIn("ann");
  const [item] = fixedItems;
  if (item === undefined) throw new Error("no item");
  const definition = {
    ...fixedTest,
    title: { en: "A tiny test" },
    exam_info: { ...fixedTest.exam_info, extract_question_number: 1 },
    sections: [{ stage: "main", title: { en: "Only" }, items: 1, time_limit_ms: null, tools: ["palette" as const] }],
  };
  const draft = { menuId: "tiny", family: tiny, definition, sourceDigest: null };
  await publishTest(school.db, { ...draft, items: [{ ...item, item_id: "t1", family: tiny }] }, school.now);

  const { list } = (await school.call("menuList", { family: "tiny" }, ann)).body.data;
  expect(list).toMatchObject([{ family: "tiny", title: { en: "Tiny" }, tests: [{ menu_id: "tiny" }] }]);

  const { attempt_id, lease } = (await school.call("startExam", { menu_id: "tiny" }, ann)).body.data;
  const given = { exercise_id: "t1", answer: choose("A"), revision: 1, elapsed_ms: 1_000 };
  const saved = await school.call("answerExercise", { attempt_id, lease, idempotency_key: newKey(), ...given }, ann);
  expect(saved.body.data).toMatchObject({ applied: true, next: null });
  const left = await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann);
  expect(left.body.data).toMatchObject({ status: "finished", finish_reason: "submitted", family: "tiny" });

  const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  expect(report).toMatchObject({ kind: "fixed", family: "tiny", total: 1, answered: 1, right: 1, correct_rate: 1 });
  expect((await school.call("answerRecord", {}, ann)).body.data).toMatchObject({
    list: [{ attempt_id, family: "tiny", score: { unit: "percent", value: 100 } }],
  });
  const { list: notices } = (await school.call("noticeList", {}, ann)).body.data;
  expect(notices[0]?.notice).toContain(`/examAccess/tinyResult?attempt_id=${attempt_id}`);
});
