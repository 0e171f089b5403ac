import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { studioLimits } from "../../../src/contract/studio/studio-items";
import { itemDrafts, itemDraftVersions, testDrafts, testDraftVersions } from "../../../src/server/db/studio-schema";
import { draftOf, draftTestOf } from "../../support/drafts";
import { openSchool, type School } from "../../support/sittings";
import { statementsOf } from "../../support/statements";
import { authorOf } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"] }));
});

const ofItems = "select * from save_item_drafts($1, $2, $3)";
const ofTests = "select * from save_test_drafts($1, $2, $3, $4)";
const shortOf = (statements: readonly string[]) => statements.filter((text) => !text.includes("asked.place"));
const rowOf = async (id: string) =>
  (await school.db.select().from(itemDrafts).where(eq(itemDrafts.draftId, id))).map(
    ({ userId: _user, createKey: _key, draftId: _id, createdAt: _created, ...row }) => row,
  );

describe("a draft that saves itself", () => {
  it("is one statement, and stores what a new draft with the same content stores", async () => {
    const written = draftOf("2 + 2?", { level: "hard", tags: ["a", "b, c"], key: null });
    const item = await author.write(draftOf("1 + 1?"));
    school.now += 1_000;
    const { result, statements } = await statementsOf(school, () => author.change(item, written));
    expect(shortOf(statements)).toEqual([ofItems]);
    expect(result.body.data).toEqual({ item_id: item.item_id, version: 2, saved_at: school.now });
    const like = await author.write(written);
    expect(await rowOf(item.item_id)).toEqual((await rowOf(like.item_id)).map((row) => ({ ...row, version: 2 })));
    const { draftId, version, draft, savedAt } = itemDraftVersions;
    expect(
      await school.db.select({ version, draft, savedAt }).from(itemDraftVersions).where(eq(draftId, item.item_id)),
    ).toEqual([{ version: 1, draft: draftOf("1 + 1?"), savedAt: school.now - 1_000 }]);
  });

  it("is one statement with the content that it has, which changes nothing", async () => {
    const item = await author.write(draftOf("the same"));
    const before = await rowOf(item.item_id);
    school.now += 1_000;
    const { result, statements } = await statementsOf(school, () => author.change(item, draftOf("the same")));
    expect(shortOf(statements)).toEqual([ofItems]);
    expect(result.body.data).toEqual({ item_id: item.item_id, version: 1, saved_at: school.now - 1_000 });
    expect(await rowOf(item.item_id)).toEqual(before);
  });

  it("keeps the last earlier versions and forgets those before", async () => {
    const item = await author.write(draftOf("old"));
    const versionNow = studioLimits.versions + 4;
    await school.db.update(itemDrafts).set({ version: versionNow }).where(eq(itemDrafts.draftId, item.item_id));
    await school.db
      .insert(itemDraftVersions)
      .values(
        [3, 4, 5].map((version) => ({ draftId: item.item_id, version, draft: draftOf("older"), savedAt: school.now })),
      );
    await author.change({ ...item, version: versionNow }, draftOf("new"));
    const { draftId, version } = itemDraftVersions;
    expect(
      await school.db
        .select({ version })
        .from(itemDraftVersions)
        .where(eq(draftId, item.item_id))
        .orderBy(asc(version)),
    ).toEqual([{ version: 5 }, { version: versionNow }]);
  });

  it("is one statement for a test too, which leads a published one back to drafting", async () => {
    const test = await author.published(["one"]);
    const [before] = await school.db.select().from(testDrafts).where(eq(testDrafts.testId, test.test_id));
    school.now += 1_000;
    const definition = draftTestOf([], { title: { en: "Later" } });
    const { result, statements } = await statementsOf(school, () => author.save(definition, test));
    expect(shortOf(statements)).toEqual([ofTests]);
    expect(result).toEqual({ ...test, version: test.version + 1 });
    const [after] = await school.db.select().from(testDrafts).where(eq(testDrafts.testId, test.test_id));
    expect(after).toEqual({
      ...before,
      definition,
      phase: "drafting",
      findings: [],
      version: test.version + 1,
      touchedAt: school.now,
    });
    const { testId, version } = testDraftVersions;
    expect(
      await school.db
        .select({ version, definition: testDraftVersions.definition })
        .from(testDraftVersions)
        .where(eq(testId, test.test_id)),
    ).toEqual([{ version: test.version, definition: before?.definition }]);
  });

  it("is stored beside others in one statement, each as if it were alone", async () => {
    const items = await Promise.all(["a", "b", "c"].map((stem) => author.write(draftOf(stem))));
    const twice = items.flatMap((item) => [item, item]);
    const replies = await Promise.all(
      twice.map((item, place) => author.change(item, draftOf(`${place % 2 === 0 ? "even" : "odd"}`))),
    );
    expect(replies.map(({ body }) => body.code)).toEqual([200, 100902, 200, 100902, 200, 100902]);
    for (const { item_id } of items)
      expect(await rowOf(item_id)).toMatchObject([{ version: 2, draft: draftOf("even") }]);
  });
});
