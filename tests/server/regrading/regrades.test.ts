import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { wrongBook } from "../../../src/server/db/collections-schema";
import { regradeChanges, replacedReports } from "../../../src/server/db/regrades-schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { RegradeSchool } from "../../support/regrades";
import { choose, newKey } from "../../support/sittings";

const ways = new RegradeSchool();
const keyOf = (option_id: string) => ({ type: "single_choice", option_id });
const alsoA = { item_id: "f1", rule: "alsoRight", key: keyOf("A") };

let ann = "";
let ben = "";
beforeEach(async () => {
  await ways.assign();
  [ann, ben] = [await ways.school.signIn("ann"), await ways.school.signIn("ben")];
});

describe("a regrade of results that are held", () => {
  it("changes what its preview lists, and nothing before it is applied", async () => {
    const right = await ways.sat(ann, "B");
    const also = await ways.sat(ben, "A");
    const before = await ways.scores();
    const { data } = await ways.preview(alsoA);
    expect(data).toMatchObject({
      phase: "previewed",
      item_id: "f1",
      changes: [{ attempt_id: also, name: "ben", before: 0, after: 25 }],
      unchanged: 1,
    });
    expect(await ways.scores()).toEqual(before);
    expect(await ways.apply(data)).toMatchObject({ code: 200, data: { phase: "applied", changed: 1 } });
    expect(await ways.scores()).toEqual({ ...before, [also]: 25 });
    expect(await ways.marks("f1")).toMatchObject({ [right]: ["right", 1], [also]: ["right", 1] });
  });

  it("is taken back whole, from a question that was left blank too", async () => {
    await ways.sat(ann, null);
    await ways.sat(ben, "A");
    const before = await ways.scores();
    const { data } = await ways.preview({ item_id: "f1", rule: "fullCredit" });
    expect((await ways.apply(data)).code).toBe(200);
    const back = await ways.preview({ item_id: "f1", rule: "restore", regrade_id: data.regrade_id });
    expect(back.data.changes.map(({ before: from, after }) => [from, after])).toEqual([
      [25, 0],
      [25, 0],
    ]);
    expect((await ways.apply(back.data)).code).toBe(200);
    expect(await ways.scores()).toEqual(before);
  });

  it("names members as the class does, and counts blanks for full credit", async () => {
    const blank = await ways.sat(ann, null);
    const { data } = await ways.preview({ item_id: "f1", rule: "fullCredit" });
    expect(data.changes).toEqual([{ attempt_id: blank, name: "Ann Lee", before: 0, after: 25 }]);
    await ways.apply(data);
    await ways.release();
    expect((await ways.reportOf(ann, blank)).items[0]).toMatchObject({ exercise_id: "f1", mark: "right" });
  });

  it("leaves a question out, so that the score is of the others", async () => {
    const attempt = await ways.sat(ann, "B");
    await ways.applied({ item_id: "f1", rule: "leaveOut" });
    expect(await ways.scores()).toEqual({ [attempt]: 0 });
    const other = await ways.sat(ben, "A");
    await ways.applied({ item_id: "f2", rule: "leaveOut" });
    expect(await ways.marks("f2")).toMatchObject({ [attempt]: ["unscored", 0], [other]: ["unscored", 0] });
  });

  it("gives another key where the question was left out before", async () => {
    const attempt = await ways.sat(ann, "A");
    await ways.applied({ item_id: "f1", rule: "leaveOut" });
    await ways.applied({ item_id: "f1", rule: "newKey", key: keyOf("A") });
    expect(await ways.scores()).toEqual({ [attempt]: 25 });
  });

  it("is applied once, however often it is sent", async () => {
    const attempt = await ways.sat(ann, "A");
    const data = await ways.applied(alsoA);
    expect(await ways.apply(data)).toMatchObject({ code: 200, data: { phase: "applied", changed: 1 } });
    expect(await ways.scores()).toEqual({ [attempt]: 25 });
  });

  it("never lowers a score where that is asked for", async () => {
    const [right, other] = [await ways.sat(ann, "B"), await ways.sat(ben, "A")];
    const rule = { item_id: "f1", rule: "newKey", key: keyOf("A") };
    expect((await ways.preview(rule)).data.changes).toMatchObject([
      { before: 25, after: 0 },
      { before: 0, after: 25 },
    ]);
    await ways.applied({ ...rule, never_lower: true });
    expect(await ways.scores()).toEqual({ [right]: 25, [other]: 25 });
  });

  it("is refused with a key of another kind, for unknown questions, and to other teachers", async () => {
    await ways.sat(ann, "A");
    const tried = async (rule: object, token = ways.teacher) => (await ways.preview({ ...alsoA, ...rule }, token)).code;
    expect([
      await tried({ key: { type: "text_entry", accepted: ["A"], case_sensitive: false } }),
      await tried({ key: keyOf("Z") }),
      await tried({ item_id: "none" }),
      await tried({}, ways.stranger),
      await tried({}, ann),
    ]).toEqual([101043, 101043, 101043, 101101, 403]);
  });
});

