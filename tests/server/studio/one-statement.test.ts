import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { studioLimits } from "../../../src/contract/studio/studio-items";
import { sessions, users } from "../../../src/server/db/accounts-schema";
import { itemDrafts, itemDraftVersions, testDrafts, testDraftVersions } from "../../../src/server/db/studio-schema";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { draftOf, draftTestOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { statementsOf } from "../../support/statements";
import { authorOf } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"] }));
});

const ofItems = "select * from save_item_drafts($1, $2, $3, $4, $5, $6)";
const ofTests = "select * from save_test_drafts($1, $2, $3, $4, $5, $6, $7)";
const accountOf = (userId: string) => ({
  userId,
  username: userId,
  passwordHash: "",
  nickname: "",
  permission: [],
  createdAt: school.now,
});
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
    expect(statements).toEqual([ofItems]);
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
    expect(statements).toEqual([ofItems]);
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
    expect(statements).toEqual([ofTests]);
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

  it("records that the session is in use, when that is due", async () => {
    await school.db.insert(users).values({ ...accountOf("noted"), role: ["author"] });
    const own = authorOf(school, await openSession(school.deps, "noted"));
    const item = await own.write(draftOf("noted"));
    const lastSeen = async () =>
      (await school.db.select().from(sessions).where(eq(sessions.userId, "noted"))).map((one) => one.lastSeenAt);
    const begun = school.now;
    expect(await lastSeen()).toEqual([begun]);
    school.now += 5 * 60_000 - 1;
    expect((await own.change(item, draftOf("a moment before"))).body.code).toBe(200);
    expect(await lastSeen()).toEqual([begun]);
    school.now += 1;
    expect((await own.change({ ...item, version: 2 }, draftOf("when it is due"))).body.code).toBe(200);
    expect(await lastSeen()).toEqual([school.now]);
  });

  const ownSession = eq(sessions.userId, "refused");
  const ownAccount = eq(users.userId, "refused");
  it.each([
    [
      "whose role was taken away",
      403,
      () =>
        school.db
          .update(users)
          .set({ role: ["student"] })
          .where(ownAccount),
    ],
    ["whose account was switched off", 401, () => school.db.update(users).set({ status: 1 }).where(ownAccount)],
    ["who has signed out", 100001, () => school.db.update(sessions).set({ revokedAt: school.now }).where(ownSession)],
    [
      "whose session has ended",
      100001,
      () => school.db.update(sessions).set({ expiresAt: school.now }).where(ownSession),
    ],
  ])("is not stored for somebody %s", async (_reason, code, take) => {
    await school.db.delete(sessions).where(ownSession);
    await school.db
      .insert(users)
      .values({ ...accountOf("refused"), role: ["teacher"] })
      .onConflictDoUpdate({ target: users.userId, set: { role: ["teacher"], status: 0 } });
    const own = authorOf(school, await openSession(school.deps, "refused"));
    const item = await own.write(draftOf("before"));
    const test = await own.save(draftTestOf([], { title: { en: "Before" } }));
    await take();
    expect((await own.change(item, draftOf("after"))).body.code).toBe(code);
    const definition = draftTestOf([], { title: { en: "After" } });
    const refused = await school.call("saveTest", { idempotency_key: newKey(), definition, ...test }, own.token);
    expect(refused.body.code).toBe(code);
    expect(await rowOf(item.item_id)).toMatchObject([{ version: 1, draft: draftOf("before") }]);
    const titles = await school.db.select().from(testDrafts).where(eq(testDrafts.testId, test.test_id));
    expect(titles).toMatchObject([{ version: 1, definition: { title: { en: "Before" } } }]);
  });

  it("is stored for somebody whom a permission of their own allows it, and for an administrator", async () => {
    for (const rights of [
      { role: ["student"], permission: ["item.write"] },
      { role: [], admin: true },
    ]) {
      const own = authorOf(school, await newcomer(school, rights));
      const item = await own.write(draftOf("before"));
      const { result, statements } = await statementsOf(school, () => own.change(item, draftOf("after")));
      expect([result.body.code, statements]).toEqual([200, [ofItems]]);
    }
  });

  it("is not stored in the draft of another author", async () => {
    const item = await author.write(draftOf("mine"));
    const test = await author.save(draftTestOf([]));
    const other = authorOf(school, await newcomer(school, { role: ["teacher"] }));
    expect((await other.change(item, draftOf("theirs"))).body.code).toBe(100901);
    const theirs = { idempotency_key: newKey(), definition: draftTestOf([], { title: { en: "T" } }), ...test };
    expect((await school.call("saveTest", theirs, other.token)).body.code).toBe(100905);
    expect(await rowOf(item.item_id)).toMatchObject([{ version: 1, draft: draftOf("mine") }]);
  });
});
