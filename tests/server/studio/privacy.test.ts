import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { exportSchema } from "../../../src/contract/account/export";
import { users } from "../../../src/server/db/accounts-schema";
import { attempts, items, tests } from "../../../src/server/db/schema";
import { itemDrafts, itemDraftVersions, itemRevisions, testDrafts } from "../../../src/server/db/studio-schema";
import { storeItemFiles } from "../../../src/server/use-cases/uploads/item-files";
import { draftOf, draftTestOf } from "../../support/drafts";
import { handIn } from "../../support/invitations";
import { openSchool, type School } from "../../support/sittings";
import { authorOf, servedBytes } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let ann: ReturnType<typeof authorOf>;
let reviewer: string;
beforeEach(async () => {
  school = await openSchool();
  await school.db
    .update(users)
    .set({ role: ["teacher", "reviewer"] })
    .where(eq(users.userId, "user-ann"));
  ann = authorOf(school, await school.signIn("ann"));
  reviewer = await newcomer(school, { role: ["teacher", "reviewer"] });
});

const decided = async (by: string, of: ReturnType<typeof authorOf>, stem: string, note: string) => {
  const step = await of.revision(stem);
  await school.call("askReview", step, of.token);
  await school.call("decideReview", { ...step, review_version: 2, decision: "returned", note }, by);
  return step;
};

describe("the export of an author's data", () => {
  it("has drafts with the notes of their reviewers, draft tests, and the reviews that the person decided", async () => {
    const step = await decided(reviewer, ann, "1 + 1?", "Two answers");
    const theirs = await decided(ann.token, authorOf(school, reviewer), "2 + 2?", "Too easy");
    const test = await ann.save(draftTestOf([step.item_id]));
    const headers = { authorization: `Bearer ${ann.token}` };
    const reply = await school.app.inject({ method: "GET", url: "/api/user/export", headers });
    const { drafts, tests: own, reviews } = exportSchema.parse(reply.json().data);
    const { now } = school;
    expect(drafts).toEqual([
      {
        item_id: step.item_id,
        version: 1,
        draft: draftOf("1 + 1?"),
        created_at: now,
        changed_at: now,
        deleted_at: null,
        revisions: [{ revision: 1, made_at: now, review: "returned", note: "Two answers" }],
      },
    ]);
    expect(own).toEqual([
      {
        ...test,
        definition: draftTestOf([step.item_id]),
        phase: "drafting",
        edition: 0,
        created_at: now,
        changed_at: now,
      },
    ]);
    expect(reviews).toEqual([
      { item_id: theirs.item_id, revision: 1, review: "returned", note: "Too easy", decided_at: now },
    ]);
  });
});

it("exports the pictures and sounds of an author's questions, and those of nobody else", async () => {
  const file = (bytes: string) => ({ sha256: bytes.repeat(64), type: "image/png", bytes: Buffer.from(bytes) });
  const { now, db } = school;
  await storeItemFiles(db, "user-ann", [file("b"), file("a")], now);
  await storeItemFiles(db, "user-ben", [file("c")], now);
  const headers = { authorization: `Bearer ${ann.token}` };
  const reply = await school.app.inject({ method: "GET", url: "/api/user/export", headers });
  expect(exportSchema.parse(reply.json().data).question_files).toEqual([
    { sha256: "a".repeat(64), type: "image/png", size: 1, data: "data:image/png;base64,YQ==", sent_at: now },
    { sha256: "b".repeat(64), type: "image/png", size: 1, data: "data:image/png;base64,Yg==", sent_at: now },
  ]);
});

describe("the deletion of an author's account", () => {
  const remove = async () =>
    (await school.call("deleteAccount", { username: "ann", password: "secret-word", ends_sittings: true }, ann.token))
      .body.code;

  it("deletes what no test uses, unlinks the rest, and keeps attempts and what they were served", async () => {
    const used = await ann.write(draftOf("used"));
    const test = await ann.save(draftTestOf([used.item_id]));
    await ann.publish(test);
    await ann.change(used, draftOf("used, and changed later"));
    const unused = await ann.revision("unused");
    const draft = await ann.save(draftTestOf([unused.item_id]));
    await ann.preview(draft.test_id);
    const theirs = await decided(ann.token, authorOf(school, reviewer), "2 + 2?", "Too easy");
    const student = await newcomer(school);
    const sat = (await school.call("startExam", { menu_id: test.test_id }, student)).body.data;
    await handIn(school, student, sat);
    const before = await servedBytes(school, test.test_id, 1);
    expect(await remove()).toBe(200);
    const drafts = await school.db.select().from(itemDrafts);
    expect(drafts.map(({ draftId, userId }) => [draftId, userId]).filter(([id]) => id !== theirs.item_id)).toEqual([
      [used.item_id, null],
    ]);
    expect(await school.db.$count(itemDraftVersions)).toBe(0);
    const left = await school.db.select().from(testDrafts);
    expect(left.map(({ testId, userId }) => [testId, userId])).toEqual([[test.test_id, null]]);
    const stems = JSON.stringify(await school.db.select({ body: items.body }).from(items));
    expect([stems.includes("<p>used</p>"), stems.includes("unused")]).toEqual([true, false]);
    const own = await school.db.select().from(itemRevisions).where(eq(itemRevisions.draftId, theirs.item_id));
    expect(own.map(({ reviewerId, review, note }) => [reviewerId, review, note])).toEqual([
      [null, "returned", "Too easy"],
    ]);
    expect(await servedBytes(school, test.test_id, 1)).toBe(before);
    expect(await school.db.$count(attempts, eq(attempts.menuId, test.test_id))).toBe(1);
    expect(await school.db.$count(tests, eq(tests.menuId, `preview.${draft.test_id}`))).toBe(0);
    expect((await school.call("startExam", { menu_id: test.test_id }, await newcomer(school))).body.code).toBe(200);
  });

  it("does not ask about a preview that is under way", async () => {
    const test = await ann.save(draftTestOf([await ann.question("1 + 1?")]));
    const { menu_id } = (await ann.preview(test.test_id)).body.data;
    await school.call("startExam", { menu_id }, ann.token);
    const input = { username: "ann", password: "secret-word" };
    expect((await school.call("deleteAccount", input, ann.token)).body.code).toBe(200);
  });
});