describe("a regrade that is not up to date", () => {
  it("is refused where an attempt was handed in after the preview, and previewed anew", async () => {
    const first = await ways.sat(ann, "A");
    const key = newKey();
    const { data } = await ways.preview(alsoA, ways.teacher, key);
    const second = await ways.sat(ben, "A");
    const before = await ways.scores();
    const refused = await ways.apply(data);
    expect(refused).toMatchObject({ code: 101041, data: { phase: "proposed" } });
    expect(await ways.scores()).toEqual(before);
    const again = (await ways.preview(alsoA, ways.teacher, key)).data;
    expect(again.regrade_id).toBe(data.regrade_id);
    expect(again.changes.map(({ attempt_id }) => attempt_id)).toEqual([first, second].toSorted());
    expect((await ways.apply(again)).code).toBe(200);
  });

  it("is refused to the second of two teachers", async () => {
    await ways.sat(ann, "A");
    const [one, other] = [
      (await ways.preview(alsoA)).data,
      (await ways.preview({ item_id: "f1", rule: "leaveOut" }, ways.second)).data,
    ];
    const codes = [await ways.apply(one), await ways.apply(other, ways.second)].map(({ code }) => code);
    expect(codes).toEqual([200, 101041]);
    expect((await ways.apply(one, ways.second)).code).toBe(101042);
  });

  it("applies one of two that are sent at the same moment", async () => {
    await ways.sat(ann, "A");
    const [one, other] = [
      (await ways.preview(alsoA)).data,
      (await ways.preview({ ...alsoA, rule: "newKey" }, ways.second)).data,
    ];
    const codes = (await Promise.all([ways.apply(one), ways.apply(other, ways.second)])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 101041]);
  });
});

describe("a regrade of released results", () => {
  it("waits for a second teacher, then tells the students and marks the results as revised", async () => {
    const attempt = await ways.sat(ann, "A");
    const other = await ways.sat(ben, "B");
    await ways.release();
    const { data } = await ways.preview({ item_id: "f1", rule: "newKey", key: keyOf("A") });
    expect(data).toMatchObject({ never_lower: true, changes: [{ attempt_id: attempt, before: 0, after: 25 }] });
    expect(await ways.apply(data)).toMatchObject({ code: 200, data: { phase: "awaitingSecond" } });
    expect(await ways.scores()).toEqual({ [attempt]: 0, [other]: 25 });
    const toSecond = async (token: string) =>
      (await ways.school.call("studioAssignments", {}, token)).body.data.assignments.flatMap(
        (one) => one.to_second ?? [],
      );
    expect([await toSecond(ways.second), await toSecond(ways.teacher)]).toEqual([[1], []]);
    expect((await ways.confirm(data, ways.teacher)).code).toBe(101044);
    expect((await ways.confirm(data, ways.stranger)).code).toBe(101040);
    expect(await ways.confirm(data)).toMatchObject({ code: 200, data: { phase: "told", changed: 1 } });
    expect(await toSecond(ways.second)).toEqual([]);
    expect(await ways.scores()).toEqual({ [attempt]: 25, [other]: 25 });
    expect(await ways.releasePhase()).toBe("revised");
    const { list } = (await ways.school.call("noticeList", {}, ann)).body.data;
    expect(list.map(({ email }) => email)).toContainEqual(
      expect.stringContaining("was corrected: The question has two right answers."),
    );
    const report = await ways.reportOf(ann, attempt);
    expect(report).toMatchObject({
      correct_rate: 0.25,
      corrections: [{ exercise_id: "f1", rule: "newKey", reason: "The question has two right answers." }],
    });
    const detail = await ways.school.call("exerciseDetail", { attempt_id: attempt, exercise_id: "f1" }, ann);
    const { review } = detail.body.data;
    expect(review).toMatchObject({ mark: "right", correction: { rule: "newKey", key: { type: "single_choice" } } });
    expect(review?.correction?.key).toEqual(review?.answer);
  });

  it("must be previewed anew where they were released meanwhile", async () => {
    await ways.sat(ann, "B");
    const { data } = await ways.preview({ item_id: "f1", rule: "newKey", key: keyOf("A") });
    await ways.release();
    expect((await ways.apply(data)).code).toBe(101041);
  });

  it("can be dropped instead, and then is not applied", async () => {
    const attempt = await ways.sat(ann, "A");
    await ways.release();
    const { data } = await ways.preview(alsoA);
    await ways.apply(data);
    const drop = { idempotency_key: newKey(), regrade_id: data.regrade_id };
    expect((await ways.school.call("regradeDrop", drop, ways.second)).body).toMatchObject({
      data: { phase: "dropped" },
    });
    expect((await ways.confirm(data)).code).toBe(101042);
    expect(await ways.scores()).toEqual({ [attempt]: 0 });
  });
});

