import type { Localized } from "../item/content";

/** The messages of the refusals of calls about the results of a class. */
export const classResultFaultMessages = {
  questionUnmet: {
    en: "Nobody has handed in this question in this assignment yet.",
    zh: "该作业中还没有人提交过这道题。",
  },
} as const satisfies Record<string, Localized>;
