import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { attempts, testItems, tests } from "../../src/server/db/schema";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { fixedTest, morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  ben = await school.signIn("ben");
});

const card = async (token: string) =>
  (await school.call("menuList", {}, token)).body.data.list
    .flatMap((family) => family.tests)
    .find(({ menu_id }) => menu_id === "fixed");
const detail = async (token: string) => (await school.call("menuDetail", { menu_id: "fixed" }, token)).body;
const titles = async (token: string) => [(await card(token))?.title.en, (await detail(token)).data.title?.en];
const start = async (token: string, more: object = {}) =>
  (await school.call("startExam", { menu_id: "fixed", ...more }, token)).body;

async function publishNext() {
  const sections = fixedTest.sections.map((section) => ({ ...section, items: 1 }));
  await school.db.insert(tests).values({
    menuId: "fixed",
    version: 2,
    family: "custom",
    definition: { ...fixedTest, title: { en: "Second version" }, sections },
    sourceDigest: null,
    published: true,
    createdAt: morning,
  });
  await school.db.insert(testItems).values({ menuId: "fixed", version: 2, position: 0, stage: "main", itemId: "f3" });
}

it("F57: a sitting keeps its version, whether a newer one is published or the test withdrawn", async () => {
  const begun = (await start(ann)).data;
  await publishNext();
  expect([await titles(ann), await titles(ben)]).toEqual([
    ["Fixed", "Fixed"],
    ["Second version", "Second version"],
  ]);
  const second = (await start(ben)).data;
  expect([second.title.en, second.total]).toEqual(["Second version", 1]);

  await school.db.update(tests).set({ published: false }).where(eq(tests.menuId, "fixed"));
  expect(await titles(ann)).toEqual(["Fixed", "Fixed"]);
  expect((await card(ann))?.state.open_attempt?.attempt_id).toBe(begun.attempt_id);
  const resumed = (await start(ann, { lease: begun.lease })).data;
  expect(resumed).toMatchObject({ attempt_id: begun.attempt_id, title: { en: "Fixed" }, total: 4 });
  const sitting = sittingOf(school, ann, resumed);
  expect((await sitting.answer()).code).toBe(200);
  await sitting.leave();
  expect((await sitting.report()).data).toMatchObject({ title: { en: "Fixed" }, total: 4, right: 1 });

  expect([await card(ann), (await detail(ann)).code, (await start(ann)).code]).toEqual([undefined, 100201, 100201]);
  await school.db
    .update(tests)
    .set({ published: true })
    .where(and(eq(tests.menuId, "fixed"), eq(tests.version, 2)));
  expect(await titles(ann)).toEqual(["Second version", "Second version"]);
  expect((await start(ann)).data.title.en).toBe("Second version");
  expect((await sitting.report()).data).toMatchObject({ title: { en: "Fixed" }, total: 4 });
});

it("a score names its rule; a report by another rule has the score with which the attempt ended", async () => {
  const own = await openSchool();
  const token = await own.signIn("ann");
  const { data } = (await own.call("startExam", { menu_id: "fixed" }, token)).body;
  const sitting = sittingOf(own, token, data);
  await sitting.leave("main");
  const report = async () =>
    (await own.call("answerRecord", { attempt_id: data.attempt_id }, token)).body.data as { score_then?: unknown };
  const score = (await sitting.row())?.score;
  expect(score).toMatchObject({ unit: "percent", made_by: { test_version: 1, rule: 2 } });
  expect(await report()).not.toHaveProperty("score_then");
  const before = { unit: "percent", value: 7, low: 3, high: 9, scale: [0, 100] } as const;
  const show = async (stored: object) => {
    await own.db
      .update(attempts)
      .set({ score: stored as never })
      .where(eq(attempts.attemptId, data.attempt_id));
    return (await report()).score_then;
  };
  const earlier = { ...before, made_by: { test_version: 1, rule: 0 } };
  expect(await show(earlier)).toEqual(earlier);
  // unknown for an old attempt
  expect(await show(before)).toBe(undefined);
});
