import type { Localized } from "../item/content";

/** The messages of the refusals of calls about assignments. */
export const assignmentFaultMessages = {
  assignmentUnknown: {
    en: "This assignment is not there, or it is not given to you.",
    zh: "该作业不存在，或不是布置给你的。",
  },
  assignmentChanged: {
    en: "The assignment was changed in another window meanwhile. Look at it again; nothing was overwritten.",
    zh: "作业已在其他窗口中修改。请重新查看；没有覆盖任何内容。",
  },
  assignmentElsewhere: {
    en: "The assignment is at another step by now, so nothing was changed.",
    zh: "作业已处于其他步骤，未作任何更改。",
  },
  assignmentNarrowed: {
    en: "Students can begin it already, so its time and attempts can only grow. Suspend it to stop them.",
    zh: "学生已经可以开始，时间和次数只能增加。如需停止，请暂停作业。",
  },
  assignmentEarly: {
    en: "Your teacher has not opened this test yet.",
    zh: "老师布置的这个测试还没有开放。",
  },
  assignmentOver: {
    en: "The time to begin this test is over.",
    zh: "开始这个测试的时间已过。",
  },
  assignmentSuspended: {
    en: "Your teacher has stopped this test for now. It can be begun once it goes on.",
    zh: "老师暂停了这个测试，恢复后才能开始。",
  },
  assignmentTakenBack: {
    en: "Your teacher has taken this test back.",
    zh: "老师已收回这个测试。",
  },
  assignmentLeft: {
    en: "You are not in this class any more.",
    zh: "你已不在这个班级。",
  },
  assignmentOfPast: {
    en: "This class is over, so its tests can no longer be begun.",
    zh: "这个班级已归档，不能再开始它的测试。",
  },
  assignmentFormChanged: {
    en: "Your teacher has given you another form of this test. Open it again from the home page.",
    zh: "老师为你换了另一份试卷。请从首页重新打开。",
  },
  sittingElsewhere: {
    en: "You have begun this test outside the assignment. Hand that in first.",
    zh: "你已在作业之外开始了这个测试，请先交卷。",
  },
  assignmentGiven: {
    en: "Your teacher gives you this test. Begin it under “From your teacher”.",
    zh: "老师会布置给你这个测试，请从“老师布置的测试”开始。",
  },
  memberUnknown: {
    en: "This member is not there, or in a class of somebody else.",
    zh: "该成员不存在，或在他人的班级中。",
  },
  memberWithoutAccount: {
    en: "This member has no account, so no accommodation can be stored.",
    zh: "该成员没有账户，无法保存特殊安排。",
  },
} as const satisfies Record<string, Localized>;
