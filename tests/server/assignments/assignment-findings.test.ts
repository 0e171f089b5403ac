import { describe, expect, it } from "vitest";
import {
  assignmentFindingsOf,
  keepsFromSaving,
  type CheckedAssignment,
  type CheckedMember,
} from "../../../src/server/use-cases/assignments/assignment-findings";
import { minute } from "../../support/sittings";

const now = 1_000 * minute;
const opensAt = now + 60 * minute;
const closesAt = now + 120 * minute;

const ann: CheckedMember = {
  memberId: "ann",
  name: "Ann",
  hasAccount: true,
  limits: { usual: 40 * minute, own: 40 * minute },
  makeup: null,
  hasOtherForm: false,
  isFormOpen: true,
  used: 0,
  isSitting: false,
  satBefore: false,
};
const usual: CheckedAssignment = {
  opensAt,
  closesAt,
  attempts: 1,
  place: "home",
  releasePhase: "held",
  isFormOpen: true,
  usual: 40 * minute,
  members: [ann],
  strangers: 0,
};
const later = { opensAt: closesAt, closesAt: closesAt + 60 * minute };

/** What is found of an assignment with one member, as `severity code: sentence`. */
const found = (ofClass: Partial<CheckedAssignment>, ofAnn: Partial<CheckedMember> = {}, language: "en" | "zh" = "en") =>
  assignmentFindingsOf({ ...usual, members: [{ ...ann, ...ofAnn }], ...ofClass }, now).map(
    ({ severity, code, sentence }) => `${severity} ${code}: ${sentence[language]}`,
  );