describe("what a regrade leaves behind", () => {
  it("is the report as it was, a line in the audit log, and a place in the list", async () => {
    const attempt = await ways.sat(ann, "A");
    const seen = async () => {
      await ways.release();
      const report = await ways.reportOf(ann, attempt);
      await ways.release("held");
      return report;
    };
    const before = await seen();
    const { regrade_id } = await ways.applied(alsoA);
    const [stored] = await ways.school.db.select().from(replacedReports).where(eq(replacedReports.attemptId, attempt));
    expect(stored).toMatchObject({ regradeId: regrade_id, report: { points: before.points, total: before.total } });
    expect((await seen()).points).toBe((before.points ?? 0) + 1);
    const audit = await ways.school.db.select().from(auditEntries).where(eq(auditEntries.kind, "regradeApplied"));
    expect(audit.at(-1)).toMatchObject({
      account: "teacher-1",
      facts: { question: "f1", rule: "alsoRight", changed: "1" },
      assignmentId: ways.assignment_id,
      classId: expect.any(String),
    });
    const later = await ways.sat(ben, "A");
    expect(later).not.toBe(attempt);
    const { regrades } = (await ways.school.call("regrades", { assignment_id: ways.assignment_id }, ways.second)).body
      .data;
    expect(regrades).toMatchObject([
      { regrade_id, phase: "applied", proposed_by: "Ms Lin", is_own: false, is_standing: true, later: 1, changed: 1 },
    ]);
  });

  it("is a wrong-answer book without what is right by now, and with what is wrong", async () => {
    const attempt = await ways.sat(ann, "A");
    const book = async () =>
      (await ways.school.db.select().from(wrongBook).where(eq(wrongBook.attemptId, attempt))).map(
        ({ itemId }) => itemId,
      );
    expect(await book()).toEqual(["f1"]);
    const { regrade_id } = await ways.applied({ item_id: "f1", rule: "newKey", key: keyOf("A") });
    expect(await book()).toEqual([]);
    await ways.applied({ item_id: "f1", rule: "restore", regrade_id });
    expect(await book()).toEqual(["f1"]);
  });

  it("is undone by a regrade that takes it back, the last one first", async () => {
    const attempt = await ways.sat(ann, "A", "nothing");
    const before = [await ways.scores(), await ways.marks("f1")];
    const first = await ways.applied(alsoA);
    const between = [await ways.scores(), await ways.marks("f1")];
    const second = await ways.applied({ item_id: "f1", rule: "leaveOut" });
    const restore = { item_id: "f1", rule: "restore" };
    expect((await ways.preview({ ...restore, regrade_id: first.regrade_id })).code).toBe(101042);
    await ways.applied({ ...restore, regrade_id: second.regrade_id });
    expect([await ways.scores(), await ways.marks("f1")]).toEqual(between);
    await ways.applied({ ...restore, regrade_id: first.regrade_id });
    expect([await ways.scores(), await ways.marks("f1")]).toEqual(before);
    expect(await ways.school.db.$count(regradeChanges, eq(regradeChanges.attemptId, attempt))).toBe(4);
  });
});

it("a regrade of an adaptive attempt leaves its route and computes the ability anew", async () => {
  const attempt = await ways.satAdaptively(ann, (place) => (place % 2 === 0 ? "A" : "B"));
  await ways.release();
  const before = await ways.adaptiveReportOf(ann, attempt);
  await ways.release("held");
  const missed = before.items.find(({ mark }) => mark === "wrong")?.exercise_id ?? "";
  const { data } = await ways.preview({ item_id: missed, rule: "newKey", key: choose("A") });
  await ways.apply(data);
  await ways.release();
  const after = await ways.adaptiveReportOf(ann, attempt);
  const route = ({ items }: typeof before) => items.map(({ exercise_id }) => exercise_id);
  expect(route(after)).toEqual(route(before));
  expect(data.changes).toEqual([{ attempt_id: attempt, name: "Ann Lee", before: before.rit, after: after.rit }]);
  expect(after.rit).toBeGreaterThan(before.rit);
});
