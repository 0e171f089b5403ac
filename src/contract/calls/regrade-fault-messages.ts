import type { Localized } from "../item/content";

/** The messages of the refusals of calls about marking and regrading. */
export const regradeFaultMessages = {
  regradeUnknown: {
    en: "This correction is not there.",
    zh: "该更正不存在。",
  },
  regradeChanged: {
    en: "Attempts have changed since the preview, so no score was changed. Look at the new preview.",
    zh: "预览之后答卷有变动，未更改任何分数。请查看新的预览。",
  },
  regradeElsewhere: {
    en: "The correction is at another step by now, so nothing was changed.",
    zh: "该更正已处于其他步骤，未作任何更改。",
  },
  regradeUnfit: {
    en: "This answer does not fit the question, so nothing was computed.",
    zh: "该答案与题目不符，没有计算。",
  },
  regradeOwn: {
    en: "Another teacher must confirm this correction, since students have seen their results.",
    zh: "学生已看到成绩，须由另一位老师确认该更正。",
  },
  markElsewhere: {
    en: "This answer is settled or marked by others by now, so nothing was changed.",
    zh: "该答案已定分或由其他老师评阅，未作任何更改。",
  },
  markChanged: {
    en: "This mark was changed in another window meanwhile. Look at both; nothing was overwritten.",
    zh: "该评分已在其他窗口中修改。请对照两者；没有覆盖任何内容。",
  },
  markOutside: {
    en: "The question gives fewer points than that, so nothing was stored.",
    zh: "分数超过该题的满分，未保存。",
  },
} as const satisfies Record<string, Localized>;
