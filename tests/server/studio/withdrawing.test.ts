import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../../src/server/db/security-schema";
import { draftOf, draftTestOf } from "../../support/drafts";
import { enter, handIn, invite } from "../../support/invitations";
import { newKey, openSchool, type School } from "../../support/sittings";
import { authorOf, servedBytes } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
let student: string;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"], username: "lily" }));
  student = await school.signIn("ann");
});

const start = (menu_id: string, token = student) => school.call("startExam", { menu_id }, token);
const listed = async (token = student) =>
  (await school.call("menuList", {}, token)).body.data.list.flatMap((one) => one.tests.map(({ menu_id }) => menu_id));

describe("withdrawing a published test", () => {
  it("keeps attempts from beginning, hides it from the menu, and lets those under way go on to their end", async () => {
    const test = await author.published(["1 + 1?", "1 + 2?"]);
    const other = await newcomer(school);
    const sat = (await start(test.test_id)).body.data;
    const before = await servedBytes(school, test.test_id, 1);
    expect((await author.withdraw(test)).body.data).toEqual({ phase: "withdrawn", edition: 1 });
    expect((await start(test.test_id, other)).body.code).toBe(100201);
    expect((await school.call("menuDetail", { menu_id: test.test_id }, other)).body.code).toBe(100201);
    expect([(await listed(other)).includes(test.test_id), (await listed()).includes(test.test_id)]).toEqual([
      false,
      true,
    ]);
    const [first] = sat.exercise_list.flatMap(({ exercise_item }) => exercise_item);
    const answer = { attempt_id: sat.attempt_id, lease: sat.lease, exercise_id: first?.exercise_id, revision: 1 };
    const given = { ...answer, idempotency_key: newKey(), answer: { type: "single_choice", option_id: "b" } };
    expect((await school.call("answerExercise", given, student)).body.code).toBe(200);
    expect((await start(test.test_id)).body.data.attempt_id).toBe(sat.attempt_id);
    await handIn(school, student, sat);
    const report = (await school.call("answerRecord", { attempt_id: sat.attempt_id }, student)).body;
    expect(report.code).toBe(200);
    expect((await start(test.test_id)).body.code).toBe(100201);
    expect(await servedBytes(school, test.test_id, 1)).toBe(before);
  });

  it("is done once, and the test is published again as the next version", async () => {
    const test = await author.published(["2 + 1?"]);
    await author.withdraw(test);
    expect((await author.withdraw(test)).body.data).toEqual({ phase: "withdrawn", edition: 1 });
    expect((await author.publish(test)).body.data).toEqual({ menu_id: test.test_id, version: 2 });
    expect((await start(test.test_id)).body.data).toMatchObject({ menu_id: test.test_id });
    const entries = (await school.db.select().from(auditEntries)).filter(({ facts }) => facts["test"] === test.test_id);
    expect(entries.map(({ kind, account, facts }) => [kind, account, facts])).toEqual([
      ["testReleased", "lily", { test: test.test_id, version: "1", items: "1" }],
      ["testWithdrawn", "lily", { test: test.test_id, version: "1" }],
      ["testReleased", "lily", { test: test.test_id, version: "2", items: "1" }],
    ]);
  });

  it("takes every edition back, also of a test whose draft was changed since, which stays in its phase", async () => {
    const test = await author.published(["3 + 1?"]);
    const changed = await author.save(draftTestOf([await author.question("3 + 2?")]), test);
    await author.publish(changed);
    const again = await author.save(draftTestOf([await author.question("3 + 3?")]), changed);
    expect((await author.withdraw(again)).body.data).toEqual({ phase: "drafting", edition: 2 });
    expect((await start(test.test_id, await newcomer(school))).body.code).toBe(100201);
  });

  it("is refused for a test that was never published, one of another author, and one changed meanwhile", async () => {
    const never = await author.save(draftTestOf([await author.question("4 + 1?")]));
    const test = await author.published(["4 + 2?"]);
    const other = authorOf(school, await newcomer(school, { role: ["teacher"] }));
    const changed = await author.save(draftTestOf([]), test);
    const codes = [await author.withdraw(never), await other.withdraw(changed), await author.withdraw(test)];
    expect(codes.map(({ body }) => body.code)).toEqual([100907, 100905, 100906]);
    expect((await start(test.test_id, await newcomer(school))).body.code).toBe(200);
  });

  it("keeps its invitations listed, admits no new guest, and lets a guest who sits it end", async () => {
    const test = await author.published(["5 + 1?"]);
    const teacher = author.token;
    const invitation = await invite(school, teacher, { uses: 5, menu_id: test.test_id });
    const come = async (idempotency_key: string) => enter(school, invitation.code, { idempotency_key });
    const guest = (await come("guest-key-1")).data.token;
    const sat = (await start(test.test_id, guest)).body.data;
    await author.withdraw(test);
    const shares = (await school.call("getShareConfig", {}, teacher)).body;
    expect([shares.code, shares.data.list.map(({ menu_id }) => menu_id)]).toEqual([200, [test.test_id]]);
    expect((await school.call("visitInfo", {}, guest)).body.data.attempt?.attempt_id).toBe(sat.attempt_id);
    const look = await school.call("lookAtInvitation", { code: invitation.code });
    expect([look.body.code, (await come("guest-key-2")).code]).toEqual([100201, 100201]);
    const ended = await school.call(
      "advanceExam",
      { attempt_id: sat.attempt_id, lease: sat.lease, stage: "main" },
      guest,
    );
    expect(ended.body.code).toBe(200);
  });

  it("leaves a question of it as it was after the draft of that question is deleted", async () => {
    const item = await author.write(draftOf("6 + 1?"));
    const test = await author.save(draftTestOf([item.item_id]));
    await author.publish(test);
    const before = await servedBytes(school, test.test_id, 1);
    await school.call("deleteItem", item, author.token);
    await author.withdraw(test);
    expect(await servedBytes(school, test.test_id, 1)).toBe(before);
    const again = (await author.publish(test)).body;
    const { findings } = again.data as unknown as { findings: { code: string; item_id: string }[] };
    expect([again.code, findings.map(({ code, item_id }) => [code, item_id])]).toEqual([
      100908,
      [["itemUnknown", item.item_id]],
    ]);
  });
});
