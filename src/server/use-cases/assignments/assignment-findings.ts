import type { z } from "zod";
import type { ResultReleasePhase } from "../../../contract/classes/assignment-phases";
import type { assignmentFindingSchema } from "../../../contract/classes/assignments";
import type { Localized } from "../../../contract/item/content";
import { memberWindow, type MemberLimits, type WindowTimes } from "./member-window";

export type AssignmentFinding = z.output<typeof assignmentFindingSchema>;

/** What the linter knows of one member. */
export interface CheckedMember {
  readonly memberId: string;
  readonly name: string;
  readonly hasAccount: boolean;
  /** Of the member's form. */
  readonly limits: MemberLimits;
  /** The makeup window as it was entered; null: as for the class. */
  readonly makeup: WindowTimes | null;
  /** Whether the member has another form than the class. */
  readonly hasOtherForm: boolean;
  /** Whether attempts at the member's form can begin. */
  readonly isFormOpen: boolean;
  /** Attempts at this assignment. */
  readonly used: number;
  /** Whether one of them is under way, to which a longer window gives time. */
  readonly isSitting: boolean;
  /** Whether the member has sat this form outside the assignment. */
  readonly satBefore: boolean;
}

/** An assignment that is to be checked before it is saved. */
export interface CheckedAssignment extends WindowTimes {
  readonly attempts: number;
  readonly place: "home" | "room";
  readonly releasePhase: ResultReleasePhase;
  /** Whether attempts at the class's form can begin. */
  readonly isFormOpen: boolean;
  /** The time limit for students without an accommodation; null: none. */
  readonly usual: number | null;
  readonly members: readonly CheckedMember[];
  /** Members asked for who are not in the class. */
  readonly strangers: number;
}

type Words = (name: string) => Localized;
/** One finding about a member; the words follow the member's name. */
interface Rule {
  readonly code: string;
  readonly severity: AssignmentFinding["severity"];
  readonly applies: (member: CheckedMember, assignment: CheckedAssignment, now: number) => boolean;
  readonly words: (member: CheckedMember, assignment: CheckedAssignment) => Localized;
}

const minutes = (ms: number): string => String(Math.round(ms / 60_000));
const lengthOf = ({ opensAt, closesAt }: WindowTimes): number => closesAt - opensAt;
const isReal = (makeup: WindowTimes | null): makeup is WindowTimes =>
  makeup !== null && makeup.opensAt < makeup.closesAt;
const ofName =
  (en: (name: string) => string, zh: (name: string) => string): Words =>
  (name) => ({ en: en(name), zh: zh(name) });
const saying =
  (words: Words) =>
  ({ name }: CheckedMember): Localized =>
    words(name);

/** How much later than the class a member may go on, in ms. */
const movedBy = ({ limits, makeup }: CheckedMember, assignment: CheckedAssignment): number => {
  const window = makeup ?? assignment;
  return memberWindow(window, limits).closesAt - window.closesAt;
};

const rules: readonly Rule[] = [
  {
    code: "makeupEmpty",
    severity: "blocking",
    applies: ({ makeup }) => makeup !== null && !isReal(makeup),
    words: saying(
      ofName(
        (name) => `The makeup of ${name} ends before it begins.`,
        (name) => `${name} 的补考在开始之前就已结束。`,
      ),
    ),
  },
  {
    code: "makeupOver",
    severity: "blocking",
    applies: ({ makeup }, _assignment, now) => isReal(makeup) && makeup.closesAt <= now,
    words: saying(
      ofName(
        (name) => `The makeup of ${name} is over already.`,
        (name) => `${name} 的补考时间已经过去。`,
      ),
    ),
  },
  {
    code: "makeupEarly",
    severity: "notice",
    applies: ({ makeup, hasOtherForm }, { opensAt }) => isReal(makeup) && makeup.opensAt < opensAt && !hasOtherForm,
    words: saying(
      ofName(
        (name) => `${name} would see the questions before the class does.`,
        (name) => `${name} 会比全班更早看到题目。`,
      ),
    ),
  },
  {
    code: "makeupShort",
    severity: "notice",
    applies: ({ makeup, limits: { usual } }) => isReal(makeup) && usual !== null && lengthOf(makeup) < usual,
    words: ({ name, makeup, limits: { usual } }) => {
      const [has, needs] = [minutes(makeup === null ? 0 : lengthOf(makeup)), minutes(usual ?? 0)];
      return {
        en: `The makeup of ${name} is open for ${has} minutes, and the test takes ${needs}.`,
        zh: `${name} 的补考只开放 ${has} 分钟，而测试需要 ${needs} 分钟。`,
      };
    },
  },
  {
    code: "keysOut",
    severity: "blocking",
    applies: ({ makeup, hasOtherForm }, { releasePhase }) => isReal(makeup) && !hasOtherForm && releasePhase !== "held",
    words: saying(
      ofName(
        (name) => `Results are out, so ${name} needs another form of the test.`,
        (name) => `成绩已公布，${name} 需要换一份试卷。`,
      ),
    ),
  },
  {
    code: "sameForm",
    severity: "notice",
    applies: ({ makeup, hasOtherForm }, { opensAt, releasePhase }) =>
      isReal(makeup) && !hasOtherForm && releasePhase === "held" && makeup.opensAt > opensAt,
    words: saying(
      ofName(
        (name) => `Others have seen the questions by the makeup of ${name}. Another form is safer.`,
        (name) => `到 ${name} 补考时其他人已看过题目，换一份试卷更稳妥。`,
      ),
    ),
  },
  {
    code: "formWithdrawn",
    severity: "blocking",
    applies: ({ hasOtherForm, isFormOpen }) => hasOtherForm && !isFormOpen,
    words: saying(
      ofName(
        (name) => `The form for ${name} was withdrawn, so it cannot be begun.`,
        (name) => `${name} 的试卷已撤回，无法开始。`,
      ),
    ),
  },
  {
    code: "attemptsUsed",
    severity: "blocking",
    applies: ({ makeup, hasOtherForm, used, isSitting }, { attempts }) =>
      (makeup !== null || hasOtherForm) && used >= attempts && !isSitting,
    words: saying(
      ofName(
        (name) => `${name} has used all attempts and could not begin. Allow one more first.`,
        (name) => `${name} 的次数已用完，无法开始。请先增加次数。`,
      ),
    ),
  },
  {
    code: "untimed",
    severity: "notice",
    applies: ({ limits }) => limits.usual !== null && limits.own === null,
    words: (member, assignment) => {
      const more = minutes(movedBy(member, assignment));
      return {
        en: `${member.name} has no time limit, and may go on ${more} minutes longer than the others at most.`,
        zh: `${member.name} 没有时间限制，最多可比其他人多作答 ${more} 分钟。`,
      };
    },
  },
  {
    code: "endMoved",
    severity: "notice",
    applies: (member, assignment) => member.limits.own !== null && movedBy(member, assignment) > 0,
    words: (member, assignment) => {
      const [own, more] = [minutes(member.limits.own ?? 0), minutes(movedBy(member, assignment))];
      return {
        en: `${member.name} has ${own} minutes, and may go on ${more} minutes longer than the others.`,
        zh: `${member.name} 有 ${own} 分钟，可比其他人多作答 ${more} 分钟。`,
      };
    },
  },
  {
    code: "noAccount",
    severity: "notice",
    applies: ({ hasAccount }, { place }) => !hasAccount && place === "home",
    words: saying(
      ofName(
        (name) => `${name} has no account, so the test does not stand on a home page.`,
        (name) => `${name} 没有账户，首页上不会出现这个测试。`,
      ),
    ),
  },
  {
    code: "satBefore",
    severity: "notice",
    applies: ({ satBefore, used }) => satBefore && used === 0,
    words: saying(
      ofName(
        (name) => `${name} has sat this test before and knows its questions.`,
        (name) => `${name} 以前做过这个测试，看过题目。`,
      ),
    ),
  },
];

