import { beforeEach, describe, expect, it } from "vitest";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { beginGiven, openClass, type OpenClass, type Pupil } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { askForSeb, ownSettings, shownFor } from "../../support/seb-browser";
import { minute, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let ann: Pupil;
let assignment_id: string;
let seb: Awaited<ReturnType<typeof askForSeb>>;
beforeEach(async () => {
  school = await openSchool({}, { siteAddress: () => "https://exam.example" });
  ofClass = await openClass(school);
  ann = await ofClass.pupil("Ann");
  assignment_id = await ofClass.given({ opens_at: school.now - 1, attempts: 2 });
  seb = await askForSeb(school, ofClass, assignment_id, ownSettings);
});

const begin = () => beginGiven(school, ann, assignment_id);
const beat = async (attempt: { attempt_id: string; lease: string | null }, more: object = {}) =>
  (await school.call("heartbeat", { attempt_id: attempt.attempt_id, lease: attempt.lease, ...more }, ann.token)).body
    .data;
const decide = async (decision: string, more: object = {}) =>
  (
    await school.call(
      "decideLockdown",
      { idempotency_key: newKey(), assignment_id, member_id: ann.memberId, decision, reason: "cable", ...more },
      ofClass.teacher.token,
    )
  ).body;

describe("the check of a browser", () => {
  it("is needed before an assignment that asks for one is begun", async () => {
    expect(await begin()).toMatchObject({
      code: 101301,
      data: {
        assignment_id,
        check_address: `https://exam.example/seb/check?a=${assignment_id}`,
        launch_address: `sebs://exam.example/seb/config/${assignment_id}.seb`,
      },
    });
    expect((await seb.check(ann.token)).data).toEqual({
      passed: true,
      problem: null,
      phase: "confirmed",
      next: `/assignment?assignment_id=${assignment_id}`,
      launch_address: `sebs://exam.example/seb/config/${assignment_id}.seb`,
    });
    const begun = await begin();
    expect(begun.code).toBe(200);
    expect(begun.data.lockdown).toEqual({
      phase: "sitting",
      version: "SafeExamBrowser 3.9 (Windows)",
      locked_at: null,
    });
  });

  it.each([
    ["nothing is shown", { config_key: "" }, "missing"],
    [
      "another configuration",
      { config_key: shownFor("https://exam.example/seb/check?a=1", "0") },
      "otherConfiguration",
    ],
    ["another address", { url: "https://other.example/seb/check?a=1" }, "otherAddress"],
    ["the key itself instead of a hash", { config_key: "f".repeat(64) }, "otherConfiguration"],
  ])("does not pass where %s", async (_name, more, problem) => {
    const { data } = await seb.check(ann.token, more);
    expect([data.passed, data.problem, data.phase]).toEqual([false, problem, "unchecked"]);
    expect((await begin()).code).toBe(101301);
  });

  it("passes by the header of its own request, and ignores the fragment of an address", async () => {
    const header = { "x-safeexambrowser-configkeyhash": shownFor("https://exam.example/api/seb/check", seb.configKey) };
    const { data } = await seb.check(ann.token, { config_key: "" }, header);
    expect([data.passed, data.phase]).toEqual([true, "confirmed"]);
    expect((await seb.check(ann.token, { url: `${seb.startAddress}#top` })).data.passed).toBe(true);
  });

  it("is of one session: another one of the same student has to pass it as well, in mid-exam too", async () => {
    await seb.check(ann.token);
    const other = await openSession(school.deps, ann.userId);
    expect((await beginGiven(school, { token: other }, assignment_id)).code).toBe(101301);
    const { data } = await begin();
    const resumed = () =>
      school.call("startExam", { menu_id: "fixed", attempt_id: data.attempt_id, take_over: true }, other);
    expect((await resumed()).body.code).toBe(101301);
    expect((await seb.check(other, { config_key: "" })).data).toMatchObject({ passed: false, phase: "sitting" });
    expect((await beat(data)).locked_at).toBeUndefined();
    expect((await seb.check(other)).data).toMatchObject({ passed: true, phase: "sitting" });
    expect((await resumed()).body).toMatchObject({ code: 200, data: { lease_held: true } });
  });

  it("is refused to those who are not of the class", async () => {
    const stranger = await school.signIn("ben");
    expect((await seb.check(stranger)).code).toBe(101101);
  });
});

describe("a sitting in the browser that is asked for", () => {
  it("is locked when the browser is lost, with every answer, and goes on when a teacher unlocks it", async () => {
    await seb.check(ann.token);
    const { data: attempt } = await begin();
    expect((await beat(attempt, { browser: "present" })).locked_at).toBeUndefined();
    school.now += minute;
    const lostAt = school.now;
    expect(await beat(attempt, { browser: "missing" })).toMatchObject({ locked_at: lostAt, status: "sitting" });
    const answered = await school.call(
      "answerExercise",
      {
        attempt_id: attempt.attempt_id,
        exercise_id: "f1",
        answer: { type: "single_choice", option_id: "B" },
        revision: 1,
        idempotency_key: newKey(),
        lease: attempt.lease,
      },
      ann.token,
    );
    expect(answered.body).toMatchObject({ code: 200, data: { applied: true } });
    school.now += 3 * minute;
    expect((await beat(attempt, { browser: "missing" })).locked_at).toBe(lostAt);
    expect(await decide("unlock")).toMatchObject({ code: 200, data: { phase: "sitting", locked_at: null } });
    const after = await beat(attempt);
    expect([after.locked_at, after.deadline]).toEqual([undefined, (attempt.deadline ?? 0) + 3 * minute]);
    await handIn(school, ann.token, attempt);
    expect((await begin()).code).toBe(101301);
  });

  it("is locked by other keys in the headers of an answer, which is saved all the same", async () => {
    await seb.check(ann.token);
    const { data: attempt } = await begin();
    const path = "https://exam.example/api/home/create_exercise_answer";
    const answer = async (revision: number, key: string) => {
      const input = {
        attempt_id: attempt.attempt_id,
        exercise_id: "f1",
        answer: { type: "single_choice", option_id: "B" },
        revision,
        idempotency_key: newKey(),
        lease: attempt.lease,
      };
      const headers = { "x-safeexambrowser-configkeyhash": shownFor(path, key) };
      return (await school.call("answerExercise", input, ann.token, headers)).body;
    };
    expect((await answer(1, seb.configKey)).code).toBe(200);
    expect((await beat(attempt)).locked_at).toBeUndefined();
    expect(await answer(2, "0".repeat(64))).toMatchObject({ code: 200, data: { applied: true } });
    expect((await beat(attempt)).locked_at).toBe(school.now);
  });

  it("is locked by a check that fails in mid-exam, and stays locked by one that passes", async () => {
    await seb.check(ann.token);
    const { data: attempt } = await begin();
    expect((await seb.check(ann.token, { config_key: "" })).data).toMatchObject({ passed: false, phase: "locked" });
    expect((await seb.check(ann.token)).data).toMatchObject({ passed: true, phase: "locked" });
    expect((await beat(attempt)).locked_at).toBe(school.now);
    const key = newKey();
    school.now += 1_000;
    expect(await decide("unlock", { idempotency_key: key, give_back: false })).toMatchObject({ code: 200 });
    expect(await decide("unlock", { idempotency_key: key, give_back: false })).toMatchObject({ code: 200 });
    expect(await decide("unlock")).toMatchObject({ code: 101303, data: { phase: "sitting" } });
    expect((await beat(attempt)).deadline).toBe(attempt.deadline);
  });

  it("may be waived before it begins, and the waiver taken back", async () => {
    expect(await decide("waive")).toMatchObject({ code: 200, data: { phase: "waived" } });
    expect(await decide("require")).toMatchObject({ code: 200, data: { phase: "unchecked" } });
    expect((await begin()).code).toBe(101301);
    await decide("waive");
    const { data: attempt } = await begin();
    expect(attempt.lockdown).toEqual({ phase: "waived", version: "", locked_at: null });
    expect((await beat(attempt, { browser: "missing" })).locked_at).toBeUndefined();
    expect(await decide("require")).toMatchObject({ code: 101303 });
    await handIn(school, ann.token, attempt);
    expect((await begin()).code).toBe(101301);
  });

  it("may be waived while it is locked", async () => {
    await seb.check(ann.token);
    const { data: attempt } = await begin();
    await beat(attempt, { browser: "missing" });
    expect(await decide("waive")).toMatchObject({ code: 200, data: { phase: "waived" } });
    expect((await beat(attempt, { browser: "missing" })).locked_at).toBeUndefined();
  });

  it("goes on as it began where a browser is asked for only later", async () => {
    const later = await ofClass.given({ opens_at: school.now - 1 });
    const begun = await beginGiven(school, ann, later);
    await askForSeb(school, ofClass, later, ownSettings);
    const resumed = await school.call(
      "startExam",
      { menu_id: "fixed", attempt_id: begun.data.attempt_id, lease: begun.data.lease },
      ann.token,
    );
    expect(resumed.body).toMatchObject({ code: 200, data: { status: "sitting" } });
  });
});
