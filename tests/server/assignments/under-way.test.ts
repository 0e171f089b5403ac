import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { assignments } from "../../../src/server/db/classes-schema";
import { attemptLog, attempts } from "../../../src/server/db/schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { sweepAssignments } from "../../../src/server/use-cases/assignments/sweep-assignments";
import { beginGiven, givenTo, openClass, sitGiven, sweepOnce, type OpenClass } from "../../support/given-classes";
import { minute, morning, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
});

const attemptOf = async (attemptId: string) =>
  (await school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId)))[0];
const terms = (more: object = {}) => {
  const { opens_at, closes_at, attempts: most, release, place } = ofClass.usual;
  return { kind: "terms", opens_at, closes_at, attempts: most, release, place, ...more };
};

describe("a window that is extended", () => {
  it("gives sittings under way the time that its end would have cut off, and never more than their limit", async () => {
    const [ann, ben] = [await ofClass.pupil("Ann"), await ofClass.pupil("Ben")];
    const assignment_id = await ofClass.given();
    school.now = morning + 118 * minute;
    await sweepOnce(school);
    const cut = (await beginGiven(school, ann, assignment_id)).data;
    expect(cut.deadline).toBe(morning + 120 * minute);
    expect(await ofClass.change(assignment_id, terms({ closes_at: morning + 125 * minute }))).toMatchObject({
      code: 200,
      data: { changed: true },
    });
    expect(await attemptOf(cut.attempt_id)).toMatchObject({
      deadline: morning + 125 * minute,
      closesAt: morning + 125 * minute,
    });
    await ofClass.change(assignment_id, terms({ closes_at: morning + 300 * minute }));
    expect(await attemptOf(cut.attempt_id)).toMatchObject({
      deadline: morning + 128 * minute,
      closesAt: morning + 300 * minute,
    });
    const heard = await school.call("heartbeat", { attempt_id: cut.attempt_id, lease: cut.lease }, ann.token);
    expect(heard.body.data.deadline).toBe(morning + 128 * minute);
    const log = await school.db.select().from(attemptLog).where(eq(attemptLog.attemptId, cut.attempt_id));
    expect(log.filter(({ kind }) => kind === "window").map(({ payload }) => payload)).toEqual([
      { closes_at: morning + 125 * minute, deadline: morning + 125 * minute, stage_deadline: morning + 125 * minute },
      { closes_at: morning + 300 * minute, deadline: morning + 128 * minute, stage_deadline: morning + 128 * minute },
    ]);
    const later = (await beginGiven(school, ben, assignment_id)).data;
    expect(later.deadline).toBe(morning + 128 * minute);
  });

  it("for one member gives time to the sitting of that member alone, and to none that has ended", async () => {
    const [ann, ben, cai] = [await ofClass.pupil("Ann"), await ofClass.pupil("Ben"), await ofClass.pupil("Cai")];
    const assignment_id = await ofClass.given();
    school.now = morning + 115 * minute;
    await sweepOnce(school);
    const over = await sitGiven(school, cai, assignment_id);
    const [ofAnn, ofBen] = [await beginGiven(school, ann, assignment_id), await beginGiven(school, ben, assignment_id)];
    const target = { member_id: ann.memberId, opens_at: null, closes_at: morning + 200 * minute, menu_id: null };
    await ofClass.change(assignment_id, { kind: "target", target });
    const deadlines = await Promise.all(
      [ofAnn.data, ofBen.data, over].map(async ({ attempt_id }) => (await attemptOf(attempt_id))?.deadline),
    );
    expect(deadlines).toEqual([morning + 125 * minute, morning + 120 * minute, morning + 120 * minute]);
  });
});

describe("several servers that sweep at once", () => {
  it("take each assignment through each phase one time, and leave none behind", async () => {
    const ids: string[] = [];
    const ann = await ofClass.pupil("Ann");
    for (let count = 0; count < 12; count += 1) ids.push(await ofClass.given({ menu_id: "lenient" }));
    const [sat = ""] = ids;
    const together = () => Promise.all(Array.from({ length: 5 }, () => sweepAssignments(school.deps)));
    const phases = async () => {
      const rows = await school.db.select().from(assignments);
      return [...new Set(rows.map(({ phase, releasePhase }) => `${phase} ${releasePhase}`))].toSorted();
    };
    expect(await phases()).toEqual(["scheduled held"]);
    school.now = morning + 60 * minute;
    await together();
    expect(await phases()).toEqual(["open held"]);
    const { attempt_id } = (await beginGiven(school, ann, sat, "lenient")).data;
    school.now = morning + 120 * minute;
    await together();
    expect(await phases()).toEqual(["closing held", "settled released"]);
    await school.db.update(attempts).set({ status: "finished" }).where(eq(attempts.attemptId, attempt_id));
    await together();
    expect(await phases()).toEqual(["settled released"]);
    const released = (await school.db.select().from(auditEntries)).filter(({ kind }) => kind === "resultsReleased");
    expect(released).toHaveLength(ids.length);
  });
});

describe("a member who cannot begin", () => {
  it("is told that they have left, that the class is of last year, or nothing of what is given to others", async () => {
    const [ann, ben, cai] = [await ofClass.pupil("Ann"), await ofClass.pupil("Ben"), await ofClass.pupil("Cai")];
    const toAnnAndBen = await ofClass.given({ members: [ann.memberId, ben.memberId] });
    school.now = morning + 61 * minute;
    const codeOf = async (pupil: typeof ann) => (await beginGiven(school, pupil, toAnnAndBen)).code;
    expect(await codeOf(cai)).toBe(101101);
    expect(await Promise.all([ann, ben, cai].map(async (one) => (await givenTo(school, one)).length))).toEqual([
      1, 1, 0,
    ]);
    expect((await ofClass.detail(toAnnAndBen)).members.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
    await ofClass.leaves(ben.memberId);
    expect(await codeOf(ben)).toBe(101109);
    expect(await givenTo(school, ben)).toEqual([]);
    const archive = { idempotency_key: "key-archive", class_id: ofClass.class_id, version: 1, archived: true };
    const saved = await school.call("saveClass", { ...archive, name: ofClass.className }, ofClass.teacher.token);
    expect(saved.body.code).toBe(200);
    expect(await codeOf(ann)).toBe(101110);
    expect(await givenTo(school, ann)).toEqual([]);
  });

  it("in two classes sits the same test for each of them, with the attempts of each", async () => {
    const other = await openClass(school, "Mr Wu");
    const ann = await ofClass.pupil("Ann");
    await other.pupil("Ann of Mr Wu", ann);
    const [first, second] = [await ofClass.given(), await other.given({ closes_at: morning + 180 * minute })];
    school.now = morning + 61 * minute;
    expect(
      (await givenTo(school, ann)).map(({ assignment_id, teacher, state }) => [assignment_id, teacher, state]),
    ).toEqual([
      [first, "Ms Lin", "open"],
      [second, "Mr Wu", "open"],
    ]);
    const one = await sitGiven(school, ann, first);
    const two = await sitGiven(school, ann, second);
    expect((await beginGiven(school, ann, first)).code).toBe(100214);
    const attemptsIn = async (of: OpenClass, id: string) => (await of.detail(id)).members.map((row) => row.attempt_ids);
    expect([await attemptsIn(ofClass, first), await attemptsIn(other, second)]).toEqual([
      [[one.attempt_id]],
      [[two.attempt_id]],
    ]);
  });
});