/** Findings that most members may have are told of this many by name. */
const mostNamed = 20;

const others = (code: string, severity: AssignmentFinding["severity"], count: number): AssignmentFinding => ({
  severity,
  code,
  sentence: { en: `The same is true of ${count} more.`, zh: `另有 ${count} 人情况相同。` },
});

function aboutMembers(assignment: CheckedAssignment, now: number): AssignmentFinding[] {
  return rules.flatMap(({ code, severity, applies, words }) => {
    const found = assignment.members.filter((member) => applies(member, assignment, now));
    const named = found.slice(0, mostNamed).map((member) => {
      const { memberId: member_id } = member;
      return { severity, code, member_id, sentence: words(member, assignment) };
    });
    return found.length > mostNamed ? [...named, others(code, severity, found.length - mostNamed)] : named;
  });
}

function aboutClass(assignment: CheckedAssignment, now: number): AssignmentFinding[] {
  const { opensAt, closesAt, isFormOpen, usual, members, strangers } = assignment;
  const found: AssignmentFinding[] = [];
  const add = (severity: AssignmentFinding["severity"], code: string, en: string, zh: string): void =>
    void found.push({ severity, code, sentence: { en, zh } });
  if (!isFormOpen)
    add("blocking", "testWithdrawn", "The test was withdrawn, so it cannot be begun.", "测试已撤回，无法开始。");
  if (closesAt <= opensAt) add("blocking", "windowEmpty", "The time ends before it begins.", "结束时间早于开始时间。");
  else if (closesAt <= now) add("blocking", "windowOver", "The time is over already.", "这段时间已经过去。");
  else if (usual !== null && closesAt - opensAt < usual) {
    const [has, needs] = [minutes(closesAt - opensAt), minutes(usual)];
    add(
      "notice",
      "windowShort",
      `It is open for ${has} minutes, and the test takes ${needs}: everybody is cut short.`,
      `只开放 ${has} 分钟，而测试需要 ${needs} 分钟，所有人都做不完。`,
    );
  }
  if (strangers > 0)
    add("blocking", "memberUnknown", `${strangers} of these are not in the class.`, `其中 ${strangers} 人不在班级中。`);
  if (members.length === 0 && strangers === 0)
    add("notice", "noMembers", "Nobody is in the class yet.", "班级中还没有成员。");
  return found;
}

/** What would cut somebody short, or keep somebody from beginning; those that block come first. */
export function assignmentFindingsOf(assignment: CheckedAssignment, now: number): AssignmentFinding[] {
  const found = [...aboutClass(assignment, now), ...aboutMembers(assignment, now)];
  const isBlocking = ({ severity }: AssignmentFinding) => severity === "blocking";
  return [...found.filter(isBlocking), ...found.filter((one) => !isBlocking(one))];
}

/** Whether findings keep an assignment from being saved; `isAccepted`: the teacher has seen those that do not block. */
export const keepsFromSaving = (findings: readonly AssignmentFinding[], isAccepted: boolean): boolean =>
  findings.some(({ severity }) => severity === "blocking" || !isAccepted);