describe("what is wrong with an assignment", () => {
  it("is nothing where everybody has the whole time", () => expect(found({})).toEqual([]));

  it.each<[string, Partial<CheckedAssignment>, Partial<CheckedMember>, string, string]>([
    [
      "the test was withdrawn",
      { isFormOpen: false },
      {},
      "blocking testWithdrawn: The test was withdrawn, so it cannot be begun.",
      "blocking testWithdrawn: 测试已撤回，无法开始。",
    ],
    [
      "the end is before the beginning",
      { closesAt: opensAt },
      {},
      "blocking windowEmpty: The time ends before it begins.",
      "blocking windowEmpty: 结束时间早于开始时间。",
    ],
    [
      "the end has passed",
      { opensAt: now - 90 * minute, closesAt: now },
      {},
      "blocking windowOver: The time is over already.",
      "blocking windowOver: 这段时间已经过去。",
    ],
    [
      "the window is shorter than the test",
      { closesAt: opensAt + 39 * minute },
      {},
      "notice windowShort: It is open for 39 minutes, and the test takes 40: everybody is cut short.",
      "notice windowShort: 只开放 39 分钟，而测试需要 40 分钟，所有人都做不完。",
    ],
    [
      "members are of another class",
      { strangers: 2 },
      {},
      "blocking memberUnknown: 2 of these are not in the class.",
      "blocking memberUnknown: 其中 2 人不在班级中。",
    ],
    [
      "the class is empty",
      { members: [] },
      {},
      "notice noMembers: Nobody is in the class yet.",
      "notice noMembers: 班级中还没有成员。",
    ],
    [
      "a makeup ends before it begins",
      {},
      { makeup: { opensAt: closesAt, closesAt } },
      "blocking makeupEmpty: The makeup of Ann ends before it begins.",
      "blocking makeupEmpty: Ann 的补考在开始之前就已结束。",
    ],
    [
      "a makeup is over",
      { opensAt: now - 300 * minute },
      { makeup: { opensAt: now - 90 * minute, closesAt: now }, hasOtherForm: true },
      "blocking makeupOver: The makeup of Ann is over already.",
      "blocking makeupOver: Ann 的补考时间已经过去。",
    ],
    [
      "a makeup comes before the class",
      {},
      { makeup: { opensAt: now, closesAt } },
      "notice makeupEarly: Ann would see the questions before the class does.",
      "notice makeupEarly: Ann 会比全班更早看到题目。",
    ],
    [
      "a makeup is shorter than the test",
      {},
      { makeup: { opensAt: closesAt, closesAt: closesAt + 30 * minute }, hasOtherForm: true },
      "notice makeupShort: The makeup of Ann is open for 30 minutes, and the test takes 40.",
      "notice makeupShort: Ann 的补考只开放 30 分钟，而测试需要 40 分钟。",
    ],
    [
      "results are out before a makeup with the same form",
      { releasePhase: "released" },
      { makeup: later },
      "blocking keysOut: Results are out, so Ann needs another form of the test.",
      "blocking keysOut: 成绩已公布，Ann 需要换一份试卷。",
    ],
    [
      "a later makeup has the same form",
      {},
      { makeup: later },
      "notice sameForm: Others have seen the questions by the makeup of Ann. Another form is safer.",
      "notice sameForm: 到 Ann 补考时其他人已看过题目，换一份试卷更稳妥。",
    ],
    [
      "another form was withdrawn",
      {},
      { hasOtherForm: true, isFormOpen: false },
      "blocking formWithdrawn: The form for Ann was withdrawn, so it cannot be begun.",
      "blocking formWithdrawn: Ann 的试卷已撤回，无法开始。",
    ],
    [
      "no attempt is left for a makeup",
      {},
      { makeup: later, hasOtherForm: true, used: 1 },
      "blocking attemptsUsed: Ann has used all attempts and could not begin. Allow one more first.",
      "blocking attemptsUsed: Ann 的次数已用完，无法开始。请先增加次数。",
    ],
    [
      "a member has no time limit",
      {},
      { limits: { usual: 40 * minute, own: null } },
      "notice untimed: Ann has no time limit, and may go on 360 minutes longer than the others at most.",
      "notice untimed: Ann 没有时间限制，最多可比其他人多作答 360 分钟。",
    ],
    [
      "a member has more time",
      {},
      { limits: { usual: 40 * minute, own: 60 * minute } },
      "notice endMoved: Ann has 60 minutes, and may go on 20 minutes longer than the others.",
      "notice endMoved: Ann 有 60 分钟，可比其他人多作答 20 分钟。",
    ],
    [
      "a member has no account at home",
      {},
      { hasAccount: false },
      "notice noAccount: Ann has no account, so the test does not stand on a home page.",
      "notice noAccount: Ann 没有账户，首页上不会出现这个测试。",
    ],
    [
      "a member knows the questions",
      {},
      { satBefore: true },
      "notice satBefore: Ann has sat this test before and knows its questions.",
      "notice satBefore: Ann 以前做过这个测试，看过题目。",
    ],
  ])("where %s", (_when, ofClass, ofAnn, en, zh) => {
    expect(found(ofClass, ofAnn)).toEqual([en]);
    expect(found(ofClass, ofAnn, "zh")).toEqual([zh]);
  });

  it("is not said of whom it does not concern", () => {
    expect(found({ place: "room" }, { hasAccount: false })).toEqual([]);
    expect(found({}, { satBefore: true, used: 1 })).toEqual([]);
    expect(found({ releasePhase: "released" }, { makeup: later, hasOtherForm: true })).toEqual([]);
    expect(found({}, { makeup: later, hasOtherForm: true, used: 1, isSitting: true })).toEqual([]);
    expect(found({ usual: null }, { limits: { usual: null, own: null } })).toEqual([]);
  });

  it("names twenty members at most, and those that block come first", () => {
    const members = Array.from({ length: 23 }, (_, place) => ({
      ...ann,
      memberId: `member-${place}`,
      name: `Pupil ${place}`,
      satBefore: true,
      makeup: place === 22 ? { opensAt: closesAt, closesAt } : null,
    }));
    const all = assignmentFindingsOf({ ...usual, members }, now);
    expect(all.map(({ code, member_id: memberId }) => [code, memberId])).toEqual([
      ["makeupEmpty", "member-22"],
      ...members.slice(0, 20).map(({ memberId }) => ["satBefore", memberId]),
      ["satBefore", undefined],
    ]);
    expect(all.at(-1)?.sentence).toEqual({ en: "The same is true of 3 more.", zh: "另有 3 人情况相同。" });
  });

  it("keeps it from being saved where it blocks, or else until the teacher has seen it", () => {
    const notice = assignmentFindingsOf({ ...usual, members: [] }, now);
    const blocking = assignmentFindingsOf({ ...usual, isFormOpen: false }, now);
    expect([[], notice, blocking].map((some) => [keepsFromSaving(some, false), keepsFromSaving(some, true)])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});
