import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { questionReportMachine, type QuestionReportEvent } from "../../machines/studio/question-report.machine";
import { questionReportPhaseSchema, type QuestionReportPhase } from "../../src/contract/classes/question-reports";
import { questionReports } from "../../src/server/db/question-reports-schema";
import { followChart, walkByCalls } from "../support/call-walk";
import { assignmentOf, classOf, sitForAssignment } from "../support/classes";
import { expectEveryTransition } from "../support/coverage";
import { draftOf, draftTestOf } from "../support/drafts";
import { handIn } from "../support/invitations";
import { declaredIn } from "../support/paths";
import { canary, newKey, openSchool, type School } from "../support/sittings";
import { teacherOf, userOf } from "../support/taught-class";
import { newcomer } from "./rights/world";

let school: School;
let teacher = "";
let pupil = "";
let class_id = "";
beforeAll(async () => {
  school = await openSchool();
  teacher = await teacherOf(school);
});
beforeEach(async () => {
  pupil = await newcomer(school);
  const members = [{ name: "Ann", userId: await userOf(school, pupil) }];
  ({ class_id } = await classOf(school, { teachers: [await userOf(school, teacher)], members }));
});

/** The student's attempt at an assignment of the class, handed in unless it is open. */
async function sat(more: Parameters<typeof assignmentOf>[2] = {}, isOpen = false) {
  const assignment = await assignmentOf(school, class_id, { phase: "settled", releasePhase: "released", ...more });
  const begun = { menu_id: more.menuId ?? "fixed", ...(isOpen ? assignment : {}) };
  const attempt = (await school.call("startExam", begun, pupil)).body.data;
  await sitForAssignment(school, attempt.attempt_id, assignment);
  if (!isOpen) await handIn(school, pupil, attempt);
  return { ...assignment, attempt_id: attempt.attempt_id, attempt };
}

const report = async (attempt_id: string, more: object = {}, token = pupil) => {
  const usual = { idempotency_key: newKey(), attempt_id, exercise_id: "f1", kind: "key", text: "Is it not A?" };
  return (await school.call("reportQuestion", { ...usual, ...more }, token)).body;
};
const mine = async (attempt_id: string, token = pupil) =>
  (await school.call("reportedQuestions", { attempt_id }, token)).body.data.reports;
const listed = async (assignment_id: string, token = teacher) =>
  (await school.call("assignmentReports", { assignment_id }, token)).body;
const decide = async (report_id: string, more: object = {}, token = teacher) => {
  const usual = { idempotency_key: newKey(), report_id, decision: "answer", answer: "Read it again." };
  return (await school.call("answerReport", { ...usual, ...more }, token)).body;
};
const firstOf = async (assignment_id: string) => (await listed(assignment_id)).data.reports[0]?.report_id ?? "";
const dismissal = { decision: "dismiss", answer: "" };

