import type { Localized } from "../item/content";

/** The messages of the refusals of calls about other systems. */
export const integrationFaultMessages = {
  browserRequired: {
    en: "This test is sat in Safe Exam Browser. Open it there, or ask your teacher.",
    zh: "本测试须在 Safe Exam Browser 中进行。请用它打开，或询问老师。",
  },
  sebFileRefused: {
    en: "The configuration cannot be read, so nothing was changed.",
    zh: "无法读取该配置文件，未作任何更改。",
  },
  lockdownElsewhere: {
    en: "The student's browser is at another step by now, so nothing was changed.",
    zh: "该学生的浏览器已处于其他状态，未作任何更改。",
  },
} as const satisfies Record<string, Localized>;
