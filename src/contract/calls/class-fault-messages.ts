import type { Localized } from "../item/content";

/** The messages of the refusals of calls about classes and their members. */
export const classFaultMessages = {
  classElsewhere: {
    en: "This class is not there, or you do not teach it.",
    zh: "该班级不存在，或你不是该班的老师。",
  },
  classChanged: {
    en: "The class was changed in another window meanwhile. Look at it again; nothing was overwritten.",
    zh: "班级已在其他窗口中修改。请重新查看；没有覆盖任何内容。",
  },
  classesFull: {
    en: "You have made 500 classes, which is the most. Ask an administrator.",
    zh: "你已建立 500 个班级，达到上限。请联系管理员。",
  },
  classOwnerOnly: {
    en: "Only an owner of this class or an administrator can do this.",
    zh: "只有班级负责人或管理员可以进行此操作。",
  },
  classArchived: {
    en: "This class is archived. Bring it back before you change it.",
    zh: "该班级已归档，请先恢复再修改。",
  },
  rosterChanged: {
    en: "The class has changed since the list was compared, so nothing was changed. Compare the list again.",
    zh: "比较名单之后班级有变动，未作任何更改。请重新比较名单。",
  },
  teacherUnknown: {
    en: "No teacher has this user name. Ask an administrator whether the account has the role.",
    zh: "没有使用该用户名的老师。请向管理员确认该账号的角色。",
  },
  lastClassTeacher: {
    en: "No other teacher of this class could own it. Add a teacher first, or archive the class.",
    zh: "该班级没有其他老师可以接任负责人。请先添加老师，或将班级归档。",
  },
  classInvitationGone: {
    en: "This class no longer waits for your answer.",
    zh: "该班级已不再等待你的答复。",
  },
  rosterUndecided: {
    en: "For a line of the list several members may be meant. Choose one for each such line, each member once.",
    zh: "名单中有一行可能指多名成员。请为每个这样的行选定一名，且每名成员只选一次。",
  },
} as const satisfies Record<string, Localized>;
