import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../../src/server/db/security-schema";
import { beginGiven, givenTo, openClass, sitGiven, sweepOnce, type OpenClass } from "../../support/given-classes";
import { minute, morning, newKey, openSchool, type School } from "../../support/sittings";

const half = {
  time_factor: 1.5,
  break_factor: 1,
  extra_breaks: false,
  text_to_speech: true,
  text_size: 100,
  colours: null,
};

let school: School;
let ofClass: OpenClass;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
});

describe("giving a test to a class", () => {
  it("says first what would cut somebody short, then stores it one time for each key", async () => {
    const ann = await ofClass.pupil("Ann");
    await ofClass.member("Bo");
    await ofClass.accommodate(ann.memberId, half);
    const idempotency_key = newKey();
    const asked = { idempotency_key, accept_findings: false };
    const found = await ofClass.assign(asked);
    expect(found).toMatchObject({
      code: 200,
      data: {
        assignment_id: null,
        version: 0,
        findings: [
          {
            severity: "notice",
            code: "endMoved",
            member_id: ann.memberId,
            sentence: {
              en: "Ann has 15 minutes, and may go on 5 minutes longer than the others.",
              zh: "Ann 有 15 分钟，可比其他人多作答 5 分钟。",
            },
          },
          {
            code: "noAccount",
            sentence: { en: "Bo has no account, so the test does not stand on a home page." },
          },
        ],
      },
    });
    expect((await school.call("studioAssignments", {}, ofClass.teacher.token)).body.data.total).toBe(0);
    const given = await ofClass.assign({ ...asked, accept_findings: true });
    expect(given.data).toEqual({ assignment_id: expect.any(String), version: 1, findings: found.data.findings });
    const again = await ofClass.assign({ ...asked, accept_findings: true });
    expect(again.data).toEqual({ ...given.data, findings: [] });
    expect((await school.call("studioAssignments", {}, ofClass.teacher.token)).body.data).toMatchObject({ total: 1 });
    const kinds = (await school.db.select().from(auditEntries)).map(({ kind, facts }) => [kind, facts]);
    expect(kinds.slice(-2)).toEqual([
      ["accommodationGiven", { whose: ann.userId, class: ofClass.className, version: "1" }],
      ["testAssigned", { test: "fixed", version: "1", class: ofClass.className }],
    ]);
  });

  it("is refused for what blocks it, whatever the teacher accepts", async () => {
    await ofClass.pupil("Ann");
    const codes = async (more: object) => (await ofClass.assign(more)).data.findings.map(({ code }) => code);
    expect(await codes({ closes_at: morning - minute, opens_at: morning - 60 * minute })).toEqual(["windowOver"]);
    expect(await codes({ opens_at: morning + 120 * minute })).toEqual(["windowEmpty"]);
    expect(await codes({ members: ["nobody"] })).toEqual(["memberUnknown"]);
    expect(await ofClass.assign({ menu_id: "no-such-test" })).toMatchObject({ code: 100201 });
    expect(await ofClass.assign({ class_id: "no-such-class" })).toMatchObject({ code: 101001 });
  });

  it("shows the teacher every member with their own time, and the student theirs", async () => {
    const ann = await ofClass.pupil("Ann");
    const ben = await ofClass.pupil("Ben");
    await ofClass.accommodate(ann.memberId, half);
    const assignment_id = await ofClass.given();
    const opens_at = morning + 60 * minute;
    const last_start = morning + 110 * minute;
    const { members, assignment } = await ofClass.detail(assignment_id);
    expect(assignment).toMatchObject({ phase: "scheduled", release_phase: "held", members: 2, begun: 0, handed_in: 0 });
    const usual = { has_account: true, state: "notBegun", opens_at, last_start, target: null, attempt_ids: [] };
    expect(members).toEqual([
      {
        ...usual,
        member_id: ann.memberId,
        name: "Ann",
        closes_at: morning + 125 * minute,
        time_limit_ms: 15 * minute,
        usual_time_limit_ms: 10 * minute,
        has_accommodation: true,
        attempts_left: 1,
      },
      {
        ...usual,
        member_id: ben.memberId,
        name: "Ben",
        closes_at: morning + 120 * minute,
        time_limit_ms: 10 * minute,
        usual_time_limit_ms: 10 * minute,
        has_accommodation: false,
        attempts_left: 1,
      },
    ]);
    expect(await givenTo(school, ann)).toEqual([
      {
        assignment_id,
        menu_id: "fixed",
        title: { en: "Fixed" },
        teacher: "Ms Lin",
        class_name: ofClass.className,
        opens_at,
        last_start,
        closes_at: morning + 125 * minute,
        time_limit_ms: 15 * minute,
        usual_time_limit_ms: 10 * minute,
        attempts: 1,
        attempts_left: 1,
        place: "home",
        tools: ["markForReview", "textToSpeech"],
        attempt_id: null,
        state: "scheduled",
      },
    ]);
  });
});

describe("sitting an assignment", () => {
  it("goes from scheduled to released by the clock, and ends with the student's own window", async () => {
    const ann = await ofClass.pupil("Ann");
    const ben = await ofClass.pupil("Ben");
    await ofClass.accommodate(ann.memberId, half);
    const assignment_id = await ofClass.given();
    const state = async (who = ann) => (await givenTo(school, who)).map(({ state: now }) => now);
    expect(await beginGiven(school, ann, assignment_id)).toMatchObject({
      code: 101105,
      data: { opens_at: morning + 60 * minute },
    });
    school.now = morning + 60 * minute;
    expect(await state()).toEqual(["open"]);
    const begun = await sitGiven(school, ben, assignment_id);
    expect(begun).toMatchObject({ kind: "real", deadline: morning + 70 * minute });
    expect(await state(ben)).toEqual(["handedIn"]);
    expect(await beginGiven(school, ben, assignment_id)).toMatchObject({ code: 100214, data: { attempt_limit: 1 } });

    school.now = morning + 118 * minute;
    await sweepOnce(school);
    const late = (await beginGiven(school, ann, assignment_id)).data;
    expect(late.deadline).toBe(morning + 125 * minute);
    expect(await state()).toEqual(["sitting"]);
    school.now = morning + 121 * minute;
    await sweepOnce(school);
    expect((await ofClass.detail(assignment_id)).assignment.phase).toBe("open");
    school.now = morning + 125 * minute;
    await sweepOnce(school);
    expect((await ofClass.detail(assignment_id)).assignment).toMatchObject({
      phase: "closing",
      begun: 2,
      handed_in: 1,
    });
    expect(await state(ben)).toEqual(["handedIn"]);
    school.now += minute;
    await sweepOnce(school);
    await sweepOnce(school);
    expect((await ofClass.detail(assignment_id)).assignment).toMatchObject({
      phase: "settled",
      release_phase: "released",
    });
    expect(await givenTo(school, ben)).toMatchObject([{ state: "released", attempt_id: begun.attempt_id }]);
    expect((await ofClass.detail(assignment_id)).members.map((one) => one.state)).toEqual(["settled", "settled"]);
  });
});
