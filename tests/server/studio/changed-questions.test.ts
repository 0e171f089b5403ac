import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { items, testItems, tests } from "../../../src/server/db/schema";
import { itemRevisions, testDrafts } from "../../../src/server/db/studio-schema";
import { adaptiveDraftOf, blueprintOf, draftOf, draftTestOf } from "../../support/drafts";
import { openSchool, type School } from "../../support/sittings";
import { authorOf, servedBytes, type NamedTest } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"] }));
});

const check = async (test: NamedTest) => (await school.call("checkTest", test, author.token)).body.data;
const simulate = async (test: NamedTest) => (await school.call("simulateTest", test, author.token)).body;
const detail = async ({ test_id }: NamedTest) => (await school.call("studioTest", { test_id }, author.token)).body.data;
const rowOf = async ({ test_id }: NamedTest) =>
  (await school.db.select().from(testDrafts).where(eq(testDrafts.testId, test_id)))[0];
const editionsOf = async ({ test_id }: NamedTest) =>
  (await school.db.select({ version: tests.version }).from(tests).where(eq(tests.menuId, test_id))).map(
    ({ version }) => version,
  );
const servedBy = async ({ test_id }: NamedTest) =>
  (
    await school.db
      .select({ itemId: testItems.itemId })
      .from(testItems)
      .where(eq(testItems.menuId, test_id))
      .orderBy(testItems.position)
  ).map(({ itemId }) => itemId);
const fill = async (test: NamedTest) =>
  (await school.call("fillBlueprint", test, author.token)).body.data.sections.flatMap(({ lines }) =>
    lines.flatMap((line) => line.items.map(({ item_id }) => item_id)),
  );

/** Refused, with nothing published and the draft as it was. */
async function expectRefused(test: NamedTest): Promise<void> {
  const before = { row: await rowOf(test), editions: await editionsOf(test) };
  const revisions = await school.db.$count(itemRevisions);
  const { body } = await author.publish(test);
  expect([body.code, body.msg]).toEqual([
    100911,
    "Questions of this test have changed since it was checked, so nothing was published. Check it again.",
  ]);
  expect((body.data as unknown as { findings: unknown }).findings).toEqual([]);
  expect({ row: await rowOf(test), editions: await editionsOf(test) }).toEqual(before);
  expect(await school.db.$count(itemRevisions)).toBe(revisions);
}

describe("publishing after the questions have changed", () => {
  it("refuses a blueprint that would get other questions, and publishes those of a fresh check", async () => {
    for (let number = 1; number <= 4; number += 1) await author.question(`bank ${number}?`, { skill: "growing" });
    const test = await author.save(blueprintOf([{ count: 3, filter: { from: "own", skill: "growing" } }]));
    await check(test);
    await simulate(test);
    const checked = await fill(test);
    for (let number = 5; (await fill(test)).join(" ") === checked.join(" "); number += 1)
      await author.question(`bank ${number}?`, { skill: "growing" });
    const changed = await fill(test);
    await expectRefused(test);
    await expectRefused(test);
    expect((await check(test)).phase).toBe("simulating");
    expect((await simulate(test)).data.phase).toBe("ready");
    expect((await author.publish(test)).body.data).toEqual({ menu_id: test.test_id, version: 1 });
    const drafts = await school.db.select().from(itemRevisions);
    const draftOfItem = new Map(drafts.map(({ itemId, draftId }) => [itemId, draftId]));
    expect((await servedBy(test)).map((id) => draftOfItem.get(id))).toEqual(changed);
  });

  it("publishes without a new check where the bank has grown by what no line asks for", async () => {
    await author.question("kept?", { skill: "still" });
    const test = await author.save(blueprintOf([{ count: 1, filter: { from: "own", skill: "still" } }]));
    await simulate(test);
    await author.question("elsewhere?", { skill: "otherwise" });
    expect((await author.publish(test)).body.code).toBe(200);
  });

  it("refuses a test with a question whose words were changed after the check", async () => {
    const item = await author.write(draftOf("As checked?"));
    const test = await author.save(draftTestOf([item.item_id]));
    await check(test);
    await author.change(item, draftOf("As changed?"));
    await expectRefused(test);
    await check(test);
    expect((await author.publish(test)).body.code).toBe(200);
    const [itemId = ""] = await servedBy(test);
    const [served] = await school.db.select().from(items).where(eq(items.itemId, itemId));
    expect(JSON.stringify(served?.body)).toContain("As changed?");
  });

  it("forgets a forecast of other questions, and an adaptive test is simulated anew", async () => {
    const test = await author.save(adaptiveDraftOf({ length: { least: 2, most: 4 } }));
    await simulate(test);
    const [first] = await school.db.select().from(items).where(eq(items.subject, "math")).limit(1);
    const irt = first?.irt;
    if (first === undefined || irt === null || irt === undefined) throw new Error("no calibrated item");
    await school.db
      .update(items)
      .set({ irt: { ...irt, b: irt.b + 0.25 } })
      .where(eq(items.itemId, first.itemId));
    await expectRefused(test);
    await check(test);
    expect((await detail(test)).forecast).toBeNull();
    expect((await author.publish(test)).body.code).toBe(100908);
    expect((await simulate(test)).data.phase).toBe("ready");
    expect((await author.publish(test)).body.code).toBe(200);
    await school.db.update(items).set({ irt }).where(eq(items.itemId, first.itemId));
  });

  it("makes another edition of a published test whose question was corrected, and none otherwise", async () => {
    const item = await author.write(draftOf("With a mistaek?"));
    const test = await author.save(draftTestOf([item.item_id]));
    await author.publish(test);
    const first = await servedBytes(school, test.test_id, 1);
    expect([(await check(test)).phase, (await simulate(test)).data.phase]).toEqual(["frozen", "frozen"]);
    expect((await author.publish(test)).body.data).toEqual({ menu_id: test.test_id, version: 1 });
    await author.change(item, draftOf("With a mistake?"));
    expect((await check(test)).phase).toBe("simulating");
    expect((await simulate(test)).data.phase).toBe("ready");
    expect((await author.publish(test)).body.data).toEqual({ menu_id: test.test_id, version: 2 });
    expect(await editionsOf(test)).toEqual([1, 2]);
    expect(await servedBytes(school, test.test_id, 1)).toBe(first);
  });

  it("gives no forecast where the questions were changed and checked while students were simulated", async () => {
    const item = await author.write(draftOf("Slow?"));
    const test = await author.save(draftTestOf([item.item_id]));
    const answers = await Promise.all([simulate(test), author.change(item, draftOf("Quick?")).then(() => check(test))]);
    const { code } = answers[0];
    expect([200, 100911]).toContain(code);
    const { checked, phase } = (await rowOf(test)) ?? {};
    const { forecast } = await detail(test);
    expect([forecast !== null, phase]).toEqual(phase === "ready" ? [true, "ready"] : [false, "simulating"]);
    expect(checked?.version).toBe(1);
  });
});
