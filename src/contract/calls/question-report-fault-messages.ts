import type { Localized } from "../item/content";

/** The messages of the refusals of calls about reported problems with questions. */
export const questionReportFaultMessages = {
  reportUnknown: {
    en: "This report is not there, or it is not about a class or a question of yours.",
    zh: "该反馈不存在，或与您的班级和题目无关。",
  },
  reportElsewhere: {
    en: "This report is answered by now, so nothing was changed.",
    zh: "该反馈已有答复，未作任何更改。",
  },
} as const satisfies Record<string, Localized>;