describe("a report of a problem with a question", () => {
  it("lands with the teacher without a name, and its answer with the student", async () => {
    const { assignment_id, attempt_id } = await sat();
    const own = { exercise_id: "f1", kind: "key", text: "Is it not A?", phase: "open", reported_at: school.now };
    expect((await report(attempt_id)).data).toEqual({ ...own, answer: null });
    const { reports } = (await listed(assignment_id)).data;
    const report_id = reports[0]?.report_id ?? "";
    const { exercise_id: item_id, ...facts } = own;
    expect(reports).toEqual([{ ...facts, item_id, report_id, answer: null }]);
    expect(await decide(report_id)).toMatchObject({ code: 200, data: { phase: "answered", answer: "Read it again." } });
    expect(await mine(attempt_id)).toEqual([{ ...own, phase: "answered", answer: "Read it again." }]);
  });

  it("is one while it is open: written again it is changed, sent twice it is the same", async () => {
    const { assignment_id, attempt_id } = await sat();
    const twice = { idempotency_key: newKey() };
    expect(await report(attempt_id, twice)).toEqual(await report(attempt_id, twice));
    await report(attempt_id, { kind: "typo", text: "fife" });
    const again = await sat();
    await report(again.attempt_id, { kind: "other", text: "Still." });
    expect((await listed(assignment_id)).data.reports).toMatchObject([{ kind: "other", text: "Still." }]);
    expect((await listed(again.assignment_id)).data.reports).toEqual([]);
    await decide(await firstOf(assignment_id));
    await report(attempt_id, { kind: "typo", text: "" });
    expect((await listed(assignment_id)).data.reports).toMatchObject([{ phase: "open" }, { phase: "answered" }]);
  });

  it("is made by two windows at once one time", async () => {
    const { assignment_id, attempt_id } = await sat();
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await report(attempt_id)).code));
    expect([codes, (await listed(assignment_id)).data.reports.length]).toEqual([[200, 200, 200, 200], 1]);
  });

  it("can be made during the sitting, and changes nothing in it", async () => {
    const { attempt_id } = await sat({ phase: "open" }, true);
    const before = (await school.call("examItemDetail", { attempt_id }, pupil)).body.data;
    expect((await report(attempt_id)).code).toBe(200);
    expect((await school.call("examItemDetail", { attempt_id }, pupil)).body.data).toEqual(before);
  });

  it("is refused for what is not served, in attempts of others, and with too many or no words", async () => {
    const { attempt_id } = await sat();
    const other = await newcomer(school);
    expect([
      (await report(attempt_id, { exercise_id: "f9" })).code,
      (await report(attempt_id, {}, other)).code,
      (await report(attempt_id, {}, teacher)).code,
      (await report(attempt_id, { text: "x".repeat(501) })).code,
      (await report(attempt_id, { kind: "other", text: "  " })).code,
    ]).toEqual([100206, 100202, 100202, 400, 400]);
    expect(await school.db.$count(questionReports)).toBeGreaterThan(0);
    expect(await mine(attempt_id)).toEqual([]);
  });

  it("shows its answer with the result alone, and never a key", async () => {
    await school.db.execute("update assignments set phase = 'settled'");
    const { assignment_id, attempt_id } = await sat({ releasePhase: "held" });
    const replies = [await report(attempt_id), await listed(assignment_id)];
    await decide(await firstOf(assignment_id), { answer: "A is not right." });
    const seen = async () => (await mine(attempt_id)).map(({ phase, answer }) => [phase, answer]);
    expect(await seen()).toEqual([["answered", null]]);
    await school.db.execute(
      `update assignments set release_phase = 'released' where assignment_id = '${assignment_id}'`,
    );
    expect(await seen()).toEqual([["answered", "A is not right."]]);
    // given to somebody else it is withheld again
    await assignmentOf(school, class_id, { phase: "open" });
    expect(await seen()).toEqual([["answered", null]]);
    await school.db.execute("update assignments set phase = 'settled'");
    replies.push(await listed(assignment_id));
    const text = JSON.stringify(replies);
    expect(Object.values(canary).filter((word) => text.includes(word))).toEqual([]);
  });

  it("is for teachers of the class and the author of the question alone", async () => {
    const { assignment_id, attempt_id } = await sat();
    await report(attempt_id);
    const id = await firstOf(assignment_id);
    const stranger = await teacherOf(school);
    expect([(await listed(assignment_id, stranger)).code, (await decide(id, {}, stranger)).code]).toEqual([
      101101, 101060,
    ]);
    expect((await decide(id, {}, pupil)).code).toBe(101060);
    expect((await decide(id, dismissal)).data).toMatchObject({ phase: "dismissed", answer: null });
  });

  it("lands with the author of the question, whoever teaches the class", async () => {
    const author = await teacherOf(school);
    const draft = draftOf("How many?");
    const { item_id } = (await school.call("saveItem", { idempotency_key: newKey(), draft }, author)).body.data;
    const definition = draftTestOf([item_id]);
    const { test_id } = (await school.call("saveTest", { idempotency_key: newKey(), definition }, author)).body.data;
    await school.call("publishDraftTest", { test_id, version: 1 }, author);
    const { attempt_id, attempt } = await sat({ menuId: test_id });
    const exercise_id = attempt.exercise_list[0]?.exercise_item[0]?.exercise_id;
    await report(attempt_id, { exercise_id, kind: "wording", text: "Of what?" });
    const ofDraft = async (token: string) => (await school.call("draftReports", { item_id }, token)).body;
    const { reports } = (await ofDraft(author)).data;
    expect(reports).toMatchObject([{ item_id: exercise_id, kind: "wording", text: "Of what?" }]);
    expect((await ofDraft(teacher)).code).toBe(100901);
    expect((await decide(reports[0]?.report_id ?? "", {}, author)).code).toBe(200);
  });

  it("is in the student's export, and loses name and words with the account", async () => {
    const { assignment_id, attempt_id } = await sat();
    await report(attempt_id);
    const reply = await school.app.inject({
      method: "GET",
      url: "/api/user/export",
      headers: { authorization: `Bearer ${pupil}` },
    });
    const own = { attempt_id, item_id: "f1", kind: "key", text: "Is it not A?", phase: "open" };
    expect(reply.json().data.question_reports).toEqual([{ ...own, reported_at: school.now }]);
    const ann = await school.signIn("ann");
    const attempt = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
    await handIn(school, ann, attempt);
    await report(attempt.attempt_id, { text: "By Ann." }, ann);
    await school.call("deleteAccount", { username: "ann", password: "secret-word" }, ann);
    const rows = await school.db.select().from(questionReports);
    expect(rows.filter(({ words }) => words === "By Ann.")).toEqual([]);
    expect(rows.find((row) => row.attemptId === attempt.attempt_id)).toMatchObject({ owner: null, words: "" });
    expect((await listed(assignment_id)).data.reports).toHaveLength(1);
  });
});

type Place = { readonly phase: QuestionReportPhase };
const calls = ["report", "answer", "dismiss"] as const;
type CallName = (typeof calls)[number];
const events: Readonly<Record<CallName, QuestionReportEvent>> = {
  report: { type: "report.changed" },
  answer: { type: "report.answered" },
  dismiss: { type: "report.dismissed" },
};
/** By hand: a new report stands beside one that is answered, and only an open one can be put aside. */
const isRefused = (call: CallName, { phase }: Place): boolean => call === "dismiss" && phase !== "open";

it("goes through every transition of its chart by calls, each in every place", async (context) => {
  const { assignment_id, attempt_id } = await sat();
  await report(attempt_id);
  let id = await firstOf(assignment_id);
  const { taken, paths } = await walkByCalls<Place, CallName>({
    first: { phase: "open" },
    calls,
    after: (call, place, seen) => {
      if (call === "report" && place.phase !== "open") return { phase: "open" };
      if (isRefused(call, place)) return place;
      const followed = { events: [events[call]], taken: seen };
      const { value } = followChart(questionReportMachine, { value: place.phase, context: {} }, followed);
      return { phase: questionReportPhaseSchema.parse(value) };
    },
    keyOf: ({ phase }) => phase,
    perform: async (call, { name, before, now }) => {
      const { code } =
        call === "report" ? await report(attempt_id) : await decide(id, call === "dismiss" ? dismissal : {});
      expect([name, code]).toEqual([name, isRefused(call, before) ? 101061 : 200]);
      const { reports } = (await listed(assignment_id)).data;
      if (call === "report") id = reports[0]?.report_id ?? "";
      expect([name, reports.find(({ report_id }) => report_id === id)?.phase]).toEqual([name, now.phase]);
    },
  });
  expectEveryTransition(context, "question report, by calls", {
    declared: declaredIn(questionReportMachine).map(({ name }) => name),
    taken,
    paths,
  });
});
